import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let emojiAsWords: TextRule = RuleDescription(
        id: "emoji-as-words",
        severity: .advice,
        group: .accessibility,
        language: .english,
        summary: "No emoji replaces a word.",
        rationale: """
            VoiceOver reads the name of an emoji, which can be long and differs from the word. At the end of a \
            sentence, it doesn't interrupt; but VoiceOver reads all of several emoji.
            """,
        source: .higWriting,
        passing: [
            """
            notifications:
              driver: { title: Your Ride, body: Your car is 5 minutes away 🚗 }
              goal: { title: 🎉 Goal Reached, body: Well done! 🎉 Tomorrow is another day. }
            """
        ],
        failing: [
            """
            notifications:
              driver: { title: Your Ride, body: Your ⟦🚗⟧ is 5 minutes away. }
              goal: { title: Goal Reached, body: "Well done ⟦🎉🎉🎉⟧" }
            """
        ]
    ).eachText { text, _, report in
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
