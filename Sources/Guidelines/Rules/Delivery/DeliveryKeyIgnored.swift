import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let deliveryKeyIgnored: Rule = Rule(
        id: "delivery-key-ignored",
        severity: .warning,
        fixes: [.safe],
        group: .delivery,
        summary: "Only a push has a priority and an expiration.",
        rationale: """
            'priority' and 'expires-in' are headers of a request to APNs. A notification that the app or its service \
            extension creates has no such request, so the keys have no effect.
            """,
        source: .sendingToAPNs,
        passing: [
            """
            notifications:
              order: { title: Order Shipped, expires-in: 1d, priority: 5 }
              timer: { title: Timer Done, delivery: local }
            """
        ],
        failing: [
            """
            notifications:
              timer: { title: Timer Done, delivery: local, ⟦expires-in⟧: 1h, ⟦priority⟧: 5 }
            """
        ]
    ).eachNotification { notification, _, report in
        guard !notification.delivery.isPush else { return }
        for name in ["expires-in", "priority"] {
            guard let key = notification.body.key(name) else { continue }
            report.add(
                at: key.range,
                "'\(name)' has no effect: '\(notification.name.value)' isn't a push, with delivery: "
                    + notification.delivery.rawValue,
                help: "delete it, or write delivery: remote",
                fix: notification.fix(removing: name, applicability: .safe)
            )
        }
    }
}
