import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let activityCountdown: WholeSchemaRule = RuleDescription(
        id: "activity-countdown",
        severity: .warning,
        group: .activities,
        summary: "A countdown is a date, not a text or a number.",
        rationale: """
            SwiftUI counts down to a date by itself. A text or a number needs a push every minute, which the budget \
            doesn't allow, and is wrong in between.
            """,
        source: .higLiveActivities,
        passing: [
            """
            activities:
              order:
                state: { arrives-at: date, minutes-of-play: integer }
                stale-after: 15m
                dismiss-after: 20m
            """
        ],
        failing: [
            """
            activities:
              order:
                state: { ⟦minutes-left⟧: integer, ⟦eta⟧: string }
                stale-after: 15m
                dismiss-after: 20m
            """
        ]
    ).eachActivity { activity, _, report in
        for field in activity.state where field.isTypeKnown && field.values.isEmpty {
            guard let type = field.type.scalar, [.string, .integer, .number, .count].contains(type) else { continue }
            let words = field.name.value.nameWords
            let isTime = words.contains(where: times.contains) && words.contains(where: rests.contains)
            guard isTime || words.contains(where: countdowns.contains) else { continue }
            report.add(
                at: field.name.range, "'\(field.name.value)' changes every minute, and pushes can't keep up",
                help: "declare a date, such as arrives-at: date, and show it with Text(timerInterval:)")
        }
    }

    private static let times: Set<String> = ["hours", "minutes", "mins", "seconds", "secs", "time"]
    private static let rests: Set<String> = ["left", "remaining", "until"]
    private static let countdowns: Set<String> = ["countdown", "eta"]
}
