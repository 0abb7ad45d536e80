import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let activityAlertOften: WholeSchemaRule = RuleDescription(
        id: "activity-alert-often",
        severity: .warning,
        group: .activities,
        summary: "Only essential updates of a Live Activity alert.",
        rationale: """
            An alert lights up the screen and plays a sound. If every step alerts, or nobody knows which step does, \
            people turn off the activities of the app. Say with 'when' which values of the state need attention.
            """,
        unseen: "How often a value changes, and which updates a server really sends with an alert, isn't known.",
        source: .higUpdatingActivities,
        passing: [
            """
            activities:
              order:
                state: { step: { values: [cooking, on-the-way, arriving] } }
                alerts:
                  arriving: { title: Almost There, when: { step: arriving } }
                stale-after: 15m
                dismiss-after: 20m
            """
        ],
        failing: [
            """
            activities:
              order:
                state: { step: { values: [cooking, arriving] } }
                ⟦alerts⟧:
                  cooking: { title: In the Kitchen, when: { step: cooking } }
                  arriving: { title: Almost There, when: { step: arriving } }
                stale-after: 15m
                dismiss-after: 20m
            """,
            """
            activities:
              order:
                state: { step: { values: [cooking, arriving] } }
                alerts:
                  ⟦news⟧: { title: Your Order Has News }
                stale-after: 15m
                dismiss-after: 20m
            """,
        ]
    ).eachActivity { activity, _, report in
        for alert in activity.alerts where alert.when == nil && !alert.node.attempts("when") {
            // Values of an enum are what most alerts are about.
            let example = activity.state.lazy.compactMap { field in
                field.values.first.map { ", such as { \(field.name.value): \($0.value) }" }
            }.first
            report.add(
                at: alert.name.range, "nothing says which updates alert with '\(alert.name.value)'", severity: .advice,
                help: "add when: with a value of the state\(example ?? "")")
        }
        for field in activity.state where field.values.count > 1 {
            let alerting = Set(
                activity.alerts.compactMap { alert -> String? in
                    // Together with another value, it is only some of the updates.
                    guard let when = alert.when, when.content.count == 1 else { return nil }
                    return when.content[field.name.value]?.text
                })
            guard field.values.allSatisfy({ alerting.contains($0.value) }) else { continue }
            report.add(
                at: activity.key("alerts")?.range ?? activity.name.range,
                "every value of '\(field.name.value)' alerts", help: "keep the alerts that people must not miss",
                notes: [Finding.Note("declared here", at: field.name.range)])
        }
    }
}
