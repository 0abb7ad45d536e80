import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let activityPushStart: WholeSchemaRule = RuleDescription.activityPushStart.eachActivity {
        activity, _, report in
        for alert in activity.allAlerts where alert.templates.allSatisfy({ $0.text.value.isEmpty }) {
            report.add(
                at: alert.name.range,
                "the alert '\(alert.name.value)' has no text",
                kind: .requirement,
                help: "add title: with a few words about what happened")
        }
    }
}
