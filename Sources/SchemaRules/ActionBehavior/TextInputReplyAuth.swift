import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let textInputReplyAuth: WholeSchemaRule = RuleDescription(
        id: "text-input-reply-auth",
        severity: .warning,
        group: .actionBehavior,
        summary: "A schema says whether people can send text from a locked device.",
        rationale: """
            Without authentication-required, anyone holding the locked device can send text in the owner's name. With \
            it, no one can reply without unlocking the device, for example on a watch or in a car. Both are \
            reasonable: Messages lets people choose. Write authentication-required: true if text by someone else does \
            harm, such as a message or a comment, and false if it doesn't, such as a note to oneself. All such actions \
            of a schema are one finding.
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
    ).schema { context, report in
        // A shared action is reported where it is declared.
        let open = context.actions.filter { $0.isOpenReply && $0.declaration.key("text-input") != nil }
        // Each exception covers its own action; the others share one finding.
        let ruleID = report.ruleID
        let exempt = Set(
            context.categories.filter { $0.allow.allows(ruleID) }.flatMap(\.actions).map(ObjectIdentifier.init)
        )
        func isAllowed(_ action: ShownAction) -> Bool {
            action.allow.allows(ruleID)
                || !action.isShared && exempt.contains(ObjectIdentifier(action))
        }
        for action in open where isAllowed(action) { report.add(openReplies: [action]) }
        report.add(openReplies: open.filter { !isAllowed($0) })
    }
}

extension [Allowance] {
    fileprivate func allows(_ rule: String) -> Bool { contains { $0.rule.value == rule } }
}

extension RuleReport {
    /// - Parameter actions: All actions of the finding.
    fileprivate mutating func add(openReplies actions: [ShownAction]) {
        guard let first = actions.first, let key = first.declaration.key("text-input") else { return }
        let others = actions.dropFirst().compactMap { $0.declaration.key("text-input") }
        add(
            at: key.range,
            "'\(first.name.value)'\(others.isEmpty ? "" : " and \(others.count) more") "
                + "can send text from a locked device, for anyone holding it",
            help: "add authentication-required: true, or false to answer without unlocking",
            notes: others.prefix(5).map { Finding.Note("also here", at: $0.range) }
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
