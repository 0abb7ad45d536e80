import Diagnostics
import NotificationSchema

extension Rule {
    static let actionMeaningChanged: Rule = Rule(
        id: "action-meaning-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "The identifier of an action never changes its meaning.",
        rationale: """
            A delivered notification still shows the old title. Anyone who taps it gets the new meaning: they archive, \
            and the message is deleted. A new name or title alone isn't a new meaning.
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
                "'\(match.new.identifier.value)' was “\(old)” and is now “\(new)”: "
                    + "tapping the old title in a delivered notification does the new action",
                help: "give “\(new)” a different identifier",
                notes: [Finding.Note("it was declared here", at: match.old.identifier.range)]
            )
        }
    }
}
