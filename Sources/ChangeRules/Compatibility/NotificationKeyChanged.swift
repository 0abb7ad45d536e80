import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let notificationKeyChanged: SchemaChangeRule = RuleDescription(
        id: "notification-key-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "The notification key doesn't change.",
        rationale: """
            The app recognizes every notification by it. Installed apps don't recognize pushes with the new key, and \
            this version doesn't recognize those from old servers or delivered before.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale }
                    """,
                to: """
                    app:
                      notification-key: notification
                    notifications:
                      sale: { title: Sale }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    app:
                      notification-key: kind
                    notifications:
                      sale: { title: Sale }
                    """,
                to: """
                    app:
                      notification-key: ⟦type⟧
                    notifications:
                      sale: { title: Sale }
                    """
            )
        ]
    ).change { change, report in
        let (old, new) = (change.old.app.notificationKey, change.new.app.notificationKey)
        guard old != new, !change.notifications.matches.isEmpty, let root = change.new.files.first else { return }
        let before = change.old.app.notificationKeyText.map {
            Finding.Note("it was declared here", at: $0.range)
        }
        report.add(
            at: change.new.app.notificationKeyText?.range ?? change.new.app.scope ?? SourceRange(root, 0..<0),
            "the notification key was '\(old)' and is now '\(new)': "
                + "installed apps don't recognize new pushes, and this app doesn't recognize those of old servers",
            help: "write notification-key: \(old) under app",
            notes: before.map { [$0] } ?? []
        )
    }
}
