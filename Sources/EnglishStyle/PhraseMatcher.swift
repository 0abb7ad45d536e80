/// Looks for the phrases of a table at the beginning of a text, or anywhere in it.
///
/// Compares whole words, ignoring case and surrounding punctuation. Curly and straight apostrophes are equal.
///
/// A class to avoid copying.
package final class PhraseMatcher: Sendable {
    /// A phrase that was found.
    package struct Phrase: Sendable {
        fileprivate let bytes: [UInt8]
        fileprivate let place: Range<Int32>

        package let wordCount: Int
        /// The index of the table that it is from.
        package let table: Int

        package var text: String {
            String(decoding: bytes[Int(place.lowerBound)..<Int(place.upperBound)], as: UTF8.self)
        }

        /// The line of the table that it is in.
        var line: String {
            let start = bytes[..<Int(place.lowerBound)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let rest = bytes[start...]
            return String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        }

        /// What the table says of it, after the colon; empty if there is none.
        package var note: String {
            String(decoding: PhraseMatcher.note(after: place.upperBound, in: bytes), as: UTF8.self)
        }
    }

    private let firstWords: WordIndex
    /// Where the phrases end.
    private let ends: [Int32]
    /// For each table: the number of phrases up to its end.
    private let tableEnds: [Int]

    /// - Parameters:
    ///   - tables: Texts with a phrase in each line, in lowercase, with one space between words. After a colon, a line can say
    ///     more of its phrase: `okay: OK`. Of equal phrases, the last is used.
    ///   - hasLists: Whether lines have several phrases, with commas between them: `begin, start`.
    convenience init(tables: [String], hasLists: Bool = false) {
        let (space, colon, lineBreak) = (UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: "\n"))
        let separator = hasLists ? UInt8(ascii: ",") : lineBreak
        var bytes: [UInt8] = []
        var (firstWords, ends, tableEnds): ([Range<Int32>], [Int32], [Int]) = ([], [], [])
        var union: UInt8 = 0
        bytes.reserveCapacity(tables.reduce(0) { $0 + $1.utf8.count + 1 })
        for table in tables {
            var index = bytes.count
            bytes.append(contentsOf: table.utf8)
            bytes.append(lineBreak)
            while index < bytes.count {
                // After a comma.
                if bytes[index] == space { index += 1 }
                let start = index
                var firstEnd: Int?
                while bytes[index] != separator, bytes[index] != colon, bytes[index] != lineBreak {
                    union |= bytes[index]
                    if firstEnd == nil, bytes[index] == space { firstEnd = index }
                    index += 1
                }
                if start < index {
                    firstWords.append(Int32(start)..<Int32(firstEnd ?? index))
                    ends.append(Int32(index))
                }
                if bytes[index] == colon { index = bytes[index...].firstIndex(of: lineBreak) ?? index }
                index += 1
            }
            tableEnds.append(ends.count)
        }
        self.init(WordIndex(bytes, words: firstWords, isASCII: union < 0x80), ends, tableEnds)
    }

    private init(_ firstWords: WordIndex, _ ends: [Int32], _ tableEnds: [Int]) {
        (self.firstWords, self.ends, self.tableEnds) = (firstWords, ends, tableEnds)
    }

    /// - Parameter lines: A table with a phrase in each line.
    package convenience init(lines: String) { self.init(tables: [lines]) }

    package convenience init(_ phrases: some Sequence<String>) { self.init(tables: [phrases.joined(separator: "\n")]) }

    /// All phrases, in the order of the tables.
    package var phrases: [Phrase] {
        ends.indices.map { index in
            let place = Int(firstWords.words[index].lowerBound)..<Int(ends[index])
            let spaces = firstWords.bytes[place].count { $0 == UInt8(ascii: " ") }
            return phrase(at: index, wordCount: spaces + 1)
        }
    }

    /// What the tables say of each phrase, in UTF-8.
    var notes: [ArraySlice<UInt8>] { ends.map { Self.note(after: $0, in: firstWords.bytes) } }

    private static func note(after end: Int32, in bytes: [UInt8]) -> ArraySlice<UInt8> {
        let rest = bytes[Int(end)...].prefix { $0 != UInt8(ascii: "\n") }
        return rest.drop { $0 != UInt8(ascii: ":") }.dropFirst(2)
    }

    /// A matcher for some of the phrases, by their indices.
    func only(_ indices: [Int]) -> PhraseMatcher {
        PhraseMatcher(
            WordIndex(firstWords.bytes, words: indices.map { firstWords.words[$0] }, isASCII: firstWords.isASCII),
            indices.map { ends[$0] },
            tableEnds.map { end in indices.prefix { $0 < end }.count })
    }

    /// The longest phrase at the beginning of the text, in lowercase; nil if there is none.
    package func phrase(beginning text: String) -> String? {
        phrase(beginning: Self.words(of: text))
    }

    /// The longest phrase at the beginning of these words; nil if there is none.
    package func phrase(beginning words: [String]) -> String? { entry(beginning: words)?.text }

    /// The longest phrase at the beginning of these tokens.
    package func phrase(beginning tokens: ArraySlice<TitleToken>) -> String? { entry(beginning: tokens)?.text }

    /// The longest phrase at the beginning of these words, with what the table says of it; nil if there is none.
    package func entry(beginning words: [String]) -> Phrase? { entry(beginning: words[...]) { $0 } }

    /// The longest phrase at the beginning of these tokens, with what the table says of it; nil if there is none.
    package func entry(beginning tokens: ArraySlice<TitleToken>) -> Phrase? { entry(beginning: tokens) { $0.folded } }

    private func entry<Part>(beginning parts: ArraySlice<Part>, word: (Part) -> String) -> Phrase? {
        guard let first = parts.first, let last = firstWords.lastIndex(of: word(first)) else { return nil }
        var longest: (index: Int, wordCount: Int)?
        var index = last
        while index >= 0 {
            if let count = wordCount(ofPhraseAt: index, beginning: parts, word: word), count > longest?.wordCount ?? 0 {
                longest = (index, count)
            }
            index = Int(firstWords.previous[index])
        }
        return longest.map { phrase(at: $0.index, wordCount: $0.wordCount) }
    }

    /// The number of words of a phrase whose first word is at the beginning of the parts; nil if the others don't follow.
    private func wordCount<Part>(
        ofPhraseAt index: Int, beginning parts: ArraySlice<Part>, word: (Part) -> String
    ) -> Int? {
        var start = Int(firstWords.words[index].upperBound)
        let end = Int(ends[index])
        var count = 1
        while start < end {
            guard count < parts.count else { return nil }
            let rest = firstWords.bytes[(start + 1)..<end]
            let wordEnd = rest.firstIndex(of: UInt8(ascii: " ")) ?? end
            guard firstWords.holds(word(parts[parts.startIndex + count]), at: (start + 1)..<wordEnd) else { return nil }
            (start, count) = (wordEnd, count + 1)
        }
        return count
    }

    private func phrase(at index: Int, wordCount: Int) -> Phrase {
        Phrase(
            bytes: firstWords.bytes, place: firstWords.words[index].lowerBound..<ends[index], wordCount: wordCount,
            table: tableEnds.firstIndex { index < $0 } ?? 0)
    }

    /// Whether one of the phrases is anywhere in these words.
    package func occurs(in words: [String]) -> Bool { phrase(anywhereIn: words) != nil }

    /// The first of the phrases that is anywhere in these words; nil if there is none.
    package func phrase(anywhereIn words: [String]) -> String? {
        words.indices.lazy.compactMap { self.entry(beginning: words[$0...]) { $0 } }.first?.text
    }

    /// Whether the whole text is one of the phrases.
    package func holds(_ words: [String]) -> Bool { entry(beginning: words)?.wordCount == words.count }

    package static func words(of text: String) -> [String] {
        TitleToken.tokens(of: text).filter { $0.kind != .decoration }.map(\.folded)
    }
}

extension String {
    /// The number of words of a phrase, with one space between them.
    package var wordCount: Int { 1 + utf8.count { $0 == UInt8(ascii: " ") } }
}
