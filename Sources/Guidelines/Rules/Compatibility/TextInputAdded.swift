import Diagnostics
import NotificationSchema

extension Rule {
    static let textInputAdded = Rule(
        id: "text-input-added",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "An action that takes a text is a new one.",
        rationale: """
            A delivered notification still shows a button without a text field. Who taps that answers with an empty \
            text, and an app that does not expect it sends one.
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
                "'\(match.new.name.value)' takes a text now: from delivered notifications it comes with an empty one",
                help: "give the action with text-input an identifier of its own, or expect the empty text and allow it",
                notes: [Finding.Note("it took none here", at: match.old.name.range)]
            )
        }
    }
}
