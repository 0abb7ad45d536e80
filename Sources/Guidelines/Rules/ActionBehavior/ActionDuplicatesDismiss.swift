import Diagnostics
import NotificationSchema

extension Rule {
    static let actionDuplicatesDismiss = Rule(
        id: "action-duplicates-dismiss",
        severity: .warning,
        group: .actionBehavior,
        language: .english,
        summary: "No action merely dismisses the notification.",
        rationale: """
            Every notification can be dismissed, and a watch shows a button for it in any case. Where the app has \
            to know of it, custom-dismiss-action tells it. An action that does more than its title says has an \
            effect.
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
            """
        ]
    ).eachAction { action, _, report in
        guard action.isDismissal else { return }
        guard let title = action.title else { return }
        report.add(
            at: title.range,
            "“\(title.trimmed)” is what the system offers with every notification",
            help:
                "leave it out, with custom-dismiss-action: true where the app has to know; or say with effect what "
                + "else it does"
        )
    }
}

extension ShownAction {
    /// Whether its English title is what the system offers with every notification.
    var isDismissal: Bool { !hasEffect && !isTextInput && VerbTables.dismissing.holds(title) }
}
