import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let levelUnset: NotificationRule = RuleDescription(
        id: "level-unset",
        severity: .advice,
        fixes: [.display],
        group: .interruption,
        summary: "A notification that can wait declares its interruption level.",
        rationale: """
            Without a level, a notification is active: it lights up the screen. The guidelines ask for an appropriate \
            level, and name recommendations as an example of passive. The rule checks marketing, and names with words \
            such as digest, newsletter, recap, highlights or recommendations.
            """,
        source: .higManagingNotifications,
        passing: [
            """
            notifications:
              weekly-digest: { title: Your Week, interruption-level: passive }
              daily-recap: { title: Your Day, interruption-level: active }
              order-shipped: { title: Order Shipped }
            """
        ],
        failing: [
            """
            notifications:
              ⟦weekly-digest⟧: { title: Your Week }
            """,
            """
            app: { settings-screen: notification-settings }
            topics:
              offers: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers? } }
            notifications:
              ⟦spring⟧: { topic: offers, title: Spring Prices }
            """,
        ]
    ).eachNotification { notification, context, report in
        guard notification.isShown, notification.communication == nil else { return }
        let topic = context.schema.topic(of: notification)
        let names = [notification.name.value] + [topic?.name.value].compactMap { $0 }
        guard topic?.kind == .marketing || names.contains(where: \.speaksOfLeisure),
            !notification.body.attempts("interruption-level")
        else { return }
        report.add(
            at: notification.name.range,
            "'\(notification.name.value)' can wait, but lights up the screen",
            help: "add interruption-level: passive, or active if that is intended",
            fix: notification.body.adding("interruption-level", "passive").map { Fix(.display, $0) }
        )
    }
}

extension String {
    fileprivate var speaksOfLeisure: Bool { nameWords.contains(where: Self.leisureWords.contains) }

    private static let leisureWords: Set<String> = [
        "digest", "highlights", "newsletter", "recap", "recommendation", "recommendations", "recommended", "roundup",
        "suggestion", "suggestions",
    ]
}
