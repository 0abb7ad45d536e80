import LanguageServerProtocol

/// A kind of request that the server answers.
struct Capability: Sendable {
    let method: String
    /// Announces the capability to the client.
    let announce: @Sendable (inout ServerCapabilities) -> Void
    /// - Returns: The response as JSON.
    let answer: @Sendable (RequestID, [UInt8], RequestScope) async -> [UInt8]

    /// A new capability is a file with an entry here.
    static let all: [Capability] = [
        .completion, .hover, .codeActions, .commands, .definition, .references, .highlights, .prepareRename, .rename,
        .symbols, .workspaceSymbols, .folding, .selection, .inlayHints, .semanticTokens, .semanticTokensOfRange,
        .documentLinks, .previewLenses,
    ]

    /// A request about a document.
    ///
    /// - Parameter answer: Returns nil if there is nothing to say. It isn't called for a document outside any schema.
    init<Parameters: AboutDocument, Result: Encodable & Sendable>(
        _ method: String,
        announce: @escaping @Sendable (inout ServerCapabilities) -> Void = { _ in },
        answer: @escaping @Sendable (Parameters, DocumentScope) async throws(ResponseError) -> Result?
    ) {
        self.init(request: method, announce: announce) {
            (parameters: Parameters, scope) async throws(ResponseError) -> Result? in
            guard let document = await scope.document(parameters.textDocument.uri) else { return nil }
            try Self.checkCancellation()
            return try await answer(parameters, document)
        }
    }

    init<Parameters: Decodable & Sendable, Result: Encodable & Sendable>(
        request method: String,
        announce: @escaping @Sendable (inout ServerCapabilities) -> Void = { _ in },
        answer: @escaping @Sendable (Parameters, RequestScope) async throws(ResponseError) -> Result?
    ) {
        self.method = method
        self.announce = announce
        self.answer = { id, content, scope in
            guard let message = try? MessageCoding.decode(MessageParameters<Parameters>.self, from: content) else {
                return .failure(id, ResponseError(.invalidParameters, "the parameters of '\(method)' aren't valid"))
            }
            do throws(ResponseError) {
                try Self.checkCancellation()
                let result = try await answer(message.params, scope)
                // A result can be large, and nobody reads it.
                try Self.checkCancellation()
                return .response(id, result)
            } catch {
                return .failure(id, error)
            }
        }
    }
}

extension Capability {
    fileprivate static func checkCancellation() throws(ResponseError) {
        if Task.isCancelled { throw ResponseError(.requestCancelled, "the request is cancelled") }
    }
}

extension [UInt8] {
    static func failure(_ id: RequestID?, _ error: ResponseError) -> [UInt8] {
        encoded(Response<NoParameters?>(id, .failure(error)))
    }

    static func response(_ id: RequestID, _ result: some Encodable & Sendable) -> [UInt8] {
        encoded(Response(id, .success(result)))
    }

    /// A message as JSON. Messages contain nothing that JSON can't represent.
    static func encoded(_ message: some Encodable) -> [UInt8] { (try? MessageCoding.encode(message)) ?? [] }
}

/// Parameters that name a document.
protocol AboutDocument: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier { get }
}

extension DocumentParameters: AboutDocument {}
extension PositionParameters: AboutDocument {}
extension RangeParameters: AboutDocument {}
extension CodeActionParameters: AboutDocument {}
extension ReferenceParameters: AboutDocument {}
extension RenameParameters: AboutDocument {}
extension SelectionParameters: AboutDocument {}
