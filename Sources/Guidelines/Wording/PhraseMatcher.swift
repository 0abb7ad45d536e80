/// Finds out whether a text begins with one of a list of phrases.
///
/// Whole words are compared, without case and without the punctuation around them; curly and straight apostrophes are
/// the same.
package struct PhraseMatcher: Sendable {
    private let phrases: Set<String>
    /// Most texts begin with none of them, which one look is to tell.
    private let firstWords: Set<String>
    private let longest: Int

    /// - Parameter phrases: In small letters, with one space between words.
    package init(_ phrases: some Sequence<String>) {
        self.phrases = Set(phrases).subtracting([""])
        firstWords = Set(self.phrases.map { String($0.prefix { $0 != " " }) })
        longest = self.phrases.map { $0.utf8.count { $0 == UInt8(ascii: " ") } + 1 }.max() ?? 0
    }

    /// The longest phrase that the text begins with, in lower case; nil where it begins with none.
    package func phrase(beginning text: String) -> String? {
        phrase(beginning: Self.words(of: text))
    }

    /// The longest phrase that a text of these words begins with; nil where it begins with none.
    func phrase(beginning words: some Collection<String>) -> String? {
        guard let first = words.first, firstWords.contains(first) else { return nil }
        let words = words.prefix(longest)
        for count in stride(from: words.count, to: 0, by: -1) {
            let phrase = words.prefix(count).joined(separator: " ")
            if phrases.contains(phrase) { return phrase }
        }
        return nil
    }

    /// Whether the text is one of the phrases, no more and no less.
    func holds(_ text: WrittenText?) -> Bool { text.map { phrases.contains($0.folded) } ?? false }

    private static func words(of text: String) -> [String] {
        TitleToken.tokens(of: text).filter { $0.kind != .decoration }.map(\.folded)
    }
}
