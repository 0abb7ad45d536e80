import Diagnostics
import LanguageServerProtocol
import TestSupport
import Testing

/// Findings as the client sees them.
@Suite(.timeLimit(.minutes(10))) struct DiagnosticTests {
    private static let root = """
        app: { name: Birdhouse, platforms: { iOS: 17.0 } }
        categories:
          comment:
            hidden-previews-body-placeholder: Comment
            actions: [{ like: { title: Like, icon: hand.thumbsup } }]

        """
    private static let fragment = """
        notifications:
          liked: { category: comment, title: Like, body: "😀 Somebody liked your comment.", becomes: [x] }

        """

    /// Proves that a finding in a file that isn't open is published, follows from an unsaved change, and goes away.
    @Test func fragments() async throws {
        let client = try await TestClient(["notifications.yaml": Self.root, "likes.notifications.yaml": Self.fragment])
        await client.open("notifications.yaml", Self.root.replacing("comment:", with: "remark:"))
        let found = await client.diagnostics("likes.notifications.yaml", version: nil)
        #expect(found.contains { $0["code"] == "schema-unknown-reference" && $0["message"].text.contains("'comment'") })
        let change: JSON = [
            "range": ["start": ["line": 2, "character": 2], "end": ["line": 2, "character": 8]], "text": "comment",
        ]
        await client.change("notifications.yaml", [change], version: 2)
        let again = await client.diagnostics("likes.notifications.yaml", version: nil)
        #expect(!again.contains { $0["message"].text.contains("'comment'") })
        // Only 'becomes' is left.
        #expect(again.contains { $0["message"].text.contains("'x'") })
        // Nobody says that the file is gone.
        try client.folder.remove("likes.notifications.yaml")
        await client.change("notifications.yaml", [["text": .string(Self.root)]], version: 3)
        #expect(await client.diagnostics("likes.notifications.yaml", version: nil) == [])
        try client.folder.write(Self.fragment, to: "likes.notifications.yaml")
        await client.notify("workspace/didChangeWatchedFiles", ["changes": []])
        #expect(await client.diagnostics("likes.notifications.yaml", version: nil) == again)
        await client.notify(
            "textDocument/didClose", ["textDocument": ["uri": .string(client.folder.uri("notifications.yaml"))]])
        #expect(await client.diagnostics("likes.notifications.yaml", version: nil) == [])
    }

    /// Proves related information, the link, tags and severities.
    @Test func partsOfADiagnostic() async throws {
        let schema = """
            app: { name: Birdhouse, platforms: { iOS: 17.0 } }
            actions:
              late: { title: Later, icon: clock }
              unused: { title: Reply to it, icon: hand.thumbsup }
            categories:
              order: { hidden-previews-body-placeholder: Order, actions: [late] }

            """
        let client = try await TestClient()
        await client.open("notifications.yaml", schema)
        let found = await client.diagnostics("notifications.yaml")
        let unused = try #require(found.first { $0["code"] == "definition-unused" })
        #expect(unused["tags"] == [1])
        #expect(unused["severity"] == 2)
        #expect(found.contains { $0["codeDescription"]["href"].text.hasPrefix("https://") })
        let text = schema.replacing("unused", with: "late")
        await client.change("notifications.yaml", [["text": .string(text)]], version: 2)
        let broken = await client.diagnostics("notifications.yaml", version: 2)
        let double = try #require(broken.first { $0["code"] == "schema-duplicate-name" })
        #expect(double["severity"] == 1)
        let related = double["relatedInformation"].items.first
        #expect(related?["location"]["uri"] == .string(client.folder.uri("notifications.yaml")))
        #expect(related?["location"]["range"]["start"]["line"] == 2)
    }

    /// Proves that positions count what client and server agreed on.
    @Test(arguments: [(["utf-8", "utf-16"], "utf-8", 31), (["utf-16"], "utf-16", 29), ([], "utf-16", 29)])
    func encodings(_ offered: [String], _ chosen: String, _ character: Int) async throws {
        let capabilities: JSON = ["general": ["positionEncodings": .array(offered.map { .string($0) })]]
        let client = try await TestClient(capabilities: nil)
        let result = await client.request("initialize", ["capabilities": offered.isEmpty ? [:] : capabilities])
        #expect(result["capabilities"]["positionEncoding"] == .string(chosen))
        await client.open("notifications.yaml", "notifications:\n  n: { title: Hi, body: 😀!, cat: x }\n")
        let found = await client.diagnostics("notifications.yaml")
        let key = try #require(found.first { $0["code"] == "schema-unknown-key" })
        #expect(key["range"]["start"]["character"].number == character)
    }

    /// Proves that files which belong to no schema are answered, not fatal.
    @Test func filesOutsideSchemas() async throws {
        let client = try await TestClient()
        await client.open("a.notifications.yaml", "notifications: {}\n")
        #expect(await client.diagnostics("a.notifications.yaml").count == 1)
        await client.open("notifications.yml", "app: {}\n")
        #expect(await client.diagnostics("notifications.yml").count == 1)
        await client.open("other.yaml", "a: 1\n")
        await client.notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": "untitled:Untitled-1", "languageId": "yaml", "version": 1, "text": "a: 1"]])
        let hover = await client.request("textDocument/hover", at: "a⟦⟧: 1\n", of: "other.yaml")
        #expect(hover == .null)
    }

    /// Proves that a root that doesn't exist, or isn't a folder, is like none.
    @Test(arguments: ["file:///nowhere/at/all", "file:///dev/null", "http://example.com/", "%%", "file://%"])
    func roots(_ uri: String) async throws {
        let client = try await TestClient(capabilities: nil)
        await client.request("initialize", ["rootUri": .string(uri), "capabilities": [:]])
        await client.open("notifications.yaml", "actions: { like: { titel: Like } }\n")
        #expect(await client.diagnostics("notifications.yaml").contains { $0["code"] == "schema-unknown-key" })
    }

    /// Proves that changes outside the text, or the wrong way round, change its nearest part.
    @Test func changesOutOfRange() async throws {
        let client = try await TestClient()
        await client.open("notifications.yaml", "app: { name: Birdhouse }\n")
        func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> JSON {
            [
                "range": [
                    "start": ["line": .integer(start.0), "character": .integer(start.1)],
                    "end": ["line": .integer(end.0), "character": .integer(end.1)],
                ],
                "text": .string(text),
            ]
        }
        let changes = [
            change((900, 0), (901, 5), "acti"), change((1, 4), (1, 999), "ons: {}\n"), change((0, 9), (0, 2), ""),
            change((-5, -5), (-4, 0), ""), change((0, 0), (0, 0), "# x\n"),
        ]
        await client.change("notifications.yaml", changes, version: 2)
        let symbols = await client.request(
            "textDocument/documentSymbol",
            ["textDocument": ["uri": .string(client.folder.uri("notifications.yaml"))]])
        #expect(symbols.items.map { $0["name"] } == ["app", "actions"])
        await client.change("closed.yaml", changes, version: 2)
        #expect(await client.request("shutdown", nil) == .null)
    }

    /// Proves that a document of 16 MiB is refused as `lint` refuses it, and that the server goes on.
    @Test func aDocumentOf16MiB() async throws {
        let client = try await TestClient()
        let line = "# " + String(repeating: "x", count: 1022)
        let text = Array(repeating: line, count: 16 << 10).joined(separator: "\n") + "\n"
        await client.open("notifications.yaml", text)
        #expect(await client.diagnostics("notifications.yaml").map { $0["code"] } == ["schema-too-large"])
        await client.change("notifications.yaml", [["text": "app: { name: Birdhouse }\n"]], version: 2)
        #expect(await client.diagnostics("notifications.yaml", version: 2) == [])
    }
}
