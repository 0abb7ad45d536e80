import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let activityTopicMissing: WholeSchemaRule = RuleDescription(
        id: "activity-topic-missing",
        severity: .advice,
        group: .activities,
        summary: "If the notifications of an app have topics, a Live Activity has one, too.",
        rationale: """
            People turn topics on and off in the app, and expect to find its Live Activities there. The rule looks only \
            whether an activity has a topic, not whether it is the right one.
            """,
        source: .higUpdatingActivities,
        passing: [
            """
            topics:
              orders: { title: Orders }
            activities:
              order: { topic: orders, state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
            notifications:
              shipped: { topic: orders, title: Order Shipped, thread-id: orders }
            """
        ],
        failing: [
            """
            topics:
              orders: { title: Orders }
            activities:
              ⟦order⟧: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
            notifications:
              shipped: { topic: orders, title: Order Shipped, thread-id: orders }
            """
        ]
    ).schema { context, report in
        guard let first = context.schema.notifications.first(where: { $0.topicName != nil }) else { return }
        for activity in context.schema.activities where !activity.body.attempts("topic") {
            report.add(
                at: activity.name.range, "people can't turn off '\(activity.name.value)' in the app",
                help: "add topic: with the topic that turns it off",
                notes: [Finding.Note("notifications have topics", at: first.name.range)], isOneDecision: true)
        }
    }
}
