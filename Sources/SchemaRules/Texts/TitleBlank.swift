import Basics
import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "title-blank",
        severity: .error,
        group: .texts,
        summary: "A title isn't empty.",
        rationale: """
            People can't read a button with an empty title: VoiceOver reads the title, and a system without icons, such as \
            iOS 14, shows only the title. A notification with an empty title shows a blank line instead of the app's name. \
            notification-empty reports a notification that shows nothing at all.
            """,
        unseen: "A title with a placeholder isn't judged: its values may be empty when it is sent.",
        source: .higNotificationActions,
        passing: [
            """
            actions:
              like: { title: Like, icon: hand.thumbsup }
            notifications:
              timer: { body: Your timer is done. }
            """
        ],
        failing: [
            """
            actions:
              like: { title: ⟦""⟧ }
              mute: { title: ⟦"  "⟧ }
              reply: { title: ⟦" "⟧, icon: { template: our-reply-arrow } }
            notifications:
              timer: { title: ⟦" "⟧, body: Your timer is done. }
              alarm: { title: ⟦""⟧, body: It is 7 o'clock. }
            """
        ]
    )

    static let titleBlank: ActionRule = description.eachAction { action, _, report in
        guard action.isTitleBlank, let title = action.title else { return }
        report.add(
            at: title.range,
            action.hasIcon
                ? "'\(action.name.value)' has an icon, but no readable title"
                : "the title of '\(action.name.value)' is empty",
            help: action.hasIcon ? "add a title next to the icon" : "write what it does")
    }

    static let titleBlankOfNotifications: ShownNotificationRule =
        description.eachShownNotification { notification, _, report in
            guard !notification.declaration.alertTexts.isEmpty, let title = notification.title, title.text.isBlank
            else {
                return
            }
            report.add(
                at: title.range,
                "the title of '\(notification.declaration.name.value)' is empty",
                help: "write what it is about, or delete 'title': the system then shows the app's name"
            )
        }
}

extension ShownAction {
    var isTitleBlank: Bool { title?.text.isBlank ?? false }
}

extension Text {
    /// Whether nothing in it is visible.
    var isBlank: Bool { value.unicodeScalars.allSatisfy(\.isInvisible) }
}

extension Unicode.Scalar {
    /// Whitespace, or a character that joins, separates or directs others.
    fileprivate var isInvisible: Bool {
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint || actsInvisibly
    }
}
