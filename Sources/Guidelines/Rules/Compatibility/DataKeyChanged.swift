import Diagnostics
import NotificationSchema

extension Rule {
    static let dataKeyChanged = Rule(
        id: "data-key-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A key of the payload that changes is listed under renamed-from.",
        rationale: """
            Old servers and delivered notifications hold the value under the old key, and installed apps look for \
            it there. A name is free to change; where no key is written, the name is the key.
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
                change.notification.reachesInstalledApps ? ", nor do installed apps in what is sent now" : ""
            report.add(
                at: new.wireKey?.range ?? new.name.range,
                "the key of '\(new.name.value)' was '\(old.key)': this app does not find it in "
                    + change.notification.earlierOnes + installed,
                // Nobody refuses anything, but the value is lost.
                severity: old.isOptional && new.isOptional ? .warning : nil,
                help: "keep it with key: \(old.key), or write renamed-from: \(old.key)"
                    + (installed.isEmpty ? "" : " and let servers send both"),
                notes: [Finding.Note("it was declared here", at: old.wireKey?.range ?? old.name.range)]
            )
        }
    }
}
