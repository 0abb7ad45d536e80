import Foundation
import Testing

/// Platforms find files by their paths in the repository.
@Suite struct RepositoryPathTests {
    /// Proves that paths start at the repository in a subfolder, too: as the platform names it, or where the `.git` is.
    @Test(
        arguments: [
            ("github", " file=App/notifications.yaml,", "GITHUB_WORKSPACE"),
            ("gitlab", "\"path\": \"App/notifications.yaml\"", "CI_PROJECT_DIR"),
            ("sarif", "\"uri\": \"App/notifications.yaml\"", "GITHUB_WORKSPACE"),
        ])
    func pathsStartAtTheRepository(_ reporter: String, _ path: String, _ variable: String) async throws {
        let schema = "categories:\n  post:\n    actions: [like: { title: Like }]\n"
        let workspace = try Workspace(["App/notifications.yaml": schema])
        let lint = "lint --only icon-missing --reporter \(reporter)"
        let named = try await workspace.belfry(lint, in: "App", environment: [variable: workspace.folder.path])
        #expect(named.output.contains(path), "\(named.output)")
        #expect(try await workspace.belfry(lint).output.contains(path))
        // Another folder is of no use.
        let elsewhere = try await workspace.belfry(lint, in: "App", environment: [variable: "/nowhere"])
        #expect(elsewhere.output.contains(path.replacing("App/", with: "")))
        try workspace.write("", to: ".git/config")
        #expect(try await workspace.belfry(lint, in: "App").output.contains(path))
        // A workspace that only contains the repository.
        let parent = workspace.folder.deletingLastPathComponent().path
        let inside = try await workspace.belfry(lint, in: "App", environment: [variable: parent])
        #expect(inside.output.contains(path))
    }
}
