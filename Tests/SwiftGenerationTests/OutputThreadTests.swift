import Diagnostics
import Files
import NotificationSchema
import Payloads
import SwiftGeneration
import Testing

/// Schemas large enough for several threads; all others in the tests use one.
@Suite struct OutputThreadTests {
    private static let schema: Schema = {
        let categories = (0..<150).map { "  kind-\($0): { actions: [ open: { title: Open \($0) } ] }\n" }
        let notifications = (0..<150).map { index in
            "  kind-\(index): { category: kind-\(index), title: Message \(index), data: { id: uuid } }\n"
        }
        let text = """
            app: { bundle-identifier: com.example.lantern, platforms: { iOS: 16.0 } }
            categories:
            \(categories.joined())notifications:
            \(notifications.joined())
            """
        var findings: [Finding] = []
        let schema = Schema.read(
            root: SourceFile(path: "notifications.yaml", text: text), fragments: [], findings: &findings)
        precondition(findings.isEmpty)
        return schema
    }()

    @Test(arguments: [2, 8])
    func theFilesAreTheSameOnAnyNumberOfThreads(_ threads: Int) {
        func swift(_ threads: Int) -> [String] {
            SwiftGenerator(Self.schema, threadCount: threads).files().all.map(\.text)
        }
        func fixtures(_ threads: Int) -> [String] {
            var findings: [Finding] = []
            let fixtures = Fixtures(Self.schema, threadCount: threads, findings: &findings)
            return fixtures.files.map { "\($0.name)\n\($0.text)" }
        }
        let alone = swift(1)
        #expect(alone.joined().contains("kind149"))
        #expect(swift(threads) == alone)
        #expect(fixtures(1).count == 601)
        #expect(fixtures(threads) == fixtures(1))
    }
}
