import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let textInputReplyAuth = SchemaRule(
        RuleDescription(
            id: "text-input-reply-auth",
            severity: .advice,
            fixes: [.display],
            summary: "To write in somebody's name requires authentication.",
            rationale: """
                Without it, whoever holds the locked device can answer a message. Where that is meant, write \
                authentication-required: false.
                """,
            source: .actionOptions,
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
                categories:
                  message:
                    hidden-previews-body-placeholder: Message
                    intent-identifiers: [INSendMessageIntent]
                    actions: [reply]
                """
            ]
        )
    ) { _, wording, findings in
        let suspects = wording.categories.filter(\.isMessage).flatMap(\.actions).filter(\.isOpenReply)
        guard !suspects.isEmpty else { return }
        let identifiers = Set(suspects.map(\.action.identifier.value))
        let definitions = wording.actions.filter { identifiers.contains($0.action.identifier.value) }
        for (action, applicability) in wording.changes(of: definitions.filter(\.isOpenReply), as: .display) {
            // What a category takes over is found where it stands.
            guard let key = action.action.key("text-input") else { continue }
            findings.report(
                at: key.range,
                "'\(action.action.name.value)' sends a message from a locked device, whoever holds it",
                help: "add authentication-required: true, or write out false",
                fix: action.action.body.adding("authentication-required", "true").map { Fix(applicability, $0) }
            )
        }
    }
}

extension ActionWording {
    /// Whether a text can be sent without unlocking the device, and nobody said that this is meant.
    fileprivate var isOpenReply: Bool {
        isTextInput && !isForeground && action.authenticationRequired == nil
            && !action.body.attempts("authentication-required")
    }
}
