/// Looks for the phrases of a list at the beginning of a text, or anywhere in it.
///
/// Compares whole words, ignoring case and surrounding punctuation. Curly and straight apostrophes are equal.
package struct PhraseMatcher: Sendable {
    /// The phrases that begin with a word, the longest first.
    private let phrases: WordTable<[Phrase]>

    private struct Phrase: Sendable {
        let text: String
        /// The words after the first.
        let rest: [String]
    }

    /// - Parameter phrases: In lowercase, with one space between words.
    package init(_ phrases: some Sequence<String>) {
        var known: [String: [Phrase]] = [:]
        for phrase in phrases where !phrase.isEmpty {
            let words = phrase.utf8.split(separator: UInt8(ascii: " "))
            let rest = words.dropFirst().map { String(Substring($0)) }
            known[String(Substring(words[0])), default: []].append(Phrase(text: phrase, rest: rest))
        }
        for (word, candidates) in known where candidates.count > 1 {
            known[word] = candidates.sorted { $0.rest.count > $1.rest.count }
        }
        self.phrases = WordTable(known)
    }

    /// The longest phrase at the beginning of the text, in lowercase; nil if there is none.
    package func phrase(beginning text: String) -> String? {
        phrase(beginning: Self.words(of: text))
    }

    /// The longest phrase at the beginning of these words; nil if there is none.
    package func phrase(beginning words: [String]) -> String? { phrase(beginning: words[...], word: \.self) }

    /// The longest phrase at the beginning of these tokens.
    package func phrase(beginning tokens: ArraySlice<TitleToken>) -> String? {
        phrase(beginning: tokens, word: \.folded)
    }

    private func phrase<Part>(beginning parts: ArraySlice<Part>, word: (Part) -> String) -> String? {
        guard let first = parts.first, let candidates = phrases[word(first)] else { return nil }
        let next = parts.dropFirst()
        return candidates.first { phrase in
            phrase.rest.count <= next.count && zip(phrase.rest, next).allSatisfy { $0 == word($1) }
        }?.text
    }

    /// Whether one of the phrases is anywhere in these words.
    package func occurs(in words: [String]) -> Bool { phrase(anywhereIn: words) != nil }

    /// The first of the phrases that is anywhere in these words; nil if there is none.
    package func phrase(anywhereIn words: [String]) -> String? {
        words.indices.lazy.compactMap { phrase(beginning: words[$0...], word: \.self) }.first
    }

    /// Whether the whole text is one of the phrases.
    package func holds(_ words: [String]) -> Bool {
        guard let first = words.first, let candidates = phrases[first] else { return false }
        return candidates.contains { $0.rest.count == words.count - 1 && words.dropFirst().elementsEqual($0.rest) }
    }

    package static func words(of text: String) -> [String] {
        TitleToken.tokens(of: text).filter { $0.kind != .decoration }.map(\.folded)
    }
}
