import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let meaningByIconOnly = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "meaning-by-icon-only",
            severity: .error,
            summary: "An action with an icon has a title, too.",
            rationale: """
                VoiceOver reads the title, and a system without icons, such as iOS 14, shows nothing else: an action \
                that is only an icon is an empty button to them.
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
        )
    ) { _, wording, findings in
        for wording in wording.actions where wording.hasIcon {
            guard let title = wording.action.title, title.isBlank else {
                continue
            }
            findings.report(
                at: title.range,
                "'\(wording.action.name.value)' has an icon, and no title that could be read",
                help: "write a title; the icon stays beside it"
            )
        }
    }
}
