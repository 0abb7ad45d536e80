/// What a client says about itself, as far as the server needs it.
package struct InitializeParameters: Decodable, Sendable {
    package struct Folder: Decodable, Sendable {
        package let uri: String
    }

    package let rootUri: String?
    package let workspaceFolders: [Folder]?
    package let capabilities: ClientCapabilities?
}

package struct ClientCapabilities: Decodable, Sendable {
    package struct General: Decodable, Sendable {
        package let positionEncodings: [String]?
    }

    package struct Registration: Decodable, Sendable {
        package let dynamicRegistration: Bool?
    }

    package struct Support: Decodable, Sendable {
        package let support: Bool?
    }

    package struct Workspace: Decodable, Sendable {
        package let didChangeWatchedFiles: Registration?
        package let workspaceEdit: WorkspaceEditSupport?
    }

    package struct WorkspaceEditSupport: Decodable, Sendable {
        package let documentChanges: Bool?
        package let resourceOperations: [String]?
    }

    package struct Window: Decodable, Sendable {
        package let showDocument: Support?
    }

    package struct TextDocument: Decodable, Sendable {
        package let completion: Completion?
        package let hover: Hover?
    }

    package struct Hover: Decodable, Sendable {
        package let contentFormat: [String]?
    }

    package struct Completion: Decodable, Sendable {
        package struct Item: Decodable, Sendable {
            package let snippetSupport: Bool?
            package let documentationFormat: [String]?
        }

        package let completionItem: Item?
    }

    package let general: General?
    package let workspace: Workspace?
    package let window: Window?
    package let textDocument: TextDocument?

    /// UTF-8 if the client offers it, otherwise the protocol's default.
    package var encoding: PositionEncoding {
        general?.positionEncodings?.contains(PositionEncoding.utf8.rawValue) == true ? .utf8 : .utf16
    }
}

package struct InitializeResult: Encodable, Sendable {
    package struct Server: Encodable, Sendable {
        private let name: String
        private let version: String

        package init(name: String, version: String) {
            (self.name, self.version) = (name, version)
        }
    }

    private let capabilities: ServerCapabilities
    private let serverInfo: Server

    package init(_ capabilities: ServerCapabilities, _ server: Server) {
        (self.capabilities, serverInfo) = (capabilities, server)
    }
}

package struct ServerCapabilities: Encodable, Sendable {
    package struct Synchronization: Encodable, Sendable {
        let openClose = true
        /// Changes of parts of a document.
        let change = 2
        let save = true
    }

    package struct Completion: Encodable, Sendable {
        package var triggerCharacters: [String]

        package init(triggerCharacters: [String]) { self.triggerCharacters = triggerCharacters }
    }

    package struct Rename: Encodable, Sendable {
        let prepareProvider = true

        package init() {}
    }

    /// Links and lenses are complete when they are sent.
    package struct Complete: Encodable, Sendable {
        let resolveProvider = false

        package init() {}
    }

    package struct Tokens: Encodable, Sendable {
        let legend = SemanticTokens.Legend()
        let full = true
        let range = true

        package init() {}
    }

    package struct CodeActions: Encodable, Sendable {
        package var codeActionKinds: [CodeAction.Kind]

        package init(codeActionKinds: [CodeAction.Kind]) { self.codeActionKinds = codeActionKinds }
    }

    package struct Commands: Encodable, Sendable {
        package var commands: [String]

        package init(commands: [String]) { self.commands = commands }
    }

    private let positionEncoding: PositionEncoding
    private let textDocumentSync = Synchronization()
    package var completionProvider: Completion?
    package var hoverProvider: Bool?
    package var codeActionProvider: CodeActions?
    package var executeCommandProvider: Commands?
    package var definitionProvider: Bool?
    package var referencesProvider: Bool?
    package var documentHighlightProvider: Bool?
    package var renameProvider: Rename?
    package var documentSymbolProvider: Bool?
    package var foldingRangeProvider: Bool?
    package var selectionRangeProvider: Bool?
    package var inlayHintProvider: Bool?
    package var semanticTokensProvider: Tokens?
    package var workspaceSymbolProvider: Bool?
    package var documentLinkProvider: Complete?
    package var codeLensProvider: Complete?

    package init(_ encoding: PositionEncoding) { positionEncoding = encoding }
}

/// The registration of a capability after initialization.
package struct RegistrationParameters: Encodable, Sendable {
    private struct Registration: Encodable {
        let id: String
        let method: String
        let registerOptions: Options
    }

    private struct Options: Encodable {
        let watchers: [Watcher]
    }

    private struct Watcher: Encodable {
        let globPattern: String
    }

    private let registrations: [Registration]

    /// Asks the client to report changes of files.
    package init(watching patterns: [String]) {
        let options = Options(watchers: patterns.map { Watcher(globPattern: $0) })
        registrations = [
            Registration(id: "files", method: "workspace/didChangeWatchedFiles", registerOptions: options)
        ]
    }
}
