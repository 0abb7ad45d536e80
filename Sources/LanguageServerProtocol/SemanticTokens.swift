/// Names in a document with what they mean, which editors color.
package struct SemanticTokens: Encodable, Sendable {
    /// In the order of the legend.
    package enum Kind: Int, CaseIterable, Sendable {
        case namespace, `enum`, event, function, property, variable

        fileprivate var name: String { String(describing: self) }
    }

    /// The names of the kinds and modifiers, which the server announces.
    package struct Legend: Encodable, Sendable {
        let tokenTypes = Kind.allCases.map(\.name)
        let tokenModifiers = ["declaration"]
    }

    /// A name on one line.
    package struct Token: Sendable {
        package var start: LinePosition
        package var length: Int
        package var kind: Kind
        package var isDeclaration: Bool

        package init(at start: LinePosition, length: Int, _ kind: Kind, isDeclaration: Bool) {
            (self.start, self.length, self.kind, self.isDeclaration) = (start, length, kind, isDeclaration)
        }
    }

    /// Five numbers for each token: lines and characters since the previous one, its length, kind and modifiers.
    private var data: [Int] = []

    /// - Parameter tokens: In any order. Of two that overlap, the first in the document stays.
    package init(_ tokens: [Token]) {
        data.reserveCapacity(5 * tokens.count)
        var last = LinePosition(line: 0, character: 0)
        var end = last
        for token in tokens.sorted(by: { $0.start < $1.start }) where token.start >= end && token.length > 0 {
            let isSameLine = token.start.line == last.line
            data += [
                token.start.line - last.line, token.start.character - (isSameLine ? last.character : 0), token.length,
                token.kind.rawValue, token.isDeclaration ? 1 : 0,
            ]
            last = token.start
            end = LinePosition(line: token.start.line, character: token.start.character + token.length)
        }
    }
}
