import Diagnostics
import Files
import Foundation
import NotificationSchema
import PayloadContracts
import Payloads
import Testing
import TestSupport

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

    /// What a lenient app reads, a server may send.
    @Test(arguments: ["true", "false"])
    func numbersAsText(_ isLenient: String) throws {
        let root = """
            app: { lenient: \(isLenient) }
            notifications:
              score: { title: Score, data: { points: integer, rate: number, final: boolean, names: [string] } }

            """
        var findings: [Finding] = []
        let schema = Schema.read(
            root: SourceFile(path: "notifications.yaml", text: root), fragments: [], findings: &findings)
        let text = PayloadSchemas(schema, findings: &findings).files.map(\.text).joined()
        #expect(findings.isEmpty)
        for form in [#""^[-+]?[0-9]+$""#, #"[eE]"#, #""true""#] {
            #expect(text.contains(form) == (isLenient == "true"), "\(form)")
        }
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
