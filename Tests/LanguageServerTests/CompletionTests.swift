import Testing

/// What can be written at the cursor, `⟦⟧`, in files that aren't finished.
@Suite(.timeLimit(.minutes(10))) struct CompletionTests {
    private static let start = """
        app: { name: Birdhouse, platforms: { iOS: 15.0 }, sounds: [Sounds] }
        activities:
          walk: { state: { step: { values: [begun, over] } } }
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
              asks: boolean
              seen: [{ bird: string, at: date? }]

        """

    /// Proves that conditions are those of what the rule is about, and that a rule of the team can be allowed and configured.
    @Test(arguments: [
        (
            "    b-c:\n      each: topic\n      where:\n        ⟦⟧", ["kind", "title"],
            ["interruption-level", "destructive"]
        ),
        ("    b-c:\n      each: text\n      where: { ⟦⟧", ["language", "of", "length"], ["title", "kind"]),
        ("  rules:\n    ⟦⟧", ["a-b", "of-all", "title-not-title-style"], []),
        ("actions:\n  like:\n    title: Like\n    allow:\n      ⟦⟧", ["a-b", "of-all"], []),
    ])
    func rulesOfATeam(_ lines: String, _ wanted: [String], _ unwanted: [String]) async throws {
        let rule = "{ each: topic, require: { kind: social } }"
        let client = try await TestClient([".belfry.yaml": "lint: { team: { of-all: \(rule) } }\n"])
        let start = "lint:\n  team:\n    a-b: \(rule)\n"
        let readable = start + String(lines.split(separator: "⟦")[0].split(separator: "{")[0]) + "\n"
        await client.open("notifications.yaml", readable)
        _ = await client.diagnostics("notifications.yaml")
        let list = await client.request("textDocument/completion", at: start + lines, of: "notifications.yaml")
        let labels = list["items"].items.map { $0["label"].text }
        for label in wanted { #expect(labels.contains(label), "\(lines): \(labels.prefix(40))") }
        for label in unwanted { #expect(!labels.contains(label), "\(lines)") }
    }

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
        ("    subtitle: Hi $⟦⟧", ["author", "post"], ["sound"]),
        ("    subtitle: $$(⟦⟧", [], ["author"]),
        ("    examples: { first: { mood: ⟦⟧", ["glad", "sad"], ["sun", "author"]),
        ("    examples: { first: { weather: r⟦⟧", ["rain", "sun"], ["glad"]),
        ("    examples:\n      first:\n        asks: ⟦⟧", ["true", "false"], ["glad"]),
        ("    examples: { first: { seen: [{ ⟦⟧", ["bird", "at"], ["author"]),
        ("    examples: { first: { seen: [{ bird: Wren, at: ⟦⟧", ["2026-11-21T12:00:00Z"], ["bird"]),
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
        ("categories:\n  other:\n    intent-identifiers: [INSe⟦⟧", ["INSendMessageIntent"], ["reply"]),
        ("app:\n  entitlements:\n    app: ⟦⟧", ["App.entitlements", "Sounds/"], ["Info.plist", "notifications.yaml"]),
        ("app:\n  info-plist: { content-extension: [⟦⟧", ["Info.plist", "Sounds/"], ["App.entitlements"]),
        ("app:\n  sounds: [⟦⟧", ["Sounds"], ["Info.plist"]),
        ("app:\n  sounds: [Sounds/⟦⟧", ["Sounds/More"], ["Sounds"]),
        ("app:\n  sounds: [../⟦⟧", [], ["../", "Sounds"]),
        ("generate: { swift: { output: ⟦⟧", ["Sounds"], ["Info.plist"]),
        ("activities:\n  walk:\n    alerts: { end: { when: { step: ⟦⟧", ["begun", "over"], ["glad"]),
        ("activities:\n  walk:\n    state: { step: { example: ⟦⟧", ["begun", "over"], ["glad"]),
        ("categories:\n  other:\n    actions:\n      - like:\n          ic⟦⟧", ["icon"], ["category"]),
        ("⟦⟧", ["lint", "generate"], ["topics", "title"]),
        ("lint:\n  rules:\n    ⟦⟧", ["title-not-title-style"], []),
        ("lint:\n  team:\n    a-b:\n      ⟦⟧", ["each", "where", "because"], ["title-not-title-style"]),
        ("lint:\n  team:\n    a-b:\n      each: ⟦⟧", ["notification", "text"], ["each"]),
        (
            "lint:\n  team:\n    a-b:\n      where: { ⟦⟧", ["interruption-level", "destructive", "language", "name"],
            ["each", "prefix "]
        ),
        ("lint:\n  team:\n    a-b:\n      where: { interruption-level: ⟦⟧", ["passive"], ["news"]),
        ("lint:\n  team:\n    a-b:\n      where: { topic: ⟦⟧", ["news"], ["passive"]),
        (
            "lint:\n  team:\n    a-b:\n      require:\n        title:\n          ⟦⟧", ["prefix", "like", "case"],
            ["each"]
        ),
        ("lint:\n  team:\n    a-b:\n      require:\n        title:\n          case: ⟦⟧", ["kebab", "snake"], []),
        ("activities:\n  delivery:\n    state: { st⟦⟧: string }", [], ["author"]),
        ("activities:\n  delivery:\n    ⟦⟧", ["state", "alerts"], ["category"]),
        ("activities:\n  delivery:\n    topic: ⟦⟧", ["news"], ["comment"]),
        ("activities:\n  delivery:\n    destination: { ⟦⟧", ["screen", "with"], ["state"]),
        ("activities:\n  delivery:\n    broadcast: ⟦⟧", ["true", "false", "where-available"], []),
        ("activities:\n  delivery:\n    start: { schedule: ⟦⟧", ["app"], []),
        ("generate:\n  ⟦⟧", ["swift", "fixtures"], ["app"]),
    ])
    func places(_ lines: String, _ wanted: [String], _ unwanted: [String]) async throws {
        let client = try await TestClient([
            "Sounds/ping.caf": "x", "Sounds/More/pong.caf": "x", "App.entitlements": "x", "Info.plist": "x",
        ])
        // The names come from the last text that could be read.
        await client.open("notifications.yaml", Self.start)
        _ = await client.diagnostics("notifications.yaml")
        let list = await client.request("textDocument/completion", at: Self.start + lines, of: "notifications.yaml")
        let labels = list["items"].items.map { $0["label"].text }
        for label in wanted { #expect(labels.contains(label), "\(lines): \(labels.prefix(40))") }
        for label in unwanted { #expect(!labels.contains(label), "\(lines)") }
    }

    /// Proves that names have their types, that a placeholder is closed, and that members of a list are known.
    @Test func typesOfNames() async throws {
        let client = try await TestClient(capabilities: TestClient.snippets)
        await client.open("notifications.yaml", Self.start)
        _ = await client.diagnostics("notifications.yaml")
        let list = await client.request(
            "textDocument/completion", at: Self.start + "    subtitle: Hi $(mo⟦⟧", of: "notifications.yaml")
        let items = list["items"].items
        let details = Dictionary(items.map { ($0["label"].text, $0["detail"].text) }) { first, _ in first }
        #expect(details["author"] == "string" && details["mood"] == "one of glad, sad" && details["asks"] == "boolean")
        let item = try #require(items.first { $0["label"] == "mood" })
        #expect(item["textEdit"]["newText"] == "mood)")
        #expect(item["textEdit"]["range"]["start"]["character"] == 19)
        #expect(
            item["documentation"]["value"] == "**mood**: one of glad, sad\n\nData of `new-comment`, sent as `mood`.")
        let members = Self.start + "    communication: { recipients: { each: seen, display-name: A } }\n"
        await client.change("notifications.yaml", [["text": .string(members)]], version: 2)
        _ = await client.diagnostics("notifications.yaml", version: 2)
        let marked = members.replacing("display-name: A", with: "display-name: $(⟦⟧")
        let ofList = await client.request("textDocument/completion", at: marked, of: "notifications.yaml")
        #expect(ofList["items"].items.prefix(2).map { $0["label"] } == ["bird", "at"])
    }

    /// Proves that the deployment target limits symbols.
    @Test func symbolsThatTheTargetHas() async throws {
        let line = "actions: { x: { icon: heart.text.clipboard⟦⟧"
        for (target, isThere) in [("15.0", false), ("26.0", true)] {
            let client = try await TestClient()
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
