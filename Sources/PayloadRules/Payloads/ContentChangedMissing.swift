import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let contentChangedMissing: PushRule = RuleDescription(
        id: "content-changed-missing",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "A push that reloads widgets or controls has content-changed in aps.",
        rationale: """
            WidgetKit reloads only after a push with this key. Such a push has no other content, so without the key \
            it has no effect.
            """,
        source: .widgetPushes,
        passing: [
            .payload(
                """
                { "headers": { "apns-push-type": "widgets", "apns-priority": "5" },
                  "payload": { "aps": { "content-changed": true } } }
                """, of: schema)
        ],
        failing: [
            .payload(
                """
                { "headers": { "apns-push-type": "widgets", "apns-priority": "5" }, "payload": { ⟦"aps"⟧: {} } }
                """, of: schema)
        ]
    ).eachPush(lookingAt: [.aps, .identity], needsSchema: false) { push, report in
        let key = PayloadKey.contentChanged
        guard push.notification?.requiredFlag == key, push.received.aps(key) == nil, !push.misspells(key) else {
            return
        }
        report.add(
            at: push.received.place, "\(push.subject) reloads nothing without '\(key)'",
            help: "add \"\(key)\": true to aps", notes: push.note())
    }

    private static let schema = """
        notifications:
          scores: { delivery: widgets }

        """
}

extension RuleSource {
    static let widgetPushes = RuleSource(
        "WidgetKit, Updating widgets with WidgetKit push notifications",
        url: "https://developer.apple.com/documentation/widgetkit/updating-widgets-with-widgetkit-push-notifications")
}
