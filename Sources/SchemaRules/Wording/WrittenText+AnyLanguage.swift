import Diagnostics
import EnglishStyle

// What can be judged in a text without knowing its language.
extension WrittenText {
    /// The punctuation at the end of a title in any language; nil if a period may belong to an abbreviation or a number,
    /// and for an exclamation mark in East Asian text, where labels such as いいね！ have one.
    ///
    /// - Parameter names: Names that the author spells with punctuation.
    package func finalMarksOfTitle(names: Set<String>) -> Substring? {
        let wide = trimmed.suffix(from: trimmed.startOfFinal { "。．；：،؛।".contains($0) })
        guard wide.isEmpty else { return wide.startIndex > trimmed.startIndex ? wide : nil }
        guard let marks = finalPunctuation(".:;,!", names: names) else { return nil }
        let word = trimmed[..<marks.startIndex]
        guard marks.first == "." else {
            return word.last?.unicodeScalars.first?.isEastAsianWide == true ? nil : marks
        }
        let letters = word.suffix(from: word.startOfFinal { !$0.isSpace })
        return letters.count >= 5 && letters.allSatisfy(\.isLetter) ? marks : nil
    }

    /// The first marks that shout: a run of exclamation or question marks, or a second exclamation mark.
    package func shoutingMarks(names: Set<String>) -> Substring? {
        guard mayHaveMarks else { return nil }
        let runs = runsOfMarks(names: names)
        return runs.first { $0.count > 1 } ?? runs.filter { $0 == "!" || $0 == "！" }.dropFirst().first
    }

    private var mayHaveMarks: Bool {
        value.utf8.contains { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") || $0 == 0xEF }
    }

    /// Runs of exclamation marks and question marks, except those that belong to a name.
    private func runsOfMarks(names: Set<String>) -> [Substring] {
        tokens.filter { !$0.isPlaceholder || $0.text.last != ")" }.flatMap { token -> [Substring] in
            guard !names.contains(String(token.text)),
                token.kind != .opaque || token.isPlaceholder || token.isInOtherScript
            else { return [] }
            return token.text.runs { "!?！？".contains($0) }
        }
    }
}

extension Substring {
    fileprivate func runs(of isSuch: (Character) -> Bool) -> [Substring] {
        var runs: [Substring] = []
        var rest = self
        while let start = rest.firstIndex(where: isSuch) {
            let run = rest[start...].prefix(while: isSuch)
            runs.append(run)
            rest = rest[run.endIndex...]
        }
        return runs
    }
}

// MARK: - Emoji

extension WrittenText {
    /// Whether the text is nothing but emoji.
    package var isEmojiAlone: Bool {
        // Nearly all texts begin with a letter.
        guard let first = trimmed.first, first.isEmoji else { return false }
        return trimmed.allSatisfy { $0.isEmoji || $0.isSpace }
    }

    /// An emoji before or after the words of a label.
    package var emojiBesideWords: Substring? {
        guard mayHaveEmoji, tokens.count > 1, let first = tokens.first, let last = tokens.last else { return nil }
        if first.isEmojiAlone { return first.text }
        return last.isEmojiAlone ? last.text : nil
    }

    /// An emoji between two words of one sentence.
    package var emojiInsideSentence: Substring? {
        guard mayHaveEmoji else { return nil }
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
    package var manyEmoji: Substring? {
        guard mayHaveEmoji else { return nil }
        let places = value.indices.filter { value[$0].isEmoji }
        guard places.count > 2, let first = places.first, let last = places.last else { return nil }
        return value[first...last]
    }

    private var mayHaveEmoji: Bool { value.utf8.contains { $0 >= 0xE2 } }
}

extension TitleToken {
    fileprivate var isEmojiAlone: Bool { kind == .decoration && text.allSatisfy(\.isEmoji) }
}

extension Character {
    fileprivate var isMark: Bool { ".,!?:;…".contains(self) }
}
