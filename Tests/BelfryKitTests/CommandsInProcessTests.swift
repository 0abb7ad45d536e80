import BelfryKit
import Diagnostics
import Files
import SchemaRules
import TestSupport
import Testing

/// Commands, called as another tool would call them: with a folder and no command line.
@Suite struct CommandsInProcessTests {
    private static let schema = """
        app: { name: Birdhouse, bundle-identifier: com.example.birdhouse, platforms: { iOS: 17.0 } }
        categories:
          comment:
            hidden-previews-body-placeholder: Comment
            actions: [{ like: { title: like it, icon: hand.thumbsup } }]
        notifications:
          new-comment: { category: comment, title: New Comment, body: Somebody answered you. }

        """

    private static let fixed = schema.replacing("like it", with: "Like It")

    @Test func findingsAndTheirFixes() throws {
        let folder = try TemporaryFolder(["App/notifications.yaml": Self.schema])
        let input = try folder.input()
        #expect(input.findings(of: input.linter).map(\.rule.id) == ["title-not-title-style"])
        #expect(input.findings(of: input.linter).first?.range.file.path == "App/notifications.yaml")
        try input.fixes(of: input.linter, applying: [.safe]).changes.write()
        #expect(try folder.text("App/notifications.yaml") == Self.fixed)
        let again = try folder.input()
        #expect(again.findings(of: again.linter).isEmpty)
    }

    @Test func aBaselineHoldsKnownFindings() throws {
        let folder = try TemporaryFolder(["notifications.yaml": Self.schema])
        let input = try folder.input()
        let findings = input.findings(of: input.linter)
        let new = try #require(try BaselineFile(named: nil, of: input.run, isWritten: true))
        _ = try new.write(findings, of: input.run, by: input.linter)
        let baseline = try #require(try BaselineFile(named: nil, of: input.run, isWritten: false))
        #expect(!findings.isEmpty)
        #expect(baseline.findings(beyond: findings, of: input.run, by: input.linter).isEmpty)
    }

    @Test func earlierSchemasInAFolder() throws {
        let folder = try TemporaryFolder([
            "Before/notifications.yaml": Self.fixed,
            "Now/notifications.yaml": Self.fixed.replacing("like:", with: "love:"),
            "Now/Watch/notifications.yaml": "app: { platforms: { watchOS: 10.0 } }\n",
        ])
        let comparison = try Comparison(of: try folder.input(["Now"]), at: "Now", with: "Before")
        #expect(comparison.newSchemas == ["Now/Watch/notifications.yaml"])
        #expect(comparison.findings.contains { $0.rule.id == "action-removed" })
    }

    @Test func payloadsOfAServer() throws {
        let folder = try TemporaryFolder([
            "notifications.yaml": Self.fixed,
            "sent.jsonl": #"{"aps":{"alert":{"title":"New Comment"},"category":"coment"}}"# + "\n",
        ])
        let input = try folder.input()
        var check = PayloadCheck(of: try input.only(named: "."), in: input)
        var findings: [Finding] = []
        try check.check(["sent.jsonl"]) { findings += $0 }
        #expect(check.schemaErrors.isEmpty)
        #expect(check.summary.pushCount == 1)
        #expect(findings.contains { $0.message.contains("coment") && $0.range.file.path == "sent.jsonl" })
    }

    /// Usage errors and failures of the machine have different types.
    @Test func errorsAreTyped() throws {
        let folder = try TemporaryFolder(["A/notifications.yaml": "", "B/notifications.yaml": ""])
        #expect(throws: UsageError.self) { try folder.input().only(named: ".") }
        #expect(throws: UsageError.self) { try folder.input(["-", "A"]) }
        #expect(throws: FileError.self) { try folder.input(["C"]) }
    }
}
