import Foundation
import LanguageServer
import TestSupport
import Testing

/// Requests about what a schema means for people and for the project: texts, files, pages.
@Suite(.timeLimit(.minutes(10))) struct ProjectTests {
    private static let root = """
        app:
          name: Birdhouse
          platforms: { iOS: 17.0 }
          sounds: [Sounds]
          assets: [Assets.xcassets]
          strings: [Localizable.strings, ../outside.strings]
          allow: { icon-missing: "people know our buttons" }
        generate: { swift: { output: Generated } }
        topics:
          news: { title: News, description: What birds do. }
        actions:
          reply: { title: Reply, icon: { template: Icon/reply }, authentication-required: true, text-input: true }
        categories:
          comment:
            hidden-previews-body-placeholder: Comment
            actions: [reply]
          letter: { hidden-previews-body-placeholder: Letter, actions: [{ reply: { title: Answer } }] }
        notifications:
          new-comment:
            category: comment
            topic: news
            title: $(author)
            body: "😀 $(author) [wrote](https://example.com) $(text) at $(unknown)"
            sound: ping.caf
            variables: { text: { example: Hi } }
            data: { author: string, mood: { values: [glad, sad], optional: true } }
            examples: { first: { author: Ada, mood: glad } }
        activities:
          walk:
            because: People wait for it.
            destination: { screen: walk, with: [step] }
            state: { step: { values: [begun, over] } }
            alerts: { end: { title: Done, when: { step: over } } }

        """
    private static let name = "notifications.yaml"

    private func client(_ capabilities: JSON = TestClient.snippets) async throws -> TestClient {
        try await TestClient(
            [
                "app/notifications.yaml": Self.root, "app/Sounds/ping.caf": "x", "app/Localizable.strings": "",
                "app/Assets.xcassets/Contents.json": "{}", "outside.strings": "", "app/Package.swift": "",
                "app/Assets.xcassets/Icon/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
                "app/Assets.xcassets/Icon/reply.imageset/Contents.json": "{}",
                "app/Assets.xcassets/Icon/reply.imageset/reply.svg": "<svg/>", "app/Generated/x.swift": "",
                "other/notifications.yaml": "notifications: { sale-begins: { title: Sale } }\n",
                "broken/notifications.yaml": "notifications: { sale-ends: [\n",
            ], capabilities: capabilities)
    }

    private func marked(_ text: String, after: Int = 1) throws -> String {
        let range = try #require(Self.root.firstRange(of: text))
        let index = Self.root.index(range.lowerBound, offsetBy: after)
        return Self.root[..<index] + "⟦⟧" + Self.root[index...]
    }

    private func hover(_ text: String, after: Int = 1, _ capabilities: JSON = TestClient.snippets) async throws
        -> String
    {
        let client = try await client(capabilities)
        let hover = await client.request(
            "textDocument/hover", at: try marked(text, after: after), of: "app/\(Self.name)")
        return hover["contents"]["value"].text
    }

    /// Proves that a hover shows what people see, and that neither Markdown of an author nor a client without Markdown
    /// gets anything but text.
    @Test func aNotificationAsText() async throws {
        let markdown = try await hover("new-comment")
        for text in [
            "with the example `first`", "> **Ada**", "> 😀 Ada \\[wrote\\](https://example.com) Hi", "> \\[Reply\\]",
            "> Comment", "```json\n{\n  \"aps\"", "\"author\": \"Ada\"",
        ] { #expect(markdown.contains(text), "\(markdown)") }
        let plain = try await hover("new-comment", [:])
        #expect(plain.contains("    Ada\n    😀 Ada [wrote](https://example.com) Hi") && plain.contains("    [Reply]"))
        #expect(!plain.contains("**") && !plain.contains("`") && !plain.contains("\\["), "\(plain)")
    }

    /// Proves for each kind of name that a mention says what its declaration says.
    @Test(arguments: [
        ("$(author)", 3, "Data of `new-comment`, sent as `author`."), ("$(author)", 0, "**author**"),
        ("reply: { title: A", 1, "The button \\[Answer\\]"), ("author: string", 2, "**author**: string"),
        ("mood: glad", 2, "one of glad, sad; optional"), ("$(text)", 3, "A variable of `new-comment`"),
        ("comment\n    topic", 2, "Used by `new-comment`"), ("news\n    title", 1, "> News"),
        ("reply]", 2, "takes text"), ("ping.caf", 2, "`app/Sounds/ping.caf`"),
        ("Icon/reply", 2, "`app/Assets.xcassets/Icon/reply.imageset`"), ("walk:", 1, "Payload of an update"),
        ("step: over", 1, "A value of the state of `walk`."), ("step]", 1, "one of begun, over"),
        ("icon-missing", 2, "**icon-missing**"), ("Done", 2, "**title**"), ("Generated", 2, "The folder for the Swift"),
    ])
    func hoversOverMentions(_ text: String, _ after: Int, _ wanted: String) async throws {
        let hover = try await hover(text, after: after)
        #expect(hover.contains(wanted), "\(hover)")
    }

    /// Proves that a client gets links to what exists inside the package, and to the source of a rule.
    @Test func documentLinks() async throws {
        let client = try await client()
        let links = await client.request(
            "textDocument/documentLink", at: Self.root + "⟦⟧", of: "app/\(Self.name)"
        ).items
        let targets = links.map { $0["target"].text.split(separator: "/app/").last.map(String.init) ?? "" }
        #expect(
            targets.map { $0.hasPrefix("https://developer.apple.com/") ? "Apple" : $0 } == [
                "Sounds", "Assets.xcassets", "Localizable.strings", "Apple", "Generated",
                "Assets.xcassets/Icon/reply.imageset/reply.svg", "Sounds/ping.caf",
            ])
        #expect(links.first?["range"]["start"] == ["line": 3, "character": 11])
    }

    /// Proves that a schema can't make the server look for any number of files.
    @Test func manyPaths() async throws {
        let client = try await client()
        let folders = Array(repeating: "nowhere", count: 600) + Array(repeating: "Sounds", count: 900)
        let text = "app: { sounds: [\(folders.joined(separator: ", "))] }\n⟦⟧"
        let links = await client.request("textDocument/documentLink", at: text, of: "app/\(Self.name)").items
        #expect(links.count == 400)
    }

    /// Proves the kinds, the modifier and the positions in UTF-16, and that an unknown name has no token.
    @Test func semanticTokens() async throws {
        let client = try await client()
        let capabilities = try await TestClient(capabilities: nil).request("initialize", ["capabilities": [:]])
        let kinds = capabilities["capabilities"]["semanticTokensProvider"]["legend"]["tokenTypes"].items.map(\.text)
        func tokens(_ method: String, _ range: JSON) async -> [String] {
            let tokens = await client.request(
                "textDocument/semanticTokens/\(method)", at: Self.root + "⟦⟧", of: "app/\(Self.name)", ["range": range])
            let data = tokens["data"].items.compactMap(\.number)
            let lines = Self.root.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
            var (line, character) = (0, 0)
            return stride(from: 0, to: data.count, by: 5).map { index in
                character = data[index] == 0 ? character + data[index + 1] : data[index + 1]
                line += data[index]
                let text = String(decoding: lines[line][character..<character + data[index + 2]], as: UTF16.self)
                return "\(text) \(kinds[data[index + 3]])\(data[index + 4] == 1 ? " declared" : "")"
            }
        }
        let all = await tokens("full", nil)
        #expect(
            all == [
                "news namespace declared", "reply function declared", "comment enum declared", "reply function",
                "letter enum declared", "reply function",
                "new-comment event declared", "comment enum", "news namespace", "$(author) property",
                "$(author) property", "$(text) variable", "text variable declared", "author property declared",
                "mood property declared", "author property", "mood property", "walk event declared", "step property",
                "step property declared", "step property",
            ])
        let body = try #require(Self.root.split(separator: "\n").firstIndex { $0.contains("body: ") })
        let line: JSON = [
            "start": ["line": .integer(body), "character": 0], "end": ["line": .integer(body), "character": 99],
        ]
        #expect(await tokens("range", line) == ["$(author) property", "$(text) variable"])
    }

    /// Proves that files which nobody opened are found, and that a broken one doesn't hide the others.
    @Test func workspaceSymbols() async throws {
        let client = try await client()
        func symbols(_ query: String) async -> [String] {
            let symbols = await client.request("workspace/symbol", ["query": .string(query)]).items
            return symbols.map {
                "\($0["name"].text) in \($0["containerName"].text) of \($0["location"]["uri"].text.split(separator: "/").suffix(2).first ?? "")"
            }
        }
        #expect(await symbols("sale") == ["sale-begins in notifications of other"])
        #expect(await symbols("NEWC") == ["new-comment in notifications of app"])
        #expect(await symbols("rply") == ["reply in actions of app"])
        await client.open("other/\(Self.name)", "notifications: { sale-begins-soon: { title: Sale } }\n")
        #expect(await symbols("sale") == ["sale-begins-soon in notifications of other"])
    }

    /// Proves that the command writes the page of unsaved text, opens it at the notification, and leaves nothing behind.
    @Test func previewOfANotification() async throws {
        let client = try await TestClient(
            ["notifications.yaml": "notifications: {}\n"], capabilities: ["window": ["showDocument": ["support": true]]]
        )
        let lenses = await client.request("textDocument/codeLens", at: Self.root + "⟦⟧", of: Self.name).items
        #expect(lenses.map { $0["command"]["arguments"].items.first?["position"]["line"].number } == [18, 28])
        let actions = await client.request("textDocument/codeAction", at: try marked("ping.caf"), of: Self.name).items
        let action = try #require(actions.first { $0["kind"] == "source.preview" })
        #expect(action["title"] == "Preview 'new-comment'")
        let command = action["command"]
        let uri = await client.request(
            "workspace/executeCommand", ["command": command["command"], "arguments": command["arguments"]])
        let shown = await client.next { $0["method"] == "window/showDocument" }["params"]
        #expect(shown["uri"] == uri && shown["external"] == true && uri.text.hasSuffix(".html#n-new-comment"), "\(uri)")
        let url = try #require(URL(string: uri.text))
        let page = try String(contentsOf: url, encoding: .utf8)
        #expect(page.contains("id=\"n-new-comment\"") && page.contains("Ada"))
        let permissions =
            try FileManager.default.attributesOfItem(
                atPath: url.deletingLastPathComponent().path)[.posixPermissions] as? Int
        #expect(permissions == 0o700)
        let whole = await client.request(
            "workspace/executeCommand",
            ["command": "belfry.openPreview", "arguments": [.string(client.folder.uri(Self.name))]])
        #expect(whole.text + "#n-new-comment" == uri.text)
        await client.server.removePreviews()
        #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
    }

    /// Proves that a client which can't open pages learns where the page is, and that wrong arguments are refused.
    @Test func previewWithoutABrowser() async throws {
        let client = try await TestClient(capabilities: [:])
        await client.open(Self.name, Self.root)
        let uri = await client.request(
            "workspace/executeCommand",
            ["command": "belfry.openPreview", "arguments": [.string(client.folder.uri(Self.name))]])
        let message = await client.next { $0["method"] == "window/showMessage" }["params"]["message"]
        #expect(message == .string("The preview is \(uri.text)"))
        await client.server.removePreviews()
        for (arguments, code) in [
            ([], -32602), ([1], -32602), (["file:///nowhere/notifications.yaml"], -32803), (["%%"], -32803),
        ] as [(JSON, Int)] {
            let answer = await client.request(
                "workspace/executeCommand", ["command": "belfry.openPreview", "arguments": arguments])
            #expect(answer["error"]["code"] == .integer(code), "\(arguments)")
        }
    }

    private static let requests = [
        "hover", "completion", "documentLink", "semanticTokens/full", "semanticTokens/range", "codeLens", "codeAction",
    ]

    /// Proves that each request about a place that doesn't exist, a file that isn't open, YAML that can't be read, and a
    /// file of 8 MiB is answered.
    @Test(arguments: requests)
    func hostileRequests(_ method: String) async throws {
        let client = try await client()
        let line = "  n: { title: $(a) $( $(a, variables: { a: string } }\n"
        let texts = [
            "", "notifications: [\n", "notifications:\n" + line, "a: *b\n", "notifications: &a { b: *a }\n", "\u{0}",
            "notifications:\n" + String(repeating: "  # \(String(repeating: "x", count: 1020))\n", count: 8 << 10),
            "app: { sounds: [\"\\0\", ../../../etc, /etc], strings: [/etc/passwd] }\n",
        ]
        for (version, text) in texts.enumerated() {
            let name = "app/\(Self.name)"
            await client.open(name, text, version: version)
            for position in [(-1, -1), (0, 0), (1, 20), (1 << 40, 3), (0, 1 << 40)] {
                let place: JSON = ["line": .integer(position.0), "character": .integer(position.1)]
                let answer = await client.request(
                    "textDocument/\(method)",
                    [
                        "textDocument": ["uri": .string(client.folder.uri(name))], "position": place,
                        "range": ["start": place, "end": ["line": 0, "character": 0]], "context": [:],
                    ])
                #expect(answer["error"] == .null && !"\(answer)".contains("passwd"), "\(text.prefix(80)): \(answer)")
            }
        }
        let closed = await client.request(
            "textDocument/\(method)",
            [
                "textDocument": ["uri": "file:///nowhere/notifications.yaml"],
                "position": ["line": 0, "character": 0],
                "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]], "context": [:],
            ])
        #expect(closed == .null)
        #expect(await client.request("shutdown", nil) == .null)
    }
}
