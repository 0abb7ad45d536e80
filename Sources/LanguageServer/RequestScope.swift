import BelfryKit
import Diagnostics
import LanguageServerProtocol
import Outputs
import ProjectRules
import SourceSyntax

/// What a request can use: the documents as they were when it arrived.
struct RequestScope: Sendable {
    let documents: OpenDocuments
    let client: ClientFeatures
    let server: LanguageServer

    /// Nil if the document isn't open, or belongs to no schema.
    func document(_ uri: String) async -> DocumentScope? {
        guard let document = documents[uri], let worker = await server.worker(for: document.path, documents) else {
            return nil
        }
        if let scope = await scope(of: document, by: worker) { return scope }
        // A file of the schema may be gone.
        await server.forgetFiles()
        guard let worker = await server.worker(for: document.path, documents) else { return nil }
        return await scope(of: document, by: worker)
    }

    private func scope(of document: OpenDocuments.Document, by worker: SchemaWorker) async -> DocumentScope? {
        guard let snapshot = try? await worker.snapshot(of: documents),
            let file = snapshot.moment.source.files.first(where: { snapshot.path(of: $0) == document.path })
        else { return nil }
        return DocumentScope(document: document, file: file, snapshot: snapshot, client: client, worker: worker)
    }
}

/// What a request about a document of a schema can use.
struct DocumentScope: Sendable {
    let document: OpenDocuments.Document
    let file: SourceFile
    let snapshot: Snapshot
    let client: ClientFeatures
    private let worker: SchemaWorker

    init(
        document: OpenDocuments.Document, file: SourceFile, snapshot: Snapshot, client: ClientFeatures,
        worker: SchemaWorker
    ) {
        (self.document, self.file, self.snapshot) = (document, file, snapshot)
        (self.client, self.worker) = (client, worker)
    }

    func offset(of position: LinePosition) -> Int { document.text.offset(of: position, client.encoding) }

    var documents: OpenDocuments { snapshot.documents }

    func range(_ bytes: Range<Int>) -> PositionRange { document.text.range(bytes, client.encoding) }

    /// The findings, with the schema.
    func result() async -> LintedProject { await worker.result(of: snapshot) }

    /// The same for the last content that could be read.
    func readableResult() async -> LintedProject { await worker.readableResult(of: snapshot) }

    func edit(_ changes: [WorkspaceEdit.Change]) -> WorkspaceEdit {
        WorkspaceEdit(changes, hasVersions: client.hasVersionedEdits)
    }
}
