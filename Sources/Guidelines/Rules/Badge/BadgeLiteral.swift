import Diagnostics
import NotificationSchema

extension Rule {
    static let badgeLiteral = Rule(
        id: "badge-literal",
        severity: .warning,
        group: .badge,
        summary: "A badge is a variable, or 0.",
        rationale: """
            A badge takes the place of the one before. One that always says the same is right for the first \
            notification at most; 0 removes it.
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
        guard case .number(let number)? = notification.badge, number.value != 0 else { return }
        report.add(
            at: number.range,
            "the badge says \(number.value), however many notifications wait",
            help: "write a variable that counts: unread, or delete 'badge'"
        )
    }
}
