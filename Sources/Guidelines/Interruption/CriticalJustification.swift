import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let criticalJustification = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "critical-justification",
            severity: .error,
            summary: "A critical notification says why it may interrupt.",
            rationale: """
                A critical alert sounds even where the device is muted. It is for health and safety, and Apple grants \
                the entitlement only for a reason.
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
        )
    ) { _, wording, findings in
        for notification in wording.allNotifications
        where notification.level == .critical && !notification.body.attempts("because") {
            guard let level = notification.interruptionLevel else { continue }
            findings.report(
                at: level.range,
                "'\(notification.name.value)' is critical, and does not say why",
                help: "add because: with what happens to somebody who misses it"
            )
        }
    }
}
