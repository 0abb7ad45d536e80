/// The code of a line before and after a word, and a few lines around it.
struct CodeLine {
    let before: String
    let after: String
    /// The line before it.
    let previous: String
    /// The two lines before it, and its code before the word.
    let earlier: String
    /// Its code after the word, and the two lines after it.
    let later: String

    /// How many bytes before and after the word are looked at.
    private static let reach = 400

    init(around word: Range<Int>, in bytes: [UInt8]) {
        func text(_ lines: some Sequence<ArraySlice<UInt8>>) -> String {
            String(decoding: Array(lines.joined(separator: [0x20])), as: UTF8.self)
        }
        let earlierLines = bytes[..<word.lowerBound].suffix(Self.reach)
            .split(separator: 0x0A, omittingEmptySubsequences: false).suffix(3)
        let laterLines = bytes[word.upperBound...].prefix(Self.reach)
            .split(separator: 0x0A, omittingEmptySubsequences: false).prefix(3)
        before = text(earlierLines.suffix(1))
        after = text(laterLines.prefix(1))
        previous = text(earlierLines.dropLast().suffix(1))
        earlier = text(earlierLines)
        later = text(laterLines)
    }
}
