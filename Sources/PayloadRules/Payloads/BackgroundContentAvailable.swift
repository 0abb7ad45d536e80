import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let backgroundContentAvailable: PushRule = RuleDescription(
        id: "background-content-available",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "A background push has content-available in aps.",
        rationale: """
            This key wakes the app. A push without it and without anything to show has no effect.
            """,
        source: .backgroundUpdates,
        passing: [
            .payload(#"{ "aps": { "content-available": 1 }, "notification": "sync" }"#, of: schema)
        ],
        failing: [
            .payload(#"{ ⟦"aps"⟧: {}, "notification": "sync" }"#, of: schema),
            .payload(#"{ "aps": { "content-available": ⟦0⟧ }, "notification": "sync" }"#, of: schema),
        ]
    ).eachPush(lookingAt: [.aps, .headers, .identity]) { push, report in
        let key = PayloadKey.contentAvailable
        guard push.isBackground, !push.misspells(key) else { return }
        let value = push.received.aps(key)
        // A value of the wrong type has its own rule.
        if let value, value.isFlagOn || push.notification == nil || APSKey.Value.flag.verdict(on: value) == .wrong {
            return
        }
        report.add(
            at: value?.range ?? push.received.place, "\(push.subject) is a background push, but doesn't wake the app",
            help: value == nil ? "add \"\(key)\": 1 to aps" : "write 1", notes: push.note())
    }

    private static let schema = """
        notifications:
          sync: { delivery: background }

        """
}
