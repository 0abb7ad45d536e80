import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionDuplicatesDismiss: ActionRule = RuleDescription(
        id: "action-duplicates-dismiss",
        severity: .warning,
        group: .actionBehavior,
        language: .english,
        summary: "No action only dismisses the notification.",
        rationale: """
            People can dismiss every notification, and a watch always shows a button for that. If the app needs to \
            know, use custom-dismiss-action. If the action does more than its title says, declare an effect. “Not \
            Now” and “No Thanks” can be answers, so the finding is advice for them.
            """,
        source: .higNotifications,
        passing: [
            """
            actions:
              decline: { title: Decline, icon: xmark }
              ignore: { title: Ignore, icon: eye.slash, effect: tells the server not to ask again }
            categories:
              alert:
                hidden-previews-body-placeholder: Alarm
                custom-dismiss-action: true
                actions: [decline, ignore]
            """
        ],
        failing: [
            """
            actions:
              close: { title: ⟦Close⟧, icon: xmark }
              dismiss: { title: ⟦Dismiss Alert⟧, icon: xmark.circle }
              later: { title: ⟦Not Now⟧, icon: moon }
            """
        ]
    ).eachAction { action, _, report in
        guard let title = action.title, action.isDismissal || action.isRefusal else { return }
        report.add(
            at: title.range,
            "“\(title.trimmed)” is something that the system offers for every notification",
            severity: action.isDismissal ? nil : .advice,
            help:
                "remove it, with custom-dismiss-action: true if the app must know, or describe with effect what "
                + "else it does"
        )
    }
}

extension ShownAction {
    /// Whether its English title only repeats what the system offers with every notification.
    var isDismissal: Bool { !hasEffect && !isTextInput && VerbTables.dismissing.holds(title) }
    /// Whether its English title says no to what the notification proposes, as a dismissal does.
    fileprivate var isRefusal: Bool { !hasEffect && !isTextInput && VerbTables.refusals.holds(title) }
}
