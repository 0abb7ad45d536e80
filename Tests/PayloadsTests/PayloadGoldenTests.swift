import Foundation
import Payloads
import TestSupport
import Testing

/// The files of whole schemas, byte for byte: each folder in `Golden` holds a schema, and in `Fixtures` what it gives.
@Suite struct PayloadGoldenTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

    @Test(arguments: ["bare", "shop", "writing"])
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
}
