import Foundation
import TestSupport
import Testing

/// Many schemas, and files of other tools, in one repository.
@Suite struct MonorepoTests {
    private static let settings = ".belfry.yaml"

    /// The files that a run checks, shown by their errors.
    private func files(_ workspace: Workspace, _ arguments: String, in folder: String = ".") async throws -> [String] {
        let result = try await workspace.belfry("\(arguments) --reporter json", in: folder)
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let findings = try #require(object?["findings"] as? [[String: Any]])
        return Array(Set(findings.compactMap { $0["file"] as? String })).sorted()
    }

    // MARK: Skipped files

    /// Proves that patterns reach the search from both places. `PathPatternTests` has what a pattern means.
    @Test(arguments: [
        ("App/Old", ["App/fixtures/notifications.yaml", "App/notifications.yaml", "Old/notifications.yaml"]),
        ("fixtures", ["App/Old/notifications.yaml", "App/notifications.yaml", "Old/notifications.yaml"]),
    ])
    func patternsExcludeFilesAndFolders(_ pattern: String, _ rest: [String]) async throws {
        let workspace = try Workspace([
            "App/notifications.yaml": Sample.bad, "App/Old/notifications.yaml": Sample.bad,
            "App/fixtures/notifications.yaml": Sample.bad, "Old/notifications.yaml": Sample.bad,
        ])
        #expect(try await files(workspace, "lint --exclude \(pattern)") == rest)
        try workspace.write("exclude: [\"\(pattern)\"]\n", to: Self.settings)
        #expect(try await files(workspace, "lint") == rest)
        // Files on the command line are always read.
        #expect(
            try await files(workspace, "lint App/fixtures/notifications.yaml") == ["App/fixtures/notifications.yaml"])
    }

    /// Belfry doesn't say that there is no schema when it was told not to look.
    @Test func excludingEverythingIsSaid() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.bad, Self.settings: "exclude: [\"*\"]\n"])
        let result = try await workspace.belfry("lint")
        #expect(result.status == 2)
        #expect(result.error.contains("'exclude' in .belfry.yaml or in the command leaves out every"), "\(result)")
    }

    @Test func settingsAreFoundFromASubfolder() async throws {
        let workspace = try Workspace([
            "repository/.git/HEAD": "", "repository/App/notifications.yaml": Sample.bad,
            "repository/App/fixtures/notifications.yaml": Sample.bad,
            "repository/\(Self.settings)": "exclude: [App/fixtures]\n",
            Self.settings: "exclude: [notifications.yaml]\n",
        ])
        #expect(try await files(workspace, "lint", in: "repository/App") == ["notifications.yaml"])
        // Settings outside the repository don't apply.
        try workspace.remove("repository/\(Self.settings)")
        #expect(
            try await files(workspace, "lint", in: "repository/App")
                == ["fixtures/notifications.yaml", "notifications.yaml"])
    }

    @Test(arguments: ["Carthage", "vendor", "build", ".hidden", "Kit.framework", "Kit.xcframework"])
    func foldersWithoutSourcesAreSkipped(_ folder: String) async throws {
        let workspace = try Workspace([
            "notifications.yaml": Sample.good, "\(folder)/notifications.yaml": Sample.bad,
            "\(folder)/x.notifications.yaml": Sample.bad,
        ])
        let result = try await workspace.belfry("lint")
        #expect(result.error.hasPrefix("no findings in 1 file ("))
        #expect(try await workspace.belfry("lint \(folder)").status == 1)
    }

    @Test func ignoredFilesAreSkipped() async throws {
        let workspace = try Workspace.repository([
            ".gitignore": "Generated/\n*.local.notifications.yaml\n", "App/notifications.yaml": Sample.good,
            "App/[x]/notifications.yaml": Sample.good,
        ])
        for name in ["Generated/notifications.yaml", "App/Generated/notifications.yaml"] {
            try workspace.write(Sample.bad, to: name)
        }
        try workspace.write("actions: { hide: { title: Hide, icn: x } }\n", to: "App/x.local.notifications.yaml")
        #expect(try await files(workspace, "lint") == [])
        #expect(try await files(workspace, "lint", in: "App") == [])
        #expect(try await workspace.belfry("generate . --check --swift Out").error.contains("several schemas"))
        for path in ["Generated", "Generated/notifications.yaml"] {
            #expect(try await files(workspace, "lint \(path)") == ["Generated/notifications.yaml"])
        }
        #expect(
            try await files(workspace, "lint App/x.local.notifications.yaml") == ["App/x.local.notifications.yaml"])
        // Committed files aren't ignored, and without Git nothing is ignored.
        try workspace.git("add -f App/x.local.notifications.yaml")
        #expect(try await files(workspace, "lint") == ["App/x.local.notifications.yaml"])
        let without = try await workspace.belfry("lint", environment: ["PATH": "/nowhere"])
        #expect(without.error.hasPrefix("3 errors"), "\(without.error)")
    }

    // MARK: Files of other tools

    @Test(arguments: [
        "en:\n  notifications:\n    new: New\n",
        "\"de\":\n  app: x\n",
        "apiVersion: v1\nkind: ConfigMap\nmetadata: { name: app }\ndata:\n  app: x\n---\napiVersion: v1\nkind: Service\n",
        "{{- if .Values.enabled }}\napiVersion: v1\nkind: Service\nspec:\n  categories: []\n{{- end }}\n",
        "{ apiVersion: v1, kind: List }\n",
    ])
    func aFileWithOnlyTheNameOfASchemaIsSkipped(_ text: String) async throws {
        let names = ["config/notifications.yaml", "config/en.notifications.yaml", "config/notifications.yml"]
        let workspace = try Workspace(["App/notifications.yaml": Sample.good])
        for name in names { try workspace.write(text, to: name) }
        let result = try await workspace.belfry("lint --fail-on advice")
        #expect(result.status == 0 && result.output == "", "\(result)")
        #expect(result.error.hasPrefix("no findings in 1 file ("))
        let verbose = try await workspace.belfry("lint --verbose").error
        for name in names { #expect(verbose.contains("'\(name)' has no key of a schema, so it's skipped\n")) }
        // Without a schema, the error says what was searched. A file on the command line is always read.
        let alone = try await workspace.belfry("lint config --verbose")
        #expect(
            alone.status == 2 && alone.error.contains("there is no notifications.yaml that has a key of a schema in"))
        #expect(alone.error.contains("'config/notifications.yaml' has no key of a schema"))
        #expect(try await workspace.belfry("lint config/notifications.yaml").status == 1)
    }

    @Test(arguments: [
        "", "# Nothing yet\n", "categoris: {}\n", "x-team: mobile\n", "notifications\n", "catgories:\n - [\n",
    ])
    func possibleSchemasAreRead(_ text: String) async throws {
        let workspace = try Workspace(["App/notifications.yaml": Sample.good, "Other/notifications.yaml": text])
        #expect(try await workspace.belfry("lint").error.contains("in 2 files ("))
        #expect(try await !workspace.belfry("lint --verbose").error.contains("skipped"))
    }

    /// Removing a file of another tool breaks nothing.
    @Test func aFileOfAnotherToolCanBeRemoved() async throws {
        let workspace = try Workspace.repository([
            "App/notifications.yaml": Sample.good, "config/notifications.yaml": "en:\n  title: New\n",
        ])
        try workspace.remove("config/notifications.yaml")
        let result = try await workspace.belfry("breaking --against main")
        #expect(result.status == 0 && result.output == "", "\(result)")
    }

    // MARK: Shared settings

    @Test func rulesAreConfiguredForAllSchemas() async throws {
        let own = Sample.doubtful + "lint: { rules: { category-too-many-actions: advice } }\n"
        let workspace = try Workspace([
            "A/notifications.yaml": Sample.doubtful, "B/notifications.yaml": own,
            Self.settings: "lint: { rules: { category-too-many-actions: error } }\n",
        ])
        let lint = try await workspace.belfry("lint")
        #expect(lint.status == 1 && lint.output.contains("A/notifications.yaml:9:9: error: "), "\(lint.output)")
        #expect(lint.output.contains("B/notifications.yaml:9:9: remark: "))
        #expect(try await workspace.belfry("generate A").status == 1)
        #expect(try await workspace.belfry("generate B").status == 0)
        #expect(
            try await workspace.belfry("rules --schema A").output.contains(
                /category-too-many-actions +error \(warning\)/))
        #expect(
            try await workspace.belfry("rules --schema B").output.contains(
                /category-too-many-actions +advice \(warning\)/))
    }

    @Test func theConfigurationOfChangesAndPayloadsIsShared() async throws {
        let schema = "notifications:\n  sale: { title: Sale Today, data: { shop: string } }\n"
        let workspace = try Workspace([
            "old/notifications.yaml": schema,
            "new/notifications.yaml": schema.replacing("shop: string", with: "shop: integer"),
            "push.json":
                "{ \"aps\": { \"alert\": { \"title\": \"Sale Today\" }, \"bagde\": 1 }, \"notification\": \"sale\", \"shop\": \"A\" }",
        ])
        let push = "check-payload --schema old push.json"
        #expect(try await workspace.belfry("breaking --against old new").output.contains("[data-retyped]"))
        #expect(try await workspace.belfry(push).output.contains("[aps-unknown-key]"))
        try workspace.write("lint: { rules: { data-retyped: off, aps-unknown-key: off } }\n", to: Self.settings)
        #expect(try await workspace.belfry("breaking --against old new").output == "")
        #expect(try await !workspace.belfry(push).output.contains("[aps-unknown-key]"))
    }

    @Test(arguments: [
        ("exlude: [x]\n", "1:1: error: 'exlude' isn't a key of .belfry.yaml [schema-unknown-key]"),
        ("lint: { rules: { icon-mising: off } }\n", "1:18: error: there is no rule 'icon-mising' [lint-unknown-rule]"),
        (
            "exclude: [\(String(repeating: "x", count: 5_000))]\n",
            "1:11: error: the patterns have more than 4096 bytes [schema-too-large]"
        ),
        ("- x\n", "1:1: error: .belfry.yaml must be a map, not a list [schema-wrong-value]"),
        ("exclude: x\n", "1:10: error: 'exclude' must be a list, not 'x' [schema-wrong-value]"),
    ])
    func aMistakeInTheSettingsIsOneFinding(_ text: String, _ message: String) async throws {
        let workspace = try Workspace([
            "A/notifications.yaml": Sample.good, "B/notifications.yaml": Sample.good, Self.settings: text,
        ])
        let result = try await workspace.belfry("lint")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix(".belfry.yaml:\(message)\n"), "\(result.output)")
        #expect(result.output.split(separator: "\n").count { $0.contains("error:") } == 1)
        #expect(try await workspace.belfry("generate A").status == 1)
    }

    // MARK: The baseline

    @Test func aBaselineIsFoundFromASubfolder() async throws {
        let workspace = try Workspace([
            "repository/.git/HEAD": "", "repository/App/notifications.yaml": Sample.doubtful,
        ])
        #expect(try await workspace.belfry("lint --write-baseline", in: "repository").status == 0)
        let known = try await workspace.belfry("lint --fail-on advice", in: "repository/App")
        #expect(known.status == 0 && known.output == "", "\(known)")
        // Rewritten from a subfolder, it keeps its place.
        try workspace.write(Sample.good, to: "repository/App/notifications.yaml")
        let stale = try await workspace.belfry("lint", in: "repository/App")
        #expect(stale.status == 1 && stale.output.contains("rewrite the baseline: belfry lint --write-baseline\n"))
        #expect(try await workspace.belfry("lint --write-baseline", in: "repository/App").status == 0)
        #expect(!workspace.exists("repository/App/.belfry-baseline.json"))
        #expect(try await workspace.belfry("lint", in: "repository/App").status == 0)
    }

    @Test func theSettingsNameTheBaseline() async throws {
        let workspace = try Workspace([
            "App/notifications.yaml": Sample.doubtful, "ci/x": "", "Package.swift": "",
            Self.settings: "baseline: ci/known.json\n",
        ])
        let missing = try await workspace.belfry("lint")
        #expect(missing.status == 2 && missing.error.contains("the baseline 'ci/known.json' doesn't exist"))
        #expect(try await workspace.belfry("lint --write-baseline", in: "App").status == 0)
        #expect(try workspace.text("ci/known.json").contains("\"../App/notifications.yaml\""))
        for folder in [".", "App"] {
            #expect(try await workspace.belfry("lint --fail-on advice", in: folder).status == 0)
        }
    }

    // MARK: Links

    /// Links that a search finds aren't followed: a pull request may have added them.
    @Test func aLinkToAFolderThatIsNamedIsFollowed() async throws {
        let schema = "app: { sounds: [Sounds] }\ngenerate: { swift: { output: Gen } }\n" + Sample.good
        let workspace = try Workspace([
            "repository/.git/HEAD": "",
            "elsewhere/Feature/notifications.yaml": schema.replacing("Like,", with: "like,"),
            "elsewhere/Feature/Sounds/x": "", "elsewhere/Package.swift": "",
        ])
        try workspace.link("repository/Linked", to: "../elsewhere/Feature")
        for path in ["Linked", "Linked/notifications.yaml"] {
            let result = try await workspace.belfry("lint \(path)", in: "repository")
            #expect(!result.output.contains("project-file-unreadable"), "\(result.output)")
            let place = workspace.url("elsewhere/Feature/notifications.yaml").path
            #expect(result.output.hasPrefix("\(place):7:24: warning: “like”"), "\(result.output)")
        }
        #expect(try await workspace.belfry("lint Linked ../elsewhere", in: "repository").error.contains("in 1 file ("))
        #expect(try await workspace.belfry("lint Linked --fix --quiet", in: "repository").output == "")
        #expect(try await workspace.belfry("generate Linked", in: "repository").status == 0)
        #expect(workspace.exists("elsewhere/Feature/Gen/notifications.generated.swift"))
        #expect(try await workspace.belfry("lint", in: "repository").status == 2)
    }
}
