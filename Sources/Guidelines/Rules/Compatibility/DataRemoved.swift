import Diagnostics
import NotificationSchema

extension Rule {
    static let dataRemoved = Rule(
        id: "data-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "What installed apps need is sent for as long as they are in use.",
        rationale: """
            The versions of the app that people have installed refuse a notification without data that they were \
            built to need. What was optional for them may go.
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
                    "installed apps need '\(field.key)' of '\(match.new.name.value)', which is not sent any more",
                    help: "keep it until those apps are gone",
                    notes: [Finding.Note("it was declared here", at: field.name.range)]
                )
            }
        }
    }
}
