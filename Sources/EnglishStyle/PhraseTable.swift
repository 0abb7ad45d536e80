/// Values of phrases, which are looked for at the beginning of a text.
package struct PhraseTable<Value: Sendable>: Sendable {
    private let matcher: PhraseMatcher
    private let values: [Value]

    /// - Parameter entries: The phrases in lowercase, with one space between words. Of equal ones, the last is used.
    package init(_ entries: some Sequence<(phrase: Substring, value: Value)>) {
        let entries = Array(entries)
        matcher = PhraseMatcher(parts: entries.lazy.map { $0.phrase })
        values = entries.map(\.value)
    }

    package var entries: some Sequence<(phrase: Substring, value: Value)> {
        zip(matcher.phrases.lazy.map(\.text), values).lazy.map { (phrase: $0, value: $1) }
    }

    /// The longest phrase at the beginning of these words; nil if there is none.
    package func entry(beginning words: [String]) -> (phrase: PhraseMatcher.Phrase, value: Value)? {
        matcher.index(beginning: words).map { (matcher.phrases[$0], values[$0]) }
    }

    /// The longest phrase at the beginning of these tokens.
    package func entry(beginning tokens: ArraySlice<TitleToken>) -> (phrase: PhraseMatcher.Phrase, value: Value)? {
        matcher.index(beginning: tokens).map { (matcher.phrases[$0], values[$0]) }
    }
}
