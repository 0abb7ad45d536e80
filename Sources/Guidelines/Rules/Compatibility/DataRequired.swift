import Diagnostics
import NotificationSchema

extension Rule {
    static let dataRequired = Rule(
        id: "data-required",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "Data that come new, or that could be missing, are optional.",
        rationale: """
            A server that does not know of them yet does not send them, and what was delivered before does not have \
            them. Where the app needs them, it refuses those notifications.
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
                    "'\(field.name.value)' is required now, and \(match.earlierOnes) may lack it",
                    help: "write optional: true",
                    notes: old.map { [Finding.Note("it was optional here", at: $0.old.name.range)] }
                        ?? [Finding.Note("'\(match.old.name.value)' did not have it here", at: match.old.name.range)]
                )
            }
        }
    }
}
