import BelfryKit
import Foundation
import TestSupport
import Testing

/// `docs/agents.md`, and the copy in the tool.
@Suite struct GoldenAgentsPageTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

    /// Proves that the tool prints the page, and that the page fits where agents need it.
    @Test func thePageIsEmbedded() throws {
        let page = try String(
            decoding: Data(contentsOf: Self.repository.appending(path: "docs/agents.md")), as: UTF8.self)
        #expect(page.utf8.count < 8000)
        #expect(!page.contains("\"\"\"") && !page.contains("\\"))
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty ? "" : "        \($0)"
        }
        expectGolden(
            """
            // Written by script/update from docs/agents.md: change that, not this file.
            // swift-format-ignore-file

            /// The page for coding agents.
            package enum AgentsPage {
                package static let markdown = \"""
            \(lines.joined(separator: "\n"))
                    \"""
            }

            """,
            "../../Sources/BelfryKit/Agents/AgentsPage.swift"
        )
    }
}
