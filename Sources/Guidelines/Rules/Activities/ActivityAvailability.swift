import AppleFacts
import Diagnostics
import NotificationSchema

extension Rule {
    static let activityAvailability: Rule = Rule(
        id: "activity-availability",
        severity: .warning,
        group: .activities,
        summary: "The systems that the app runs on have what an activity uses.",
        rationale: """
            Live Activities exist on iOS, starts by a push since iOS 17.2, broadcast channels since iOS 18. On an older \
            system, a start with a channel starts nothing: the app has to start the activity itself, and a server \
            has to update it with its own token.
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
            """
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
        guard activity.isBroadcast, let broadcast = activity.broadcast,
            let version = Availability.broadcast.introduced[.iOS], iOS < version
        else { return }
        report.add(
            at: broadcast.range, "systems before iOS \(version) have no broadcast channels", severity: .advice,
            help: "raise the deployment target to iOS \(version), or update these apps with their own tokens")
    }
}
