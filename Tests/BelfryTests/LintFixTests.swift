import Foundation
import TestSupport
import Testing

/// Fixes from the command line.
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

    @Test func diffChangesNothing() async throws {
        let workspace = try Workspace(["notifications.yaml": Self.schema])
        let result = try await workspace.belfry("lint --diff")
        #expect(result.status == 0)
        #expect(result.output.contains("--- notifications.yaml\n+++ notifications.yaml\n"))
        #expect(result.output.contains("-    foreground: yes\n"))
        #expect(result.output.contains("+    title:   \"Mark as Read\"   # title\n"))
        #expect(result.error.contains("1 file would change"))
        #expect(try workspace.text("notifications.yaml") == Self.schema)
    }

    /// A title only tells people what an action does. Its options are the author's decision, unless `--unsafe` is
    /// given. Letter case is always fixed.
    @Test func unsafeFixesAreMadeOnRequest() async throws {
        let text = "actions:\n  delete: { title: delete, icon: trash }\n"
        let workspace = try Workspace(["notifications.yaml": text])
        let safe = try await workspace.belfry("lint --fix")
        #expect(try workspace.text("notifications.yaml") == text.replacing("title: delete", with: "title: Delete"))
        #expect(safe.error.contains("'--fix --unsafe' would also fix 1"), "\(safe.error)")
        #expect(try await workspace.belfry("lint --diff").output == "")
        #expect(try await workspace.belfry("lint --diff --unsafe").output.contains("destructive: true"))
        _ = try await workspace.belfry("lint --fix --unsafe")
        #expect(
            try workspace.text("notifications.yaml")
                == "actions:\n  delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }\n"
        )
        #expect(try await workspace.belfry("lint --unsafe").status == 2)
    }

    /// One run over all failing examples with a fix to apply, each as a separate schema. Every second one has Windows
    /// line breaks and a byte order mark.
    @Test func everyExampleIsFixedAsInTheProcess() async throws {
        let workspace = try Workspace()
        var expected: [String: String] = [:]
        for (index, example) in FixableExample.all.enumerated() {
            func asOnDisk(_ text: String) -> String {
                index.isMultiple(of: 2) ? text : "\u{FEFF}" + text.replacing("\n", with: "\r\n")
            }
            let name = "\(example.rule)-\(example.number)/notifications.yaml"
            try workspace.write(asOnDisk(example.file.text), to: name)
            expected[name] = asOnDisk(example.fixed.text)
        }
        #expect(expected.count > 30)
        for summary in ["\(expected.count) files changed", "no file changed"] {
            let result = try await workspace.belfry("lint --fix --unsafe")
            #expect(result.error.contains(summary), "\(result.error)")
            for (name, text) in expected { #expect(try workspace.text(name) == text, "\(name)") }
        }
    }

    /// Comments above, after, between and below, with both line breaks.
    @Test(arguments: ["\n", "\r\n"])
    func commentsAtEveryPositionAreKept(lineBreak: String) async throws {
        func text(_ title: String, _ flags: String, _ destructive: String) -> String {
            """
            # At the top.

            # Above a section.
            actions: # Behind a section.
              # Above an action.
              reply: # Behind an action.
                # Above a key.
                title:   "\(title)"   # Behind a text.

                # Between keys, below an empty line.
                icon: envelope.open # Behind an icon.
                foreground: \(flags) # Behind a flag.
                # Below the last key.

              # Above the next action.
              delete: { # Inside braces.
                # Above an entry of braces.
                title: Delete, # Behind a comma.
                icon: trash\(destructive)
                # Below the last entry.
              }
            categories:
              mail:
                hidden-previews-body-placeholder: New mail # Behind a preview.
                actions:
                  # Above an item.
                  - reply # Behind an item.
                  # Between items.
                  - delete # Behind the last item.
                  # Below the items.
            # At the end.
            """.replacing("\n", with: lineBreak)
        }
        let workspace = try Workspace(["notifications.yaml": text("write a reply", "yes", " # Behind the last entry.")])
        let result = try await workspace.belfry("lint --fix --unsafe --reporter xcode")
        let added = """
            , # Behind the last entry.
                destructive: true,
                authentication-required: true
            """
        #expect(try workspace.text("notifications.yaml") == text("Write a Reply", "true", added), "\(result.output)")
        #expect(result.output == "", "\(result.output)")
        #expect(try await workspace.belfry("lint --fix").error.contains("no file changed"))
        #expect(try workspace.text("notifications.yaml") == text("Write a Reply", "true", added))
    }
}
