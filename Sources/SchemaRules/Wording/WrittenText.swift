import Diagnostics
package import EnglishStyle
package import NotificationSchema
import SourceSyntax

/// A text that people read, split into words.
package final class WrittenText: Sendable {
    package let text: Text
    /// The parts between whitespace or dashes, in order.
    let tokens: [TitleToken]
    /// All tokens except punctuation and emoji, as the tables spell them. Placeholders are unchanged.
    let words: [String]
    /// The text without surrounding whitespace.
    let trimmed: Substring

    package init(_ text: Text) {
        self.text = text
        tokens = TitleToken.tokens(of: text.value)
        // Without decoration, which few have, the array has exactly the size that it needs.
        let hasDecoration = tokens.contains { $0.kind == .decoration }
        words = (hasDecoration ? tokens.filter { $0.kind != .decoration } : tokens).map(\.folded)
        trimmed = text.value.withoutSpaceAround
    }

    /// Takes the words of a text with the same bytes.
    fileprivate init(_ text: Text, as other: WrittenText) {
        self.text = text
        (tokens, words, trimmed) = (other.tokens, other.words, other.trimmed)
    }

    var value: String { text.value }
    /// The words, separated by single spaces.
    var folded: String { words.count == 1 ? words[0] : words.joined(separator: " ") }
    var range: SourceRange { text.range }

    var hasOpeningQuotationMark: Bool {
        // Comparing characters is slow, and most texts are ASCII.
        value.utf8.contains { $0 >= 0x80 } && value.contains("“")
    }
    /// Whether the text has a placeholder.
    var hasPlaceholder: Bool { tokens.contains(where: \.isPlaceholder) }
}

/// Texts by their characters. Many declarations have the same text, which is split into words once.
struct WrittenTextCache {
    private var texts: [String: WrittenText] = [:]

    subscript(_ text: Text) -> WrittenText {
        mutating get {
            // Equal strings can have different bytes.
            if let known = texts[text.value], known.value.utf8.elementsEqual(text.value.utf8) {
                return WrittenText(text, as: known)
            }
            let written = WrittenText(text)
            texts[text.value] = written
            return written
        }
    }
}

// MARK: - Ranges

extension WrittenText {
    /// The range of a part in the UTF-8 of the text.
    func bytes(of part: Substring) -> Range<Int> {
        let bytes = value.utf8
        let lower = bytes.distance(from: bytes.startIndex, to: part.startIndex)
        return lower..<lower + part.utf8.count
    }

    /// The source range of a part of the text.
    func range(of part: Substring) -> SourceRange { text.node.range(ofText: bytes(of: part)) }

    /// The source range of some tokens, from the first letter to the last.
    func range(of tokens: Range<Int>) -> SourceRange { range(of: part(of: tokens)) }

    /// Some tokens, from the first letter to the last.
    func part(of tokens: Range<Int>) -> Substring {
        value[self.tokens[tokens.lowerBound].core.startIndex..<self.tokens[tokens.upperBound - 1].core.endIndex]
    }

    /// Replaces a part of the text.
    func replacing(_ part: Substring, with words: String) -> String {
        replacing([(part, words)])
    }

    /// Replaces several parts of the text.
    ///
    /// - Parameter replacements: Parts in the order of the text, without overlaps.
    func replacing(_ replacements: [(part: Substring, words: String)]) -> String {
        var result = ""
        var end = value.startIndex
        for (part, words) in replacements {
            result += value[end..<part.startIndex] + words
            end = part.endIndex
        }
        return result + value[end...]
    }

    /// The source edits that change the text.
    func edits(to text: String) -> [TextEdit] { self.text.node.replacingText(with: text) }
}

// MARK: - Style

extension TitleStyle {
    package func correction(of title: WrittenText) -> Correction? { correction(of: title.value, tokens: title.tokens) }
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
    /// The ellipsis at the end of the text: one character or three periods.
    var finalEllipsis: Substring? {
        let trimmed = trimmed
        // Most texts end with a letter.
        guard let byte = trimmed.utf8.last, byte == UInt8(ascii: ".") || byte >= 0x80 else { return nil }
        if trimmed.hasSuffix("…") { return trimmed.suffix(1) }
        return trimmed.hasSuffix("...") ? trimmed.suffix(from: trimmed.startOfFinal { $0 == "." }) : nil
    }

    /// The run of one punctuation mark at the end of the text; nil if there is none, or if it belongs to an
    /// abbreviation or a name.
    ///
    /// - Parameters:
    ///   - marks: ASCII characters.
    ///   - names: Names that the author spells with punctuation.
    func finalPunctuation(_ marks: String, names: Set<String>) -> Substring? {
        guard let byte = trimmed.utf8.last, marks.utf8.contains(byte) else { return nil }
        return finalEllipsis == nil ? trimmed.finalPunctuation(marks, names: names) : nil
    }
}

extension String {
    fileprivate var withoutSpaceAround: Substring {
        // A quick check: nearly all texts begin and end with other characters.
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

    /// The start of the run of matching characters at the end; `endIndex` if there is none.
    func startOfFinal(_ isSuch: (Character) -> Bool) -> Index {
        lastIndex { !isSuch($0) }.map { index(after: $0) } ?? startIndex
    }
}

extension WrittenText {
    /// Whether quotation marks enclose the whole text.
    var isInQuotes: Bool { trimmed.isInQuotes }
}

extension Substring {
    /// Whether quotation marks enclose the whole text.
    var isInQuotes: Bool {
        // Most titles begin with a letter.
        guard utf8.first?.isASCIILetter == false else { return false }
        let marks = "“”\"‘’'«»„"
        guard let first, let last, marks.contains(first), marks.contains(last), count > 2 else { return false }
        // ‘Tis the Season’s and “A” or “B” have quotation marks inside. An apostrophe follows a letter.
        let inside = dropFirst().dropLast()
        return !zip(inside, prefix(1) + inside).contains { mark, before in
            marks.contains(mark) && !("’'".contains(mark) && before.isLetter && !"’'".contains(first))
        }
    }
}
