import AppleFacts
import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let intentIdentifier: CategoryRule = RuleDescription.wrongValue.eachCategory { category, _, report in
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
