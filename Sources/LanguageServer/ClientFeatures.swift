import Files
import LanguageServerProtocol

/// What the client can do, and where it works.
struct ClientFeatures: Sendable {
    var encoding = PositionEncoding.utf16
    var hasSnippets = false
    /// A client that doesn't say so gets plain text.
    var readsMarkdownInHovers = false
    var readsMarkdownInCompletion = false
    var hasVersionedEdits = false
    var createsFiles = false
    var opensPages = false
    var watchesFiles = false
    /// Folders that exist.
    var folders: [FilePath] = []

    init() {}

    init(_ parameters: InitializeParameters) {
        let capabilities = parameters.capabilities
        encoding = capabilities?.encoding ?? .utf16
        let completion = capabilities?.textDocument?.completion?.completionItem
        hasSnippets = completion?.snippetSupport ?? false
        readsMarkdownInCompletion = completion?.documentationFormat?.contains("markdown") ?? false
        readsMarkdownInHovers = capabilities?.textDocument?.hover?.contentFormat?.contains("markdown") ?? false
        let edits = capabilities?.workspace?.workspaceEdit
        hasVersionedEdits = edits?.documentChanges ?? false
        createsFiles = hasVersionedEdits && edits?.resourceOperations?.contains("create") ?? false
        opensPages = capabilities?.window?.showDocument?.support ?? false
        watchesFiles = capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
        let uris = parameters.workspaceFolders?.map(\.uri) ?? [parameters.rootUri].compactMap { $0 }
        folders = uris.compactMap(DocumentURI.path).map(\.withLinksFollowed).filter {
            FileSystem.kind(of: $0, followingLinks: true) == .folder
        }
    }

    /// The base of displayed paths for a file: the nearest folder of the client, otherwise that of the file.
    func folder(of path: FilePath) -> FilePath {
        folders.filter(path.isBelow).max { $0.text.utf8.count < $1.text.utf8.count } ?? path.parent ?? .root
    }
}
