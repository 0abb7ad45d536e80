import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let actionsCompactTwo = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "actions-compact-two",
            severity: .advice,
            fixes: [.display],
            summary: "The actions that people want most are the first two.",
            rationale: """
                Where space is tight, the system shows \(Limits.actionsInBanner) actions and leaves out the others. \
                Which ones people want most only the app knows; but answering is more than muting or dismissing.
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
        )
    ) { _, wording, findings in
        for category in wording.englishCategories where category.actions.count > Limits.actionsInBanner {
            let hidden = category.actions.dropFirst(Limits.actionsInBanner)
            guard let answer = hidden.firstIndex(where: { $0.isTextInput }),
                let keeper = category.actions.prefix(Limits.actionsInBanner).firstIndex(where: \.isHousekeeping)
            else { continue }
            let name = category.name(at: keeper)
            // One step further to the front is what the answer needs, not two.
            let edits = answer == Limits.actionsInBanner ? category.category.editsMovingToEnd(name) : nil
            findings.report(
                at: name.range,
                "'\(name.value)' takes the place of '\(category.name(at: answer).value)' where only "
                    + "\(Limits.actionsInBanner) actions show",
                help: "put it behind '\(category.name(at: answer).value)'",
                notes: [Finding.Note("shown only where there is room", at: category.name(at: answer).range)],
                fix: edits.map { Fix(.display, $0) }
            )
        }
    }
}

extension ActionWording {
    fileprivate var isHousekeeping: Bool {
        !isTextInput && VerbTables.housekeeping.phrase(beginning: words) != nil
    }
}
