import Diagnostics
import NotificationSchema

extension Rule {
    static let actionMeaningChanged = Rule(
        id: "action-meaning-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "An identifier of an action means the same for ever.",
        rationale: """
            A delivered notification still shows the old title. Whoever taps that gets what the identifier means \
            today: they archive, and the message is deleted. A new name or a new title alone is no new meaning.
            """,
        source: .notificationAction,
        passing: [
            RuleExample(
                from: """
                    categories:
                      mail:
                        actions:
                          - archive: { identifier: a1, title: Archive, icon: archivebox }
                    """,
                to: """
                    categories:
                      mail:
                        actions:
                          - archive: { identifier: a1, title: Move to Archive, icon: archivebox }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    categories:
                      mail:
                        actions:
                          - archive: { identifier: a1, title: Archive, icon: archivebox }
                    """,
                to: """
                    categories:
                      mail:
                        actions:
                          - snooze: { identifier: ⟦a1⟧, title: Snooze, icon: clock }
                    """
            )
        ]
    ).change { change, report in
        for match in change.actions where match.kind == .same && match.new.name.value != match.old.name.value {
            guard let old = match.old.title?.value, let new = match.new.title?.value,
                old.lowercased() != new.lowercased()
            else { continue }
            report.add(
                at: match.new.identifier.range,
                "'\(match.new.identifier.value)' was “\(old)” and is “\(new)” now: "
                    + "who taps the one in a delivered notification does the other",
                help: "give “\(new)” an identifier of its own",
                notes: [Finding.Note("it was declared here", at: match.old.identifier.range)]
            )
        }
    }
}
