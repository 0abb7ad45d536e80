import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "action-destructive-mismatch",
        severity: .warning,
        fixes: [.unsafe, .display],
        group: .actions,
        summary: "An action is destructive if it deletes or ends something, and only then.",
        rationale: """
            The system shows a destructive action with a distinct appearance, so people don't choose it by mistake. If \
            harmless actions have it, people ignore it; that is advice. Sending text deletes nothing. An answer that \
            ends a request or an invitation, such as “Decline”, can be destructive. If the title is misleading, say \
            with effect what the action does, or with reversible that it can be undone. An effect that deletes something \
            is destructive.
            """,
        unseen: """
            Apart from text inputs, the rule judges only English titles, by verbs and phrases from a list. What the \
            app does isn't known.
            """,
        source: .higNotificationActions,
        passing: [
            """
            categories:
              mail:
                hidden-previews-body-placeholder: Mail
                actions:
                  - review: { title: Leave Review, icon: star }
                  - dequeue: { title: Remove from Queue, icon: text.badge.minus }
                  - trash: { title: Move to Trash, icon: trash, reversible: true }
                  - leave: { title: Leave, icon: figure.walk, effect: starts navigation }
            """,
            """
            actions:
              decline: { title: Decline, icon: xmark }
              retouch: { title: Remove Red-Eye, icon: eye }
              sky: { title: Clear Sky Alerts, icon: bell.slash }
              reject: { title: Reject Invitation, icon: nosign, destructive: true }
              cancel: { title: Cancel Order, icon: xmark.circle, destructive: true, authentication-required: true }
              hide:
                title: Hide Request
                icon: eye.slash
                destructive: true
                authentication-required: true
                effect: deletes the request for everyone
            """,
            // Nextcloud Talk: the notification says that a recording is there, and only dismissing is proposed to go.
            """
            categories:
              recording:
                hidden-previews-body-placeholder: Recording
                allow: { action-redundant: Dismissing it takes it off the list on all devices. }
                actions:
                  - share: { title: Share to Chat, icon: square.and.arrow.up, authentication-required: true }
                  - dismiss: { title: Dismiss Notification, icon: xmark, destructive: true }
            """,
        ],
        failing: [
            """
            actions:
              unfollow:
                title: ⟦Unfollow⟧
                icon: person.badge.minus
            categories:
              post:
                hidden-previews-body-placeholder: Post
                actions:
                  - like: { title: Like, icon: heart }
                  - unfollow
                  - cancel: { title: ⟦Cancel Subscription⟧, icon: xmark }
            """,
            """
            actions:
              snooze: { title: Snooze, icon: clock, ⟦destructive⟧: true, authentication-required: true }
              mute: { title: Mute, icon: bell.slash, ⟦destructive⟧: true }
              pay: { title: Pay Fine, icon: creditcard, ⟦destructive⟧: true, authentication-required: true }
            """,
            """
            actions:
              reply:
                title: Reply
                icon: arrowshape.turn.up.left
                ⟦destructive⟧: true
                authentication-required: false
                text-input: { button-title: Send, placeholder: Message }
            """,
        ]
    )

    static let destructiveFlagMissing: WholeSchemaRule = description.schema { context, report in
        let suspects = context.englishActions.filter(\.soundsDestructive)
        for (action, applicability) in context.changes(of: suspects, as: .unsafe) {
            guard let title = action.title else { continue }
            report.add(
                at: title.range,
                "“\(title.value)” sounds destructive, but the action isn't",
                help: "add destructive: true, or an effect or reversible: true if it isn't",
                fix: action.body.adding("destructive", "true").map { Fix(applicability, $0) }
            )
        }
    }

    static let destructiveFlagUnneeded: ActionRule = description.eachAction(only: .inEnglish) { action, _, report in
        // Another rule proposes to remove an action that only dismisses.
        guard action.hasNeedlessDestructive, !action.isDismissal else { return }
        // A shared action is reported where it is declared.
        guard let key = action.declaration.key("destructive"), let title = action.title else { return }
        report.add(
            at: key.range,
            "“\(title.trimmed)” doesn't seem to delete or end anything",
            severity: .advice,
            help: "remove destructive, or say what is lost with effect",
            fix: action.body.removing("destructive").map { Fix(.unsafe, $0) })
    }

    static let textInputDestructive: WholeSchemaRule = description.schema { context, report in
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

extension ShownAction {
    /// Whether its title sounds destructive and its options don't say so. An explicit `destructive: false` is an
    /// answer.
    fileprivate var soundsDestructive: Bool {
        guard declaration.destructive == nil, !isTextInput, !declaration.isReversible else { return false }
        guard !hasEffect else { return declaration.effect?.value.deletesSomething ?? false }
        // A screen comes first, where people can still decide.
        guard !declaration.isForeground || declaration.destination == nil else { return false }
        return VerbTables.destructivePhrase(of: words) != nil && !declaration.body.attempts("destructive")
    }
}

extension ShownAction {
    /// Whether the English title of a destructive declaration is harmless. Then the flag is the mistake, and no rule
    /// asks for what destructive actions need.
    var hasNeedlessDestructive: Bool {
        declaration.isDestructive && !hasEffect && !isTextInput && VerbTables.isBenign(words)
            && !VerbTables.isRefusing(words)
    }
}

extension String {
    /// Whether an effect says that something is deleted: *Deletes the chat*.
    fileprivate var deletesSomething: Bool {
        ["delete", "deletes", "erase", "erases", "wipe", "wipes"].contains(PhraseMatcher.words(of: self).first)
    }
}
