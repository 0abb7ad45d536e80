import Foundation
import TestSupport
import Testing

/// A pull request can add any file. No file can replace the repository, start a program, or change Git's own files.
@Suite struct HostileRepositoryTests {
    private static let schema = """
        notifications:
          sale: { title: Sale Today, data: { shop: string } }

        """
    private static let broken = schema.replacing("shop: string", with: "shop: integer")

    /// A repository with a breaking change, and a program that leaves a file when it runs.
    private func repository() throws -> Workspace {
        let workspace = try Workspace.repository(["App/notifications.yaml": Self.schema])
        try workspace.write(Self.broken, to: "App/notifications.yaml")
        try workspace.writeExecutable("#!/bin/sh\ntouch \(workspace.url("was-run").path)\n", to: "hook")
        return workspace
    }

    /// `HEAD`, `config`, `objects` and `refs` in the folder of the schema are a bare repository, which the pull request
    /// controls.
    @Test(arguments: ["", "\tworktree = .\n", "\tworktree = ..\n"])
    func aBareRepositoryInTheWorkTreeDoesNotAnswer(_ workTree: String) async throws {
        let workspace = try repository()
        let other = try Workspace.repository(["App/notifications.yaml": Self.broken, "notifications.yaml": Self.broken])
        for name in ["HEAD", "objects", "refs"] {
            try FileManager.default.copyItem(at: other.url(".git/\(name)"), to: workspace.url("App/\(name)"))
        }
        let isBare = workTree.isEmpty ? "\tbare = true\n" : "\tbare = false\n"
        let hook = "\tfsmonitor = \(workspace.url("hook").path)\n"
        try workspace.write(
            "[core]\n\trepositoryformatversion = 0\n" + isBare + workTree + hook, to: "App/config")
        for (arguments, folder) in [("App", "."), ("App/notifications.yaml", "."), ("", "App"), (".", "App")] {
            let result = try await workspace.belfry("breaking --against main \(arguments)", in: folder)
            #expect(result.status == 1 && result.output.contains("data-retyped"), "\(arguments): \(result)")
        }
        #expect(!workspace.exists("was-run"))
    }

    /// To look up a file of the index, Git would run the program of its file system monitor.
    @Test(arguments: [":0:App/notifications.yaml", ":App/notifications.yaml", "main"])
    func noProgramOfTheConfigurationIsRun(_ revision: String) async throws {
        let workspace = try repository()
        try workspace.git("config core.fsmonitor \(workspace.url("hook").path)")
        let result = try await workspace.belfry("breaking --against \(revision) App")
        #expect(result.status == (revision == "main" ? 1 : 2))
        #expect(try await workspace.belfry("lint").status == 0)
        #expect(!workspace.exists("was-run"))
    }

    /// If Git fails, a folder with the same name isn't used instead.
    @Test func aFolderNamedLikeARevisionIsNotUsedInstead() async throws {
        let workspace = try repository()
        try workspace.write(Self.broken, to: "origin/main/notifications.yaml")
        let broken = ["PATH": "/nowhere"]
        let result = try await workspace.belfry("breaking --against origin/main App", environment: broken)
        #expect(result.status == 2, "\(result)")
        #expect(result.error.contains("write './origin/main'"), "\(result.error)")
        let folder = try await workspace.belfry("breaking --against ./origin/main App", environment: broken)
        #expect(folder.status == 0, "\(folder)")
        #expect(try await workspace.belfry("breaking --against origin/main App").status == 0)
    }

    @Test(arguments: [".git/hooks", "../.git", ".GIT/hooks", "link/Out"])
    func nothingIsGeneratedIntoTheGitFolder(_ output: String) async throws {
        let workspace = try Workspace.repository([
            "notifications.yaml": Sample.good + "generate: { swift: { output: \(output) } }\n",
            "App/notifications.yaml": Sample.good + "generate: { swift: { output: \(output) } }\n",
        ])
        try workspace.link("link", to: ".git")
        try workspace.link("App/link", to: "../.git")
        let result = try await workspace.belfry(output.hasPrefix("..") ? "generate App" : "generate notifications.yaml")
        #expect(result.status == 1)
        #expect(result.error.contains("'\(output)' is in '.git', which is for Git's own files"), "\(result.error)")
        #expect(!workspace.files.contains { $0.hasSuffix(".swift") })
    }

    /// The diff would show its content.
    @Test func aCatalogOutsideIsNotRead() async throws {
        let outside = try Workspace(["Localizable.xcstrings": "{ \"strings\" : { \"secret\" : {} } }"])
        let workspace = try Workspace.repository([
            "notifications.yaml": "app: { strings: [Localizable.xcstrings] }\n" + Self.schema
        ])
        try workspace.link("Localizable.xcstrings", to: outside.url("Localizable.xcstrings").path)
        for options in ["--strings --check", "--strings"] {
            let result = try await workspace.belfry("generate \(options)")
            #expect(result.status == 1)
            #expect(result.error.contains("is outside the schema's repository or folder"))
            #expect(!(result.output + result.error).contains("secret"))
        }
    }

    /// The same file, and the same result, in every current folder.
    @Test func aFragmentCanBeALinkWithinTheRepository() async throws {
        let workspace = try Workspace.repository([
            "App/notifications.yaml": Self.schema, "Shared/chat.yaml": "actions:\n  mute: { titel: Mute }\n",
        ])
        try workspace.link("App/chat.notifications.yaml", to: "../Shared/chat.yaml")
        for (arguments, folder) in [("", "."), ("App", "."), ("", "App"), ("chat.notifications.yaml", "App")] {
            let result = try await workspace.belfry("lint \(arguments)", in: folder)
            #expect(result.status == 1 && result.output.contains("chat.notifications.yaml:2:11: error"), "\(result)")
        }
    }

    @Test func anOutputPathHasALimitedDepth() async throws {
        let path = String(repeating: "a/", count: 2_000) + "a"
        let workspace = try Workspace.repository([
            "notifications.yaml": Self.schema + "generate: { swift: { output: \(path) } }\n"
        ])
        let result = try await workspace.belfry("generate")
        #expect(result.status == 1 && result.error.contains("the path has more than 64 folders"), "\(result)")
        #expect(!workspace.exists("a"))
    }

    /// Each run removes the listed files that it finds. Files that no list names would never be removed.
    @Test func concurrentRunsLeaveNoUnlistedFixture() async throws {
        let names = ["first", "second", "third"]
        let workspace = try Workspace(
            Dictionary(
                uniqueKeysWithValues: names.map { name in
                    let notifications = (0..<30).map { "  \(name)-\($0): { title: Sale Today }\n" }.joined()
                    return ("\(name)/notifications.yaml", "notifications:\n\(notifications)")
                }))
        for _ in 0..<4 {
            let runs = names.map { "\"\(Workspace.executable.path)\" generate \($0) --fixtures Fixtures -q &" }
            #expect(try await workspace.shell(runs.joined(separator: "\n") + "\nwait").status == 0)
            let list = try workspace.text("Fixtures/fixtures.json")
            let written = workspace.files.filter { $0.hasSuffix(".apns") }
            #expect(!written.isEmpty)
            for file in written { #expect(list.contains("\"\(file.dropFirst("Fixtures/".count))\"")) }
        }
    }
}
