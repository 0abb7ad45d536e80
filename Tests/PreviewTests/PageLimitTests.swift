import Diagnostics
import NotificationSchema
import Preview
import SchemaRules
import Testing
import TestSupport

/// A page repeats texts for each example and language, so it has a limit.
@Suite struct PageLimitTests {
    private static let examples = (0..<300).map { "e\($0): { b: Wren \($0) }" }.joined(separator: ", ")
    private static let schema = """
        notifications:
          first: { title: First Bird }
          many:
            title: $(b)
            data: { b: string }
            examples: { \(examples) }
          last: { title: Last Bird }

        """

    private func page(limit: Int?) -> (text: String, finding: Finding?) {
        let file = SourceFile(path: "notifications.yaml", text: Self.schema)
        let result = Linter.standard.lint(root: file, fragments: [])
        let page = PreviewPage(result.schema, project: nil, findings: result.findings, limit: limit)
        return (String(decoding: page.bytes, as: UTF8.self), page.finding)
    }

    /// Proves that a page ends before the declaration that is too large for it, says so, and has an error there.
    @Test func largeDeclarations() throws {
        let (text, finding) = page(limit: 40_000)
        #expect(text.contains("First Bird") && !text.contains("Wren 7") && text.hasSuffix("</html>\n"))
        #expect(text.contains("The page ends here"))
        #expect(try #require(finding).range.text == "many" && finding?.rule.id == "schema-too-large")
        #expect(text.utf8.count < 150_000)
    }

    @Test func withoutALimitEverythingShows() {
        let (text, finding) = page(limit: nil)
        #expect(finding == nil && text.contains("Wren 299") && text.contains("Last Bird"))
    }
}
