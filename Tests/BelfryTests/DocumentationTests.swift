import Foundation
import Testing

/// Schemas in the documentation and in the examples are free of findings.
@Suite struct DocumentationTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

    @Test(arguments: ["docs/from-ios-8.md"])
    func examplesOfAPage(_ page: String) async throws {
        let text = String(decoding: try Data(contentsOf: Self.repository.appending(path: page)), as: UTF8.self)
        let blocks = text.split(separator: "```", omittingEmptySubsequences: false).filter { $0.hasPrefix("yaml\n") }
        #expect(!blocks.isEmpty)
        for block in blocks {
            let workspace = try Workspace(["notifications.yaml": String(block.dropFirst("yaml\n".count))])
            #expect(try await workspace.belfry("lint").output == "")
        }
    }

    @Test(arguments: ["messenger", "delivery", "quickstart"])
    func examples(_ name: String) async throws {
        let folder = Self.repository.appending(path: "examples/\(name)")
        let workspace = try Workspace()
        // By a path without spaces, wherever the repository is.
        try FileManager.default.createSymbolicLink(at: workspace.url("example"), withDestinationURL: folder)
        let lint = try await workspace.belfry("lint example --reporter xcode --fail-on advice")
        #expect(lint.status == 0 && lint.output == "", "\(lint.output)")
        let requirements = try await workspace.belfry("requirements example")
        #expect(requirements.status == 0, "\(requirements.output)")
        if name != "quickstart" { #expect(!requirements.output.contains("not checked")) }
    }
}
