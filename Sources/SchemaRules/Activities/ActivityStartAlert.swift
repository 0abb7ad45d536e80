import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let activityStartAlert: WholeSchemaRule = RuleDescription(
        id: "activity-start-alert",
        kind: .requirement,
        severity: .error,
        group: .activities,
        summary: "A push that starts a Live Activity has an alert with a text.",
        rationale: """
            ActivityKit requires the alert: it tells people that something new is on their Lock Screen. APNs accepts \
            a start without one, and then nothing happens on the device.
            """,
        source: .activityPushes,
        passing: [
            """
            activities:
              order:
                attributes: { shop: string }
                state: { eta: date }
                start: { title: Order from $(shop), sound: default }
                stale-after: 15m
                dismiss-after: 20m
            """
        ],
        failing: [
            """
            activities:
              order:
                state: { eta: date }
                ⟦start⟧: { sound: default }
                stale-after: 15m
                dismiss-after: 20m
            """
        ]
    ).eachActivity { activity, _, report in
        for alert in activity.allAlerts where alert.templates.allSatisfy({ $0.text.value.isEmpty }) {
            report.add(
                at: alert.name.range, "the alert '\(alert.name.value)' has no text",
                help: "add title: with a few words about what happened")
        }
    }
}
