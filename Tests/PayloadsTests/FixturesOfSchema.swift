import Diagnostics
import Files
import Foundation
import NotificationSchema
import Payloads
import Testing

/// The fixtures of a schema, by file name.
struct FixturesOfSchema {
    let files: [String: String]
    /// In the original order.
    let names: [String]
    let findings: [Finding]

    /// - Parameters:
    ///   - root: The text of `notifications.yaml`, without errors.
    ///   - fragments: Texts of other files by name.
    init(_ root: String, fragments: KeyValuePairs<String, String> = [:]) {
        var findings: [Finding] = []
        let schema = Schema.read(
            root: SourceFile(path: "notifications.yaml", text: root),
            fragments: fragments.map { SourceFile(path: $0.key, text: $0.value) },
            findings: &findings
        )
        #expect(findings.map(\.message) == [])
        let fixtures = Fixtures(schema, findings: &findings)
        names = fixtures.files.map(\.name)
        files = Dictionary(fixtures.files.map { ($0.name, $0.text) }) { first, _ in first }
        self.findings = findings
    }

    /// The object in a file, read with Foundation.
    func object(_ name: String) throws -> [String: Any] {
        let text = try #require(files[name])
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// The entry of a fixture in `fixtures.json`.
    func listed(_ file: String) throws -> [String: Any] {
        let fixtures = try #require(try object("fixtures.json")["fixtures"] as? [[String: Any]])
        return try #require(fixtures.first { $0["file"] as? String == file })
    }
}
