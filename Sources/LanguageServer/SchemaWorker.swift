import BelfryKit
import Diagnostics
import Files
import LanguageServerProtocol
import NotificationSchema
import ProjectRules

/// Reads and checks one schema, each state of its documents once.
actor SchemaWorker {
    private var schema: EditedSchema
    /// The generation of the documents when the files were searched.
    private var searched: Int
    private let folder: FilePath
    private let encoding: PositionEncoding
    private var snapshot: Snapshot?
    private var readable: [String: SchemaDocument] = [:]
    private var lint: (snapshot: Snapshot, task: Task<LintedProject, Never>)?
    /// The last result for a schema whose files could be read.
    private var lastReadable: LintedProject?

    init(_ schema: EditedSchema, at generation: Int, in folder: FilePath, _ encoding: PositionEncoding) {
        (self.schema, searched, self.folder, self.encoding) = (schema, generation, folder, encoding)
    }

    /// Replaces the list of files, after files may have been added or removed.
    ///
    /// - Parameter generation: That of the documents when the search began. An older search is ignored.
    func renew(_ schema: EditedSchema, at generation: Int) {
        guard generation >= searched else { return }
        searched = generation
        self.schema = self.schema.renewed(by: schema)
        snapshot = nil
    }

    /// The schema with these documents.
    func snapshot(of documents: OpenDocuments) throws(FileError) -> Snapshot {
        if let snapshot, snapshot.documents.generation == documents.generation { return snapshot }
        let moment = try schema.read(documents.contents)
        for document in moment.documents where document.root != nil { readable[document.file.path] = document }
        let names = moment.documents.map(\.file.path)
        readable = readable.filter { names.contains($0.key) }
        let snapshot = Snapshot(
            moment, documents, readable: names.compactMap { readable[$0] }, in: folder, encoding)
        if documents.generation >= self.snapshot?.documents.generation ?? 0 { self.snapshot = snapshot }
        return snapshot
    }

    /// The findings of a state, with its schema. Other requests are answered meanwhile.
    func result(of snapshot: Snapshot) async -> LintedProject {
        let task: Task<LintedProject, Never>
        if let lint, lint.snapshot === snapshot {
            task = lint.task
        } else {
            task = Task.detached { snapshot.moment.lint() }
            lint = (snapshot, task)
        }
        let result = await task.value
        if snapshot.moment.documents.allSatisfy({ $0.root != nil }) { lastReadable = result }
        return result
    }

    /// The result of a state; if its files can't be read, the last one of files that could.
    func readableResult(of snapshot: Snapshot) async -> LintedProject {
        if let lastReadable, snapshot.moment.documents.contains(where: { $0.root == nil }) { return lastReadable }
        return await result(of: snapshot)
    }
}
