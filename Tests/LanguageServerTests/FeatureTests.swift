import Diagnostics
import NotificationSchema
import TestSupport
import Testing

/// Requests about a schema of two files.
@Suite(.timeLimit(.minutes(10))) struct FeatureTests {
    private static let root = """
        app: { name: Birdhouse, platforms: { iOS: 17.0 } }
        # Shared by all
        # categories.
        actions:
          reply: { title: Reply, icon: arrowshape.turn.up.left, authentication-required: true, text-input: true }
        categories:
          comment:
            hidden-previews-body-placeholder: Comment
            actions:
              - reply
              - like: { title: like it, icon: hand.thumbsup }
        notifications:
          new-comment:
            category: comment
            title: $(author)
            body: Somebody commented.
            expires-in: 20m
            variables: { author: { example: Maya, origin: user } }
            data: { post: string }
            examples: { first: { author: Ada, post: p-1 } }

        """
    private static let fragment = """
        notifications:
          liked: { category: comment, title: Like, body: Somebody liked your comment. }

        """

    private func client(_ capabilities: JSON = TestClient.snippets) async throws -> TestClient {
        try await TestClient(
            ["notifications.yaml": Self.root, "likes.notifications.yaml": Self.fragment], capabilities: capabilities)
    }

    private func marked(_ text: String, after: Int = 1) throws -> String {
        let range = try #require(Self.root.firstRange(of: text))
        let index = Self.root.index(range.lowerBound, offsetBy: after)
        return Self.root[..<index] + "⟦⟧" + Self.root[index...]
    }

    @Test(arguments: [
        ("expires-in", "How long APNs tries"), ("hand.thumbsup", "Since iOS 13.0"),
        ("hidden-previews-body", "when previews are hidden"),
    ])
    func hover(_ word: String, _ wanted: String) async throws {
        let hover = try await client().request("textDocument/hover", at: try marked(word), of: "notifications.yaml")
        #expect(hover["contents"]["value"].text.contains(wanted), "\(hover)")
    }

    /// Proves payload, size and hidden previews; and that a rule is explained where it is allowed.
    @Test func hoverOverANotificationAndARule() async throws {
        let client = try await client()
        let hover = await client.request("textDocument/hover", at: try marked("new-comment"), of: "notifications.yaml")
        for text in ["bytes, at most", "\"category\": \"comment\"", "> Birdhouse", "> Comment"] {
            #expect(hover["contents"]["value"].text.contains(text), "\(hover)")
        }
        let text = "app: { allow: { icon-mis⟦⟧sing: \"our people know\" } }\n"
        let rule = await client.request("textDocument/hover", at: text, of: "notifications.yaml")
        for text in ["**icon-missing**", "Limitations: "] {
            #expect(rule["contents"]["value"].text.contains(text), "\(rule)")
        }
    }

    @Test func definitionReferencesAndHighlights() async throws {
        let client = try await client()
        let name = "notifications.yaml"
        let definition = await client.request("textDocument/definition", at: try marked("comment\n    title"), of: name)
        #expect(definition.items.map { $0["range"]["start"]["line"] } == [6])
        let references = await client.request("textDocument/references", at: try marked("comment\n    title"), of: name)
        #expect(
            references.items.map { $0["uri"].text.split(separator: "/").last } == [
                "notifications.yaml", "notifications.yaml", "likes.notifications.yaml",
            ])
        let shared = await client.request(
            "textDocument/documentHighlight", at: try marked("- reply", after: 3), of: name)
        #expect(shared.items.map { $0["kind"] } == [3, 2])
        let variable = await client.request("textDocument/references", at: try marked("$(author", after: 3), of: name)
        #expect(variable.items.count == 3)
    }

    /// Proves for each kind of name that all files still fit together, and that nothing on the wire changed.
    @Test(arguments: ["reply: {", "comment:\n    hidden", "like: {", "new-comment:", "author: {", "post: string"])
    func rename(_ word: String) async throws {
        let client = try await client()
        let before = try identifiers(in: client.folder)
        let edit = await client.request(
            "textDocument/rename", at: try marked(word), of: "notifications.yaml", ["newName": "other-name"])
        for change in edit["documentChanges"].items {
            let name =
                change["textDocument"]["uri"].text.hasSuffix("likes.notifications.yaml")
                ? "likes.notifications.yaml" : "notifications.yaml"
            let old = name == "notifications.yaml" ? Self.root : Self.fragment
            try client.folder.write(applying(change["edits"].items, to: old), to: name)
        }
        #expect(try client.folder.lint().map(\.rule.id) == ["title-not-title-style"])
        #expect(try identifiers(in: client.folder) == before)
    }

    /// What is registered and sent.
    private func identifiers(in folder: TemporaryFolder) throws -> [String] {
        let schema = try folder.schema()
        let notifications = schema.notifications.flatMap { [$0.identifier.value] + $0.data.map(\.key) }
        return schema.categories.flatMap { [$0.identifier.value] + $0.actions.map(\.identifier.value) } + notifications
    }

    /// Proves that the values of a Live Activity are renamed where they are used, and are still read under the old name.
    @Test func renameInAnActivity() async throws {
        let text = """
            app: { url-scheme: door }
            activities:
              delivery:
                because: People wait for the door.
                destination: { screen: door, with: [step] }
                state: { step: { values: [sent, near] }, place: string }
                alerts:
                  near: { title: At $(place), when: { step: near } }

            """
        for (word, wanted) in [
            ("step: {", "state: { other: { values: [sent, near], renamed-from: step }, place: string }"),
            ("place: s", ""), ("delivery", "    swift-name: DeliveryAttributes\n"),
        ] {
            let client = try await client()
            let marked = text.replacing(word, with: "⟦⟧" + word)
            let edit = await client.request(
                "textDocument/rename", at: marked, of: "notifications.yaml", ["newName": "other"])
            let result = applying(edit["documentChanges"].items.first?["edits"].items ?? [], to: text)
            if word == "place: s" {
                #expect(result.contains("other: { type: string, renamed-from: place }") && result.contains("$(other)"))
            } else {
                #expect(result.contains(wanted), "\(result)")
            }
            #expect(word != "step: {" || result.contains("when: { other: near }") && result.contains("with: [other]"))
        }
    }

    @Test(arguments: ["", "comment\n", "new-comment"])
    func namesThatCannotBe(_ name: String) async throws {
        let client = try await client()
        let response = await client.request(
            "textDocument/rename", at: try marked("new-comment:"), of: "notifications.yaml",
            ["newName": .string(name == "new-comment" ? "liked" : name)])
        #expect(response["error"]["code"] == -32803)
    }

    /// Proves that each action, once applied, does what its title says.
    @Test func codeActions() async throws {
        let client = try await client()
        let text = try marked("like it")
        let actions = await client.request("textDocument/codeAction", at: text, of: "notifications.yaml").items
        #expect(
            actions.map { $0["kind"] } == [
                "quickfix", "quickfix", "quickfix", "source.fixAll", "refactor.extract", "refactor.move",
            ])
        func result(_ index: Int, of name: String = "/notifications.yaml") -> String {
            let changes = actions[index]["edit"]["documentChanges"].items
            let own = changes.filter { $0["textDocument"]["uri"].text.hasSuffix(name) }
            return applying(own.flatMap { $0["edits"].items }, to: name == "/notifications.yaml" ? Self.root : "")
        }
        #expect(result(0) == Self.root.replacing("like it", with: "Like It"))
        #expect(actions[0]["isPreferred"] == true)
        #expect(actions[0]["diagnostics"].items.first?["code"] == "title-not-title-style")
        #expect(result(1).contains("hand.thumbsup, allow: { title-not-title-style: \"why it is right here\" } }"))
        #expect(result(3) == Self.root.replacing("like it", with: "Like It"))
        try client.folder.write(result(3), to: "notifications.yaml")
        #expect(try client.folder.lint().isEmpty)
        try client.folder.write(result(4), to: "notifications.yaml")
        #expect(try client.folder.lint().map(\.rule.id) == ["title-not-title-style"])
        #expect(try client.folder.schema().actions.map(\.name.value) == ["reply", "like"])
        try client.folder.write(result(5), to: "notifications.yaml")
        try client.folder.write(result(5, of: "/comment.notifications.yaml"), to: "comment.notifications.yaml")
        #expect(try client.folder.lint().map(\.rule.id) == ["title-not-title-style"])
        #expect(try client.folder.schema().categories.map(\.name.value) == ["comment"])
    }

    @Test func explanation() async throws {
        let client = try await client()
        let page = await client.request(
            "workspace/executeCommand", ["command": "belfry.explain", "arguments": ["icon-missing"]])
        #expect(page["value"].text.hasPrefix("# icon-missing"))
        #expect(
            await client.next { $0["method"] == "window/showMessage" }["params"]["message"].text.contains(
                "icon-missing"))
        let unknown = await client.request("workspace/executeCommand", ["command": "rm", "arguments": ["x"]])
        #expect(unknown["error"]["code"] == -32602)
    }

    @Test func structure() async throws {
        let client = try await client()
        let text = try marked("like it")
        let symbols = await client.request("textDocument/documentSymbol", at: text, of: "notifications.yaml").items
        #expect(symbols.map { $0["name"] } == ["app", "actions", "categories", "notifications"])
        #expect(symbols[2]["children"].items.first?["children"].items.map { $0["name"] } == ["like"])
        #expect(symbols[3]["children"].items.first?["children"].items.map { $0["name"] } == ["author", "post"])
        let folding = await client.request("textDocument/foldingRange", at: text, of: "notifications.yaml").items
        #expect(folding.contains(["startLine": 1, "endLine": 2, "kind": "comment"]))
        #expect(folding.contains(["startLine": 8, "endLine": 10]))
        let selection = await client.request("textDocument/selectionRange", at: text, of: "notifications.yaml").items
        var range = try #require(selection.first)
        #expect(range["range"]["start"] == ["line": 10, "character": 23])
        var depth = 0
        while range["parent"] != .null { (range, depth) = (range["parent"], depth + 1) }
        #expect(depth > 5 && range["range"]["start"] == ["line": 0, "character": 0])
    }

    @Test func inlayHints() async throws {
        let client = try await client()
        let all: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]]
        let hints = await client.request(
            "textDocument/inlayHint", at: try marked("app"), of: "notifications.yaml", ["range": all])
        #expect(
            hints.items.map { $0["label"] } == [
                "identifier: reply", "identifier: comment", "identifier: like", "identifier: new-comment", "= 1200 s",
            ])
    }
}
