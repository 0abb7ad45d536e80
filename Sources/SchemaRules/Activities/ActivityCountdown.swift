import Diagnostics
import EnglishStyle
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
        unseen: "Only names with English words from a list are found, such as eta and minutes-left.",
        source: .activityPushes,
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
            let isTime = words.contains { DataNames.has(.time, $0) } && words.contains { DataNames.has(.rest, $0) }
            guard isTime || words.contains(where: { DataNames.has(.countdown, $0) }) else { continue }
            report.add(
                at: field.name.range, "'\(field.name.value)' changes every minute, and pushes can't keep up",
                help: "declare a date, such as arrives-at: date, and show it with Text(timerInterval:)")
        }
    }
}
