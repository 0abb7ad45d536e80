import BelfryKit
import Diagnostics
import Files
import Foundation
import SwiftCode
import TestSupport
import Testing

/// Code in the shapes of real apps: the schema that 'belfry adopt' writes for it, and what 'belfry audit' finds.
@Suite(.enabled(if: SwiftReader.complaint == nil, "this build doesn't have the trait Audit")) struct AdoptGoldenTests {
    private static let cases = ["Constants", "Elsewhere", "Enums", "Local", "ObjectiveC", "Wrappers"]

    @Test(arguments: cases) func adoptedSchema(_ name: String) throws {
        let input = try Self.input(name)
        let schema = try #require(input.schema)
        expectGolden(schema, "CodeCases/\(name)/adopted.yaml")
        // The only errors are values that are left open.
        let folder = try TemporaryFolder(["notifications.yaml": schema])
        let adopted = try folder.input()
        let errors = adopted.findings(of: adopted.linter).filter { $0.severity == .error }
        #expect(errors.allSatisfy { $0.rule.id == "schema-value-unknown" }, "\(errors)")
    }

    @Test(arguments: cases) func findings(_ name: String) throws {
        let input = try Self.input(name)
        let findings = input.findings(of: input.linter).map { finding in
            let place = LineIndex(finding.range.file).position(at: finding.range.bytes.lowerBound)
            let help = finding.help.map { "\n    help: \($0)" } ?? ""
            return "\(finding.range.file.path):\(place.line):\(place.column): \(finding.severity): \(finding.message) "
                + "[\(finding.rule.id)]\(help)\n"
        }
        expectGolden(findings.joined() + input.summary + "\n", "CodeCases/\(name)/audit.txt")
    }

    private static func input(_ name: String) throws -> CodeInput {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "CodeCases/\(name)")
        return try CodeInput(
            [], includesTests: true, readsContents: true, from: FilePath(folder.path, in: .root),
            swift: SwiftReader.read)
    }
}
