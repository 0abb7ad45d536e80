import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let destructiveFlagUnneeded: ActionRule = RuleDescription(
        id: "destructive-flag-unneeded",
        severity: .advice,
        fixes: [.unsafe],
        group: .actionBehavior,
        language: .english,
        summary: "Only an action that deletes or ends something is destructive.",
        rationale: """
            The distinct appearance of destructive actions is a warning. If harmless actions have it, people ignore \
            it. An answer that ends a request or an invitation, such as “Decline”, can be destructive. The rule checks \
            the title. If the title is misleading, say with effect what the action does.
            """,
        source: .higNotifications,
        passing: [
            """
            actions:
              decline: { title: Decline, icon: xmark }
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
                allow: { action-duplicates-dismiss: Dismissing it takes it off the list on all devices. }
                actions:
                  - share: { title: Share to Chat, icon: square.and.arrow.up, authentication-required: true }
                  - dismiss: { title: Dismiss Notification, icon: xmark, destructive: true }
            """,
        ],
        failing: [
            """
            actions:
              snooze: { title: Snooze, icon: clock, ⟦destructive⟧: true, authentication-required: true }
              mute: { title: Mute, icon: bell.slash, ⟦destructive⟧: true }
            """
        ]
    ).eachAction { action, _, report in
        // Another rule proposes to remove an action that only dismisses.
        guard action.hasNeedlessDestructive, !action.isDismissal else { return }
        // A shared action is reported where it is declared.
        guard let key = action.declaration.key("destructive"), let title = action.title else { return }
        report.add(
            at: key.range,
            "“\(title.trimmed)” doesn't seem to delete or end anything",
            help: "remove destructive, or say what is lost with effect",
            fix: action.body.removing("destructive").map { Fix(.unsafe, $0) }
        )
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
