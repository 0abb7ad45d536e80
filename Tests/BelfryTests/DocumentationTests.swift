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
        let folder = Self.repository.appending(path: "examples/\(name)").path
        let workspace = try Workspace()
        #expect(try await workspace.belfry("lint \(folder) --reporter xcode").output == "")
        let requirements = try await workspace.belfry("requirements \(folder)")
        #expect(requirements.status == 0, "\(requirements.output)")
        if name != "quickstart" { #expect(!requirements.output.contains("not checked")) }
    }
}
