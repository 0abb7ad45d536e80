/// Finds out whether a text begins with one of a list of phrases.
///
/// Whole words are compared, without case and without the punctuation around them; curly and straight apostrophes are
/// the same.
package struct PhraseMatcher: Sendable {
    private let phrases: Set<String>
    private let longest: Int

    /// - Parameter phrases: In small letters, with one space between words.
    package init(_ phrases: some Sequence<String>) {
        self.phrases = Set(phrases).subtracting([""])
        longest = self.phrases.map { $0.utf8.count { $0 == UInt8(ascii: " ") } + 1 }.max() ?? 0
    }

    /// The longest phrase that the text begins with, in lower case; nil where it begins with none.
    package func phrase(beginning text: String) -> String? {
        let words = Self.words(of: text).prefix(longest)
        for count in stride(from: words.count, to: 0, by: -1) {
            let phrase = words.prefix(count).joined(separator: " ")
            if phrases.contains(phrase) { return phrase }
        }
        return nil
    }

    private static func words(of text: String) -> [String] {
        TitleToken.tokens(of: text).filter { $0.kind != .decoration }.map(\.folded)
    }
}
