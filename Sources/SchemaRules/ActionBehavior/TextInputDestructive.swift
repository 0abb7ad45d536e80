import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let textInputDestructive: WholeSchemaRule = RuleDescription(
        id: "text-input-destructive",
        severity: .warning,
        fixes: [.unsafe, .display],
        group: .actionBehavior,
        summary: "A text input action isn't destructive.",
        rationale:
            "Writing and sending text deletes nothing, and the distinct appearance keeps people from doing so.",
        source: .textInputAction,
        passing: [
            """
            actions:
              reply:
                title: Reply
                icon: arrowshape.turn.up.left
                authentication-required: false
                text-input: { button-title: Send, placeholder: Message }
            """
        ],
        failing: [
            """
            actions:
              reply:
                title: Reply
                icon: arrowshape.turn.up.left
                ⟦destructive⟧: true
                authentication-required: false
                text-input: { button-title: Send, placeholder: Message }
            """
        ]
    ).schema { context, report in
        let suspects = context.actions.filter { $0.isTextInput && $0.isDestructive }
        for (action, applicability) in context.changes(of: suspects, as: .unsafe) {
            // A shared action is reported where it is declared.
            guard let key = action.declaration.key("destructive") else { continue }
            report.add(
                at: key.range,
                "'\(action.name.value)' sends text, which deletes nothing",
                help: "delete destructive",
                fix: action.body.removing("destructive").map { Fix(applicability, $0) }
            )
        }
    }
}
