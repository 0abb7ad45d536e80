import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let activityBroadcastChanged: SchemaChangeRule = RuleDescription(
        id: "activity-broadcast-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "The updates of a Live Activity keep going to channels, or to tokens.",
        rationale: """
            An activity gets its updates either from a channel or by its own token, as the app requested when it \
            started. Activities in installed apps, and those that are running, don't get updates that are sent the \
            other way: they keep their old content.
            """,
        source: .broadcastPushes,
        passing: [
            RuleExample(
                from: """
                    activities:
                      match: { state: { goals: integer }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      match: { broadcast: false, state: { goals: integer }, stale-after: 15m, dismiss-after: 20m }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    activities:
                      match: { broadcast: true, state: { goals: integer }, stale-after: 15m, dismiss-after: 20m }
                      order: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      ⟦match⟧: { state: { goals: integer }, stale-after: 15m, dismiss-after: 20m }
                      order: { broadcast: ⟦true⟧, state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """
            )
        ]
    ).change { change, report in
        for match in change.activities.matches where match.old.isBroadcast != match.new.isBroadcast {
            report.add(
                at: match.new.broadcast?.range ?? match.new.name.range,
                match.old.isBroadcast
                    ? "updates of '\(match.new.name.value)' went to a channel and now go to tokens: activities in installed "
                        + "apps don't get them"
                    : "updates of '\(match.new.name.value)' went to tokens and now go to a channel: activities in installed "
                        + "apps don't get them",
                help: match.old.isBroadcast
                    ? "write broadcast: true, or declare a separate activity"
                    : "delete broadcast, or declare a separate activity",
                notes: [
                    Finding.Note("it was declared here", at: match.old.broadcast?.range ?? match.old.name.range)
                ])
        }
    }
}
