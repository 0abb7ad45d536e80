import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let textInputUnauthenticated: ActionRule = RuleDescription(
        id: "text-input-unauthenticated",
        severity: .advice,
        group: .actions,
        summary: "A schema says whether people can send text from a locked device.",
        rationale: """
            Without authentication-required, anyone holding the locked device can send text in the owner's name. With \
            it, no one can reply without unlocking the device, for example on a watch or in a car. Both are \
            reasonable: Messages lets people choose. Write authentication-required: true if text by someone else does \
            harm, such as a message or a comment, and false if it doesn't, such as a note to oneself. All such actions \
            of a schema are one finding.
            """,
        source: .actionAuthentication,
        passing: [
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                intent-identifiers: [INSendMessageIntent]
                actions:
                  - reply:
                      title: Reply
                      icon: arrowshape.turn.up.left
                      authentication-required: true
                      text-input: { button-title: Send, placeholder: Message }
              note:
                hidden-previews-body-placeholder: Note
                actions:
                  - add:
                      title: Add Line
                      icon: plus
                      authentication-required: false
                      text-input: { button-title: Add, placeholder: Line }
            """
        ],
        failing: [
            """
            actions:
              reply:
                title: Reply
                icon: arrowshape.turn.up.left
                ⟦text-input⟧: { button-title: Send, placeholder: Message }
              comment:
                title: Comment
                icon: text.bubble
                text-input: { button-title: Post, placeholder: Comment }
            """
        ]
    ).eachAction { action, _, report in
        // A shared action is reported where it is declared.
        guard action.isOpenReply, let key = action.declaration.key("text-input") else { return }
        report.add(
            at: key.range,
            "'\(action.name.value)' can send text from a locked device, for anyone holding it",
            help: "add authentication-required: true, or false to answer without unlocking",
            isOneDecision: true
        )
    }
}

extension ShownAction {
    /// Whether a reply can be sent without unlocking the device, and the author didn't explicitly allow that.
    fileprivate var isOpenReply: Bool {
        isTextInput && !declaration.isForeground && declaration.authenticationRequired == nil
            && !declaration.body.attempts("authentication-required") && !declaration.body.attempts("options")
    }
}
