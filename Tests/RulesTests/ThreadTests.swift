import Diagnostics
import NotificationSchema
import SchemaRules
import Testing
import TestSupport

/// The findings don't depend on the number of threads.
@Suite struct ThreadTests {
    /// Enough actions, categories, notifications and texts with mistakes for several threads.
    private static let schema = SourceFile(
        path: "notifications.yaml",
        text: """
            app: { name: Lantern, platforms: { iOS: 16.0 } }
            categories:
            \((0..<150).map(category).joined())notifications:
            \((0..<150).map(notification).joined())
            """)

    private static func category(_ index: Int) -> String {
        """
          kind-\(index):
            hidden-previews-body-placeholder: \(index % 3 == 0 ? "notification" : "New message")
            actions:
              - mark-\(index % 7): { title: Mark as read \(index % 5), icon: \(index % 2 == 0 ? "bell" : "bel") }
              - delete: { title: DELETE NOW!, foreground: \(index % 4 == 0), authentication-required: true }

        """
    }

    private static func notification(_ index: Int) -> String {
        """
          kind-\(index):
            category: kind-\(index)
            title: New message in lantern.
            body: \(index % 2 == 0 ? "Click here!!" : "$(name) wrote to you")
            data: { name: string, messageID: uuid }

        """
    }

    private func report(of schema: SourceFile, threads: Int) -> [String] {
        var linter = Linter.standard
        linter.threadCount = threads
        return linter.lint(root: schema, fragments: []).findings.map { finding in
            // By bytes: counting the lines of a large file for each finding is slow.
            let fix = finding.fix.map { "\($0.applicability) \($0.edits.map(\.text))" } ?? ""
            let notes = finding.notes.map(\.message).joined()
            return "\(finding.range.bytes) \(finding.severity) \(finding.rule.id): \(finding.message) "
                + (finding.help ?? "") + notes + fix
        }
    }

    @Test func findingsAreTheSameOnAnyNumberOfThreads() {
        let alone = report(of: Self.schema, threads: 1)
        #expect(Set(alone).count > 500)
        for threads in [2, 8] { #expect(report(of: Self.schema, threads: threads) == alone, "\(threads) threads") }
    }

    /// With too many mistakes, the walk ends early, after the same declaration.
    @Test func theWalkEndsEarlyAtTheSamePlace() {
        let actions = (0..<4_000).map { "  a\($0): { title: do IT <b>now</b>!, icon: xxx }\n" }.joined()
        let schema = SourceFile(path: "notifications.yaml", text: "actions:\n\(actions)")
        let alone = report(of: schema, threads: 1)
        #expect(alone.contains { $0.contains("more than 10000") })
        #expect(!alone.contains { $0.contains("a3999") })
        for threads in [2, 8] { #expect(report(of: schema, threads: threads) == alone, "\(threads) threads") }
    }
}
