import Diagnostics
import NotificationSchema
import Payloads
import TestSupport
import Testing

/// A few lines of a schema can mean very many files.
@Suite struct FixtureLimitTests {
    private static let builds = (0..<120).map { "b\($0): com.example.a\($0)" }.joined(separator: ", ")
    private static let notifications = (0..<120).map { "  n\($0): { title: Hello }\n" }.joined()
    private static let alerts = (0..<110).map { "a\($0): { title: Hello }" }.joined(separator: ", ")
    private static let examples = (0..<112).map { "e\($0): { s: A }" }.joined(separator: ", ")

    /// Proves that builds × notifications and builds × alerts × examples are limited before a file is made, and that the
    /// finding says the number, the limit and what to write.
    @Test(
        arguments: [
            (
                "app: { bundle-identifier: { \(builds) } }\nnotifications:\n\(notifications)",
                "notifications.yaml:1:29: the fixtures of this schema would be 57601 files, and at most 50000 are "
                    + "written: it has 240 payloads for each of 120 builds",
                "write those of one build: belfry generate --fixtures … --bundle-identifier b0"
            ),
            (
                "app: { bundle-identifier: { c: com.example.a, d: com.example.b } }\n"
                    + "activities: { a: { state: { s: string }, alerts: { \(alerts) }, examples: { \(examples) } } }",
                "notifications.yaml:1:29: the fixtures of this schema would be 50625 files, and at most 50000 are "
                    + "written: it has 12656 payloads for each of 2 builds",
                "write those of one build: belfry generate --fixtures … --bundle-identifier c"
            ),
        ]
    )
    func tooManyFiles(_ schema: String, _ message: String, _ help: String) throws {
        let fixtures = FixturesOfSchema(schema)
        #expect(fixtures.names == [])
        let finding = try #require(fixtures.findings.first)
        #expect(finding.rule.id == "schema-too-large" && fixtures.findings.count == 1)
        #expect("\(finding.range.place): \(finding.message)" == message)
        #expect(finding.help == help)
    }

    /// Proves that one build can be written alone.
    @Test func oneBuild() {
        var findings: [Finding] = []
        let text = "app: { bundle-identifier: { \(Self.builds) } }\nnotifications:\n\(Self.notifications)"
        let schema = Schema.read(
            root: SourceFile(path: "notifications.yaml", text: text), fragments: [], findings: &findings)
        #expect(Fixtures(schema, for: "b7", findings: &findings).files.count == 481)
        #expect(findings.isEmpty)
    }
}
