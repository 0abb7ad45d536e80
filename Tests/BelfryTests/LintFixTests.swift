import Foundation
import Testing

/// Fixes on the command line.
@Suite struct LintFixTests {
    private static let schema = """
        # The schema.
        actions:
          reply:   # shared
            title:   "mark as read"   # title
            icon: envelope.open
            foreground: yes
        categories:
          mail:
            hidden-previews-body-placeholder: New mail
            actions:
              - reply

        """
    private static let fixed = schema.replacing("mark as read", with: "Mark as Read").replacing("yes", with: "true")

    @Test func fixesAreMadeUntilNoneIsLeft() async throws {
        let workspace = try Workspace(["App/notifications.yaml": Self.schema])
        let result = try await workspace.belfry("lint --fix")
        #expect(try workspace.text("App/notifications.yaml") == Self.fixed)
        #expect(result.status == 0, "\(result.output)")
        #expect(result.error.contains("1 file changed"))
        let again = try await workspace.belfry("lint --fix")
        #expect(again.error.contains("no file changed"))
        #expect(try workspace.text("App/notifications.yaml") == Self.fixed)
    }

    @Test func theDifferenceChangesNothing() async throws {
        let workspace = try Workspace(["notifications.yaml": Self.schema])
        let result = try await workspace.belfry("lint --diff")
        #expect(result.status == 0)
        #expect(result.output.contains("--- notifications.yaml\n+++ notifications.yaml\n"))
        #expect(result.output.contains("-    foreground: yes\n"))
        #expect(result.output.contains("+    title:   \"Mark as Read\"   # title\n"))
        #expect(result.error.contains("1 file would change"))
        #expect(try workspace.text("notifications.yaml") == Self.schema)
    }

    @Test func standardInputCannotBeFixed() async throws {
        let result = try await Workspace().belfry("lint - --fix", input: Self.schema)
        #expect(result.status == 2)
        #expect(result.error.contains("cannot be fixed"))
    }
}
