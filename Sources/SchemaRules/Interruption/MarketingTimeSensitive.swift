import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let marketingTimeSensitive: NotificationRule = RuleDescription(
        id: "marketing-time-sensitive",
        kind: .requirement,
        severity: .error,
        fixes: [.unsafe],
        group: .interruption,
        summary: "Marketing is neither time-sensitive nor critical.",
        rationale: """
            These levels break through a Focus and the scheduled summary. According to the guidelines, marketing must \
            never do that, even if an offer ends soon.
            """,
        unseen: "Only a notification with a marketing topic is known to be marketing.",
        source: .higMarketing,
        passing: [
            """
            \(topic)
            notifications:
              sale: { topic: offers, title: Spring Prices, interruption-level: passive }
            """
        ],
        failing: [
            """
            \(topic)
            notifications:
              sale:
                topic: offers
                title: Spring Prices
                interruption-level: ⟦time-sensitive⟧
                relevant-for: 1h
                because: The prices hold for an hour.
            """
        ]
    ).eachNotification { notification, context, report in
        guard context.schema.isMarketing(notification) else { return }
        guard let level = notification.interruptionLevel, [.timeSensitive, .critical].contains(level.value) else {
            return
        }
        report.add(
            at: level.range,
            "'\(notification.name.value)' is marketing, which must not interrupt anyone",
            help: "write passive",
            fix: Fix(.unsafe, level.node.replacingText(with: InterruptionLevel.passive.rawValue))
        )
    }

    private static let topic = """
        app: { settings-screen: notification-settings }
        topics:
          offers: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers? } }
        """
}
