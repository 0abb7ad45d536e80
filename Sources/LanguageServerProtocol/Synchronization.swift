// The parameters of messages about open documents.

package struct OpenedDocument: Decodable, Sendable {
    package struct Item: Decodable, Sendable {
        package let uri: String
        package let version: Int
        package let text: String
    }

    package let textDocument: Item
}

package struct ChangedDocument: Decodable, Sendable {
    package struct Identifier: Decodable, Sendable {
        package let uri: String
        package let version: Int
    }

    package let textDocument: Identifier
    package let contentChanges: [ContentChange]
}

/// The change of a part of a document, or of all of it.
package struct ContentChange: Decodable, Sendable {
    /// Nil if the text replaces the whole document.
    package let range: PositionRange?
    package let text: String

    package init(range: PositionRange?, text: String) {
        (self.range, self.text) = (range, text)
    }
}

package struct CancelledRequest: Decodable, Sendable {
    package let id: RequestID
}
