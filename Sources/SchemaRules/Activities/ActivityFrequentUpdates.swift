import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let activityFrequentUpdates: WholeSchemaRule = RuleDescription(
        id: "activity-frequent-updates",
        severity: .advice,
        group: .activities,
        summary: "An activity that is updated frequently says why.",
        rationale: """
            Frequent updates cost battery, and people can turn them off for the app. Write the reason under 'because', \
            where reviewers see it.
            """,
        source: .activityPushes,
        passing: [
            """
            activities:
              match:
                state: { goals: integer }
                stale-after: 15m
                dismiss-after: 20m
                frequent-updates: true
                because: Goals fall within minutes of each other.
            """
        ],
        failing: [
            """
            activities:
              match:
                state: { goals: integer }
                stale-after: 15m
                dismiss-after: 20m
                frequent-updates: ⟦true⟧
            """
        ]
    ).eachActivity { activity, _, report in
        guard activity.needsFrequentUpdates, activity.because == nil, let wish = activity.frequentUpdates else {
            return
        }
        report.add(
            at: wish.range, "'\(activity.name.value)' asks for frequent updates without a reason",
            help: "add because: with the reason, or delete the key if a few updates an hour are enough")
    }
}
