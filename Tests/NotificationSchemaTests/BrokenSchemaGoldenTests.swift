import Diagnostics
import Foundation
import SchemaRules
import Testing
import TestSupport

/// Schemas with one or several mistakes: exactly the marked findings, with messages that authors can act on.
@Suite struct BrokenSchemaGoldenTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Broken")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { !$0.hasPrefix(".") }.sorted()

    @Test func thereAreSchemas() {
        #expect(Self.names.count > 80)
    }

    @Test(arguments: names)
    func findingsHaveTheMarkedRanges(_ name: String) throws {
        let schema = try MarkedSchema(folder: Self.folder.appending(path: name))
        #expect(schema.found(schema.lint().findings) == schema.expected())
        #expect(!schema.expected().isEmpty)
    }

    @Test(arguments: names)
    func messagesSayWhatToWrite(_ name: String) throws {
        let schema = try MarkedSchema(folder: Self.folder.appending(path: name))
        let findings = schema.lint().findings
        #expect(findings.allSatisfy { $0.help?.isEmpty == false })
        expectGolden(findings.map(\.report).joined(), "Broken/\(name)/expected.txt")
    }
}
