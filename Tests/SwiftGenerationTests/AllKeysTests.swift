import AppleFacts
import Foundation
import TestSupport
import Testing

/// A schema with every key of the language.
@Suite struct AllKeysTests {
    /// English has only two plural forms.
    private static let otherLanguages: Set<String> = ["zero", "two", "few", "many"]

    /// Proves that a new key is in the schema, so that the tests of all keys together cover it.
    @Test func nothingIsMissing() throws {
        let url = URL(filePath: #filePath).appending(path: "../../../docs/keys.md").standardized
        let page = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        let sections = page.split(separator: "\n## ").filter {
            !$0.hasPrefix(".belfry.yaml") && !$0.hasPrefix("Types of data")
        }
        let keys = sections.flatMap { $0.matches(of: /\n\| `([A-Za-z-]+)` \|/).map { String($0.output.1) } }
        let schema = try testFile("Schemas/keys.yaml")
        let used = Set(schema.matches(of: /([A-Za-z-]+):/).map { String($0.output.1) })
        #expect(keys.count > 200)
        #expect(Set(keys).subtracting(used).subtracting(Self.otherLanguages).sorted() == [])
    }

    /// Proves that what all keys together generate compiles with the SDK of an app. `CompilationTests` has the modes.
    @Test(.enabled(if: stubsAreUsable)) func compilesForIOS() throws {
        let diagnostics = try AppleTypeChecker.diagnostics(
            of: generatedSources(testFile("Schemas/keys.yaml")), for: .iOS, deploymentTarget: Version(17, 4),
            flags: ["-swift-version", "6"])
        #expect(diagnostics == "")
    }
}
