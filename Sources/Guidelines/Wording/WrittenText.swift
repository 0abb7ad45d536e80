import Diagnostics
import EnglishStyle
import NotificationSchema
import SourceSyntax

/// A text that people read, with the words that it is made of.
final class WrittenText: Sendable {
    let text: Text
    /// In the order of the text: what stands between white space or dashes.
    let tokens: [TitleToken]
    /// All but punctuation and emoji, as the tables spell it; a placeholder as it is written.
    let words: [String]
    /// The text without the white space around it.
    let trimmed: Substring

    init(_ text: Text) {
        self.text = text
        tokens = TitleToken.tokens(of: text.value)
        words = tokens.compactMap { $0.kind == .decoration ? nil : $0.folded }
        trimmed = text.value.withoutSpaceAround
    }

    var value: String { text.value }
    /// The words, with one space between any two.
    var folded: String { words.count == 1 ? words[0] : words.joined(separator: " ") }
    var range: SourceRange { text.range }

    /// Whether something is filled in when the text is shown.
    var hasPlaceholder: Bool { tokens.contains(where: \.isPlaceholder) }
}

// MARK: - Places

extension WrittenText {
    /// Where a part of the text lies, in the UTF-8 of the text.
    func bytes(of part: Substring) -> Range<Int> {
        let bytes = value.utf8
        let lower = bytes.distance(from: bytes.startIndex, to: part.startIndex)
        return lower..<lower + part.utf8.count
    }

    /// Where a part of the text stands in the source.
    func range(of part: Substring) -> SourceRange { text.node.range(ofText: bytes(of: part)) }

    /// Where some tokens stand, from the first letter to the last.
    func range(of tokens: Range<Int>) -> SourceRange {
        range(
            of: value[self.tokens[tokens.lowerBound].core.startIndex..<self.tokens[tokens.upperBound - 1].core.endIndex]
        )
    }

    /// The text with other words in the place of some.
    func replacing(_ part: Substring, with words: String) -> String {
        replacing([(part, words)])
    }

    /// The text with other words in the place of some.
    ///
    /// - Parameter replacements: Parts of the text in its order, none overlapping another.
    func replacing(_ replacements: [(part: Substring, words: String)]) -> String {
        var result = ""
        var end = value.startIndex
        for (part, words) in replacements {
            result += value[end..<part.startIndex] + words
            end = part.endIndex
        }
        return result + value[end...]
    }

    /// The changes of the source that make the text read like that.
    func edits(to text: String) -> [TextEdit] { self.text.node.replacingText(with: text) }
}

// MARK: - Style

extension TitleStyle {
    func correction(of title: WrittenText) -> Correction? { correction(of: title.value, tokens: title.tokens) }
}

extension SentenceStyle {
    func correction(of text: WrittenText) -> Correction? { correction(of: text.value, tokens: text.tokens) }
}

extension PhraseMatcher {
    /// Whether the text is one of the phrases, no more and no less.
    func holds(_ text: WrittenText?) -> Bool { text.map { holds($0.words) } ?? false }
}

// MARK: - The end

extension WrittenText {
    /// The ellipsis that the text ends with, be it one character or three periods.
    var finalEllipsis: Substring? {
        let trimmed = trimmed
        // Most texts end with a letter.
        guard let byte = trimmed.utf8.last, byte == UInt8(ascii: ".") || byte >= 0x80 else { return nil }
        if trimmed.hasSuffix("…") { return trimmed.suffix(1) }
        return trimmed.hasSuffix("...") ? trimmed.suffix(from: trimmed.startOfFinal { $0 == "." }) : nil
    }

    /// The punctuation of one kind that the text ends with, save what belongs to an abbreviation or a name: nil where
    /// there is none.
    ///
    /// - Parameters:
    ///   - marks: Of ASCII.
    ///   - names: Words that the author spells with their punctuation.
    func finalPunctuation(_ marks: String, names: Set<String>) -> Substring? {
        guard let byte = trimmed.utf8.last, marks.utf8.contains(byte) else { return nil }
        return finalEllipsis == nil ? trimmed.finalPunctuation(marks, names: names) : nil
    }
}

extension String {
    fileprivate var withoutSpaceAround: Substring {
        // Nearly all texts begin and end with something else, which one byte of ASCII is to tell.
        let marks = UInt8(ascii: "!")...UInt8(ascii: "~")
        if let first = utf8.first, let last = utf8.last, marks.contains(first), marks.contains(last) {
            return self[...]
        }
        return suffix(from: firstIndex { !$0.isSpace } ?? endIndex).withoutFinalSpace
    }
}

extension Substring {
    var withoutFinalSpace: Substring { self[..<startOfFinal(\.isSpace)] }

    /// See ``WrittenText/finalPunctuation(_:names:)``.
    func finalPunctuation(_ marks: String, names: Set<String>) -> Substring? {
        let end = suffix(from: startOfFinal { marks.contains($0) })
        guard !end.isEmpty, end.startIndex > startIndex else { return nil }
        let last = suffix(from: startOfFinal { !$0.isSpace })
        guard !names.contains(String(last)) else { return nil }
        let word = last.drop { !$0.isPartOfWord }
        let folded = WordFolding.folded(word[..<word.startOfFinal { !$0.isPartOfWord }])
        guard end.first == ".", TitleToken.isAbbreviation(folded) else { return end }
        return end.count > 1 ? end.dropFirst() : nil
    }

    /// Where the last run of characters like that begins; the end where the text ends with another one.
    func startOfFinal(_ isSuch: (Character) -> Bool) -> Index {
        lastIndex { !isSuch($0) }.map { index(after: $0) } ?? startIndex
    }
}
