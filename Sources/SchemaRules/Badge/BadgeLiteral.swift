import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let badgeLiteral: NotificationRule = RuleDescription(
        id: "badge-literal",
        severity: .warning,
        group: .badge,
        summary: "A badge is a variable or 0.",
        rationale: """
            A badge replaces the previous one. A fixed number is right at most for the first notification; 0 removes \
            the badge.
            """,
        source: .higNotifications,
        passing: [
            """
            notifications:
              message:
                title: Chess Club
                badge: $(unread)
                variables: { unread: { type: count, counts: unread } }
              inbox-empty: { title: Inbox Empty, badge: 0 }
            """
        ],
        failing: [
            """
            notifications:
              message: { title: Chess Club, badge: ⟦1⟧ }
            """
        ]
    ).eachNotification { notification, _, report in
        guard notification.isShown else { return }
        guard case .value(let number)? = notification.badge, number.value != 0 else { return }
        report.add(
            at: number.range,
            "the badge says \(number.value), however many notifications wait",
            help: "write a variable that counts: unread, or delete 'badge'"
        )
    }
}
