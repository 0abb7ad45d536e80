import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let deliveryKeyIgnored: NotificationRule = RuleDescription(
        id: "delivery-key-ignored",
        severity: .warning,
        fixes: [.safe],
        group: .delivery,
        summary: "A notification has only keys that its delivery uses.",
        rationale: """
            'priority' and 'expires-in' are headers of a request to APNs. A notification that the app or its service \
            extension creates has no such request, so the keys have no effect. A push that reloads widgets or controls \
            has no keys of its own: the widgets load what they show.
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
              prices: { delivery: widgets, ⟦data⟧: { revision: integer } }
            """
        ]
    ).eachNotification { notification, _, report in
        if !notification.delivery.hasData, let key = notification.body.key("data") {
            report.add(
                at: key.range,
                "'data' has no effect: nothing reads a push with delivery: \(notification.delivery.rawValue)",
                help: "delete it, or send a background push",
                fix: notification.fix(removing: "data", applicability: .safe))
        }
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
