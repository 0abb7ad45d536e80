import LanguageServer
import LanguageServerProtocol
import TestSupport
import Testing

/// The rules of the protocol that have nothing to do with schemas.
@Suite(.timeLimit(.minutes(10))) struct LifecycleTests {
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
}
