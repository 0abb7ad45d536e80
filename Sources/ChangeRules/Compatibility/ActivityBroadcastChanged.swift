import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let activityBroadcastChanged: SchemaChangeRule = RuleDescription(
        id: "activity-broadcast-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "The updates of a Live Activity keep reaching channels and tokens that they reached.",
        rationale: """
            An activity gets its updates either from a channel or by its own token, as the app requested when it \
            started. Activities in installed apps, and those that are running, don't get updates that are only sent the \
            other way: they keep their old content. With where-available, the server sends both ways, so a change to it \
            loses nothing.
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
            ),
            RuleExample(
                from: """
                    activities:
                      match: { broadcast: true, state: { goals: integer }, stale-after: 15m, dismiss-after: 20m }
                      order: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      match: { broadcast: where-available, state: { goals: integer }, stale-after: 15m, dismiss-after: 20m }
                      order: { broadcast: where-available, state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """
            ),
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
        for match in change.activities.matches {
            let (old, new) = (match.old.broadcast, match.new.broadcast)
            let losesChannel = old.usesChannel && !new.usesChannel
            guard losesChannel || old.usesTokens && !new.usesTokens else { continue }
            report.add(
                at: match.new.broadcastOption?.range ?? match.new.name.range,
                losesChannel
                    ? "updates of '\(match.new.name.value)' went to a channel and now go to tokens: activities in installed "
                        + "apps don't get them"
                    : "updates of '\(match.new.name.value)' went to tokens and now go to a channel: activities in installed "
                        + "apps don't get them",
                help:
                    "write broadcast: where-available, and send each update both ways, or declare a separate activity",
                notes: [
                    Finding.Note("it was declared here", at: match.old.broadcastOption?.range ?? match.old.name.range)
                ], breaks: change.breaksOfBroadcast(match))
        }
    }
}
