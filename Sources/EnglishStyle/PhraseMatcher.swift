/// Looks for the phrases of a list at the beginning of a text, or anywhere in it.
///
/// Compares whole words, ignoring case and surrounding punctuation. Curly and straight apostrophes are equal.
package struct PhraseMatcher: Sendable {
    private let phrases: Set<String>
    /// The number of words in the longest phrase that begins with a word. One lookup rules out most texts.
    private let longest: [String: Int]

    /// - Parameter phrases: In lowercase, with one space between words.
    package init(_ phrases: some Sequence<String>) {
        var known: Set<String> = []
        var longest: [String: Int] = [:]
        for phrase in phrases where !phrase.isEmpty && known.insert(phrase).inserted {
            let end = phrase.utf8.firstIndex(of: UInt8(ascii: " "))
            let first = end.map { String(phrase[..<$0]) } ?? phrase
            let count = phrase.utf8.count { $0 == UInt8(ascii: " ") } + 1
            longest[first] = max(longest[first] ?? 0, count)
        }
        self.phrases = known
        self.longest = longest
    }

    /// The longest phrase at the beginning of the text, in lowercase; nil if there is none.
    package func phrase(beginning text: String) -> String? {
        phrase(beginning: Self.words(of: text))
    }

    /// The longest phrase at the beginning of these words; nil if there is none.
    package func phrase(beginning words: [String]) -> String? {
        guard let first = words.first, let longest = longest[first] else { return nil }
        let words = words.prefix(longest)
        for count in stride(from: words.count, to: 1, by: -1) {
            let phrase = words.prefix(count).joined(separator: " ")
            if phrases.contains(phrase) { return phrase }
        }
        return phrases.contains(first) ? first : nil
    }

    /// The longest phrase at the beginning of these tokens.
    package func phrase(beginning tokens: ArraySlice<TitleToken>) -> String? {
        tokens.first.flatMap { longest[$0.folded] }
            .flatMap { phrase(beginning: tokens.prefix($0).map(\.folded)) }
    }

    /// Whether one of the phrases is anywhere in these words.
    package func occurs(in words: [String]) -> Bool { phrase(anywhereIn: words) != nil }

    /// The first of the phrases that is anywhere in these words; nil if there is none.
    package func phrase(anywhereIn words: [String]) -> String? {
        words.indices.lazy.compactMap { index in
            longest[words[index]].flatMap { phrase(beginning: Array(words[index...].prefix($0))) }
        }.first
    }

    /// Whether the whole text is one of the phrases.
    package func holds(_ words: [String]) -> Bool {
        guard let first = words.first, let longest = longest[first] else { return false }
        return words.count <= longest && phrases.contains(words.count == 1 ? first : words.joined(separator: " "))
    }

    package static func words(of text: String) -> [String] {
        TitleToken.tokens(of: text).filter { $0.kind != .decoration }.map(\.folded)
    }
}
