import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let backgroundPriority: Rule = Rule(
        id: "background-priority",
        severity: .error,
        fixes: [.unsafe, .display],
        group: .delivery,
        summary: "A background push has priority 5.",
        rationale: """
            APNs rejects priority 10 for a push that shows nothing, and doesn't deliver it. Without 'priority', Belfry \
            uses 5 for passive notifications and background pushes. A passive notification with priority 10 wakes the \
            device for something that no one should notice; that is advice.
            """,
        source: .sendingToAPNs,
        passing: [
            """
            notifications:
              sync: { delivery: background, priority: 5 }
              message: { title: Chess Club, priority: 10 }
              digest: { title: Your Week, interruption-level: passive }
            """
        ],
        failing: [
            """
            notifications:
              sync: { delivery: background, priority: ⟦10⟧ }
              weekly: { title: Your Week, interruption-level: passive, priority: ⟦10⟧ }
            """,
            .payload(
                """
                { "headers": { "apns-push-type": "background", "apns-priority": ⟦"10"⟧ },
                  "payload": { "aps": { "content-available": 1 }, "notification": "sync" } }
                """,
                of: "notifications:\n  sync: { delivery: background }\n"
            ),
        ]
    ).eachNotification { notification, _, report in
        guard notification.delivery.isPush else { return }
        guard let priority = notification.declaredPriority, priority.value == .immediate else { return }
        // Calls and push-to-talk need priority 10, and the others can have it.
        guard notification.isShown || notification.delivery == .background else { return }
        let isBackground = !notification.isShown
        guard isBackground || notification.level == .passive else { return }
        let name = notification.name.value
        report.add(
            at: priority.range,
            isBackground
                ? "'\(name)' is a background push, which APNs rejects with priority 10"
                : "'\(name)' is passive, but priority 10 wakes the device",
            severity: isBackground ? .error : .advice,
            help: "write 5, or delete 'priority'",
            fix: Fix(
                isBackground ? .unsafe : .display,
                priority.node.replacingText(with: Priority.considerate.rawValue))
        )
    }.payload { push, report in
        guard let headers = push.received.headers else { return }
        let priority = headers.value(PushHeader.priority)
        let isPassive = push.notification?.level == .passive
        guard push.isBackground || isPassive else { return }
        if let priority {
            guard priority.kind == .scalar, priority.isText(Priority.immediate.rawValue) else { return }
            report.add(
                at: priority.range,
                push.isBackground
                    ? "\(push.subject) is a background push, which APNs rejects with priority 10"
                    : "\(push.subject) is passive, but priority 10 wakes the device",
                severity: push.isBackground ? .error : .advice, help: "write '5'", notes: push.note())
        } else if headers.areComplete, push.isBackground {
            report.add(
                at: headers.place,
                "a push without 'apns-priority' has priority 10, which APNs rejects for a background push",
                help: "add \"apns-priority\": \"5\"", notes: push.note())
        }
    }
}
