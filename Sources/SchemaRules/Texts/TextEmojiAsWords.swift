package import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension RuleDescription {
    package static let textEmojiAsWords = RuleDescription(
        id: "text-emoji-as-words",
        severity: .advice,
        group: .texts,
        domain: .project,
        summary: "No emoji replaces words.",
        rationale: """
            VoiceOver reads the name of an emoji, such as “thumbs up”, which can be long and differs from the word, and not \
            what an action does. People interpret an emoji differently, and may not recognize it on a small screen. At the \
            end of a sentence, it doesn't interrupt; but VoiceOver reads all of several emoji. Next to a title, an icon \
            shows the picture, too. All titles and texts for hidden previews that are only emoji are one finding.
            """,
        unseen: """
            An emoji counts as inside a sentence only before a word in lowercase, so the one in “I 🧡 Berlin” isn't \
            found.
            """,
        source: .higWritingStart,
        passing: [
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message 💬
                actions:
                  - like: { title: Like, icon: hand.thumbsup }
                  - love: { title: ❤️ Love }
            """,
            """
            notifications:
              driver: { title: Your Ride, body: Your car is 5 minutes away 🚗 }
              goal: { title: 🎉 Goal Reached, body: Well done! 🎉 Tomorrow is another day. }
            """,
            RuleExample(
                ExampleStrings.schema(title: "Order Sent"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bestellung verschickt 📦")),
        ],
        failing: [
            """
            categories:
              message:
                hidden-previews-body-placeholder: ⟦💬⟧
                actions:
                  - like: { title: 👍, icon: hand.thumbsup }
            """,
            """
            actions:
              book: { title: ⟦🎉⟧ Book Place, icon: ticket }
            """,
            """
            notifications:
              driver: { title: Your Ride, body: Your ⟦🚗⟧ is 5 minutes away. }
              goal: { title: Goal Reached, body: "Well done ⟦🎉🎉🎉⟧" }
            """,
            RuleExample(
                ExampleStrings.schema(title: "⟦Order Sent⟧"),
                files: ExampleStrings.title(en: "Order Sent", de: "Deine 📦 ist da")),
        ]
    )
}

extension SchemaRule {
    static let emojiAlone: ActionRule = RuleDescription.textEmojiAsWords.eachAction { action, _, report in
        guard let title = action.title, title.isEmojiAlone else { return }
        report.add(
            at: title.range,
            "“\(title.trimmed)” doesn't say what the action does",
            help: "write a verb, such as Like; an icon can show the picture",
            isOneDecision: true
        )
    }

    static let emojiBesideWords: ActionRule = RuleDescription.textEmojiAsWords.eachAction { action, _, report in
        // Without an icon, the emoji takes its place.
        guard action.hasIcon, let title = action.title, let emoji = title.emojiBesideWords else { return }
        report.add(
            at: title.range(of: emoji), "VoiceOver reads the name of “\(emoji)” with the title",
            help: "leave it out: the icon shows the picture", isOneDecision: true)
    }

    static let emojiAloneOfCategories: CategoryRule = RuleDescription.textEmojiAsWords.eachCategory {
        category, _, report in
        guard let preview = category.hiddenPreview, preview.isEmojiAlone else { return }
        report.add(
            at: preview.range,
            "“\(preview.trimmed)” doesn't say what kind of notification it is",
            help: "write a word or two, such as Message",
            isOneDecision: true
        )
    }

    static let emojiAsWords: TextRule = RuleDescription.textEmojiAsWords.eachText { text, _, report in
        if let emoji = text.emojiInsideSentence {
            report.add(
                at: text.range(of: emoji),
                "“\(emoji)” is inside a sentence, so VoiceOver reads its name there",
                help: "write the word, and put the emoji at the end"
            )
        } else if let emoji = text.manyEmoji {
            report.add(
                at: text.range(of: emoji),
                "VoiceOver reads the names of all emoji",
                help: "write one"
            )
        }
    }
}
