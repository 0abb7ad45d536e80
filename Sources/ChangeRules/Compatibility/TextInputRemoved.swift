import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension ChangeRule {
    static let textInputRemoved: SchemaChangeRule = RuleDescription(
        id: "text-input-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "An action that takes text keeps taking it.",
        rationale: """
            A delivered notification still shows the text field. The new code ignores the text: the reply is lost, and \
            people believe that it was sent.
            """,
        source: .notificationAction,
        passing: [
            RuleExample(
                from: """
                    categories:
                      chat:
                        actions:
                          - reply: { title: Reply, text-input: { button-title: Send } }
                    """,
                to: """
                    categories:
                      chat:
                        actions:
                          - reply: { title: Reply, text-input: { button-title: Send, placeholder: Message } }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    categories:
                      chat:
                        actions:
                          - reply: { title: Reply, text-input: { button-title: Send } }
                    """,
                to: """
                    categories:
                      chat:
                        actions:
                          - ⟦reply⟧: { title: Reply, foreground: true }
                    """
            )
        ]
    ).change { change, report in
        for match in change.actions where match.new.textInput == nil {
            guard let old = match.old.textInput else { continue }
            report.add(
                at: change.declaration(of: match.new).range,
                "'\(match.new.name.value)' no longer takes text: replies to delivered notifications are lost",
                help: "keep text-input, or give the action without it a different identifier",
                notes: [Finding.Note("it took text here", at: old.node.range)]
            )
        }
    }
}
