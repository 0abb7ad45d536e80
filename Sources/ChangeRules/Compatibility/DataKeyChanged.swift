import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let dataKeyChanged: SchemaChangeRule = RuleDescription(
        id: "data-key-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "If a payload key changes, renamed-from lists the earlier one.",
        rationale: """
            Old servers and delivered notifications have the value under the old key, and installed apps look for it \
            there. You can change a name freely; but without key, the name is the key.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { store: { key: shop } } }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: { key: shop_name } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { shop: { key: ⟦shop.name⟧ } } }
                    """
            )
        ]
    ).change { change, report in
        for change in change.data where change.data.kind == .changed {
            let (old, new) = (change.data.old, change.data.new)
            let installed =
                change.notification.reachesInstalledApps ? ", and installed apps don't find it in new pushes" : ""
            report.add(
                at: new.wireKey?.range ?? new.name.range,
                "the key of '\(new.name.value)' was '\(old.key)': this app doesn't find it in "
                    + change.notification.earlierOnes + installed,
                // Nothing is rejected, but the value is lost.
                severity: old.isOptional && new.isOptional ? .warning : nil,
                help: "keep it with key: \(old.key), or write renamed-from: \(old.key)"
                    + (installed.isEmpty ? "" : " and send both from servers"),
                notes: [Finding.Note("it was declared here", at: old.wireKey?.range ?? old.name.range)]
            )
        }
    }
}
