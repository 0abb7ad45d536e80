import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let dataKeyRenamed: SchemaChangeRule = RuleDescription(
        id: "data-key-renamed",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "Servers send required data under the key that installed apps know.",
        rationale: """
            With renamed-from, this version of the app finds a value under the old and the new key. Installed versions \
            look only for the old key, and reject a notification without it.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      reminder: { delivery: local, title: Reminder, data: { list: string } }
                    """,
                to: """
                    notifications:
                      reminder: { delivery: local, title: Reminder, data: { listID: { renamed-from: list } } }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { store: { renamed-from: ⟦shop⟧ } } }
                    """
            )
        ]
    ).change { change, report in
        for change in change.data where change.data.kind == .renamed && change.notification.reachesInstalledApps {
            let (old, new) = (change.data.old, change.data.new)
            let place = new.renamedFrom.first { $0.value == old.key } ?? new.name
            report.add(
                at: place.range,
                "installed apps look for '\(new.name.value)' under '\(old.key)', but it is now sent as '\(new.key)'",
                // Apps and servers can do without it.
                severity: old.isOptional ? .advice : nil,
                help:
                    "send both keys from servers until these apps are no longer used, or keep it with key: \(old.key)",
                notes: [Finding.Note("it was declared here", at: old.wireKey?.range ?? old.name.range)]
            )
        }
    }
}
