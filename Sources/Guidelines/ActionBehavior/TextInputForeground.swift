import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let textInputForeground = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "text-input-foreground",
            severity: .advice,
            fixes: [.unsafe],
            summary: "An action to type a text into does not open the app.",
            rationale: """
                People type into the notification so that they need not open the app. Only a call has to.
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
        )
    ) { _, wording, findings in
        for action in wording.actions where action.isTextInput && action.isForeground {
            // A shared action is reported where it is declared.
            guard let key = action.action.key("foreground"), !action.isCall else { continue }
            findings.report(
                at: key.range,
                "'\(action.action.name.value)' opens the app after people typed into the notification",
                help: "delete foreground, and send the text in the background",
                fix: action.action.body.removing("foreground").map { Fix(.unsafe, $0) }
            )
        }
    }
}
