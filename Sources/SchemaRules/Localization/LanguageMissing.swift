import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let languageMissing: WholeSchemaRule = RuleDescription(
        id: "language-missing",
        severity: .advice,
        group: .localization,
        isOnlyForSchemas: true,
        summary: "A schema whose texts aren't in English declares its language.",
        rationale: """
            Without a language, Belfry assumes English, and rules for English titles and sentences would be wrong. \
            Texts that are clearly in another language are ignored; if most are, all other texts are ignored, too.
            """,
        source: .language,
        passing: [
            """
            app: { language: de }
            actions:
              later: { title: Später erinnern, icon: clock }
            """,
            """
            categories:
              trip:
                hidden-previews-body-placeholder: Trip
                actions:
                  - start: { title: Start in La Paz, icon: play }
            notifications:
              trip: { category: trip, title: Flight to Nuevo León, body: “Una mattina” is now playing in Los Angeles. }
            """,
        ],
        failing: [
            """
            actions:
              later: { title: ⟦Später erinnern⟧, icon: clock }
              reply: { title: antworten, icon: arrowshape.turn.up.left }
            """,
            """
            categories:
              order:
                hidden-previews-body-placeholder: Commande
                actions:
                  - later: { title: ⟦Rappeler plus tard⟧, icon: clock }
            notifications:
              shipped: { category: order, title: Commande expédiée, body: Votre commande est en route }
            """,
        ]
    ).schema { context, report in
        guard let (text, language) = context.foreignTexts.first else { return }
        report.add(
            at: text.range,
            "“\(text.trimmed)” seems to be \(language.name), but the schema doesn't declare a language",
            help: "write language: \(language.tag) under app, or the tag of another language"
        )
    }
}
