import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension ChangeRule {
    private static let description = RuleDescription(
        id: "text-input-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "An action that takes text keeps taking it, and one that begins to has a new identifier.",
        rationale: """
            A delivered notification still shows the buttons of the old version. If the new code ignores the text, the reply \
            is lost, and people believe that it was sent. If the old button has no text field, it sends an empty reply, and \
            an app that doesn't expect this sends an empty message; that is a warning.
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
            ),
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
            ),
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
            ),
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
            ),
        ]
    )

    static let textInputRemoved: SchemaChangeRule = description.change { change, report in
        for (category, match) in change.actions where match.new.textInput == nil {
            guard let old = match.old.textInput else { continue }
            report.add(
                at: change.declaration(of: match.new).range,
                "'\(match.new.name.value)' no longer takes text: replies to delivered notifications are lost",
                help: "keep text-input, or give the action without it a different identifier",
                notes: [Finding.Note("it took text here", at: old.node.range)],
                breaks: change.breaksOfResponse(
                    match.old, in: category.old, typed: "On my way", before: "\(match.old.words) with the text",
                    after: "\(match.new.words) without it")
            )
        }
    }

    static let textInputAdded: SchemaChangeRule = description.change { change, report in
        for (category, match) in change.actions where match.old.textInput == nil && match.new.textInput != nil {
            report.add(
                at: change.place(of: "text-input", in: match.new),
                "'\(match.new.name.value)' now takes text: delivered notifications send an empty reply",
                severity: .warning,
                help: "give the action with text-input a different identifier, or handle the empty text and allow it",
                notes: [Finding.Note("it took no text here", at: match.old.name.range)],
                breaks: change.breaksOfResponse(
                    match.old, in: category.old, before: match.old.words,
                    after: "\(match.new.words) with an empty text"))
        }
    }
}
