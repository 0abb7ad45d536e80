import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let locLiteralShadowsKey = Rule(
        id: "loc-literal-shadows-key",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "A text of an alert is written out, or looked up on the device, not both.",
        rationale: """
            A key of the app's strings stands in place of the text. With both in one alert the literal text wins, and \
            everybody reads the language of the server.
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
                at: literal.range, "'\(keys.text)' stands beside '\(keys.locKey)', and hides it",
                help: "delete one of the two",
                notes: [Finding.Note("'\(keys.locKey)' stands here", at: key.range)])
        }
    }
}
