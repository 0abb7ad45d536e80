import Diagnostics
import Files
import Foundation
import NotificationSchema
import Payloads
import TestSupport
import Testing

/// The files of whole schemas, byte for byte. Each folder in `Golden` has a schema, and its fixtures in `Fixtures`;
/// `club` also has its JSON Schemas.
@Suite struct PayloadGoldenTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

    @Test(arguments: ["bare", "club", "shop", "writing"])
    func golden(_ name: String) throws {
        let folder = Self.folder.appending(path: name)
        let root = try String(contentsOf: folder.appending(path: "notifications.yaml"), encoding: .utf8)
        let fixtures = FixturesOfSchema(root)
        for file in fixtures.names {
            expectGolden(try #require(fixtures.files[file]), "Golden/\(name)/Fixtures/\(file)")
        }
        let expected = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Fixtures").path)
        #expect(fixtures.names.sorted() == expected.sorted(), "one file for each that is expected, and no other")
        #expect(fixtures.findings.isEmpty)
    }

    @Test func goldenJSONSchemas() throws {
        let folder = Self.folder.appending(path: "club")
        let root = try String(contentsOf: folder.appending(path: "notifications.yaml"), encoding: .utf8)
        var findings: [Finding] = []
        let file = SourceFile(path: "notifications.yaml", text: root)
        let schema = Schema.read(root: file, fragments: [], findings: &findings)
        let schemas = PayloadSchemas(schema, findings: &findings)
        for file in schemas.files { expectGolden(file.text, "Golden/club/Schemas/\(file.name)") }
        let expected = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Schemas").path)
        #expect(schemas.files.map(\.name).sorted() == expected.sorted())
        #expect(findings.isEmpty)
    }
}
