import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let contentMissing: Rule = Rule(
        id: "content-missing",
        severity: .warning,
        group: .notificationTexts,
        summary: "A notification has a text, a sound or a badge.",
        rationale: """
            Without any of these, the system shows nothing, plays nothing and doesn't wake the app. A notification \
            from other senders, recognized by match, may get its texts from them. A push with only a sound or a badge \
            shows nothing, although its notification has texts in the schema.
            """,
        source: .remotePayload,
        passing: [
            """
            notifications:
              timer: { title: Timer Done }
              sync: { delivery: background }
              read: { badge: 0 }
              order: { match: { type: order } }
            """,
            .payload(
                #"{ "aps": { "badge": 0 }, "notification": "read" }"#, of: "notifications:\n  read: { badge: 0 }\n"),
        ],
        failing: [
            """
            notifications:
              ⟦timer⟧: { thread-id: timers }
              ⟦alarm⟧: { title: "", body: "", sound: none }
            """,
            .payload(#"{ ⟦"aps"⟧: { "category": "delivery" }, "notification": "courier-arriving", "order": 42 }"#),
            .payload(
                """
                { ⟦"aps"⟧: { "badge": 3, "category": "delivery" }, "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                """
                { ⟦"aps"⟧: { "alert": {}, "category": "delivery" }, "notification": "courier-arriving", "order": 42 }
                """
            ),
        ]
    ).eachNotification { notification, _, report in
        guard notification.isShown, notification.alertTexts.isEmpty else { return }
        // If the service extension needs the text, another rule reports it.
        guard notification.sound == nil, notification.badge == nil, notification.match.isEmpty,
            !notification.isMutable, !notification.writesContentBadly
        else { return }
        report.add(
            at: notification.name.range,
            "'\(notification.name.value)' has no text, sound or badge, so it shows nothing",
            help: "add a title or a body, or delivery: background if it only wakes the app"
        )
    }.payload { push, report in
        let received = push.received
        guard received.aps != nil, !push.isBackground,
            received.headers?.value(PushHeader.pushType)?.isText("alert") ?? true,
            // Calls, locations and some others are declared, and show nothing.
            push.notification?.isShown ?? true,
            !received.hasText,
            received.alert.map({ $0.isText("") || $0.kind == .mapping && $0.entries.isEmpty }) ?? true
        else { return }
        // Pushes that wake the app or the service extension have other rules. Pushes that aren't notifications have
        // none.
        let others = [PayloadKey.mutableContent, PayloadKey.contentAvailable] + APSKey.ofOtherPushes.names
        guard others.allSatisfy({ received.aps($0) == nil && !push.misspells($0) }),
            received.alert != nil || !push.misspells(PayloadKey.alert)
        else { return }
        let shown = [PayloadKey.sound, PayloadKey.badge]
        let isHeardOrCounted = !shown.allSatisfy { received.aps($0) == nil && !push.misspells($0) }
        // If the service extension needs the text, another rule reports it.
        if isHeardOrCounted {
            guard let notification = push.notification, notification.isShown, !notification.isMutable,
                !notification.arguments.isEmpty
            else { return }
        }
        report.add(
            at: received.place,
            isHeardOrCounted
                ? "\(push.subject) has a text in the schema, but this push has no alert, so people see nothing"
                : "\(push.subject) has no alert, sound or badge, so it shows nothing",
            help: "add \"alert\": { \"title\": …, \"body\": … } to aps",
            notes: push.note()
        )
    }
}

extension Notification {
    /// Whether visible content is written but invalid.
    fileprivate var writesContentBadly: Bool {
        NotificationText.allCases.contains { self[$0] == nil && self.body.attempts($0.rawValue) }
            || self.badge == nil && self.body.attempts("badge")
            || self.deliveryKind == nil && self.body.attempts("delivery")
            || ["aps", "alert", "payload"].contains(where: self.body.attempts)
            || self.sound == nil && self.body.attempts("sound") && self.body.value("sound")?.isText("none") != true
    }
}
