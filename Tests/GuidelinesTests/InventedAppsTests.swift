import Diagnostics
import Foundation
import Guidelines
import TestSupport
import Testing

/// Notifications as apps of many kinds would word them, from banks to weather: whoever reviews them with the guidelines
/// at hand has nothing above advice to say, and so have the rules.
@Suite struct InventedAppsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Apps")

    private static let apps =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".yaml") }.sorted()
        ?? []

    @Test func appsAreThere() {
        #expect(Self.apps.count > 15)
    }

    @Test(arguments: apps)
    func nothingAboveAdvice(_ app: String) throws {
        let text = String(decoding: try Data(contentsOf: Self.folder.appending(path: app)), as: UTF8.self)
        expectNothingAboveAdvice(text)
    }

    /// What is easily taken for an instruction, for advertising, for title style in a sentence, or for its absence in a
    /// title.
    @Test(arguments: plausibleTexts)
    func texts(_ text: (title: String, body: String)) {
        expectNothingAboveAdvice(
            """
            notifications:
              it:
                title: "\(text.title)"
                body: "\(text.body)"

            """)
    }

    /// Titles of actions that begin like those that the rules look for.
    @Test(arguments: plausibleActions)
    func actions(_ title: String) {
        expectNothingAboveAdvice(
            """
            categories:
              it:
                hidden-previews-body-placeholder: Order
                actions:
                  - it: { title: "\(title)", icon: star }
                  - that: { title: "\(title) Now", icon: heart, foreground: true }

            """)
    }

    @Test(arguments: plausiblePreviews)
    func previews(_ text: String) {
        expectNothingAboveAdvice("categories:\n  it: { hidden-previews-body-placeholder: \"\(text)\" }\n")
    }

    private func expectNothingAboveAdvice(_ text: String, line: SourceLocation = #_sourceLocation) {
        let file = SourceFile(path: "notifications.yaml", text: text)
        let found = Linter().lint(root: file, fragments: []).findings.filter { $0.severity > .advice }
        #expect(found.isEmpty, "\(found.map(\.report).joined())", sourceLocation: line)
    }
}
