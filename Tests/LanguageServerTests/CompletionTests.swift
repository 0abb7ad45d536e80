import Testing

/// What can be written at the cursor, `⟦⟧`, in files that aren't finished.
@Suite(.timeLimit(.minutes(2))) struct CompletionTests {
    private static let start = """
        app: { name: Birdhouse, platforms: { iOS: 15.0 }, sounds: [Sounds] }
        actions:
          reply: { title: Reply, icon: arrowshape.turn.up.left }
        categories:
          comment:
            hidden-previews-body-placeholder: Comment
            actions: [reply]
        topics:
          news: { title: News }
        notifications:
          new-comment:
            category: comment
            title: $(author)
            variables:
              author: { example: Maya }
            data:
              post: string
              mood: { values: [glad, sad] }
              weather: { values: { sun: Sun, rain: Rain } }

        """

    /// Proves the place that is found, block and flow, and the source of each kind of name.
    ///
    /// - Parameters:
    ///   - lines: What is being typed after a schema that could be read.
    ///   - wanted: Labels that must be among the items.
    ///   - unwanted: Labels that mustn't.
    @Test(arguments: [
        ("    ⟦⟧", ["body", "topic", "sound"], ["title", "icon", "categories"]),
        ("    subtitle: $(⟦⟧", ["author", "post"], []),
        ("    body: { ⟦⟧", ["by", "values", "unknown", "one", "key"], ["title"]),
        ("    body:\n      by: ⟦⟧", ["mood", "post"], ["by"]),
        ("    body:\n      by: mood\n      values:\n        ⟦⟧", ["glad", "sad"], ["sun", "post", "by"]),
        ("    body:\n      by: weather\n      values:\n        sun: Sunny.\n        ⟦⟧", ["rain"], ["sun", "glad"]),
        ("    subtitle: \"Hi $(au⟦⟧", ["author", "post"], ["title"]),
        ("    topic: ⟦⟧", ["news"], ["comment"]),
        ("    becomes: [⟦⟧", ["new-comment"], ["comment"]),
        ("    interruption-level: ti⟦⟧", ["time-sensitive"], ["topic"]),
        ("    encrypted: ⟦⟧", ["true", "false"], []),
        ("    sound: ⟦⟧", ["default", "none", "ping.caf"], []),
        (
            "    allow:\n      ⟦⟧", ["title-not-title-style", "body-too-long"],
            ["schema-syntax", "title", "payload-data-type"]
        ),
        ("    allow: { ⟦⟧", ["title-not-title-style"], []),
        ("    examples:\n      first:\n        ⟦⟧", ["author", "post"], []),
        ("    # title: ⟦⟧", [], ["author"]),
        ("actions:\n  like: { title: Like, ⟦⟧", ["icon", "destructive"], ["title", "body"]),
        ("actions:\n  like: { title: Like, icon: ⟦⟧ }", ["hand.thumbsup"], ["title"]),
        ("actions:\n  like:\n    title: Like\n    icon: {\n      syst⟦⟧", ["system", "template"], ["title"]),
        ("actions:\n  x: { icon: trash⟦⟧", ["trash", "trash.circle"], ["hand.thumbsup"]),
        ("actions:\n  x: { icon: delete⟦⟧", ["trash"], []),
        ("categories:\n  other:\n    actions:\n    - ⟦⟧", ["reply"], ["comment"]),
        ("categories:\n  other:\n    actions: [⟦⟧", ["reply"], []),
        ("categories:\n  other:\n    actions:\n      - like:\n          ic⟦⟧", ["icon"], ["category"]),
        ("⟦⟧", ["lint", "generate"], ["topics", "title"]),
        ("lint:\n  rules:\n    ⟦⟧", ["title-not-title-style"], []),
        ("activities:\n  delivery:\n    state: { st⟦⟧: string }", [], ["author"]),
        ("activities:\n  delivery:\n    ⟦⟧", ["state", "alerts"], ["category"]),
        ("activities:\n  delivery:\n    topic: ⟦⟧", ["news"], ["comment"]),
        ("activities:\n  delivery:\n    destination: { ⟦⟧", ["screen", "with"], ["state"]),
        ("activities:\n  delivery:\n    broadcast: ⟦⟧", ["true", "false", "where-available"], []),
        ("activities:\n  delivery:\n    start: { schedule: ⟦⟧", ["app"], []),
        ("generate:\n  ⟦⟧", ["swift", "fixtures"], ["app"]),
    ])
    func places(_ lines: String, _ wanted: [String], _ unwanted: [String]) async throws {
        let client = try await TestClient(["Sounds/ping.caf": "x"])
        // The names come from the last text that could be read.
        await client.open("notifications.yaml", Self.start)
        _ = await client.diagnostics("notifications.yaml")
        let list = await client.request("textDocument/completion", at: Self.start + lines, of: "notifications.yaml")
        let labels = list["items"].items.map { $0["label"].text }
        for label in wanted { #expect(labels.contains(label), "\(lines): \(labels.prefix(40))") }
        for label in unwanted { #expect(!labels.contains(label), "\(lines)") }
    }

    /// Proves that the deployment target limits symbols.
    @Test func symbolsThatTheTargetHas() async throws {
        let client = try await TestClient()
        let line = "actions: { x: { icon: heart.text.clipboard⟦⟧"
        for (target, isThere) in [("15.0", false), ("26.0", true)] {
            let app = "app: { platforms: { iOS: \(target) } }\n"
            await client.open("notifications.yaml", app)
            _ = await client.diagnostics("notifications.yaml")
            let list = await client.request("textDocument/completion", at: app + line, of: "notifications.yaml")
            #expect(list["items"].items.contains { $0["label"] == "heart.text.clipboard" } == isThere)
        }
    }

    /// Proves that an item, once inserted, is what the label says, with and without snippets.
    @Test func insertion() async throws {
        let text = Self.start + "    ca⟦⟧"
        for (capabilities, wanted) in [(TestClient.snippets, "examples:\n  ${1:name}: $2"), ([:], "examples: ")] {
            let client = try await TestClient(capabilities: capabilities)
            let list = await client.request("textDocument/completion", at: text, of: "notifications.yaml")
            let item = try #require(list["items"].items.first { $0["label"] == "examples" })
            #expect(item["textEdit"]["newText"] == .string(wanted))
            #expect(item["textEdit"]["range"]["start"]["character"] == 4)
            #expect(item["textEdit"]["range"]["end"]["character"] == 6)
            #expect(item["documentation"]["value"].text.contains("Each example becomes a fixture"))
        }
    }
}
