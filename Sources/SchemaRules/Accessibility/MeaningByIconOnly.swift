import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let meaningByIconOnly: ActionRule = RuleDescription(
        id: "meaning-by-icon-only",
        severity: .error,
        group: .accessibility,
        summary: "An action with an icon also has a title.",
        rationale: """
            VoiceOver reads the title, and a system without icons, such as iOS 14, shows only the title: an action \
            with only an icon is an empty button.
            """,
        source: .higNotifications,
        passing: [
            """
            actions:
              like: { title: Like, icon: hand.thumbsup }
            """
        ],
        failing: [
            """
            actions:
              like: { title: ⟦""⟧, icon: hand.thumbsup }
              reply: { title: ⟦" "⟧, icon: { template: our-reply-arrow } }
            """
        ]
    ).eachAction { action, _, report in
        guard action.hasIcon, let title = action.declaration.title, title.isBlank else { return }
        report.add(
            at: title.range,
            "'\(action.name.value)' has an icon, but no readable title",
            help: "add a title next to the icon"
        )
    }
}
