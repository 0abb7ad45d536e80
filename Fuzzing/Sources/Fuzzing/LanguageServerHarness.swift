import Dispatch
import LanguageServer
import LanguageServerProtocol

extension Harness {
    /// The language server: a document, then messages. Every request must get one answer, and every answer must be JSON.
    ///
    /// The bytes before the first 0xFF are the document; each further 0xFF begins the content of a message. The second
    /// part also arrives as bytes of a stream.
    static let languageServer = Harness(
        name: "language-server",
        words: yamlWords + methods.map { "{\"id\":1,\"method\":\"\($0)\",\"params\":{" } + [
            "\"textDocument\":{\"uri\":\"\(uri)\"}", "\"position\":{\"line\":1,\"character\":1}", "Content-Length: ",
            "\"contentChanges\":[{\"text\":\"", "\"range\":{\"start\":{\"line\":1,\"character\":1}", "\r\n\r\n",
        ],
        seeds: { [Array("app: { name: a }\u{FF}".utf8), Array("actions:\n  a: { title: $(b), icon: ".utf8)] }
    ) { bytes in
        let parts = bytes.split(separator: 0xFF, maxSplits: 8, omittingEmptySubsequences: false).map(Array.init)
        waiting {
            let answers = Answers()
            let server = LanguageServer { content in answers.add(content) }
            func send(_ message: String) async { _ = await server.receive(.content(Array(message.utf8))) }
            await send(#"{"id":"i","method":"initialize","params":{"capabilities":{}}}"#)
            let text = escaped(String(decoding: parts[0], as: UTF8.self))
            await send(
                #"{"method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","version":1,"text":"\#(text)"}}}"#
            )
            var reader = MessageReader()
            reader.append(parts.dropFirst().first ?? [])
            while let frame = reader.next() { _ = await server.receive(frame) }
            for part in parts.dropFirst() { _ = await server.receive(.content(part)) }
            let line = bytes.count % 7
            let place = #"{"line":\#(line),"character":\#(bytes.count % 41)}"#
            for (number, method) in methods.enumerated() {
                let parameters =
                    #""textDocument":{"uri":"\#(uri)"},"position":\#(place),"positions":[\#(place)],"newName":"a b","range":{"start":\#(place),"end":\#(place)}"#
                await send(#"{"id":"r\#(number)","method":"\#(method)","params":{\#(parameters)}}"#)
            }
            await server.finishWork()
            for number in methods.indices { answers.expectOne(for: "r\(number)") }
        }
    }

    private static let uri = "file:///fuzzing/notifications.yaml"

    private static let methods = [
        "completion", "hover", "codeAction", "definition", "references", "documentHighlight", "prepareRename",
        "rename", "documentSymbol", "foldingRange", "selectionRange", "inlayHint",
    ].map { "textDocument/\($0)" }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
                ? "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16) : String(scalar)
        }.joined()
    }

    private static func waiting(_ body: @escaping @Sendable () async -> Void) {
        let semaphore = DispatchSemaphore(value: 0)
        Task.detached {
            await body()
            semaphore.signal()
        }
        semaphore.wait()
    }
}

/// What the server sends. The server calls from one thread at a time.
private final class Answers: Sendable {
    nonisolated(unsafe) private var texts: [String] = []

    func add(_ content: [UInt8]) {
        struct Message: Decodable { let jsonrpc: String }
        let message = try? MessageCoding.decode(Message.self, from: content)
        expect(message?.jsonrpc == "2.0", "not a message: \(String(decoding: content, as: UTF8.self))")
        texts.append(String(decoding: content, as: UTF8.self))
    }

    func expectOne(for id: String) {
        let count = texts.count {
            $0.contains("\"id\":\"\(id)\",\"jsonrpc\"")
        }
        expect(count == 1, "\(count) answers to \(id)")
    }
}
