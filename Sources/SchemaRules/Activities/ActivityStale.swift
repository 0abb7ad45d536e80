import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let activityStale: WholeSchemaRule = RuleDescription(
        id: "activity-stale",
        severity: .advice,
        group: .activities,
        summary: "A Live Activity says when its content is outdated.",
        rationale: """
            A push can be delayed or lost. Without a stale date, old content looks like news: the courier is still \
            five minutes away. With one, the app can show that the content is outdated.
            """,
        source: .activityPushes,
        passing: [
            """
            activities:
              order:
                state: { eta: date }
                stale-after: 15m
                dismiss-after: 20m
            """
        ],
        failing: [
            """
            activities:
              ⟦order⟧:
                state: { eta: date }
                dismiss-after: 20m
            """
        ]
    ).eachActivity { activity, _, report in
        guard activity.staleAfter == nil, !activity.body.attempts("stale-after") else { return }
        report.add(
            at: activity.name.range, "the content of '\(activity.name.value)' never counts as outdated",
            help: "add stale-after: with the longest time between two updates, such as 15m")
    }
}
