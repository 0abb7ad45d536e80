import Foundation
import Testing

/// The files that a path selects.
@Suite struct SchemaFilesTests {
    private static let root = "app: { name: Birdhouse }\n"
    private static let unknownAction = "categories:\n  a: { hidden-previews-body-placeholder: A, actions: [like] }\n"
    private static let action = "actions:\n  like: { title: Like, icon: hand.thumbsup }\n"

    @Test func aFragmentBelongsToTheNearestRootAboveIt() async throws {
        let workspace = try Workspace([
            "notifications.yaml": Self.root,
            "chat/categories.notifications.yaml": Self.unknownAction,
            "chat/deep/er/actions.notifications.yaml": Self.action,
            "other/notifications.yaml": Self.unknownAction,
            "other/deep/x.notifications.yaml": "{}\n",
        ])
        for path in ["", ".", "chat", "chat/deep/er/actions.notifications.yaml", "notifications.yaml"] {
            let result = try await workspace.belfry("lint \(path) --quiet")
            let found = result.output.split(separator: "\n").filter { $0.contains("error:") }
            // Only the other schema lacks the action, and only if it is checked.
            #expect(found.allSatisfy { $0.hasPrefix("other/notifications.yaml:2:") }, "\(path)")
            #expect(found.count == (path == "" || path == "." ? 1 : 0), "\(path)")
        }
        let other = try await workspace.belfry("lint other/deep")
        #expect(other.status == 1)
        #expect(other.error.hasPrefix("1 error in 2 files ("))
        let inside = try await workspace.belfry("lint", in: "chat/deep")
        #expect(inside.status == 0)
        #expect(inside.error.hasPrefix("no findings in 3 files ("))
    }

    @Test func aSchemaNamedTwiceIsCheckedOnce() async throws {
        let workspace = try Workspace(["a/notifications.yaml": Sample.bad, "b/notifications.yaml": Sample.bad])
        let result = try await workspace.belfry("lint b a/notifications.yaml . ./b/../a")
        #expect(result.error.hasPrefix("2 errors in 2 files ("))
        #expect(result.output.hasPrefix("a/notifications.yaml:5:30:"))
    }

    @Test(arguments: [".build", ".git", "DerivedData", "Pods", "node_modules"])
    func foldersOfToolsAreSkipped(_ folder: String) async throws {
        let workspace = try Workspace([
            "notifications.yaml": Sample.good, "\(folder)/x/notifications.yaml": Sample.bad,
            "\(folder)/x.notifications.yaml": Sample.bad, "\(folder)/notifications.yml": Sample.bad,
        ])
        let result = try await workspace.belfry("lint")
        #expect(result.error.hasPrefix("no findings in 1 file ("))
    }

    @Test(arguments: [
        ("notifications.yml", "notifications.yaml"), ("Notifications.yaml", "notifications.yaml"),
        ("chat.notifications.yml", "chat.notifications.yaml"), ("Chat.Notifications.YAML", "Chat.notifications.yaml"),
    ])
    func aMisnamedFileIsAnError(_ name: String, _ rightName: String) async throws {
        let workspace = try Workspace(["App/\(name)": Sample.good])
        for path in [".", "App/\(name)"] {
            let result = try await workspace.belfry("lint \(path)")
            #expect(result.status == 1)
            #expect(result.output.hasPrefix("App/\(name):1:1: error: '\(name)' isn't a schema file name"))
            #expect(result.output.contains("note: rename it to '\(rightName)'\n"))
        }
    }

    @Test func aFragmentWithoutARootIsAnError() async throws {
        let workspace = try Workspace(["chat/x.notifications.yaml": Self.action, "other/notifications.yaml": Self.root])
        for path in [".", "chat", "chat/x.notifications.yaml"] {
            let result = try await workspace.belfry("lint \(path)")
            #expect(result.status == 1)
            #expect(result.output.hasPrefix("chat/x.notifications.yaml:1:1: error: this fragment has no schema"))
        }
    }

    @Test func aRootOutsideTheRepositoryIsNotSearched() async throws {
        let workspace = try Workspace(["notifications.yaml": Self.root, "repository/x.notifications.yaml": Self.action])
        #expect(try await workspace.belfry("lint repository").status == 0)
        try workspace.write("", to: "repository/.git/HEAD")
        #expect(try await workspace.belfry("lint repository").output.contains("[schema-file-name]"))
    }

    @Test func pathsAreShownFromTheCurrentFolder() async throws {
        let workspace = try Workspace([
            "a/notifications.yaml": Self.root, "a/b/x.notifications.yaml": Self.unknownAction,
        ])
        #expect(try await workspace.belfry("lint").output.hasPrefix("a/b/x.notifications.yaml:2:"))
        #expect(
            try await workspace.belfry("lint \(workspace.folder.path)").output.hasPrefix("a/b/x.notifications.yaml:2:"))
        #expect(try await workspace.belfry("lint .", in: "a").output.hasPrefix("b/x.notifications.yaml:2:"))
        let path = workspace.url("a/b/x.notifications.yaml").path
        let above = try await workspace.belfry("lint . --reporter json", in: "a/b").output
        #expect(above.contains("\"file\": \"\(path)\""), "\(above)")
    }

    @Test func filesWithTheSameSwiftFileAreAnError() async throws {
        let workspace = try Workspace([
            "notifications.yaml": Self.root, "chat/x.notifications.yaml": "{}\n", "chat+x.notifications.yaml": "{}\n",
        ])
        let result = try await workspace.belfry("lint")
        #expect(result.status == 1)
        #expect(
            result.output.contains("would both become 'chat+x.notifications.generated.swift' [schema-name-collision]"))
    }

    @Test func unreadableInputIsReportedWithItsPath() async throws {
        let workspace = try Workspace(["schema.yaml": Sample.good, "empty/x.txt": ""])
        let cases = [
            ("missing", "'missing' doesn't exist"),
            ("schema.yaml", "'schema.yaml' isn't a schema file"),
            ("empty", "there is no notifications.yaml in '\(workspace.url("empty").path)' or below it"),
        ]
        for (path, message) in cases {
            let result = try await workspace.belfry("lint \(path)")
            #expect(result.status == 2)
            #expect(result.output == "")
            #expect(result.error.hasPrefix("belfry: \(message)"), "\(result.error)")
        }
    }

    @Test func aPipeOrALinkToNowhereDoesNotHang() async throws {
        let workspace = try Workspace()
        #expect(mkfifo(workspace.url("notifications.yaml").path, 0o600) == 0)
        #expect(try await workspace.belfry("lint").error.contains("it's a named pipe"))
        try workspace.remove("notifications.yaml")
        try workspace.link("notifications.yaml", to: "nowhere")
        let result = try await workspace.belfry("lint")
        #expect(result.status == 2)
        #expect(result.error.contains("can't read '\(workspace.url("notifications.yaml").path)'"))
    }

    @Test func linksDoNotLeadOutside() async throws {
        let outside = try Workspace(["secret.yaml": "secret: text\n", "folder/notifications.yaml": Sample.bad])
        let workspace = try Workspace(["notifications.yaml": Sample.good, "real.yaml": "actions: {}\nx: y\n"])
        try workspace.link("linked", to: outside.url("folder").path)
        #expect(try await workspace.belfry("lint").status == 0)
        try workspace.link("in.notifications.yaml", to: "real.yaml")
        #expect(
            try await workspace.belfry("lint").output.hasPrefix("in.notifications.yaml:2:1: error: 'x' isn't a key"))
        try workspace.link("out.notifications.yaml", to: outside.url("secret.yaml").path)
        let result = try await workspace.belfry("lint")
        #expect(result.status == 2)
        #expect(result.error.contains("is a link to a file outside"))
        #expect(!(result.error + result.output).contains("secret: text"))
    }

    /// Editor locks, and files that macOS leaves on other disks.
    @Test func hiddenFilesAreNotSchemas() async throws {
        let workspace = try Workspace([
            "notifications.yaml": Sample.good, "._chat.notifications.yaml": "\u{0}\u{5}\u{16}\u{7}",
            ".notifications.yaml": "[",
        ])
        try workspace.link(".#chat.notifications.yaml", to: "me@host.1:2")
        let result = try await workspace.belfry("lint")
        #expect(result.status == 0, "\(result)")
    }

    // Mac disks treat the first two as equal, and don't allow the third.
    #if !canImport(Darwin)
    /// To Swift, these are the same text.
    @Test func foldersWhoseNamesDifferOnlyInBytes() async throws {
        let workspace = try Workspace(["caf\u{E9}/notifications.yaml": "app: {}\ntitel: {}\n"])
        try workspace.write("app: {}\nbodi: {}\n", to: "cafe\u{301}/notifications.yaml")
        let result = try await workspace.belfry("lint")
        #expect(result.output.contains("'titel'") && result.output.contains("'bodi'"), "\(result.output)")
    }

    @Test func aFolderWithAnInvalidNameIsSkipped() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.good])
        let result = try await workspace.shell("mkdir $'caf\\xe9' && \"$belfry\" lint")
        #expect(result.status == 0, "\(result)")
    }
    #endif

    @Test func aDeletedCurrentFolderIsNotTheRoot() async throws {
        let workspace = try Workspace()
        let result = try await workspace.shell(
            "mkdir gone && cd gone && rmdir ../gone && \"$belfry\" init belfry-of-a-test")
        #expect(result.status == 2)
        #expect(result.error.contains("the current folder no longer exists; change to another folder"))
        #expect(!FileManager.default.fileExists(atPath: "/belfry-of-a-test"))
    }

    @Test func aHugeFileIsNotRead() async throws {
        let workspace = try Workspace(["notifications.yaml": ""])
        let handle = try FileHandle(forWritingTo: workspace.url("notifications.yaml"))
        // Sparse: it takes no space on the disk.
        try handle.truncate(atOffset: 1 << 40)
        let result = try await workspace.belfry("lint")
        #expect(result.status == 1)
        #expect(result.output.contains("the file is larger than 16 MiB [schema-too-large]"))
    }
}
