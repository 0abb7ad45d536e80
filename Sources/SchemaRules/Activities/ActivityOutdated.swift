import AppleFacts
import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "activity-outdated",
        severity: .warning,
        group: .activities,
        summary: "A Live Activity says when its content is outdated, and leaves the Lock Screen soon after its end.",
        rationale: """
            A push can be delayed or lost. Without a stale date, old content looks like news: the courier is still five \
            minutes away. Without a dismissal date, the system keeps an activity that ended for up to four hours. Usually, \
            its result matters for 15 to 30 minutes; where nobody needs it, 0s removes it at once. A date after four hours \
            has no effect.
            """,
        unseen: "Whether the app or a server ends the activity at all isn't known.",
        source: .higUpdatingActivities,
        options: [minutes.description],
        passing: [
            """
            activities:
              order:
                state: { eta: date }
                stale-after: 15m
                dismiss-after: 30m
            """,
            """
            activities:
              order:
                state: { eta: date }
                stale-after: 15m
                dismiss-after: 20m
            """,
        ],
        failing: [
            """
            activities:
              ⟦order⟧:
                state: { eta: date }
                stale-after: 15m
              parking:
                state: { until: date }
                stale-after: 15m
                dismiss-after: ⟦3h⟧
              trip:
                state: { until: date }
                stale-after: 15m
                dismiss-after: ⟦6h⟧
            """,
            """
            activities:
              ⟦order⟧:
                state: { eta: date }
                dismiss-after: 20m
              flight:
                state: { eta: date }
                stale-after: ⟦10h⟧
                dismiss-after: 20m
            """,
        ]
    )

    static let activityEnd: WholeSchemaRule = description.eachActivity { activity, _, report in
        guard let after = activity.dismissAfter else {
            guard !activity.body.attempts("dismiss-after") else { return }
            report.add(
                at: activity.name.range,
                "'\(activity.name.value)' may stay on the Lock Screen for four hours after its end",
                severity: .advice, help: "add dismiss-after: 15m, or 0s to remove it at once")
            return
        }
        let minutes = report.option(minutes)
        if after.value > Limits.secondsAfterEnd {
            report.add(
                at: after.range, "the system removes an activity four hours after its end, at the latest",
                help: "write 4h or less, usually 15m to 30m")
        } else if after.value > minutes * 60 {
            report.add(
                at: after.range, "'\(activity.name.value)' stays for long after its end", severity: .advice,
                help: "write \(minutes)m or less, if the result doesn't matter for longer")
        }
    }

    private static let minutes = RuleOption.integer(
        "limit", default: 30, in: 0...240, "The minutes that an activity may stay after its end.")

    static let activityStale: WholeSchemaRule = description.eachActivity { activity, _, report in
        if let after = activity.staleAfter, after.value > Limits.secondsOfActivity {
            report.add(
                at: after.range, "an activity doesn't last longer than eight hours, so it is never outdated",
                help: "write the longest time between two updates, such as 15m")
        } else if let after = activity.staleAfter, after.value < 60 {
            report.add(
                at: after.range, "the content counts as outdated before an update can arrive", severity: .advice,
                help: "write the longest time between two updates, such as 15m")
        }
        guard activity.staleAfter == nil, !["stale-after", "stale-date"].contains(where: activity.body.attempts) else {
            return
        }
        report.add(
            at: activity.name.range,
            "the content of '\(activity.name.value)' never counts as outdated",
            severity: .advice,
            help: "add stale-after: with the longest time between two updates, such as 15m")
    }
}
