import LanguageServer
import LanguageServerProtocol
import TestSupport
import Testing

/// The rules of the protocol that have nothing to do with schemas.
@Suite(.timeLimit(.minutes(2))) struct LifecycleTests {
    /// Proves that each phase accepts only its messages, and the status of the process.
    @Test func phases() async throws {
        let client = try await TestClient(capabilities: nil)
        #expect(await client.request("textDocument/hover", [:])["error"]["code"] == -32002)
        await client.open("notifications.yaml", "app: {}\n")
        let capabilities = await client.request("initialize", ["capabilities": [:]])["capabilities"]
        #expect(capabilities["positionEncoding"] == "utf-16")
        #expect(capabilities["textDocumentSync"]["change"] == 2)
        #expect(await client.request("initialize", ["capabilities": [:]])["error"]["code"] == -32600)
        #expect(await client.request("textDocument/typeHierarchy", [:])["error"]["code"] == -32601)
        #expect(await client.request("textDocument/hover", [:])["error"]["code"] == -32602)
        #expect(await client.request("shutdown", nil) == .null)
        #expect(await client.request("textDocument/hover", [:])["error"]["code"] == -32600)
        await client.notify("exit", nil)
        #expect(await client.outcome == .ends(status: 0))
    }

    @Test func exitWithoutShutdownFails() async throws {
        let client = try await TestClient()
        await client.notify("$/unknown", [:])
        #expect(await client.outcome == .goesOn)
        await client.notify("exit", nil)
        #expect(await client.outcome == .ends(status: 1))
    }

    /// Proves that a request is answered once, whether it was cancelled in time or not.
    @Test func cancelledRequests() async throws {
        let client = try await TestClient()
        await client.open("notifications.yaml", "app: { name: Birdhouse }\n")
        for _ in 0..<20 {
            let parameters: JSON = ["textDocument": ["uri": .string(client.folder.uri("notifications.yaml"))]]
            let id = await client.start("textDocument/documentSymbol", parameters)
            await client.notify("$/cancelRequest", ["id": .integer(id)])
            let response = await client.next { $0["id"] == .integer(id) }
            #expect(response["error"]["code"] == -32800 || !response["result"].items.isEmpty)
        }
        #expect(await client.request("shutdown", nil) == .null)
    }

    /// Proves that a request isn't begun if its cancellation arrived with it, and that its id can be used again.
    @Test func requestsThatArriveCancelled() async throws {
        let client = try await TestClient()
        await client.open("notifications.yaml", "app: { name: Birdhouse }\n")
        func frame(_ method: String, id: JSON?, _ parameters: JSON) throws -> MessageReader.Frame {
            var message: [String: JSON] = ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
            message["id"] = id
            return .content(try MessageCoding.encode(JSON.object(message)))
        }
        let document: JSON = ["textDocument": ["uri": .string(client.folder.uri("notifications.yaml"))]]
        let symbols = try frame("textDocument/documentSymbol", id: 7, document)
        let cancellation = try frame("$/cancelRequest", id: nil, ["id": 7])
        _ = await client.server.receive([symbols, cancellation, symbols])
        let responses = [await client.next { $0["id"] == 7 }, await client.next { $0["id"] == 7 }]
        #expect(responses[0]["error"]["code"] == -32800 && !responses[1]["result"].items.isEmpty, "\(responses)")
    }

    /// Proves that what isn't a message gets an error, and that the next message is understood.
    @Test(arguments: ["[]", "1", "{", "\"\u{0}", "{\"id\":{},\"method\":\"x\"}", "{}", "{\"method\":1}", ""])
    func contentThatIsNoMessage(_ content: String) async throws {
        let client = try await TestClient()
        _ = await client.server.receive(.content(Array(content.utf8)))
        #expect(await client.next { $0["error"] != .null }["id"] == .null)
        #expect(await client.request("shutdown", nil) == .null)
    }

    // MARK: Frames

    /// Proves that it doesn't matter how a stream is cut into reads.
    @Test func framesInAnyPieces() {
        let message = Array("{\"ä\":1}".utf8)
        let stream = message.framed + Array("content-length: 2\r\nContent-Type: x\r\n\r\n{}".utf8) + [UInt8]().framed
        for size in 1...stream.count {
            var reader = MessageReader()
            var frames: [MessageReader.Frame] = []
            for start in stride(from: 0, to: stream.count, by: size) {
                reader.append(stream[start..<min(start + size, stream.count)])
                while let frame = reader.next() { frames.append(frame) }
            }
            #expect(frames == [.content(message), .content(Array("{}".utf8)), .content([])])
        }
    }

    /// Proves that the reader finds the message after a broken one.
    @Test(arguments: [
        "garbage\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n{}", "Content-Type: x\r\n\r\n",
        "Content-Length: 99999999999999999999\r\n\r\n", "\n", String(repeating: "x", count: 10_000),
        "Content-Length:\r\n\r\n",
    ])
    func framesAfterBrokenOnes(_ broken: String) {
        var reader = MessageReader()
        reader.append(Array(broken.utf8) + Array("{}".utf8).framed)
        var frames: [MessageReader.Frame] = []
        while let frame = reader.next() { frames.append(frame) }
        #expect(frames.last == .content(Array("{}".utf8)))
        #expect(frames.count > 1)
    }

    @Test func aMessageThatIsTooLongIsSkipped() {
        var reader = MessageReader()
        reader.append(Array("Content-Length: \(MessageReader.contentBytes + 1)\r\n\r\n".utf8))
        guard case .broken = reader.next() else {
            Issue.record("the message isn't refused")
            return
        }
        for _ in 0..<MessageReader.contentBytes >> 20 { reader.append([UInt8](repeating: 0x20, count: 1 << 20)) }
        #expect(reader.next() == nil)
        reader.append([0x20] + Array("{}".utf8).framed)
        #expect(reader.next() == .content(Array("{}".utf8)))
    }
}
