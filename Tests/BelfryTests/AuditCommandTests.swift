// Reading Swift needs swift-syntax.
#if Audit
import Foundation
import Testing

/// What 'belfry audit' prints, and how it ends.
@Suite struct AuditCommandTests {
    /// A pair that doesn't fit, and four actions without a guideline's capitalization.
    private static let code = """
        func register() {
            let actions = [
                UNNotificationAction(identifier: "declineAction", title: "Decline", options: []),
                UNNotificationAction(identifier: "a", title: "Mark as read", options: []),
                UNNotificationAction(identifier: "b", title: "Mark as unread", options: []),
                UNNotificationAction(identifier: "c", title: "Move to archive", options: []),
                UNNotificationAction(identifier: "d", title: "Move to trash", options: []),
            ]
            let mail = UNNotificationCategory(identifier: "mail", actions: actions, intentIdentifiers: [])
            UNUserNotificationCenter.current().setNotificationCategories([mail])
        }
        func handle(_ response: UNNotificationResponse) {
            switch response.actionIdentifier {
            case "a", "b", "c", "d": move(response)
            case "rejectAction": decline(response)
            default: break
            }
        }

        """

    /// Proves that links are a section before everything else, that a guideline with many findings has one line, and
    /// that links alone decide about the end of a run.
    @Test func brokenLinksComeFirst() async throws {
        let workspace = try Workspace(["App/App.swift": Self.code])
        let result = try await workspace.belfry("audit")
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("Broken links:\nApp/App.swift:3:42: error: 'rejectAction' is handled in"))
        #expect(result.output.contains("\nGuidelines:\n"))
        let style = result.output.split(separator: "\n").filter { $0.contains("[title-not-title-style]") }
        #expect(style.count == 1)
        #expect(style.first?.contains("; and 3 more like this (--all shows each)") ?? false)
        let all = try await workspace.belfry("audit --all").output.split(separator: "\n")
        #expect(all.count { $0.contains("[title-not-title-style]") } == 4)
        let links = try await workspace.belfry("audit --only links")
        #expect(links.status == 1)
        #expect(links.output.split(separator: "\n").count { $0.contains(": error: ") } == 1)
        #expect(!links.output.contains("title-not-title-style"))
        #expect(try await workspace.belfry("audit --skip links").status == 0)
        // Programs get each finding.
        let json = try await workspace.belfry("audit --reporter jsonl").output
        #expect(json.split(separator: "\n").count { $0.contains("title-not-title-style") } == 4)
    }

    /// Proves that people who run the command in the README see what it shows: its lines, in this order.
    @Test func theReadmeShowsTheRealOutput() async throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let readme = String(decoding: try Data(contentsOf: root.appending(path: "README.md")), as: UTF8.self)
        let blocks = readme.split(separator: "```", omittingEmptySubsequences: false)
        let listing = try #require(blocks.first { $0.hasPrefix("\nBroken links:") }).split(separator: "\n")
        let workspace = try Workspace()
        try FileManager.default.createDirectory(at: workspace.url("examples"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: root.appending(path: "examples/audit"), to: workspace.url("examples/audit"))
        var rest = try await workspace.belfry("audit examples/audit --reporter pretty").output[...]
        for line in listing where line != "…" {
            let range = try #require(rest.firstRange(of: line + "\n"), "\(line)")
            rest = rest[range.upperBound...]
        }
    }
}
#endif
