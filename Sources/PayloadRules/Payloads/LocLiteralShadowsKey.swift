import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let locLiteralShadowsKey: PushRule = RuleDescription(
        id: "loc-literal-shadows-key",
        severity: .advice,
        group: .payloads,
        domain: .payload,
        summary: "An alert has either a text or the key of a text, not both.",
        rationale: """
            A key refers to a text of the app. Apple doesn't say which of the two people read. Some server teams \
            found that the text in the app is used, and the literal text only if the app doesn't have the key; others \
            found that the literal text is always used, so that everyone reads the language of the server. Send both \
            only as a fallback that you tested on a device.
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
    ).eachPush(lookingAt: [.aps]) { push, report in
        guard let alert = push.received.alert, alert.kind == .mapping else { return }
        for keys in PayloadKey.alertTexts {
            guard let literal = alert.key(keys.text), let key = alert.key(keys.locKey) else { continue }
            report.add(
                at: literal.range,
                "the alert has '\(keys.text)' and '\(keys.locKey)', and Apple doesn't say which of them people read",
                help: "test it on a device: as a fallback, keep both; otherwise, delete '\(keys.text)'",
                notes: [Finding.Note("'\(keys.locKey)' is here", at: key.range)])
        }
    }
}
