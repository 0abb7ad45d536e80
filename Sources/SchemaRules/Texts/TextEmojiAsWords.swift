import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "text-emoji-as-words",
        severity: .advice,
        group: .texts,
        summary: "No emoji replaces words.",
        rationale: """
            VoiceOver reads the name of an emoji, such as “thumbs up”, which can be long and differs from the word, and not \
            what an action does. People interpret an emoji differently, and may not recognize it on a small screen. At the \
            end of a sentence, it doesn't interrupt; but VoiceOver reads all of several emoji. Next to a title, an icon \
            shows the picture, too. All titles and texts for hidden previews that are only emoji are one finding.
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
            """,
            """
            notifications:
              driver: { title: Your Ride, body: Your car is 5 minutes away 🚗 }
              goal: { title: 🎉 Goal Reached, body: Well done! 🎉 Tomorrow is another day. }
            """,
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
            notifications:
              driver: { title: Your Ride, body: Your ⟦🚗⟧ is 5 minutes away. }
              goal: { title: Goal Reached, body: "Well done ⟦🎉🎉🎉⟧" }
            """,
        ]
    )

    static let emojiAlone: ActionRule = description.eachAction { action, _, report in
        guard let title = action.title, title.isEmojiAlone else { return }
        report.add(
            at: title.range,
            "“\(title.trimmed)” doesn't say what the action does",
            help: "write a verb, such as Like; an icon can show the picture",
            isOneDecision: true
        )
    }

    static let emojiAloneOfCategories: CategoryRule = description.eachCategory { category, _, report in
        guard let preview = category.hiddenPreview, preview.isEmojiAlone else { return }
        report.add(
            at: preview.range,
            "“\(preview.trimmed)” doesn't say what kind of notification it is",
            help: "write a word or two, such as Message",
            isOneDecision: true
        )
    }

    static let emojiAsWords: TextRule = description.eachText(only: .inEnglish) { text, _, report in
        guard text.value.utf8.contains(where: { $0 > 0xE0 }) else { return }
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

extension WrittenText {
    fileprivate var isEmojiAlone: Bool {
        // Nearly all texts begin with a letter.
        guard let first = trimmed.first, first.isEmoji else { return false }
        return trimmed.allSatisfy { $0.isEmoji || $0.isSpace }
    }
}

extension WrittenText {
    /// Emoji between two words of one sentence.
    fileprivate var emojiInsideSentence: Substring? {
        for index in tokens.indices.dropFirst().dropLast() where tokens[index].isEmojiAlone {
            let (before, after) = (tokens[index - 1], tokens[index + 1])
            guard before.kind != .decoration, before.text.last?.isMark != true, after.kind == .word,
                after.core.first?.isSmallLetter == true
            else { continue }
            return tokens[index].text
        }
        return nil
    }

    /// From the first to the last of three or more emoji.
    fileprivate var manyEmoji: Substring? {
        let places = value.indices.filter { value[$0].isEmoji }
        guard places.count > 2, let first = places.first, let last = places.last else { return nil }
        return value[first...last]
    }
}

extension TitleToken {
    fileprivate var isEmojiAlone: Bool { kind == .decoration && text.allSatisfy(\.isEmoji) }
}

extension Character {
    fileprivate var isMark: Bool { ".,!?:;…".contains(self) }
}
