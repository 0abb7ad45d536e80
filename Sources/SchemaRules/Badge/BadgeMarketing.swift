import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let badgeMarketing: NotificationRule = RuleDescription(
        id: "badge-marketing",
        severity: .advice,
        fixes: [.unsafe],
        group: .badge,
        summary: "Marketing doesn't set a badge.",
        rationale: """
            A badge asks people to look at something of theirs. A badge for an offer teaches them to ignore badges.
            """,
        source: .higManagingNotifications,
        passing: [
            """
            \(topic)
            notifications:
              spring: { topic: offers, title: Spring Prices, interruption-level: passive }
            """
        ],
        failing: [
            """
            \(topic)
            notifications:
              spring:
                topic: offers
                title: Spring Prices
                interruption-level: passive
                badge: ⟦$(unread)⟧
                variables: { unread: { type: count, counts: unread } }
            """
        ]
    ).eachNotification { notification, context, report in
        guard context.schema.isMarketing(notification) else { return }
        guard let badge = notification.badge else { return }
        // 0 counts nothing.
        if case .value(let number) = badge, number.value == 0 { return }
        report.add(
            at: badge.node.range,
            "'\(notification.name.value)' is marketing, but sets a badge",
            help: "delete 'badge'",
            fix: notification.fix(removing: "badge", applicability: .unsafe)
        )
    }

    private static let topic = """
        app: { settings-screen: notification-settings }
        topics:
          offers: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers? } }
        """
}
