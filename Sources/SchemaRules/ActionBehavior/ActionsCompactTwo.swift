import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let actionsCompactTwo: CategoryRule = RuleDescription(
        id: "actions-compact-two",
        severity: .advice,
        fixes: [.display],
        group: .actionBehavior,
        language: .english,
        summary: "The two most useful actions come first.",
        rationale: """
            If space is limited, the system shows only \(Limits.actionsInBanner) actions. Only the app knows which are \
            the most useful; but a reply is more useful than muting or dismissing.
            """,
        source: .notificationCategory,
        passing: [
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                actions:
                  - reply:
                      title: Reply
                      icon: arrowshape.turn.up.left
                      authentication-required: false
                      text-input: { button-title: Send, placeholder: Message }
                  - read: { title: Mark as Read, icon: envelope.open }
                  - mute: { title: Mute, icon: bell.slash }
            """
        ],
        failing: [
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                actions:
                  - ⟦mute⟧: { title: Mute, icon: bell.slash }
                  - read: { title: Mark as Read, icon: envelope.open }
                  - reply:
                      title: Reply
                      icon: arrowshape.turn.up.left
                      authentication-required: false
                      text-input: { button-title: Send, placeholder: Message }
            """
        ]
    ).eachCategory { category, _, report in
        guard category.actions.count > Limits.actionsInBanner else { return }
        let hidden = category.actions.dropFirst(Limits.actionsInBanner)
        guard let answer = hidden.firstIndex(where: { $0.isTextInput }),
            let keeper = category.actions.prefix(Limits.actionsInBanner).firstIndex(where: \.isHousekeeping)
        else { return }
        let name = category.actionName(at: keeper)
        // The answer needs to move one position, not two.
        let edits = answer == Limits.actionsInBanner ? category.declaration.editsMovingToEnd(name) : nil
        report.add(
            at: name.range,
            "'\(name.value)' displaces '\(category.actionName(at: answer).value)' if only "
                + "\(Limits.actionsInBanner) actions show",
            help: "move it after '\(category.actionName(at: answer).value)'",
            notes: [Finding.Note("not shown if space is limited", at: category.actionName(at: answer).range)],
            fix: edits.map { Fix(.display, $0) }
        )
    }
}

extension ShownAction {
    fileprivate var isHousekeeping: Bool {
        !isTextInput && VerbTables.housekeeping.phrase(beginning: words) != nil
    }
}
