import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let lenientNew: SchemaChangeRule = RuleDescription(
        id: "lenient-new",
        severity: .advice,
        group: .compatibility,
        domain: .change,
        summary: "Servers send numbers and Booleans as long as installed apps don't read them from strings.",
        rationale: """
            With lenient: true, this version of the app reads 42 also from "42". Installed versions don't: they reject a push \
            with the string.
            """,
        unseen: "Whether a server sends strings isn't known.",
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """,
                to: """
                    app: { lenient: true }
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { percent: integer } }
                    """,
                to: """
                    app: { lenient: ⟦true⟧ }
                    notifications:
                      sale: { title: Sale, data: { percent: integer } }
                    """
            )
        ]
    ).change { change, report in
        guard !change.old.app.isLenient, change.new.app.isLenient, let data = change.lenientData,
            data.notification.reachesInstalledApps, let place = change.new.app.lenient
        else { return }
        let (old, new) = (data.data.old, data.data.new)
        report.add(
            at: place.range,
            "installed apps don't read numbers and Booleans from strings yet, such as '\(new.name.value)'",
            help: "send numbers and Booleans until these apps are no longer used",
            notes: [Finding.Note("it was declared here", at: old.name.range)],
            breaks: change.breaks(of: data.notification, sent: .strings(new, as: old.name.value, old.key)))
    }
}
