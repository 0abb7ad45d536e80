/// A text that replaces a range of a document.
package struct DocumentEdit: Codable, Hashable, Sendable {
    package var range: PositionRange
    package var newText: String

    package init(range: PositionRange, newText: String) {
        (self.range, self.newText) = (range, newText)
    }
}

/// Changes of several files.
package struct WorkspaceEdit: Encodable, Sendable {
    package enum Change: Encodable, Sendable {
        /// A new file. If the file exists, it stays as it is.
        case create(uri: String)
        case edit(uri: String, version: Int?, [DocumentEdit])

        private enum CodingKeys: CodingKey { case kind, uri, options, textDocument, edits }

        private struct Options: Encodable { let ignoreIfExists = true }

        private struct Document: Encodable {
            let uri: String
            let version: Int?

            private enum CodingKeys: CodingKey { case uri, version }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(uri, forKey: .uri)
                // Null if the document isn't open.
                try container.encode(version, forKey: .version)
            }
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .create(let uri):
                try container.encode("create", forKey: .kind)
                try container.encode(uri, forKey: .uri)
                try container.encode(Options(), forKey: .options)
            case .edit(let uri, let version, let edits):
                try container.encode(Document(uri: uri, version: version), forKey: .textDocument)
                try container.encode(edits, forKey: .edits)
            }
        }
    }

    /// For clients that know versions and new files.
    private var documentChanges: [Change]?
    /// For other clients: edits by document.
    private var changes: [String: [DocumentEdit]]?

    /// - Parameter hasVersions: Whether the client knows `documentChanges`.
    package init(_ changes: [Change], hasVersions: Bool) {
        guard !hasVersions else {
            documentChanges = changes
            return
        }
        var edits: [String: [DocumentEdit]] = [:]
        for case .edit(let uri, _, let own) in changes { edits[uri, default: []] += own }
        self.changes = edits
    }
}

package struct CodeAction: Encodable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case quickFix = "quickfix"
        case extract = "refactor.extract"
        case move = "refactor.move"
        case fixAll = "source.fixAll"
        case preview = "source.preview"
    }

    package var title: String
    package var kind: Kind
    package var diagnostics: [Diagnostic]?
    package var isPreferred: Bool?
    package var edit: WorkspaceEdit?
    package var command: Command?

    package init(_ title: String, _ kind: Kind, edit: WorkspaceEdit? = nil, command: Command? = nil) {
        (self.title, self.kind, self.edit, self.command) = (title, kind, edit, command)
    }
}

package struct Command: Codable, Sendable {
    package var title: String
    package var command: String
    package var arguments: [CommandArgument]

    package init(title: String, command: String, arguments: [CommandArgument]) {
        (self.title, self.command, self.arguments) = (title, command, arguments)
    }
}

package struct CodeActionParameters: Decodable, Sendable {
    package struct Context: Decodable, Sendable {
        package let only: [String]?
    }

    package let textDocument: TextDocumentIdentifier
    package let range: PositionRange
    package let context: Context?
}

package struct CommandParameters: Decodable, Sendable {
    package let command: String
    package let arguments: [CommandArgument]?
}

/// What the commands of this server take.
package enum CommandArgument: Codable, Sendable {
    case text(String)
    case place(PositionParameters)

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
            try (try? container.decode(String.self)).map(CommandArgument.text)
            ?? .place(container.decode(PositionParameters.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .place(let place): try container.encode(place)
        }
    }
}

package struct RenameParameters: Decodable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let position: LinePosition
    package let newName: String
}
