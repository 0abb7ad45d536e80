/// Whether a token is inside quotation marks, as titles and names are.
package struct Quotes {
    private let pairs: [Character: Set<Character>]
    private var closing: Set<Character>?

    /// - Parameter areInBrackets: Whether brackets count, too.
    package init(orBrackets areInBrackets: Bool) { pairs = areInBrackets ? Self.marksAndBrackets : Self.marks }

    /// Whether any part of the token is quoted. Must be called for all tokens, in order.
    package mutating func contain(_ token: TitleToken) -> Bool {
        let before = token.text[..<token.core.startIndex]
        let after = token.text[token.core.endIndex...]
        var isQuoted = closing != nil
        if !isQuoted, let opening = before.last(where: { pairs[$0] != nil }) {
            closing = pairs[opening]
            isQuoted = true
        }
        if let closing, after.contains(where: { closing.contains($0) }) { self.closing = nil }
        return isQuoted
    }

    private static let marks: [Character: Set<Character>] = [
        "“": ["”", "\""], "\"": ["\"", "”"], "‘": ["’"], "'": ["'"], "«": ["»"],
    ]
    private static let marksAndBrackets = marks.merging(["(": [")"], "[": ["]"]]) { $1 }
}
