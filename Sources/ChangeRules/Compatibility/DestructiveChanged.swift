import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let destructiveChanged: SchemaChangeRule = RuleDescription(
        id: "destructive-changed",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "The destructive option of an action doesn't change.",
        rationale: """
            People recognize an action by its appearance. If it no longer looks destructive, they tap it without \
            thinking. If it becomes destructive, they no longer tap it, or it does something else than before.
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
                    ? "'\(name)' is now destructive, but people know it as harmless"
                    : "'\(name)' is no longer destructive, so its familiar appearance changes",
                help: match.new.isDestructive
                    ? "if its effect changed, give it a different identifier; otherwise allow it with the reason"
                    : "write destructive: true, or allow it with the reason",
                notes: [Finding.Note("it was declared here", at: match.old.destructive?.range ?? match.old.name.range)]
            )
        }
    }
}
