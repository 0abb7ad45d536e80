import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let titleTitleCase: ShownNotificationRule = RuleDescription(
        id: "title-title-case",
        severity: .warning,
        fixes: [.safe, .unsafe],
        group: .notificationTexts,
        language: .english,
        summary: "Titles of notifications use title style.",
        rationale: """
            The guidelines ask for it, and the system's notifications use it. For a title with placeholders, or with a \
            word that can be either, the finding is advice. A title that says who did something reads as a sentence, \
            and is ignored. Add your own spellings to app.glossary.
            """,
        source: .higNotifications,
        passing: [
            """
            app: { glossary: [eyeDrops] }
            notifications:
              payment: { title: Payment Received, body: Thank you for your order. }
              mention: { title: $(name) mentioned you, variables: { name: { origin: user } } }
              drops: { title: Time for eyeDrops, body: Two in each eye. }
            """
        ],
        failing: [
            """
            notifications:
              payment: { title: ⟦Payment received⟧, body: Thank you for your order. }
              parcel: { title: ⟦Parcel for $(name) arrived⟧, variables: { name: { origin: user } } }
            """
        ]
    ).eachShownNotification { texts, context, report in
        // Text without readable words has its own rule.
        guard let title = texts.title, !title.tellsWhoDidIt, !title.isInQuotes,
            texts.declaration.foreignPlaceholders(in: title.text).isEmpty
        else { return }
        guard let correction = context.style.correction(of: title), let word = correction.words.first else {
            return
        }
        let isSure = correction.isSure && !title.hasPlaceholder
        report.add(
            at: title.range,
            "“\(title.trimmed)” isn't in title style",
            severity: isSure ? .warning : .advice,
            help: "write “\(correction.suggestion)”: \(word.rule)",
            fix: Fix(correction.isAutomatic && isSure ? .safe : .unsafe, title.edits(to: correction.suggestion))
        )
    }
}

extension WrittenText {
    /// Whether the text begins with a placeholder and a verb, as in *$(name) mentioned you*.
    fileprivate var tellsWhoDidIt: Bool {
        let tokens = tokens.filter { $0.kind != .decoration }
        guard tokens.count > 1, tokens[0].isPlaceholder, tokens[1].core.first?.isSmallLetter == true else {
            return false
        }
        let word = tokens[1].folded
        return WordTables.auxiliaries.contains(word) || WordTables.finiteVerbs.contains(word) || word.hasSuffix("ed")
    }
}
