import Diagnostics
import NotificationSchema

extension Rule {
    static let emojiAsWords = Rule(
        id: "emoji-as-words",
        severity: .advice,
        group: .accessibility,
        language: .english,
        summary: "No emoji takes the place of a word.",
        rationale: """
            VoiceOver reads the name of an emoji, which can be long and is not the word that was meant. One at \
            the end of a sentence does not interrupt it; more than two of them in a text are read one after the \
            other.
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
                "“\(emoji)” stands inside a sentence, where VoiceOver reads its name",
                help: "write the word, and put the emoji at the end"
            )
        } else if let emoji = text.manyEmoji {
            report.add(
                at: text.range(of: emoji),
                "the names of all emoji are read by VoiceOver, one after the other",
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
