import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let locLiteralShadowsKey: Rule = Rule(
        id: "loc-literal-shadows-key",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "An alert has either a text or the key of a text, not both.",
        rationale: """
            A key refers to a text of the app. If the alert has both, the literal text is used, and everyone reads the \
            language of the server.
            """,
        source: .remotePayload,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title-loc-key": "courier.title" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42 }
                """
            )
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { ⟦"title"⟧: "Courier Arriving", "title-loc-key": "courier.title" },
                    "category": "delivery" },
                  "notification": "courier-arriving", "order": 42 }
                """
            )
        ]
    ).payload { push, report in
        guard let alert = push.received.alert, alert.kind == .mapping else { return }
        for keys in PayloadKey.alertTexts {
            guard let literal = alert.key(keys.text), let key = alert.key(keys.locKey) else { continue }
            report.add(
                at: literal.range, "'\(keys.text)' overrides '\(keys.locKey)' in the same alert",
                help: "delete one of the two",
                notes: [Finding.Note("'\(keys.locKey)' is here", at: key.range)])
        }
    }
}
