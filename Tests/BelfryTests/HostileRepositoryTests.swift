import Foundation
import TestSupport
import Testing

/// A pull request can bring along any file. None of them may answer in the place of the repository, start a program,
/// or change what git keeps for itself.
@Suite struct HostileRepositoryTests {
    private static let schema = """
        notifications:
          sale: { title: Sale Today, data: { shop: string } }

        """
    private static let broken = schema.replacing("shop: string", with: "shop: integer")

    /// A repository that breaks what was released, with a program that leaves a file when it is run.
    private func repository() throws -> Workspace {
        let workspace = try Workspace.repository(["App/notifications.yaml": Self.schema])
        try workspace.write(Self.broken, to: "App/notifications.yaml")
        try workspace.write("#!/bin/sh\ntouch \(workspace.url("was-run").path)\n", to: "hook")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: workspace.url("hook").path)
        return workspace
    }

    /// `HEAD`, `config`, `objects` and `refs` in the folder of the schema are a bare repository, in which the revision is
    /// what the pull request says.
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

    /// Git would ask its file system monitor, which is a program, to look up a file of the index.
    @Test(arguments: [":0:App/notifications.yaml", ":App/notifications.yaml", "main"])
    func noProgramOfTheConfigurationIsRun(_ revision: String) async throws {
        let workspace = try repository()
        try workspace.git("config core.fsmonitor \(workspace.url("hook").path)")
        let result = try await workspace.belfry("breaking --against \(revision) App")
        #expect(result.status == (revision == "main" ? 1 : 2))
        #expect(try await workspace.belfry("lint").status == 0)
        #expect(!workspace.exists("was-run"))
    }

    /// Where git fails, a folder of that name does not take the place of the revision.
    @Test func aFolderNamedLikeARevisionIsNoWayOut() async throws {
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
    func nothingIsGeneratedIntoTheFolderOfGit(_ output: String) async throws {
        let workspace = try Workspace.repository([
            "notifications.yaml": Sample.good + "generate: { swift: { output: \(output) } }\n",
            "App/notifications.yaml": Sample.good + "generate: { swift: { output: \(output) } }\n",
        ])
        try workspace.link("link", to: ".git")
        try workspace.link("App/link", to: "../.git")
        let result = try await workspace.belfry(output.hasPrefix("..") ? "generate App" : "generate notifications.yaml")
        #expect(result.status == 1)
        #expect(result.error.contains("'\(output)' is in '.git', which is for git's own files"), "\(result.error)")
        #expect(!workspace.files.contains { $0.hasSuffix(".swift") })
    }

    /// The difference would show what is in it.
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

    /// The same file, and so the same answer, from wherever the command runs.
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

    @Test func anOutputHasFewFolders() async throws {
        let path = String(repeating: "a/", count: 2_000) + "a"
        let workspace = try Workspace.repository([
            "notifications.yaml": Self.schema + "generate: { swift: { output: \(path) } }\n"
        ])
        let result = try await workspace.belfry("generate")
        #expect(result.status == 1 && result.error.contains("the path has more than 64 folders"), "\(result)")
        #expect(!workspace.exists("a"))
    }

    /// Each run removes what the list names that it found. What no list names would stay for good.
    @Test func runsAtOnceLeaveNoFixtureThatNoListNames() async throws {
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
