/// Looks for the phrases of a list at the beginning of a text, or anywhere in it.
///
/// Compares whole words, ignoring case and surrounding punctuation. Curly and straight apostrophes are equal.
package struct PhraseMatcher: Sendable {
    package struct Phrase: Sendable {
        // Shares the memory of the table that it is parsed from, because most phrases are never found.
        package let text: Substring
        /// The words after the first.
        fileprivate let rest: [String]
        /// The index of another phrase that begins with the same word.
        fileprivate let next: Int?

        package var wordCount: Int { rest.count + 1 }
    }

    private(set) var phrases: [Phrase] = []
    /// The index of the last phrase that begins with a word.
    private let last: WordTable<Int>

    /// - Parameter phrases: Parts of a table, in lowercase, with one space between words. Of equal ones, the last is used.
    init(parts phrases: some Sequence<Substring>) {
        var last: [String: Int] = [:]
        for phrase in phrases where !phrase.isEmpty {
            let first = phrase.utf8.prefix { $0 != UInt8(ascii: " ") }
            let (word, rest) = (String(Substring(first)), phrase[first.endIndex...])
            let following = rest.isEmpty ? [] : rest.partsOfTable(between: " ").map(String.init)
            self.phrases.append(Phrase(text: phrase, rest: following, next: last[word]))
            last[word] = self.phrases.count - 1
        }
        self.last = WordTable(last)
    }

    package init(_ phrases: some Sequence<String>) { self.init(parts: phrases.lazy.map { $0[...] }) }

    /// The longest phrase at the beginning of the text, in lowercase; nil if there is none.
    package func phrase(beginning text: String) -> String? {
        phrase(beginning: Self.words(of: text))
    }

    /// The longest phrase at the beginning of these words; nil if there is none.
    package func phrase(beginning words: [String]) -> String? {
        index(beginning: words).map { String(phrases[$0].text) }
    }

    /// The longest phrase at the beginning of these tokens.
    package func phrase(beginning tokens: ArraySlice<TitleToken>) -> String? {
        index(beginning: tokens).map { String(phrases[$0].text) }
    }

    func index(beginning words: [String]) -> Int? { index(beginning: words[...], word: \.self) }
    func index(beginning tokens: ArraySlice<TitleToken>) -> Int? { index(beginning: tokens, word: \.folded) }

    private func index<Part>(beginning parts: ArraySlice<Part>, word: (Part) -> String) -> Int? {
        guard let first = parts.first, let last = last[word(first)] else { return nil }
        let following = parts.dropFirst()
        var longest: Int?
        var next: Int? = last
        while let index = next {
            let rest = phrases[index].rest
            if rest.count <= following.count, longest.map({ rest.count > phrases[$0].rest.count }) ?? true,
                zip(rest, following).allSatisfy({ $0 == word($1) })
            {
                longest = index
            }
            next = phrases[index].next
        }
        return longest
    }

    /// Whether one of the phrases is anywhere in these words.
    package func occurs(in words: [String]) -> Bool { phrase(anywhereIn: words) != nil }

    /// The first of the phrases that is anywhere in these words; nil if there is none.
    package func phrase(anywhereIn words: [String]) -> String? {
        words.indices.lazy.compactMap { index(beginning: words[$0...], word: \.self) }.first
            .map { String(phrases[$0].text) }
    }

    /// Whether the whole text is one of the phrases.
    package func holds(_ words: [String]) -> Bool {
        index(beginning: words).map { phrases[$0].wordCount == words.count } ?? false
    }

    package static func words(of text: String) -> [String] {
        TitleToken.tokens(of: text).filter { $0.kind != .decoration }.map(\.folded)
    }
}

extension String {
    /// The number of words of a phrase, with one space between them.
    package var wordCount: Int { 1 + utf8.count { $0 == UInt8(ascii: " ") } }
}
