import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let bodySentenceCase: ShownNotificationRule = RuleDescription(
        id: "body-sentence-case",
        severity: .warning,
        fixes: [.unsafe],
        group: .notificationTexts,
        language: .english,
        summary: "The body of a notification uses sentence style.",
        rationale: """
            A body consists of sentences: only the first word and names are capitalized. Capitalized short words \
            clearly show title style; if only long words are capitalized, which may be names, the finding is advice. \
            Add names that are reported here to app.glossary.
            """,
        source: .higNotifications,
        passing: [
            """
            notifications:
              shipped: { title: Order Shipped, body: Your order from The Wall Street Coffee Company has shipped. }
              film: { title: Tonight, body: “The Best Day of Your Life” is on at eight. }
              phone: { title: Found, body: iPhone was found near Central Park in New York City. }
            """
        ],
        failing: [
            """
            notifications:
              shipped: { title: Order Shipped, body: ⟦Your Order Has Shipped.⟧ }
              hotels: { title: Hotels, body: ⟦Great Summer Hotel Rooms for Families.⟧ }
              arrived: { title: Parcel Arrived, body: ⟦it is in front of your door.⟧ }
            """
        ]
    ).eachShownNotification { notification, context, report in
        guard let body = notification.body else { return }
        guard !body.isShouted(glossary: context.style.glossary),
            let correction = context.sentences.correction(of: body)
        else { return }
        report.add(
            at: body.range,
            correction.isFirstWord
                ? "the body begins with a lowercase letter"
                : "“\(correction.written)” is capitalized inside a sentence, as in a title",
            severity: correction.isSure ? .warning : .advice,
            help: "write “\(correction.suggestion)”",
            fix: Fix(.unsafe, body.edits(to: correction.suggestion))
        )
    }
}
