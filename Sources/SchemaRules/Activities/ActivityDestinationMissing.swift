import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let activityDestinationMissing: WholeSchemaRule = RuleDescription(
        id: "activity-destination-missing",
        severity: .advice,
        group: .activities,
        summary: "A tap on a Live Activity opens the screen with its details.",
        rationale: """
            People tap a Live Activity to see more about it, and don't want to look for it in the app. With a destination, \
            the widget has a URL, and the app decodes it. The rule reports an activity without one if the schema names \
            screens for something else.
            """,
        unseen: "Whether the code of the widget makes a URL of its own isn't known.",
        source: .launchingFromActivities,
        passing: [
            """
            app: { url-scheme: kitchen }
            activities:
              order: { destination: order, state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
            notifications:
              shipped: { destination: order, title: Order Shipped, thread-id: orders }
            """
        ],
        failing: [
            """
            app: { url-scheme: kitchen }
            activities:
              ⟦order⟧: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
            notifications:
              shipped: { destination: order, title: Order Shipped, thread-id: orders }
            """
        ]
    ).schema { context, report in
        guard let screen = context.schema.destinations.first else { return }
        for activity in context.schema.activities where !activity.body.attempts("destination") {
            report.add(
                at: activity.name.range, "a tap on '\(activity.name.value)' opens the app, but no screen",
                help: "add destination: with the screen that shows more about it",
                notes: [Finding.Note("here, a tap opens a screen", at: screen.range)], isOneDecision: true)
        }
    }
}
