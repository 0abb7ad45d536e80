import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let timeSensitiveTTL: NotificationRule = RuleDescription(
        id: "time-sensitive-ttl",
        severity: .warning,
        fixes: [.unsafe],
        group: .interruption,
        summary: "A time-sensitive push expires when it is no longer relevant.",
        rationale: """
            A phone that was off gets the pushes that APNs stored. A push that is stored longer than its \
            'relevant-for' breaks through a Focus for something that is over. Without 'expires-in', it expires in \
            time.
            """,
        source: .higManagingNotifications,
        passing: [
            """
            notifications:
              courier-arriving:
                title: Courier Arriving
                interruption-level: time-sensitive
                relevant-for: 20m
                because: Somebody has to open the door.
              door-open:
                title: Door Open
                interruption-level: time-sensitive
                relevant-for: 1h
                expires-in: 5m
                because: It may rain in.
            """
        ],
        failing: [
            """
            notifications:
              courier-arriving:
                title: Courier Arriving
                interruption-level: time-sensitive
                relevant-for: 20m
                expires-in: ⟦1d⟧
                because: Somebody has to open the door.
            """
        ]
    ).eachNotification { notification, _, report in
        guard notification.level == .timeSensitive else { return }
        guard notification.delivery.isPush, let window = notification.relevantFor,
            let expiry = notification.expiresIn, expiry.value > window.value
        else { return }
        report.add(
            at: expiry.range,
            "'\(notification.name.value)' may arrive \(expiry.node.text) late, but is relevant for only \(window.node.text)",
            help: "write \(window.node.text), or delete 'expires-in'",
            fix: Fix(.unsafe, expiry.node.replacingText(with: window.node.text))
        )
    }
}
