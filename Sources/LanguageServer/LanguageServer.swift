import Basics
import BelfryKit
import Diagnostics
import Files
package import LanguageServerProtocol
import Outputs

/// The language server: takes messages and sends messages, without knowing how they travel.
///
/// Messages about documents take effect in the order in which they arrive. Requests are answered at the same time,
/// each with the documents as they were when it arrived.
package actor LanguageServer {
    /// Whether the server goes on after a message.
    package enum Outcome: Equatable, Sendable {
        case goesOn
        case ends(status: Int32)
    }

    private enum Phase { case new, running, shutDown }

    private let send: @Sendable ([UInt8]) -> Void
    private var phase = Phase.new
    private(set) var client = ClientFeatures()
    private(set) var documents = OpenDocuments()
    private var running: [RequestID: Task<Void, Never>] = [:]
    /// By the path of a document; nil for a document outside any schema.
    private var searches: [FilePath: Task<SchemaWorker?, Never>] = [:]
    /// By the path of the root file.
    private var workers: [FilePath: SchemaWorker] = [:]
    private var publisher = DiagnosticsPublisher()
    private var publishing: Task<Void, Never>?
    private var requestCount = 0
    /// The root files in the folders of the client.
    private var rootSearch: Task<[FilePath], Never>?
    private let previews = PreviewFiles()
    /// Requests that messages cancel which have arrived, but aren't handled yet.
    private var cancelledEarly: Set<RequestID> = []

    private static let capabilities = Dictionary(
        Capability.all.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })

    /// - Parameter send: Sends the content of a message. It is called for one message at a time.
    package init(send: @escaping @Sendable ([UInt8]) -> Void) {
        self.send = send
    }

    /// Takes messages that arrived together. A request that a later one of them cancels isn't begun.
    package func receive(_ frames: [MessageReader.Frame]) -> Outcome {
        cancelledEarly = Set(frames.compactMap(\.cancelledRequest))
        for frame in frames {
            let outcome = receive(frame)
            guard outcome == .goesOn else { return outcome }
        }
        return .goesOn
    }

    package func receive(_ frame: MessageReader.Frame) -> Outcome {
        switch frame {
        case .content(let content): return receive(content)
        case .broken(let problem):
            send(.failure(nil, ResponseError(.parseError, problem)))
            return .goesOn
        }
    }

    /// Returns when all requests are answered and all diagnostics are sent.
    package func finishWork() async {
        while let task = running.values.first { await task.value }
        await publishing?.value
    }

    private func receive(_ content: [UInt8]) -> Outcome {
        guard let head = try? MessageCoding.decode(MessageHead.self, from: content) else {
            send(.failure(nil, ResponseError(.parseError, "the message isn't a JSON object")))
            return .goesOn
        }
        guard let method = head.method else {
            // An answer to a request of the server needs nothing.
            if !head.hasID { send(.failure(nil, ResponseError(.invalidRequest, "the message has no method"))) }
            return .goesOn
        }
        guard head.hasID else { return notify(method, content) }
        guard let id = head.id else {
            send(.failure(nil, ResponseError(.invalidRequest, "an id must be an integer or a string")))
            return .goesOn
        }
        do throws(ResponseError) {
            try request(method, id, content)
        } catch {
            send(.failure(id, error))
        }
        return .goesOn
    }

    /// Sends a notification to the client.
    func notify(_ method: String, _ parameters: some Encodable & Sendable) { send(.encoded(Call(method, parameters))) }

    /// Sends a request to the client. Its answer is ignored.
    func call(_ method: String, _ parameters: some Encodable & Sendable) {
        requestCount += 1
        send(.encoded(Call(method, parameters, id: .string("belfry-\(requestCount)"))))
    }

    // MARK: Requests

    private func request(_ method: String, _ id: RequestID, _ content: [UInt8]) throws(ResponseError) {
        switch (method, phase) {
        case ("initialize", .new): try initialize(id, content)
        case ("initialize", _): throw ResponseError(.invalidRequest, "the server is already initialized")
        case (_, .new): throw ResponseError(.serverNotInitialized, "'initialize' comes first")
        case (_, .shutDown): throw ResponseError(.invalidRequest, "the server is shut down")
        case ("shutdown", .running):
            phase = .shutDown
            send(.response(id, NoParameters?.none))
        case (_, .running):
            guard let capability = Self.capabilities[method] else {
                throw ResponseError(.methodNotFound, "there is no method '\(method)'")
            }
            guard running[id] == nil else { throw ResponseError(.invalidRequest, "the id is already in use") }
            if cancelledEarly.contains(id) { throw ResponseError(.requestCancelled, "the request is cancelled") }
            let scope = RequestScope(documents: documents, client: client, server: self)
            running[id] = Task.detached {
                await self.finish(id, await capability.answer(id, content, scope))
            }
        }
    }

    private func finish(_ id: RequestID, _ response: [UInt8]) {
        // A cancelled request already has its response.
        guard running.removeValue(forKey: id) != nil else { return }
        send(response)
    }

    private func initialize(_ id: RequestID, _ content: [UInt8]) throws(ResponseError) {
        guard
            let message = try? MessageCoding.decode(MessageParameters<InitializeParameters>.self, from: content)
        else { throw ResponseError(.invalidParameters, "the parameters of 'initialize' aren't valid") }
        client = ClientFeatures(message.params)
        phase = .running
        var capabilities = ServerCapabilities(client.encoding)
        for capability in Capability.all { capability.announce(&capabilities) }
        send(.response(id, InitializeResult(capabilities, .init(name: "belfry", version: Belfry.version))))
    }

    // MARK: Notifications

    private func notify(_ method: String, _ content: [UInt8]) -> Outcome {
        if method == "exit" { return .ends(status: phase == .shutDown ? 0 : 1) }
        guard phase == .running else { return .goesOn }
        func parameters<Value: Decodable>(_ type: Value.Type) -> Value? {
            try? MessageCoding.decode(MessageParameters<Value>.self, from: content).params
        }
        switch method {
        case "initialized":
            if client.watchesFiles {
                call("client/registerCapability", RegistrationParameters(watching: ["**/*.yaml", "**/*.yml"]))
            }
        case "textDocument/didOpen":
            if let opened = parameters(OpenedDocument.self) {
                documents.open(opened.textDocument)
                forgetFiles()
                publish(opened.textDocument.uri)
            }
        case "textDocument/didChange":
            if let changed = parameters(ChangedDocument.self) {
                documents.change(changed, client.encoding)
                publish(changed.textDocument.uri)
            }
        case "textDocument/didSave", "workspace/didChangeWatchedFiles":
            forgetFiles()
            for uri in documents.documents.keys.sorted() { publish(uri) }
        case "textDocument/didClose":
            if let closed = parameters(DocumentParameters.self) { close(closed.textDocument.uri) }
        case "$/cancelRequest":
            guard let cancelled = parameters(CancelledRequest.self) else { break }
            // The id may be used again.
            cancelledEarly.remove(cancelled.id)
            if let task = running.removeValue(forKey: cancelled.id) {
                task.cancel()
                send(.failure(cancelled.id, ResponseError(.requestCancelled, "the request is cancelled")))
            }
        default: break
        }
        return .goesOn
    }

    private func close(_ uri: String) {
        documents.close(uri)
        forgetFiles()
        for (uri, version) in publisher.close(uri) { notify(PublishedDiagnostics(uri: uri, version: version, [])) }
        workers = documents.documents.isEmpty ? [:] : workers
        for uri in documents.documents.keys.sorted() { publish(uri) }
    }

    private func notify(_ diagnostics: PublishedDiagnostics) { notify("textDocument/publishDiagnostics", diagnostics) }

    // MARK: Schemas

    /// Files may have been added or removed.
    func forgetFiles() {
        searches = [:]
        rootSearch = nil
    }

    /// The schemas in the folders of the client, and those of open documents, each read with its open documents.
    func snapshots(with documents: OpenDocuments) async -> [Snapshot] {
        let folders = client.folders
        let search =
            rootSearch ?? Task.detached { folders.flatMap { EditedSchema.roots(in: $0, atMost: Self.mostRoots) } }
        rootSearch = search
        var snapshots: [Snapshot] = []
        var seen: Set<FilePath> = []
        for path in documents.documents.values.map(\.path).sorted(by: { $0.text < $1.text }) + (await search.value) {
            guard !Task.isCancelled, !seen.contains(path), let worker = await worker(for: path, documents),
                let snapshot = try? await worker.snapshot(of: documents)
            else { continue }
            let files = snapshot.moment.source.files.map(snapshot.path(of:))
            if seen.isDisjoint(with: files) { snapshots.append(snapshot) }
            seen.formUnion(files)
        }
        return snapshots
    }

    /// The most schemas that an answer about all folders looks at.
    private static let mostRoots = 200

    /// Reads and checks the schema of a file; nil if it belongs to none.
    func worker(for path: FilePath, _ documents: OpenDocuments) async -> SchemaWorker? {
        if let search = searches[path] { return await search.value }
        let folder = client.folder(of: path)
        let others = documents.documents.values.map(\.path).filter { $0 != path }
        let search = Task.detached { () -> SchemaWorker? in
            guard let schema = try? EditedSchema(around: path, besides: others, from: folder) else { return nil }
            return await self.worker(of: schema, in: folder, at: documents.generation)
        }
        searches[path] = search
        return await search.value
    }

    private func worker(of schema: EditedSchema, in folder: FilePath, at generation: Int) async -> SchemaWorker {
        if let worker = workers[schema.files.root] {
            await worker.renew(schema, at: generation)
            return worker
        }
        let worker = SchemaWorker(schema, at: generation, in: folder, client.encoding)
        workers[schema.files.root] = worker
        return worker
    }

    // MARK: Previews

    /// Writes the page of a schema. The next page of the schema replaces it.
    func writePreview(_ page: [UInt8], of root: FilePath) async throws(FileError) -> FilePath {
        try await previews.write(page, of: root)
    }

    /// Removes what the server has written.
    package func removePreviews() async { await previews.remove() }

    // MARK: Diagnostics

    /// Publishes the findings on the schema of a document: at once if nothing else is being checked, otherwise
    /// afterwards. Several changes in the meantime are checked together.
    private func publish(_ uri: String) {
        guard documents[uri] != nil, publisher.add(uri) else { return }
        publishing = Task.detached { await self.publishAll() }
    }

    private func publishAll() async {
        while let uri = publisher.next() {
            let scope = RequestScope(documents: documents, client: client, server: self)
            guard documents[uri] != nil else { continue }
            let found = await FoundDiagnostics(of: uri, in: scope)
            guard let found, documents[uri] != nil, !publisher.isOutdated(uri) else { continue }
            for diagnostics in publisher.publish(found) { notify(diagnostics) }
        }
    }
}

extension MessageReader.Frame {
    /// The request that this message cancels; nil for any other message.
    fileprivate var cancelledRequest: RequestID? {
        guard case .content(let content) = self, content.count < 256,
            let head = try? MessageCoding.decode(MessageHead.self, from: content), head.method == "$/cancelRequest"
        else { return nil }
        return try? MessageCoding.decode(MessageParameters<CancelledRequest>.self, from: content).params.id
    }
}
