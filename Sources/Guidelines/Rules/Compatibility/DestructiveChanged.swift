import Diagnostics
import NotificationSchema

extension Rule {
    static let destructiveChanged = Rule(
        id: "destructive-changed",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "An action that deletes something goes on to look like it, and others don't begin to.",
        rationale: """
            People know an action by its look. One that loses the look of a destructive action is tapped without a \
            thought, and one that gains it is not tapped any more, or does something else than it did.
            """,
        source: .notificationAction,
        passing: [
            RuleExample(
                from: """
                    categories:
                      mail:
                        actions:
                          - delete: { title: Delete, icon: trash, destructive: true }
                    """,
                to: """
                    categories:
                      mail:
                        actions:
                          - delete: { title: Delete Message, icon: trash, destructive: true }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    categories:
                      mail:
                        actions:
                          - delete: { title: Delete, icon: trash, destructive: true }
                          - leave: { title: Leave, icon: xmark }
                    """,
                to: """
                    categories:
                      mail:
                        actions:
                          - ⟦delete⟧: { title: Delete, icon: trash }
                          - leave: { title: Leave, icon: xmark, ⟦destructive⟧: true }
                    """
            )
        ]
    ).change { change, report in
        for match in change.actions where match.old.isDestructive != match.new.isDestructive {
            let name = match.new.name.value
            report.add(
                at: change.place(of: "destructive", in: match.new),
                match.new.isDestructive
                    ? "'\(name)' is destructive now, and people know it as harmless"
                    : "'\(name)' is not destructive any more, and loses the look that people know it by",
                help: match.new.isDestructive
                    ? "if it does something else now, give it an identifier of its own; else allow it with the reason"
                    : "write destructive: true, or allow it with the reason",
                notes: [Finding.Note("it was declared here", at: match.old.destructive?.range ?? match.old.name.range)]
            )
        }
    }
}
