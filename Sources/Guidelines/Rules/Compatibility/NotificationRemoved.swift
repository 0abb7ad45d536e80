import Diagnostics
import NotificationSchema

extension Rule {
    private static let retired = RuleOption.texts(
        "retired", "The identifiers of notifications that may be gone, because none can arrive any more.")

    static let notificationRemoved = Rule(
        id: "notification-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A notification stays for as long as one can arrive.",
        rationale: """
            Old servers go on sending it, and what was delivered before the update still waits on the device. An app \
            that does not know it cannot say what a tap on it means.
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
                notification.delivery.isPush ? "that old servers send or that were" : "that were scheduled or"
            report.add(
                at: change.place(ofRemoved: notification.name, under: "notifications"),
                "the notification \(notification.label) is gone: those \(sources) delivered before are not recognized",
                help: "keep it until none can arrive, or write renamed-from: \(identifier) in what replaces it",
                notes: [Finding.Note("it was declared here", at: notification.name.range)]
            )
        }
    }
}
