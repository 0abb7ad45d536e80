import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    private static let retired = RuleOption.texts(
        "retired", "The identifiers of notifications that may be removed, because they can no longer arrive.")

    static let notificationRemoved: SchemaChangeRule = RuleDescription(
        id: "notification-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A notification stays as long as it can arrive.",
        rationale: """
            Old servers still send it, and delivered notifications are still on the device. An app that doesn't know \
            it can't handle a tap on it.
            """,
        source: .payloadContract,
        options: [retired.description],
        passing: [
            RuleExample(
                from: """
                    notifications:
                      backup: { delivery: local, title: Backup Failed }
                    """,
                to: """
                    notifications:
                      backup-failed: { renamed-from: backup, delivery: local, title: Backup Failed }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale }
                      reminder: { delivery: local, title: Reminder }
                    """,
                to: """
                    ⟦notifications⟧:
                      sale: { title: Sale }
                    """
            )
        ]
    ).change { change, report in
        let retired = Set(report.option(retired))
        for notification in change.notifications.removed {
            let identifier = notification.identifier.value
            guard !retired.contains(identifier) else { continue }
            let sources =
                notification.delivery.isPush ? "pushes from old servers and" : "scheduled and"
            report.add(
                at: change.place(ofRemoved: notification.name, under: "notifications"),
                "the notification \(notification.label) is removed: \(sources) delivered notifications aren't recognized",
                help: "keep it until none can arrive, or write renamed-from: \(identifier) in its replacement",
                notes: [Finding.Note("it was declared here", at: notification.name.range)]
            )
        }
    }
}
