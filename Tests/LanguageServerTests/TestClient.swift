import BelfryKit
import Diagnostics
import Files
import LanguageServer
import LanguageServerProtocol
import NotificationSchema
import Outputs
import TestSupport
import Testing

/// A JSON value in a message.
enum JSON: Codable, Equatable, Sendable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    case object([String: JSON])
    case array([JSON])
    case string(String)
    case integer(Int)
    case bool(Bool)
    case null

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .integer(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(nilLiteral: ()) { self = .null }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(elements) { $1 }) }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .null: try container.encodeNil()
        }
    }

    subscript(key: String) -> JSON {
        if case .object(let value) = self { value[key] ?? .null } else { .null }
    }

    var items: [JSON] { if case .array(let value) = self { value } else { [] } }
    var entries: [String: JSON] { if case .object(let value) = self { value } else { [:] } }
    var text: String { if case .string(let value) = self { value } else { "" } }
    var number: Int? { if case .integer(let value) = self { value } else { nil } }
}

/// A client in the same process, for the files of a temporary folder.
actor TestClient {
    let folder: TemporaryFolder
    let server: LanguageServer
    private let messages: AsyncStream<JSON>
    private var unread: [JSON] = []
    private var requestCount = 0
    private(set) var outcome = LanguageServer.Outcome.goesOn

    static let snippets: JSON = [
        "textDocument": [
            "completion": ["completionItem": ["snippetSupport": true, "documentationFormat": ["markdown"]]],
            "hover": ["contentFormat": ["markdown", "plaintext"]],
        ],
        "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["create"]]],
    ]

    /// - Parameter capabilities: Of the client; nil for one that doesn't initialize the server.
    init(_ files: [String: String] = [:], capabilities: JSON? = [:]) async throws {
        folder = try TemporaryFolder(files)
        let (stream, continuation) = AsyncStream.makeStream(of: JSON.self)
        messages = stream
        server = LanguageServer { content in
            if let message = try? MessageCoding.decode(JSON.self, from: content) { continuation.yield(message) }
        }
        guard let capabilities else { return }
        _ = await request(
            "initialize", ["rootUri": .string(folder.uri("")), "processId": nil, "capabilities": capabilities])
        await notify("initialized", [:])
    }

    // MARK: Messages

    func send(_ message: JSON) async {
        guard let content = try? MessageCoding.encode(message) else { return }
        outcome = await server.receive(.content(content))
    }

    func notify(_ method: String, _ parameters: JSON) async {
        await send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
    }

    /// - Returns: The number of the request.
    func start(_ method: String, _ parameters: JSON) async -> Int {
        requestCount += 1
        await send(
            ["jsonrpc": "2.0", "id": .integer(requestCount), "method": .string(method), "params": parameters])
        return requestCount
    }

    /// - Returns: The result, or the whole response if it is an error.
    @discardableResult
    func request(_ method: String, _ parameters: JSON) async -> JSON {
        let id = await start(method, parameters)
        let response = await next { $0["id"] == .integer(id) && $0["method"] == .null }
        return response["error"] == .null ? response["result"] : response
    }

    /// The next message that meets a condition. Other messages wait.
    func next(where isWanted: (JSON) -> Bool) async -> JSON {
        if let index = unread.firstIndex(where: isWanted) { return unread.remove(at: index) }
        for await message in messages {
            if isWanted(message) { return message }
            unread.append(message)
        }
        return .null
    }

    // MARK: Documents

    func open(_ name: String, _ text: String, version: Int = 1) async {
        await notify(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .string(folder.uri(name)), "languageId": "yaml", "version": .integer(version),
                    "text": .string(text),
                ]
            ])
    }

    func change(_ name: String, _ changes: [JSON], version: Int) async {
        await notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(folder.uri(name)), "version": .integer(version)],
                "contentChanges": .array(changes),
            ])
    }

    /// The diagnostics of a version of a document.
    func diagnostics(_ name: String, version: Int? = 1) async -> [JSON] {
        let uri = JSON.string(folder.uri(name))
        let published = await next {
            $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"] == uri
                && (version == nil || $0["params"]["version"] == .integer(version ?? 0))
        }
        return published["params"]["diagnostics"].items
    }

    /// A request about the place of `⟦⟧` in a text, which is without the marks.
    func request(_ method: String, at marked: String, of name: String, _ more: [String: JSON] = [:]) async -> JSON {
        let text = marked.replacing("⟦⟧", with: "")
        let before = marked.split(separator: "⟦⟧", omittingEmptySubsequences: false).first ?? ""
        let line = before.utf8.count { $0 == 0x0A }
        let character = before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
        let position: JSON = ["line": .integer(line), "character": .integer(character)]
        await open(name, text, version: 1)
        var parameters: [String: JSON] = [
            "textDocument": ["uri": .string(folder.uri(name))], "position": position,
            "range": ["start": position, "end": position], "positions": [position], "context": [:],
        ]
        parameters.merge(more) { $1 }
        return await request(method, .object(parameters))
    }
}

/// The text after edits of the protocol, which don't overlap.
func applying(_ edits: [JSON], to text: String) -> String {
    let document = DocumentText(Array(text.utf8))
    func offset(_ position: JSON) -> Int {
        document.offset(
            of: LinePosition(line: position["line"].number ?? 0, character: position["character"].number ?? 0), .utf16)
    }
    var bytes = document.bytes
    for edit in edits.sorted(by: { offset($0["range"]["start"]) > offset($1["range"]["start"]) }) {
        let range = edit["range"]
        bytes.replaceSubrange(offset(range["start"])..<offset(range["end"]), with: edit["newText"].text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
}

extension TemporaryFolder {
    func uri(_ name: String) -> String { "file://" + self[name].text }

    /// The findings of a command that is run in the folder.
    func lint() throws -> [Finding] {
        let input = try SchemaInput([], from: path)
        return input.findings(of: input.linter)
    }

    /// The schema in the folder.
    func schema() throws -> Schema {
        var findings: [Finding] = []
        let input = try SchemaInput([], from: path)
        return try #require(input.schemas.first).schema(findings: &findings)
    }
}
