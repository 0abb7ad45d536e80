import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let activityPushKey: ActivityPushRule = RuleDescription(
        id: "activity-push-key",
        severity: .error,
        group: .activities,
        domain: .payload,
        summary: "A push of a Live Activity has only ActivityKit's keys, all of them in aps.",
        rationale: """
            The system ignores all other keys: with content_state, the activity isn't updated, and with a state next \
            to aps neither. APNs accepts such a push, so the server doesn't learn of the mistake.
            """,
        source: .activityPushes,
        passing: [
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update", "stale-date": 1769852700,
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
            // As Apple prints it.
            .payload(
                """
                { "aps": { "timestamp": 1168364460, "event": "update",
                    "content-state": { "currentHealthLevel": 0.941, "eventDescription": "Power Panda has been knocked down!" },
                    "alert": {
                      "title": { "loc-key": "%@ is knocked down!", "loc-args": ["Power Panda"] },
                      "body": { "loc-key": "Use a potion to heal %@!", "loc-args": ["Power Panda"] },
                      "sound": "chime.aiff" } } }
                """,
                of: """
                    activities:
                      adventure:
                        state: { currentHealthLevel: number, eventDescription: string }
                        stale-after: 15m
                        dismiss-after: 20m

                    """),
        ],
        failing: [
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update", ⟦"stale_date"⟧: 1769852700,
                    ⟦"content_state"⟧: { "step": "cooking", "eta": 791546400 } },
                  ⟦"relevance-score"⟧: 50 }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update", ⟦"sound"⟧: "default",
                    "alert": { "title": "Order", ⟦"subtitle"⟧: "Soon" },
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
        ]
    ).eachActivityPush(lookingAt: [.aps, .data]) { push, report in
        for entry in push.received.apsEntries where APSKey.ofActivities[entry.name] == nil {
            let inAlert = alertKeys.contains(entry.name)
            let suggestion = push.nearest(to: entry.name, among: APSKey.ofActivities.names)
            report.add(
                at: entry.key.range, "'\(entry.name)' isn't a key of a Live Activity's push, so it is ignored",
                help: inAlert ? "move it into 'alert'" : suggestion.map { "did you mean '\($0)'?" } ?? "delete it")
        }
        if let alert = push.received.alert, alert.kind == .mapping {
            for entry in alert.entries where !alertKeys.contains(entry.key.text) {
                let suggestion = push.nearest(to: entry.key.text, among: alertKeys)
                report.add(
                    at: entry.key.range, "'\(entry.key.text)' isn't a key of a Live Activity's alert, so it is ignored",
                    help: suggestion.map { "did you mean '\($0)'?" } ?? "its keys are title, body and sound")
            }
        }
        for entry in push.received.ownEntries where APSKey.ofPayload[entry.name] == nil {
            guard !FirebaseKey.isReserved(entry.name) else { continue }
            let isOfAPS = APSKey.ofActivities[entry.name.replacing("_", with: "-")] != nil
            report.add(
                at: entry.key.range, "'\(entry.name)' is next to 'aps', where ActivityKit doesn't look for it",
                help: isOfAPS ? "move it into 'aps'" : "declare it under 'state', and send it in content-state")
        }
    }

    private static let alertKeys = [PayloadKey.title.text, PayloadKey.body.text, PayloadKey.sound]
}

extension RuleExample {
    /// A push of a small activity, for rules that need no more.
    static func activityPush(_ payload: String) -> RuleExample { .payload(payload, of: order) }

    private static let order = """
        app: { bundle-identifier: com.example.kitchen }
        activities:
          order:
            attributes: { shop: string }
            state: { step: { values: [cooking, delivered] }, eta: date }
            start: { title: Order from $(shop) }
            stale-after: 15m
            dismiss-after: 20m

        """
}
