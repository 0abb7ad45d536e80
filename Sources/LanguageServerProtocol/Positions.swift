/// A line and a character, counted from 0. The encoding says what a character is.
package struct LinePosition: Codable, Hashable, Comparable, Sendable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
        (self.line, self.character) = (line, character)
    }

    package static func < (left: LinePosition, right: LinePosition) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}

package struct PositionRange: Codable, Hashable, Sendable {
    package var start: LinePosition
    package var end: LinePosition

    package init(start: LinePosition, end: LinePosition) {
        (self.start, self.end) = (start, end)
    }
}

/// What `character` counts.
package enum PositionEncoding: String, Codable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
}

package struct Location: Codable, Hashable, Sendable {
    package var uri: String
    package var range: PositionRange

    package init(uri: String, range: PositionRange) {
        (self.uri, self.range) = (uri, range)
    }
}

package struct TextDocumentIdentifier: Codable, Sendable {
    package var uri: String

    package init(uri: String) { self.uri = uri }
}

/// The parameters of requests about a document.
package struct DocumentParameters: Decodable, Sendable {
    package let textDocument: TextDocumentIdentifier
}

/// The parameters of requests about a place in a document.
package struct PositionParameters: Codable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let position: LinePosition

    package init(_ uri: String, _ position: LinePosition) {
        (textDocument, self.position) = (TextDocumentIdentifier(uri: uri), position)
    }
}

/// The parameters of requests about a part of a document.
package struct RangeParameters: Decodable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let range: PositionRange
}
