// Results of requests.

package struct MarkupContent: Codable, Sendable {
    private let kind: String
    private let value: String

    package init(markdown: String) {
        (kind, value) = ("markdown", markdown)
    }

    package init(plainText: String) {
        (kind, value) = ("plaintext", plainText)
    }
}

package struct Hover: Codable, Sendable {
    private let contents: MarkupContent
    private let range: PositionRange

    package init(_ contents: MarkupContent, at range: PositionRange) {
        (self.contents, self.range) = (contents, range)
    }
}

package struct CompletionList: Encodable, Sendable {
    /// Whether typing more asks again.
    package var isIncomplete = false
    package var items: [CompletionItem] = []

    package init() {}
}

package struct CompletionItem: Encodable, Sendable {
    package enum Kind: Int, Encodable, Sendable {
        case field = 5, variable = 6, module = 9, property = 10, value = 12, `enum` = 13, snippet = 15
        case file = 17, reference = 18, folder = 19, constant = 21, event = 23
    }

    package var label: String
    package var kind: Kind
    package var detail: String?
    package var documentation: MarkupContent?
    package var sortText: String?
    package var filterText: String?
    package var textEdit: DocumentEdit?
    /// 2 if the text of the edit is a snippet.
    private var insertTextFormat: Int?

    package init(_ label: String, _ kind: Kind, detail: String? = nil) {
        (self.label, self.kind, self.detail) = (label, kind, detail)
    }

    package mutating func insert(_ text: String, replacing range: PositionRange, isSnippet: Bool) {
        textEdit = DocumentEdit(range: range, newText: text)
        insertTextFormat = isSnippet ? 2 : nil
    }
}

package struct ReferenceParameters: Decodable, Sendable {
    package struct Context: Decodable, Sendable {
        package let includeDeclaration: Bool?
    }

    package let textDocument: TextDocumentIdentifier
    package let position: LinePosition
    package let context: Context?
}

package struct DocumentHighlight: Encodable, Sendable {
    package enum Kind: Int, Encodable, Sendable { case read = 2, write = 3 }

    private let range: PositionRange
    private let kind: Kind

    package init(_ range: PositionRange, _ kind: Kind) {
        (self.range, self.kind) = (range, kind)
    }
}

package struct RenameTarget: Encodable, Sendable {
    private let range: PositionRange
    private let placeholder: String

    package init(_ range: PositionRange, placeholder: String) {
        (self.range, self.placeholder) = (range, placeholder)
    }
}

package struct DocumentSymbol: Encodable, Sendable {
    package enum Kind: Int, Encodable, Sendable {
        case module = 2, namespace = 3, property = 7, field = 8, `enum` = 10, function = 12, variable = 13, event = 24
    }

    package var name: String
    package var detail: String?
    package var kind: Kind
    package var range: PositionRange
    package var selectionRange: PositionRange
    package var children: [DocumentSymbol]

    package init(
        _ name: String, _ kind: Kind, range: PositionRange, selectionRange: PositionRange, detail: String? = nil,
        children: [DocumentSymbol] = []
    ) {
        (self.name, self.kind, self.range) = (name, kind, range)
        (self.selectionRange, self.detail, self.children) = (selectionRange, detail, children)
    }
}

package struct WorkspaceSymbolParameters: Decodable, Sendable {
    package let query: String
}

/// A declaration anywhere in the folders of the client.
package struct WorkspaceSymbol: Encodable, Sendable {
    private let name: String
    private let kind: DocumentSymbol.Kind
    private let location: Location
    private let containerName: String

    package init(_ name: String, _ kind: DocumentSymbol.Kind, at location: Location, in containerName: String) {
        (self.name, self.kind, self.location, self.containerName) = (name, kind, location, containerName)
    }
}

/// A text that leads to a file or a page.
package struct DocumentLink: Encodable, Sendable {
    private let range: PositionRange
    private let target: String
    private let tooltip: String

    package init(_ range: PositionRange, to target: String, tooltip: String) {
        (self.range, self.target, self.tooltip) = (range, target, tooltip)
    }
}

/// A command that editors show above a line.
package struct CodeLens: Encodable, Sendable {
    private let range: PositionRange
    private let command: Command

    package init(_ range: PositionRange, _ command: Command) {
        (self.range, self.command) = (range, command)
    }
}

package struct FoldingRange: Encodable, Hashable, Sendable {
    private let startLine: Int
    private let endLine: Int
    private let kind: String?

    package init(_ lines: ClosedRange<Int>, kind: String? = nil) {
        (startLine, endLine, self.kind) = (lines.lowerBound, lines.upperBound, kind)
    }
}

package struct SelectionParameters: Decodable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let positions: [LinePosition]
}

package indirect enum SelectionRange: Encodable, Sendable {
    case range(PositionRange, parent: SelectionRange?)

    private enum CodingKeys: CodingKey { case range, parent }

    package func encode(to encoder: any Encoder) throws {
        guard case .range(let range, let parent) = self else { return }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(range, forKey: .range)
        try container.encodeIfPresent(parent, forKey: .parent)
    }
}

package struct InlayHint: Encodable, Sendable {
    private let position: LinePosition
    private let label: String
    private let paddingLeft = true

    package init(_ label: String, at position: LinePosition) {
        (self.label, self.position) = (label, position)
    }
}
