import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let badgeRemovesNotifications: NotificationRule = RuleDescription(
        id: "badge-removes-notifications",
        severity: .warning,
        group: .delivery,
        summary: "A notification that people see doesn't set the badge to 0.",
        rationale: """
            According to the guidelines, reducing the badge to zero removes all related notifications from \
            Notification Center: people lose those that were there, and may never find what this one tells them. Set \
            the badge to 0 in a push without texts, or in the app when people have seen everything.
            """,
        unseen: "A badge with a variable that is 0 when the notification is sent isn't found.",
        source: .higBadging,
        passing: [
            """
            notifications:
              inbox-read: { badge: 0 }
              message: { title: Chess Club, badge: $(unread), variables: { unread: { type: count, counts: unread } } }
            """
        ],
        failing: [
            """
            notifications:
              inbox-empty: { title: Inbox Empty, badge: ⟦0⟧ }
            """
        ]
    ).eachNotification { notification, _, report in
        guard notification.isShown, !notification.alertTexts.isEmpty, case .value(let number)? = notification.badge,
            number.value == 0
        else { return }
        report.add(
            at: number.range, "badge: 0 removes all notifications of the app from Notification Center",
            help: "delete it, and set the badge to 0 in a push without texts, or in the app")
    }
}
