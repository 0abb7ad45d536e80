import Foundation
import Testing

/// How `generate` protects other files.
@Suite struct OutputSafetyTests {
    private static let swift = "Out/notifications.generated.swift"

    @Test func aRefusalLeavesEverythingUnchanged() async throws {
        let workspace = try Workspace([
            "notifications.yaml": Sample.good, "z.notifications.yaml": "{}\n",
            "Out/z.notifications.generated.swift": "// Mine.\n",
        ])
        #expect(try await workspace.belfry("generate --swift Out").status == 2)
        #expect(
            workspace.files == ["Out/z.notifications.generated.swift", "notifications.yaml", "z.notifications.yaml"])
    }

    // MARK: JSON Schemas

    @Test func schemasOfRemovedNotificationsAreRemoved() async throws {
        let workspace = try Workspace([
            "notifications.yaml": PayloadMistake.notifications, "Out/mine.schema.json": "{}", "Out/notes.json": "{}",
        ])
        #expect(try await workspace.belfry("generate --json-schema Out").status == 0)
        #expect(
            workspace.files.filter { $0.hasPrefix("Out/") } == [
                "Out/alarm.schema.json", "Out/courier-arriving.schema.json", "Out/mine.schema.json", "Out/notes.json",
                "Out/schema.json", "Out/sealed.schema.json", "Out/sync.schema.json",
            ]
        )
        let before = try workspace.identity("Out/sealed.schema.json")
        let again = try await workspace.belfry("generate --json-schema Out")
        #expect(again.error.contains("0 files written, 5 unchanged ("))
        try workspace.write(
            PayloadMistake.notifications.replacing("  sync:\n", with: "  synced:\n"), to: "notifications.yaml")
        let check = try await workspace.belfry("generate --json-schema Out --check")
        #expect(check.status == 1 && workspace.exists("Out/sync.schema.json"))
        let renamed = try await workspace.belfry("generate --json-schema Out")
        #expect(renamed.error.contains("2 files written, 1 removed, 3 unchanged ("))
        #expect(!workspace.exists("Out/sync.schema.json") && workspace.exists("Out/synced.schema.json"))
        #expect(workspace.exists("Out/mine.schema.json"))
        #expect(try workspace.identity("Out/sealed.schema.json") == before)
    }

    @Test func aSchemaCannotSendOutputOutOfItsRepository() async throws {
        for output in ["../../Out", "/tmp/belfry-never", "link/Out"] {
            let workspace = try Workspace([
                "repository/.git/HEAD": "", "elsewhere/x": "",
                "repository/App/notifications.yaml": Sample.good + "generate: { swift: { output: \(output) } }\n",
            ])
            try workspace.link("repository/App/link", to: "../../elsewhere")
            let result = try await workspace.belfry("generate", in: "repository")
            #expect(result.status == 1)
            #expect(
                result.error.contains("'\(output)' is outside the schema's repository or folder [schema-wrong-value]"))
            #expect(!workspace.files.contains { $0.hasSuffix(".swift") })
            // The user who runs the command can choose any folder.
            #expect(try await workspace.belfry("generate --swift ../elsewhere", in: "repository").status == 0)
            #expect(workspace.exists("elsewhere/notifications.generated.swift"))
        }
    }

    @Test func aManifestCannotMakeBelfryRemoveOtherFiles() async throws {
        let workspace = try Workspace([
            "notifications.yaml": Sample.withNotification, "Out/README.md": "", "keep.apns": "",
            "Out/fixtures.json": """
            {
              "version": 1, "notification-key": "notification",
              "fixtures": [{ "file": "../keep.apns", "headers": "README.md" }, { "file": "fixtures.json" }]
            }
            """,
        ])
        let result = try await workspace.belfry("generate --fixtures Out")
        #expect(result.status == 0, "\(result.error)")
        #expect(workspace.exists("keep.apns") && workspace.exists("Out/README.md"))
        #expect(try workspace.text("Out/fixtures.json").contains("sale.evening.apns"))
    }

    /// No file is removed that the list may mean.
    @Test(arguments: [
        #"{ "users": [1, 2, 3] }"#, #"{ "fixtures": [{ "name": "my own", "file": "mine.apns" }] }"#, "[]", "",
        "<<<<<<< HEAD\n{}\n",
    ])
    func aListOfAnotherToolIsNotOverwritten(_ list: String) async throws {
        let workspace = try Workspace([
            "notifications.yaml": Sample.withNotification, "Out/fixtures.json": list, "Out/mine.apns": "{}",
        ])
        let result = try await workspace.belfry("generate --fixtures Out")
        #expect(result.status == 2)
        #expect(
            result.error.contains(
                "'\(workspace.url("Out/fixtures.json").path)' isn't overwritten: it isn't a list of fixtures"))
        #expect(try workspace.text("Out/fixtures.json") == list)
        #expect(workspace.exists("Out/mine.apns"))
    }

    @Test func aFixtureWhoseNameChangesItsCaseIsReplaced() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.withNotification])
        _ = try await workspace.belfry("generate --fixtures Out --json-schema Schemas")
        try workspace.write(Sample.withNotification.replacing("sale:", with: "SALE:"), to: "notifications.yaml")
        let result = try await workspace.belfry("generate --fixtures Out --json-schema Schemas")
        #expect(result.status == 0, "\(result.error)")
        let names = workspace.files.map { $0.lowercased() }
        #expect(names.contains("out/sale.evening.apns") && names.contains("schemas/sale.schema.json"))
        #expect(Set(names).count == names.count, "\(names)")
        #expect(try await workspace.belfry("generate --fixtures Out --json-schema Schemas --check").status == 0)
    }

    // MARK: Files of the author

    /// For root, no file is protected.
    @Test(.enabled(if: getuid() != 0)) func aProtectedFileIsNotReplaced() async throws {
        let workspace = try Workspace(["notifications.yaml": Self.fixable])
        try workspace.setMode(0o444, of: "notifications.yaml")
        let result = try await workspace.belfry("lint --fix")
        #expect(result.status == 2)
        #expect(result.error.contains("can't write '\(workspace.url("notifications.yaml").path)': Permission denied"))
        #expect(try workspace.text("notifications.yaml") == Self.fixable)
    }

    private static let fixable = "actions:\n  open: { title: open it, icon: arrow.up.forward.app }\n"

    @Test(arguments: ["there.json", "nowhere.json"])
    func aBaselineIsNotWrittenThroughALink(_ destination: String) async throws {
        let empty = #"{ "version": 1, "findings": [] }"#
        let workspace = try Workspace(["notifications.yaml": Self.fixable, "there.json": empty])
        try workspace.link(".belfry-baseline.json", to: destination)
        let result = try await workspace.belfry("lint --write-baseline")
        #expect(result.status == 2, "\(result)")
        #expect(result.error.contains("/.belfry-baseline.json' is a link, which Belfry doesn't follow"))
        #expect(try workspace.text("there.json") == empty && !workspace.exists("nowhere.json"))
    }
}

extension Workspace {
    fileprivate func setMode(_ mode: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url(name).path)
    }
}
