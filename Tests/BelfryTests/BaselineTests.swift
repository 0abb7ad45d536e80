import Foundation
import Testing

/// A team starts using Belfry with a schema that has findings.
@Suite struct BaselineTests {
    private let file = ".belfry-baseline.json"

    private let messy = """
        actions:
          like: { title: like it }
        categories:
          photo:
            hidden-previews-body-placeholder: Photo
            actions:
              - like
              - share: { title: share it, icon: square.and.arrow.up }
        notifications:
          new-photo: { category: photo, title: New Photo }

        """

    private func workspace() async throws -> Workspace {
        let workspace = try Workspace(["App/notifications.yaml": messy])
        #expect(try await !findings(workspace).isEmpty)
        let result = try await workspace.belfry("lint --write-baseline")
        #expect(result.status == 0)
        #expect(result.output == "")
        #expect(result.error.hasPrefix("3 findings in .belfry-baseline.json ("))
        return workspace
    }

    /// The rules and lines of the findings.
    private func findings(_ workspace: Workspace, _ options: String = "") async throws -> [String] {
        let result = try await workspace.belfry("lint --fail-on advice --reporter json \(options)")
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let findings = try #require(object?["findings"] as? [[String: Any]])
        #expect((result.status == 0) == findings.isEmpty)
        return findings.map { "\($0["rule"] ?? "") \($0["line"] ?? "")" }
    }

    @Test func listedFindingsAreNotReported() async throws {
        let workspace = try await workspace()
        #expect(try await findings(workspace) == [])
        let text = try workspace.text(file)
        #expect(text.contains("\"file\":\"App/notifications.yaml\",\"rule\":\"icon-missing\""))
        #expect(!text.contains(workspace.folder.path))
    }

    @Test func movedLinesStayKnown() async throws {
        let workspace = try await workspace()
        let moved =
            "# New\n\n"
            + messy.replacing("categories:", with: "x-more: 1\n\n\ncategories:")
            .replacing(
                "  photo:\n", with: "  album: { hidden-previews-body-placeholder: Album, actions: [like] }\n  photo:\n")
        try workspace.write(moved, to: "App/notifications.yaml")
        #expect(try await findings(workspace) == [])
        // Different indentation and line breaks.
        let indented = messy.replacing("  ", with: "    ").replacing("\n", with: "\r\n")
        try workspace.write(indented, to: "App/notifications.yaml")
        #expect(try await findings(workspace) == [])
    }

    @Test func onlyANewMistakeIsFound() async throws {
        let workspace = try await workspace()
        try workspace.write(
            messy.replacing("      - like\n", with: "      - like\n      - hide: { title: Hide }\n"),
            to: "App/notifications.yaml")
        #expect(try await findings(workspace) == ["icon-missing 8"])
        // The same text in another place is another finding.
        let copy = messy.replacing(
            "notifications:\n",
            with:
                "  album:\n    hidden-previews-body-placeholder: Album\n    actions:\n      - share: { title: Share, icon: square.and.arrow.up }\n      - save: { title: share it, icon: square.and.arrow.down }\nnotifications:\n"
        )
        try workspace.write(copy, to: "App/notifications.yaml")
        #expect(try await findings(workspace, "--only title-not-title-style") == ["title-not-title-style 13"])
    }

    @Test func aFixedMistakeMakesItStale() async throws {
        let workspace = try await workspace()
        try workspace.write(messy.replacing("share it", with: "Share"), to: "App/notifications.yaml")
        let result = try await workspace.belfry("lint")
        #expect(result.status == 1)
        #expect(
            result.output.contains(
                "error: the finding of 'title-not-title-style' in App/notifications.yaml has changed or is fixed: “share it” isn't in title style"
            ))
        #expect(result.output.contains("note: rewrite the baseline: belfry lint --write-baseline"))
        #expect(result.output.contains(/^\.belfry-baseline\.json:[3-6]:\d+: error:/))
        #expect(try await workspace.belfry("lint --write-baseline").status == 0)
        #expect(try await findings(workspace) == [])
        #expect(try workspace.text(file).split(separator: "\n").count == 7)
    }

    /// What a run fixes leaves the baseline in the same run.
    @Test func fixesShortenIt() async throws {
        let workspace = try await workspace()
        let result = try await workspace.belfry("lint --fix --unsafe --fail-on advice")
        #expect(result.status == 0 && !result.output.contains("lint-unused-exception"), "\(result)")
        #expect(try await findings(workspace) == [])
        #expect(try !workspace.text(file).contains("title-not-title-style"))
    }

    @Test func aRunOfSomeSchemasReportsNoOthersAsStale() async throws {
        let workspace = try await workspace()
        try workspace.write(messy, to: "Other/notifications.yaml")
        #expect(try await workspace.belfry("lint --write-baseline").error.hasPrefix("6 findings"))
        try workspace.write(Sample.good, to: "Other/notifications.yaml")
        #expect(try await findings(workspace, "App") == [])
        #expect(try await findings(workspace, "--skip title-not-title-style --skip icon-missing") == [])
        #expect(try await findings(workspace, "Other").count == 3)
        #expect(try await workspace.belfry("lint --write-baseline App").error.hasPrefix("6 findings"))
        try workspace.remove("Other/notifications.yaml")
        #expect(try await findings(workspace, "App").count == 3)
        #expect(try await workspace.belfry("lint --write-baseline App").error.hasPrefix("3 findings"))
        #expect(try await findings(workspace) == [])
    }

    @Test func itIsKnownFromWhereverItIsUsed() async throws {
        let workspace = try await workspace()
        let result = try await workspace.belfry("lint --baseline ../.belfry-baseline.json --fail-on advice", in: "App")
        #expect(result.output == "")
        #expect(result.status == 0)
        // A baseline can be next to the schemas.
        try workspace.write("", to: "Lists/x")
        let elsewhere = "lint ../App --fail-on advice --baseline known.json"
        #expect(try await workspace.belfry(elsewhere, in: "Lists").status == 2)
        #expect(try await workspace.belfry(elsewhere + " --write-baseline", in: "Lists").status == 0)
        #expect(try workspace.text("Lists/known.json").contains("\"../App/notifications.yaml\""))
        #expect(try await workspace.belfry(elsewhere, in: "Lists").status == 0)
    }

    @Test func unparsedSchemasAreNotListed() async throws {
        let workspace = try await workspace()
        let before = try workspace.text(file)
        try workspace.write(messy.replacing("like it", with: "[like it]"), to: "App/notifications.yaml")
        #expect(try await findings(workspace) == ["schema-wrong-value 2"])
        let result = try await workspace.belfry("lint --write-baseline")
        #expect(result.status == 1)
        #expect(result.error.contains("the baseline wasn't written"))
        #expect(try workspace.text(file) == before)
    }

    /// Proves that one broken schema doesn't keep the others out of the baseline, nor its own earlier entries.
    @Test func oneBrokenSchemaIsLeftOut() async throws {
        let workspace = try Workspace(["App/notifications.yaml": messy, "Club/notifications.yaml": messy])
        #expect(try await workspace.belfry("lint --write-baseline").status == 0)
        let before = try workspace.text(file)
        try workspace.write(messy.replacing("like it", with: "[like it]"), to: "Club/notifications.yaml")
        let result = try await workspace.belfry("lint --write-baseline")
        #expect(result.status == 1)
        #expect(result.error.contains("the baseline leaves out 'Club/notifications.yaml': its errors prevent parsing"))
        #expect(result.output.contains("Club/notifications.yaml") && !result.output.contains("App/notifications.yaml"))
        #expect(try workspace.text(file) == before)
        // Only the errors that prevent parsing remain.
        let after = try await workspace.belfry("lint")
        #expect(after.status == 1 && after.output == result.output)
    }

    @Test func otherFilesAreNotOverwrittenByABaseline() async throws {
        for text in ["mine", "{}", "{ \"version\": 2, \"findings\": [] }"] {
            let workspace = try Workspace(["notifications.yaml": Sample.good, file: text])
            for options in ["", "--write-baseline"] {
                let result = try await workspace.belfry("lint \(options)")
                #expect(result.status == 2)
                #expect(result.error.contains("isn't a baseline"))
            }
            #expect(try workspace.text(file) == text)
        }
        let workspace = try Workspace(["notifications.yaml": Sample.good])
        #expect(try await workspace.belfry("lint --baseline none.json").status == 2)
        #expect(try await workspace.belfry("lint --write-baseline --only icon-missing").status == 2)
    }
}
