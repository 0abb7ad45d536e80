import Diagnostics
import Foundation
import SchemaRules
import Testing
import TestSupport

/// What people write who know Apple's API, Swift or another tool: each mistake is one finding, with the right
/// replacement.
///
/// The files in `Mistakes` are readable. A case is a title, a schema, and the findings without advice after `▸▸`. In a
/// schema, `‹A0›` is the character U+00A0.
@Suite struct MistakeGoldenTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Mistakes")

    @Test(arguments: ["forms", "keys", "types", "values", "yaml"])
    func oneFindingSaysWhatToWrite(_ name: String) throws {
        let data = try Data(contentsOf: Self.folder.appending(path: "\(name).txt"))
        let parts = String(decoding: data, as: UTF8.self).split(separator: "\n▸ ", omittingEmptySubsequences: false)
        #expect(parts.count > 10)
        var result = String(parts[0])
        for part in parts.dropFirst() {
            let title = part.prefix { $0 != "\n" }
            let source = part.dropFirst(title.count + 1)
            let schema = source.range(of: "\n▸▸").map { source[..<$0.lowerBound] } ?? source
            let findings = Self.findings(in: schema.trimmingCharacters(in: .newlines) + "\n")
            #expect(findings.count == 1, "\(name): \(title)")
            #expect(findings.allSatisfy { $0.help?.isEmpty == false }, "\(name): \(title)")
            let report = findings.map { $0.report.replacing("notifications.yaml:", with: "") }.joined()
            result += "\n▸ \(title)\n\(schema.trimmingCharacters(in: .newlines))\n▸▸ \(report)"
        }
        expectGolden(result, "Mistakes/\(name).txt")
    }

    private static func findings(in schema: String) -> [Finding] {
        let text = schema.replacing("‹A0›", with: "\u{A0}")
        let root = SourceFile(path: "notifications.yaml", text: text)
        return Linter.standard.lint(root: root, fragments: []).findings.filter { $0.severity != .advice }
    }
}
