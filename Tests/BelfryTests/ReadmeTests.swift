import Foundation
import Testing

/// The README says what happens: its schema gives the findings that it shows.
@Suite struct ReadmeTests {
    @Test func findingsOfTheThirtySecondExample() async throws {
        let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
        let text = String(decoding: try Data(contentsOf: readme), as: UTF8.self)
        let blocks = text.split(separator: "```", omittingEmptySubsequences: false)
        let schema = try #require(blocks.first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)
        let findings = try #require(blocks.first { $0.hasPrefix("\nnotifications.yaml:") }).dropFirst()
        let workspace = try Workspace(["notifications.yaml": String(schema)])
        let result = try await workspace.belfry("lint --reporter xcode")
        #expect(result.output == findings)
        #expect(result.status == 1)

        let mended = schema.replacing("title: decline", with: "title: Decline")
            .replacing(", destuctive: true", with: "")
        try workspace.write(String(mended), to: "notifications.yaml")
        #expect(try await workspace.belfry("lint").output == "")
    }
}
