import Foundation
import Testing

/// Unsaved content from an editor replaces the content of its file.
@Suite struct StandardInputTests {
    private static let root = """
        categories:
          post:
            hidden-previews-body-placeholder: Post
            actions: [like]

        """
    private static let fragment = "actions:\n  like: { title: Like, icon: hand.thumbsup }\n"

    private func workspace() throws -> Workspace {
        try Workspace(["App/notifications.yaml": Self.root, "App/sub/o.notifications.yaml": Self.fragment])
    }

    @Test(arguments: [
        // Same as saved: the other file is used.
        ("App/notifications.yaml", root, ""), ("App/sub/o.notifications.yaml", fragment, ""),
        // Different from the saved file.
        ("App/sub/o.notifications.yaml", "actions: {}\n", "App/notifications.yaml:4:15: error: "),
        ("App/notifications.yaml", root.replacing("like", with: "lik"), "App/notifications.yaml:4:15: error: "),
        // A new file.
        ("App/new/n.notifications.yaml", fragment, "App/sub/o.notifications.yaml:2:3: error: "),
        (
            "App/new/n.notifications.yaml", "actions: { hide: { title: Hide, icn: x } }\n",
            "App/new/n.notifications.yaml:1:33: error: "
        ),
        // Without a root.
        (
            "Other/n.notifications.yaml", fragment,
            "Other/n.notifications.yaml:1:1: error: this fragment has no schema"
        ),
    ])
    func theOtherFilesOfTheSchemaAreUsed(_ path: String, _ text: String, _ finding: String) async throws {
        let workspace = try workspace()
        let before = workspace.files
        for name in [path, workspace.url(path).path] {
            let result = try await workspace.belfry("lint - --stdin-path \(name)", input: text)
            let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
            #expect(errors.count == (finding.isEmpty ? 0 : 1), "\(result.output)")
            #expect(errors.first?.hasPrefix(finding) ?? true, "\(result.output)")
        }
        #expect(workspace.files == before)
    }

    @Test func generateUsesThemToo() async throws {
        let workspace = try workspace()
        let result = try await workspace.belfry("generate - --stdin-path App/notifications.yaml", input: Self.root)
        #expect(result.status == 0 && result.output.contains("like"), "\(result.error)")
    }

    @Test(arguments: ["", "--stdin-path App/sub/o.notifications.yaml", "--stdin-path new.notifications.yaml"])
    func fixWritesTheTextToStandardOutput(_ options: String) async throws {
        let workspace = try workspace()
        let text = "# Ours\nactions:\n  like: { title: like it, icon: hand.thumbsup }\n"
        let result = try await workspace.belfry("lint - --fix \(options)", input: text)
        if options.contains("new") {
            // A fragment without a root isn't checked, so its text is unchanged.
            #expect(result.output == text && result.error.contains("[schema-file-name]"))
        } else {
            #expect(
                result.output == text.replacing("like it", with: "Like It")
            )
            #expect(!result.error.contains("[title-not-title-style]"), "\(result.error)")
        }
        // Correct text is unchanged, byte for byte.
        let right = try await workspace.belfry("lint - --fix --quiet", input: "\u{FEFF}actions: {}\r\n")
        #expect(right.output == "\u{FEFF}actions: {}\r\n")
        #expect(try workspace.text("App/sub/o.notifications.yaml") == Self.fragment)
    }

    @Test func remainingFindingsFailTheRun() async throws {
        let text = Sample.bad.replacing("icn:", with: "frobnicate:")
        let result = try await Workspace().belfry("lint - --fix", input: text)
        #expect(result.status == 1 && result.output == text)
        #expect(result.error.contains("<stdin>:5:30: error: 'frobnicate' isn't a key of an action"))
    }

    @Test func diffShowsWhatFixWouldChange() async throws {
        let workspace = try workspace()
        let text = Self.fragment.replacing("title: Like", with: "title: like")
        let result = try await workspace.belfry("lint - --diff --stdin-path App/sub/o.notifications.yaml", input: text)
        #expect(result.status == 0)
        #expect(result.output.contains("-  like: { title: like,") && result.output.contains("+  like: { title: Like,"))
        #expect(result.output.contains("App/sub/o.notifications.yaml"))
    }
}
