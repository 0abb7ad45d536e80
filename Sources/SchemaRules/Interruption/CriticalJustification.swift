import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let criticalJustification: NotificationRule = RuleDescription(
        id: "critical-justification",
        severity: .error,
        group: .interruption,
        summary: "A critical notification says why it may interrupt.",
        rationale: """
            A critical alert plays a sound even if the device is muted. It is for health and safety, and Apple grants \
            the entitlement only with a reason.
            """,
        source: .higManagingNotifications,
        passing: [
            """
            notifications:
              low-glucose:
                title: Low Glucose
                interruption-level: critical
                because: Without sugar the person may lose consciousness.
            """
        ],
        failing: [
            """
            notifications:
              low-glucose:
                title: Low Glucose
                interruption-level: ⟦critical⟧
            """
        ]
    ).eachNotification { notification, _, report in
        guard notification.level == .critical, !notification.body.attempts("because") else { return }
        guard let level = notification.interruptionLevel else { return }
        report.add(
            at: level.range,
            "'\(notification.name.value)' is critical without a reason",
            help: "add because: with what happens if someone misses it"
        )
    }
}
