import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let dataRequired: SchemaChangeRule = RuleDescription(
        id: "data-required",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "New data, and data that was optional, is optional.",
        rationale: """
            A server that doesn't know the data yet doesn't send it, and delivered notifications don't have it. If the \
            app requires it, it rejects these notifications.
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
                      sale: { title: Sale, data: { shop: string, note: { optional: true } } }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string, note: { optional: true } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { shop: string, ⟦note⟧: string, ⟦percent⟧: integer } }
                    """
            )
        ]
    ).change { change, report in
        for match in change.notifications.matches {
            let succession = Succession(from: match.old.data, to: match.new.data)
            let before = Dictionary(succession.matches.map { ($0.new.key, $0) }) { first, _ in first }
            for field in match.new.data where !field.isOptional {
                let old = before[field.key]
                guard old?.old.isOptional ?? true else { continue }
                report.add(
                    at: field.name.range,
                    "'\(field.name.value)' is now required, but \(match.earlierOnes) may lack it",
                    help: "write optional: true",
                    notes: old.map { [Finding.Note("it was optional here", at: $0.old.name.range)] }
                        ?? [Finding.Note("'\(match.old.name.value)' had no such data here", at: match.old.name.range)]
                )
            }
        }
    }
}
