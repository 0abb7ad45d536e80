import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let bodyAllCaps: ShownNotificationRule = RuleDescription(
        id: "body-all-caps",
        severity: .warning,
        fixes: [.unsafe],
        group: .notificationTexts,
        language: .english,
        summary: "The texts of a notification aren't in all capitals.",
        rationale: """
            All capitals are hard to read, and look like shouting. Add your own abbreviations to app.glossary.
            """,
        source: .higNotifications,
        passing: [
            """
            app: { glossary: [UNICEF] }
            notifications:
              sale: { title: Sale, body: It ends today. }
              match: { title: NBA Finals, body: UNICEF and NASA are on TV. }
            """
        ],
        failing: [
            """
            notifications:
              sale: { title: Sale, body: ⟦SALE ENDS TODAY⟧ }
              shop: { title: ⟦BIG NEWS TODAY⟧, body: A shop opens near you. }
            """
        ]
    ).eachShownNotification { notification, context, report in
        for text in notification.texts where text.isShouted(glossary: context.style.glossary) {
            let suggestion =
                text === notification.title
                ? text.inTitleStyle(by: context.style) : text.inSentenceStyle(by: context.style.glossary)
            report.add(
                at: text.range,
                "the text is in capitals",
                help: "write “\(suggestion)”",
                fix: Fix(.unsafe, text.edits(to: suggestion))
            )
        }
    }
}
