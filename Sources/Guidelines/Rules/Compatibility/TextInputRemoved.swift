import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let textInputRemoved = Rule(
        id: "text-input-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "An action that takes a text goes on to take it.",
        rationale: """
            A delivered notification still shows the text field. What people type into it arrives at code that does \
            not look at it any more: the reply is lost, and they believe that it was sent.
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
                "'\(match.new.name.value)' takes no text any more: what people type into delivered notifications is lost",
                help: "keep text-input, or give the action without it an identifier of its own",
                notes: [Finding.Note("it took one here", at: old.node.range)]
            )
        }
    }
}
