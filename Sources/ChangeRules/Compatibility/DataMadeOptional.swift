import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let dataMadeOptional: SchemaChangeRule = RuleDescription(
        id: "data-made-optional",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "Data that installed apps require is always sent.",
        rationale: """
            Installed versions of the app reject a notification without the data that they require. They don't know \
            that it is optional in this version.
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
                      reminder: { delivery: local, title: Reminder, data: { list: { optional: true } } }
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
                      sale: { title: Sale, data: { shop: { optional: ⟦true⟧ } } }
                    """
            )
        ]
    ).change { change, report in
        for change in change.data
        where change.notification.reachesInstalledApps && !change.data.old.isOptional && change.data.new.isOptional {
            let field = change.data.new
            report.add(
                at: field.optional?.range ?? field.name.range,
                "installed apps need '\(field.key)', which may now be missing",
                help: "always send it from servers until these apps are no longer used, and allow it with that reason",
                notes: [Finding.Note("it was declared here", at: change.data.old.name.range)]
            )
        }
    }
}
