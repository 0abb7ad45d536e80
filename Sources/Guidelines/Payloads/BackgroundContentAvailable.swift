import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension SchemaRule {
    static let backgroundContentAvailable = SchemaRule(
        ofPayloads: RuleDescription(
            id: "background-content-available",
            severity: .error,
            summary: "A background push has content-available in aps.",
            rationale: """
                It is what wakes the app. A push without it, and without anything to show, does nothing at all.
                """,
            source: .backgroundUpdates,
            passing: [
                .payload(#"{ "aps": { "content-available": 1 }, "notification": "sync" }"#, of: schema)
            ],
            failing: [
                .payload(#"{ ⟦"aps"⟧: {}, "notification": "sync" }"#, of: schema)
            ]
        )
    ) { push, findings in
        let key = PayloadKey.contentAvailable
        guard push.isBackground, push.push.aps(key) == nil, !push.misspells(key) else { return }
        findings.report(
            at: push.push.place, "\(push.subject) is a background push, and does not wake the app",
            help: "add \"\(key)\": 1 to aps", notes: push.note())
    }

    private static let schema = """
        notifications:
          sync: { delivery: background }

        """
}
