import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "emoji-alone",
        severity: .advice,
        group: .accessibility,
        summary: "Titles of actions and texts for hidden previews contain words.",
        rationale: """
            VoiceOver reads the name of an emoji, such as “thumbs up”, not what the action does. People interpret an \
            emoji differently, and may not recognize it on a small screen. An icon next to a title shows the picture, \
            too.
            """,
        source: .higNotifications,
        passing: [
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message 💬
                actions:
                  - like: { title: Like, icon: hand.thumbsup }
                  - party: { title: Party 🎉, icon: sparkles }
            """
        ],
        failing: [
            """
            categories:
              message:
                hidden-previews-body-placeholder: ⟦💬⟧
                actions:
                  - like: { title: ⟦👍⟧, icon: hand.thumbsup }
            """
        ]
    )

    static let emojiAlone: ActionRule = description.eachAction { action, _, report in
        guard let title = action.title, title.isEmojiAlone else { return }
        report.add(
            at: title.range,
            "“\(title.trimmed)” doesn't say what the action does",
            help: "write a verb, such as Like; an icon can show the picture"
        )
    }

    static let emojiAloneOfCategories: CategoryRule = description.eachCategory { category, _, report in
        guard let preview = category.hiddenPreview, preview.isEmojiAlone else { return }
        report.add(
            at: preview.range,
            "“\(preview.trimmed)” doesn't say what kind of notification it is",
            help: "write a word or two, such as Message"
        )
    }
}

extension WrittenText {
    fileprivate var isEmojiAlone: Bool {
        // Nearly all texts begin with a letter.
        guard let first = trimmed.first, first.isEmoji else { return false }
        return trimmed.allSatisfy { $0.isEmoji || $0.isSpace }
    }
}
