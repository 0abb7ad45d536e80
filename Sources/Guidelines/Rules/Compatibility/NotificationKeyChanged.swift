import Diagnostics
import NotificationSchema

extension Rule {
    static let notificationKeyChanged = Rule(
        id: "notification-key-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "The key that says which notification it is stays.",
        rationale: """
            Every notification is recognized by it. Installed apps do not find it in what is sent under the new key, \
            and this version does not find it in what old servers send and what was delivered before.
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
            "notifications said what they are under '\(old)' and say it under '\(new)' now: "
                + "installed apps do not recognize what is sent now, nor this app what old servers send",
            help: "write notification-key: \(old) under app",
            notes: before.map { [$0] } ?? []
        )
    }
}
