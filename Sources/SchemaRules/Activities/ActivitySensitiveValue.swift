import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let activitySensitiveValue: WholeSchemaRule = RuleDescription(
        id: "activity-sensitive-value",
        severity: .warning,
        group: .activities,
        summary: "A Live Activity shows nothing private.",
        rationale: """
            Anyone who sees the Lock Screen, a watch or a car sees the activity. Show something harmless, and the \
            rest in the app. In a broadcast, every value is the same for everybody who follows the channel, so none \
            is about a person.
            """,
        source: .higLiveActivities,
        passing: [
            """
            activities:
              transfer:
                attributes: { account: { max-length: 20, sensitivity: public } }
                state: { step: { values: [sent, arrived] } }
                stale-after: 15m
                dismiss-after: 20m
            """
        ],
        failing: [
            """
            activities:
              transfer:
                attributes: { ⟦iban⟧: string }
                state: { step: { values: [sent, arrived] }, ⟦total⟧: { type: decimal, sensitivity: financial } }
                stale-after: 15m
                dismiss-after: 20m
            """,
            """
            app: { platforms: { iOS: 18.0 } }
            activities:
              match:
                state: { goals: integer, ⟦cheer⟧: { origin: user } }
                stale-after: 15m
                dismiss-after: 20m
                broadcast: true
            """,
        ]
    ).eachActivity { activity, _, report in
        for field in activity.fields {
            if field.isSensitive {
                report.add(
                    at: field.name.range,
                    "anyone who sees the screen can read '\(field.name.value)' (\(field.sensitivity.rawValue))",
                    help: "remove it and show it in the app, or allow it if people need it at a glance")
            } else if activity.isBroadcast, field.sensitivity == .personal {
                report.add(
                    at: field.name.range,
                    "everybody who follows the channel gets '\(field.name.value)', which is personal",
                    help: "remove it: a broadcast is for everybody")
            } else if field.sensitivityLevel == nil, field.originOfText == nil,
                let suspicion = SensitiveName(field.name.value), suspicion.isLikely
            {
                report.add(
                    at: field.name.range, "'\(field.name.value)' may be private",
                    help: "declare sensitivity: \(suspicion.sensitivity.rawValue) if it is, or public if it isn't")
            }
        }
    }
}
