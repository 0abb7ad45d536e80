import AppleFacts
import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let activityAvailability: WholeSchemaRule = RuleDescription(
        id: "activity-availability",
        severity: .warning,
        group: .activities,
        summary: "The systems that the app runs on have what an activity uses.",
        rationale: """
            Live Activities exist on iOS, starts by a push since iOS 17.2, broadcast channels since iOS 18. On an older \
            system, a push starts nothing: the app starts the activity itself. Updates of a broadcast don't reach a \
            system without channels; a second activity with the same state and without broadcast, whose pushes go to \
            the tokens of the devices, does.
            """,
        source: .activityPushes,
        passing: [
            """
            app: { platforms: { iOS: 18.0 } }
            activities:
              match:
                state: { goals: integer }
                stale-after: 15m
                dismiss-after: 20m
                broadcast: true
            """,
            """
            app: { platforms: { iOS: 17.2 } }
            activities:
              ride:
                state: { minutes: integer }
                start: { title: Ride Begins, body: Your driver is on the way. }
                stale-after: 15m
                dismiss-after: 20m
            """,
        ],
        failing: [
            """
            app: { platforms: { iOS: 17.0 } }
            activities:
              match:
                state: { goals: integer }
                stale-after: 15m
                dismiss-after: 20m
                broadcast: ⟦true⟧
            """,
            """
            app: { platforms: { iOS: 16.0 } }
            activities:
              ride:
                state: { minutes: integer }
                ⟦start⟧: { title: Ride Begins, body: Your driver is on the way. }
                stale-after: 15m
                dismiss-after: 20m
            """,
            """
            app: { platforms: { macOS: 15.0 } }
            activities:
              ⟦match⟧:
                state: { goals: integer }
                stale-after: 15m
                dismiss-after: 20m
            """,
        ]
    ).eachActivity { activity, context, report in
        let targets = context.schema.app.deploymentTargets
        guard let iOS = targets[.iOS] else {
            report.add(
                at: activity.name.range, "only iOS has Live Activities, and the app isn't for iOS",
                help: "add iOS under app.platforms, or delete the activity")
            return
        }
        // Without declared platforms, nothing says that the app runs on an older system.
        if let start = activity.start, context.schema.app.platforms[.iOS] != nil,
            let version = Availability.pushToStart.introduced[.iOS], iOS < version
        {
            report.add(
                at: start.name.range, "a push starts no activity on systems before iOS \(version)", severity: .advice,
                help: "raise the deployment target to iOS \(version), or let the app start it there with start(…)")
        }
        guard activity.isBroadcast, let broadcast = activity.broadcast,
            let version = Availability.broadcast.introduced[.iOS], iOS < version
        else { return }
        report.add(
            at: broadcast.range, "systems before iOS \(version) have no broadcast channels", severity: .advice,
            help:
                "raise the deployment target to iOS \(version), or declare a second activity without 'broadcast' for "
                + "these systems: its updatePush(…) goes to the token of each device")
    }
}
