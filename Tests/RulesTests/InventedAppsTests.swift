import Diagnostics
import Foundation
import SchemaRules
import Testing
import TestSupport

/// Notifications of many kinds of apps, from banks to weather, that follow the guidelines: the rules report nothing
/// above advice.
@Suite struct InventedAppsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Apps")

    private static let apps =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".yaml") }.sorted()
        ?? []

    @Test func thereAreApps() {
        #expect(Self.apps.count > 15)
    }

    @Test(arguments: apps)
    func nothingAboveAdvice(_ app: String) throws {
        let text = String(decoding: try Data(contentsOf: Self.folder.appending(path: app)), as: UTF8.self)
        expectNothingAboveAdvice(text)
    }

    /// Texts that resemble instructions, advertising, title style in a sentence, or sentence style in a title.
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

    /// Titles of actions that begin like those that rules report.
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
        let found = Linter.standard.lint(root: file, fragments: []).findings.filter { $0.severity > .advice }
        #expect(found.isEmpty, "\(found.map(\.report).joined())", sourceLocation: line)
    }
}
