import BelfryKit
import Files
import LanguageServerProtocol

/// The documents that the client has open.
struct OpenDocuments: Sendable {
    struct Document: Sendable {
        /// As the client writes it.
        let uri: String
        /// Without links in its folder.
        let path: FilePath
        /// The client's number.
        var version: Int
        var text: DocumentText
        /// The number of the change that it had last, counted over all documents.
        var change: Int
    }

    private(set) var documents: [String: Document] = [:]
    /// Increases with every change.
    private(set) var generation = 0

    subscript(uri: String) -> Document? { documents[uri] }

    /// By path.
    var contents: [FilePath: EditedSchema.Document] {
        Dictionary(documents.values.map { ($0.path, EditedSchema.Document(bytes: $0.text.bytes, version: $0.change)) })
        {
            $0.version > $1.version ? $0 : $1
        }
    }

    func document(at path: FilePath) -> Document? { documents.values.first { $0.path == path } }

    /// Opens a document. One that isn't a file is ignored.
    mutating func open(_ item: OpenedDocument.Item) {
        guard let path = DocumentURI.path(of: item.uri) else { return }
        generation += 1
        documents[item.uri] = Document(
            uri: item.uri, path: path.withLinksOfFolderFollowed, version: item.version,
            text: DocumentText(Array(item.text.utf8)), change: generation)
    }

    /// Changes a document that is open.
    mutating func change(_ changed: ChangedDocument, _ encoding: PositionEncoding) {
        guard var document = documents.removeValue(forKey: changed.textDocument.uri) else { return }
        generation += 1
        document.version = changed.textDocument.version
        document.change = generation
        document.text = changed.contentChanges.reduce(document.text) { $0.applying($1, encoding) }
        documents[document.uri] = document
    }

    mutating func close(_ uri: String) {
        generation += 1
        documents[uri] = nil
    }
}
