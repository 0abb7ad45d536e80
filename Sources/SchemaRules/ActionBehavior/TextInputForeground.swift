import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let textInputForeground: ActionRule = RuleDescription(
        id: "text-input-foreground",
        severity: .advice,
        fixes: [.unsafe],
        group: .actionBehavior,
        summary: "A text input action doesn't open the app.",
        rationale: """
            People type into the notification so they don't have to open the app. Only a call needs the app.
            """,
        source: .higNotifications,
        passing: [
            """
            actions:
              reply:
                title: Reply
                icon: arrowshape.turn.up.left
                authentication-required: false
                text-input: { button-title: Send, placeholder: Message }
              call:
                title: Call with Message
                icon: phone
                foreground: true
                authentication-required: false
                text-input: { button-title: Call, placeholder: Message }
            """
        ],
        failing: [
            """
            actions:
              reply:
                title: Reply
                icon: arrowshape.turn.up.left
                ⟦foreground⟧: true
                authentication-required: false
                text-input: { button-title: Send, placeholder: Message }
            """
        ]
    ).eachAction { action, _, report in
        guard action.isTextInput, action.isForeground else { return }
        // A shared action is reported where it is declared.
        guard let key = action.declaration.key("foreground"), !action.isCall else { return }
        report.add(
            at: key.range,
            "'\(action.name.value)' opens the app after people type their reply",
            help: "remove foreground, and send the text in the background",
            fix: action.body.removing("foreground").map { Fix(.unsafe, $0) }
        )
    }
}
