import AppleFacts
import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let intentIdentifier: CategoryRule = RuleDescription(
        id: "intent-identifier",
        severity: .warning,
        fixes: [.unsafe],
        group: .communication,
        summary: "An intent of a category is named by its class.",
        rationale: """
            The system ignores an identifier that it doesn't know. The identifier of an intent is the name of its \
            class, with Intent at the end, and not that of the constant, which ends with Identifier. Intents of \
            your own aren't reported.
            """,
        source: RuleSource(
            "SiriKit, Intent Class Identifiers",
            url: "https://developer.apple.com/documentation/sirikit/intent-class-identifiers"),
        passing: [
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                intent-identifiers: [INSendMessageIntent, OrderSoupIntent, OrderSoup]
            """
        ],
        failing: [
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                intent-identifiers: [⟦INSendMessage⟧, ⟦INStartCallIntentIdentifier⟧]
            """
        ]
    ).eachCategory { category, _, report in
        for intent in category.intentIdentifiers {
            guard let meant = IntentIdentifiers.meant(by: intent.value) else { continue }
            report.add(
                at: intent.range,
                "'\(intent.value)' isn't the identifier of an intent",
                help: "write \(meant)",
                fix: Fix(.unsafe, [TextEdit(intent.range, meant)])
            )
        }
    }
}
