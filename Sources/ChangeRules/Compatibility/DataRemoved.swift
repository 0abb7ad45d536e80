import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let dataRemoved: SchemaChangeRule = RuleDescription(
        id: "data-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "Data that installed apps require is sent as long as they are in use.",
        rationale: """
            Installed versions of the app reject a notification without the data that they require. You can remove \
            data that is optional for them.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string, note: { optional: true } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      reminder: { delivery: local, title: Reminder, data: { list: string } }
                    """,
                to: """
                    notifications:
                      reminder: { delivery: local, title: Reminder }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string, percent: integer } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, ⟦data⟧: { shop: string } }
                    """
            )
        ]
    ).change { change, report in
        for match in change.notifications.matches where match.reachesInstalledApps {
            let place = match.new.body.key("data") ?? match.new.name
            for field in Succession(from: match.old.data, to: match.new.data).removed where !field.isOptional {
                report.add(
                    at: place.range,
                    "installed apps require '\(field.key)' of '\(match.new.name.value)', which is no longer sent",
                    help: "keep it until these apps are no longer used",
                    notes: [Finding.Note("it was declared here", at: field.name.range)]
                )
            }
        }
    }
}
