import Foundation
import Testing

/// The help of the commands, and smaller commands.
@Suite struct CommandTests {
    @Test func withoutArgumentsItPrintsItsDescription() async throws {
        let result = try await Workspace().belfry("")
        #expect(result.status == 0)
        for command in ["init", "lint", "generate", "explain"] {
            #expect(result.output.contains("  belfry \(command) "))
        }
    }

    @Test(arguments: ["", "init ", "lint ", "generate ", "breaking ", "explain ", "rules ", "dump "])
    func helpShowsAnExample(_ command: String) async throws {
        let result = try await Workspace().belfry("\(command)--help")
        #expect(result.status == 0)
        #expect(result.output.contains("EXAMPLE"))
        #expect(result.output.contains("  belfry \(command)"))
        #expect(result.error == "")
    }

    @Test func theCommandsOfPluginsAreHidden() async throws {
        let help = try await Workspace().belfry("--help").output
        #expect(!help.contains("build-source") && !help.contains("plugin-calls"))
    }

    @Test func versionIsANumber() async throws {
        let result = try await Workspace().belfry("--version")
        #expect(result.status == 0)
        #expect(result.output.contains(/^\d+\.\d+\.\d+\n$/))
    }

    @Test(arguments: [
        "lint --frobnicate", "lint --fail-on never", "lint --reporter", "generate a b", "explain",
    ])
    func usageErrorsAreStatus2(_ arguments: String) async throws {
        let result = try await Workspace().belfry(arguments)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.error.contains("Usage: belfry"))
    }

    /// The commands in docs/installing.md, run by a shell.
    @Test(arguments: [
        ("zsh", "#compdef belfry"), ("bash", "#!/bin/bash"), ("fish", "# A function which filters options"),
    ])
    func completionScriptsAreWritten(_ shell: String, _ start: String) async throws {
        let page = URL(filePath: #filePath).appending(path: "../../../docs/installing.md").standardized
        let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        let blocks = text.split(separator: "```sh\n").compactMap { $0.split(separator: "```").first }
        let lines = try #require(blocks.first { $0.contains("--generate-completion-script \(shell) ") })
        let workspace = try Workspace()
        let script = "HOME=\(workspace.folder.path); belfry() { \"$belfry\" \"$@\"; }\n\(lines)"
        let result = try await workspace.shell(script.replacing("~/", with: "$HOME/"))
        #expect(result.status == 0, "\(result.error)")
        #expect(workspace.files.count == 1)
        let completion = try workspace.text(try #require(workspace.files.first))
        #expect(completion.contains("belfry") && completion.contains("checkstyle"), "\(completion.prefix(200))")
    }

    // MARK: init

    @Test func initWritesASchemaWithoutFindings() async throws {
        let workspace = try Workspace()
        let result = try await workspace.belfry("init Sources/App")
        #expect(result.status == 0)
        #expect(result.output == "Sources/App/notifications.yaml\n")
        #expect(result.error.hasPrefix("Next: ") && result.error.contains("run 'belfry lint Sources/App'"))
        #expect(workspace.files == ["Sources/App/notifications.yaml"])
        let lint = try await workspace.belfry("lint --fail-on advice")
        #expect(lint.status == 0)
        #expect(lint.output == "")
        #expect(try await workspace.belfry("generate --swift Swift --fixtures Fixtures").status == 0)
        #expect(workspace.files.count >= 5)
    }

    @Test(arguments: ["notifications.yaml", "notifications.yml"])
    func initOverwritesNothing(_ name: String) async throws {
        let workspace = try Workspace([name: "mine"])
        let result = try await workspace.belfry("init")
        #expect(result.status == 2)
        #expect(result.error == "belfry: '\(name)' already exists; nothing written\n")
        #expect(workspace.files == [name])
        #expect(try workspace.text(name) == "mine")
        let other = try Workspace(["notifications.schema.json": "mine"])
        #expect(try await other.belfry("init --editor-schema").status == 2)
        #expect(try other.text("notifications.schema.json") == "mine" && other.files.count == 1)
    }

    /// Proves that editors find the JSON Schema by the first line, and that a later version of it replaces the first.
    @Test func initWritesTheSchemaOfEditors() async throws {
        let published = URL(filePath: #filePath).appending(path: "../../../schemas/notifications.schema.json")
        let expected = String(decoding: try Data(contentsOf: published.standardized), as: UTF8.self)
        let workspace = try Workspace()
        #expect(try await workspace.belfry("init Sources/App --editor-schema").status == 0)
        let firstLine = try #require(try workspace.text("Sources/App/notifications.yaml").split(separator: "\n").first)
        #expect(firstLine == "# yaml-language-server: $schema=../../notifications.schema.json")
        #expect(try workspace.text("notifications.schema.json") == expected)
        try workspace.write(expected + " ", to: "notifications.schema.json")
        let again = try await workspace.belfry("init Sources/App --editor-schema")
        #expect(again.status == 0 && again.error.contains("Its first line should be: \(firstLine)\n"))
        #expect(try workspace.text("notifications.schema.json") == expected)
        #expect(try await workspace.belfry("lint --fail-on advice").status == 0)
    }

    /// Proves that a pointer is added once, only on request, next to a schema that is new or exists.
    @Test func initTellsAgents() async throws {
        let workspace = try Workspace(["AGENTS.md": "# Rules\n"])
        let hint = try await workspace.belfry("init App").error
        #expect(hint.contains("belfry init --agents"))
        #expect(try workspace.text("AGENTS.md") == "# Rules\n")
        #expect(try await workspace.belfry("init App --agents").output == "AGENTS.md\n")
        let text = try workspace.text("AGENTS.md")
        #expect(text.hasPrefix("# Rules\n\n## Notifications\n") && text.contains("`belfry agents`"))
        #expect(try await workspace.belfry("init App --agents").output == "")
        #expect(try workspace.text("AGENTS.md") == text)
        #expect(workspace.files == ["AGENTS.md", "App/notifications.yaml"])
        let new = try Workspace()
        #expect(try await new.belfry("init App --agents").output == "App/notifications.yaml\nAGENTS.md\n")
        #expect(try await workspace.belfry("agents").output.hasPrefix("# For coding agents\n"))
        let linked = try Workspace()
        try linked.link("AGENTS.md", to: "elsewhere")
        #expect(try await linked.belfry("init --agents").status == 2)
        #expect(!linked.exists("elsewhere"))
    }

    /// Proves that the server speaks over standard streams, and its exit status.
    @Test func lspOverStandardStreams() async throws {
        func message(_ content: String) -> String { "Content-Length: \(content.utf8.count)\r\n\r\n\(content)" }
        let start = message(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
        let end = message(#"{"id":2,"method":"shutdown"}"#) + message(#"{"method":"exit"}"#)
        let workspace = try Workspace()
        let result = try await workspace.belfry("lsp", input: start + end)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Content-Length: ") && result.output.contains(#""result":null"#))
        #expect(try await workspace.belfry("lsp --stdio", input: start).status == 1)
    }

    @Test func initDoesNotWriteThroughLinks() async throws {
        let workspace = try Workspace()
        try workspace.link("notifications.yaml", to: "elsewhere")
        #expect(try await workspace.belfry("init").status == 2)
        #expect(!workspace.exists("elsewhere"))
    }

    // MARK: explain and rules

    @Test func explainShowsARuleInFull() async throws {
        let result = try await Workspace().belfry("explain category-too-many-actions")
        #expect(result.status == 0)
        for part in [
            "category-too-many-actions (warning)", "Source: ", "^^^^^^^", "Non-triggering example:",
            "allow: { category-too-many-actions:",
        ] {
            #expect(result.output.contains(part))
        }
        #expect(!result.output.contains("⟦"))
        #expect(try await Workspace().belfry("explain schema-syntax").output.contains("can't be allowed"))
    }

    @Test func explainListsTheRulesThatBeginSo() async throws {
        let result = try await Workspace().belfry("explain text-input")
        #expect(result.status != 0)
        let rules = "text-input-changed, text-input-labels, text-input-unauthenticated"
        #expect(result.error.contains("3 rules: \(rules)"), "\(result)")
        let page = try await Workspace().belfry("explain activity-outdated").output
        #expect(page.contains("or activity, or on the app"))
    }

    @Test func explainWritesAPageOfMarkdown() async throws {
        let page = try await Workspace().belfry("explain payload-too-large --reporter markdown").output
        #expect(page.hasPrefix("# payload-too-large\n") && page.contains("\n## Exceptions\n"))
        #expect(page.contains("| `limit` | a whole number from 1 to 4095 |"))
        let json = try await Workspace().belfry("explain payload-too-large --reporter json").output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect((object["options"] as? [[String: Any]])?.first?["name"] as? String == "limit")
        let table = try await Workspace().belfry("rules --reporter markdown").output
        #expect(table.contains("| [payload-too-large](delivery.md#payload-too-large) | error | "))
    }

    /// Text wraps, no text is cut, and outside a terminal examples are whole.
    @Test func explainShowsWholeLines() async throws {
        let rule = "action-misordered"
        let long = "delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }"
        let text = try await Workspace().belfry("explain \(rule)").output
        #expect(!text.contains("…") && text.contains(long))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 || !$0.contains(" ") || $0.hasPrefix("    ") })
        let joined = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
        #expect(joined.replacing(" ", with: "").contains(long.replacing(" ", with: "")), "\(text)")
        #expect(try await Workspace().belfry("explain \(rule) --reporter markdown").output.contains(long))
        let sarif = try await Workspace([
            "notifications.yaml": "app: { name: X }\nactions: { a: { title: a, icn: x } }\n"
        ]).belfry("lint --reporter sarif").output
        #expect(!sarif.contains("…"))
    }

    @Test func explainSuggestsTheNearestRule() async throws {
        let result = try await Workspace().belfry("explain category-to-many-actions")
        #expect(result.status == 2)
        let message = "Unknown rule 'category-to-many-actions'. Did you mean 'category-too-many-actions'?"
        #expect(result.error.contains(message))
    }

    /// The first words that people type.
    @Test func anUnknownCommandHasASuggestion() async throws {
        let misspelt = try await Workspace().belfry("lnt")
        #expect(misspelt.status == 2)
        #expect(misspelt.error == "belfry: there is no command 'lnt'; did you mean 'lint'?\n")
        let folder = try await Workspace().belfry("Sources/App")
        #expect(folder.error == "belfry: there is no command 'Sources/App'; 'belfry help' lists the commands\n")
    }

    @Test func rulesAreListedInOrder() async throws {
        let lines = try await Workspace().belfry("rules").output.split(separator: "\n").map(String.init)
        #expect(lines.count > 20)
        #expect(lines == lines.sorted())
        #expect(
            lines.contains {
                $0.contains(/^category-too-many-actions +warning +A category has at most four actions\.$/)
            })
    }

    @Test func rulesShowTheirConfigurationInASchema() async throws {
        let workspace = try Workspace([
            "notifications.yaml": Sample.good + "lint: { rules: { category-too-many-actions: off } }\n"
        ])
        let pretty = try await workspace.belfry("rules --schema .").output
        #expect(pretty.contains(/category-too-many-actions +off \(warning\) +A category/))
        let json = try await workspace.belfry("rules --schema notifications.yaml --reporter json").output
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let rules = try #require(object?["rules"] as? [[String: Any]])
        let rule = try #require(rules.first { $0["id"] as? String == "category-too-many-actions" })
        #expect(rule["configured"] as? String == "off")
        #expect(rule["severity"] as? String == "warning")
    }

    // MARK: build-source

    /// Proves what the plugin sees: paths that Xcode opens, and the exit status. `BuildSourcesTests` has the rest.
    @Test func thePluginsCommand() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.good])
        let path = workspace.url("notifications.yaml").path
        let good = try await workspace.belfry("build-source --support Out/support.swift \(path) Out/root.swift")
        #expect(good.status == 0 && good.output == "")
        #expect(try workspace.text("Out/root.swift").contains("enum Notifications"))
        try workspace.write(Sample.bad, to: "notifications.yaml")
        let bad = try await workspace.belfry("build-source --support Out/support.swift \(path) Out/root.swift")
        #expect(bad.status == 1)
        #expect(bad.error.hasPrefix("notifications.yaml:5:30: error: "))
        #expect(try await workspace.belfry("build-source --support Out/support.swift notifications.yaml").status == 2)
        #expect(
            try await workspace.belfry("build-source --support Out/support.swift missing.yaml Out/root.swift").status
                == 2)
        #expect(try await workspace.belfry("build-source \(path) Out/root.swift").status == 2)
    }
}
