import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let textInputAdded: SchemaChangeRule = RuleDescription(
        id: "text-input-added",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "An action that takes text has a new identifier.",
        rationale: """
            A delivered notification still shows a button without a text field. Anyone who taps it sends an empty \
            reply, and an app that doesn't expect this sends an empty message.
            """,
        source: .notificationAction,
        passing: [
            RuleExample(
                from: """
                    categories:
                      chat:
                        actions:
                          - open: { title: Reply, foreground: true }
                    """,
                to: """
                    categories:
                      chat:
                        actions:
                          - open: { title: Open Chat, foreground: true }
                          - reply: { title: Reply, text-input: { button-title: Send } }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    categories:
                      chat:
                        actions:
                          - reply: { title: Reply, foreground: true }
                    """,
                to: """
                    categories:
                      chat:
                        actions:
                          - reply: { title: Reply, ⟦text-input⟧: { button-title: Send } }
                    """
            )
        ]
    ).change { change, report in
        for match in change.actions where match.old.textInput == nil && match.new.textInput != nil {
            report.add(
                at: change.place(of: "text-input", in: match.new),
                "'\(match.new.name.value)' now takes text: delivered notifications send an empty reply",
                help: "give the action with text-input a different identifier, or handle the empty text and allow it",
                notes: [Finding.Note("it took no text here", at: match.old.name.range)]
            )
        }
    }
}
