import Foundation
import Testing

/// Schemas in the documentation and the examples have no findings.
@Suite struct DocumentationTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

    private static let chapters = ["changes", "delivery", "languages", "people", "project", "values"]
        .map { "docs/language/\($0).md" }

    private static let pages = ["activities", "agents", "from-ios-8", "language", "swift"].map { "docs/\($0).md" }

    @Test(arguments: pages + chapters)
    func examplesOfAPage(_ page: String) async throws {
        let text = String(decoding: try Data(contentsOf: Self.repository.appending(path: page)), as: UTF8.self)
        let blocks = text.split(separator: "```", omittingEmptySubsequences: false).filter { $0.hasPrefix("yaml\n") }
        #expect(!blocks.isEmpty)
        for block in blocks {
            let schema = String(block.dropFirst("yaml\n".count))
            let workspace = try Workspace(["notifications.yaml": schema])
            try await addProjectFiles(of: schema, to: workspace)
            #expect(try await workspace.belfry("lint").output == "", "\(schema)")
        }
    }

    /// Proves that each rule on the page reports its failing example, and nothing in its passing one.
    @Test func rulesOfATeam() async throws {
        let page = Self.repository.appending(path: "docs/team-rules.md")
        let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        let blocks = text.split(separator: "```", omittingEmptySubsequences: false).filter { $0.hasPrefix("yaml\n") }
        #expect(blocks.count == 11)
        for block in blocks {
            let workspace = try Workspace([".belfry.yaml": String(block.dropFirst("yaml\n".count))])
            let result = try await workspace.belfry("rules --test")
            #expect(result.status == 0 && result.output == "", "\(block)\(result)")
            #expect(result.error == "1 rule of the team, 2 examples, all as the rules say\n", "\(result)")
        }
    }

    /// Adds the files that a schema names, with the entries that Belfry lists as required.
    private func addProjectFiles(of schema: String, to workspace: Workspace) async throws {
        let lists = schema.matches(of: /[\w\/]+\.(entitlements|plist)/).map { String($0.output.0) }
        for list in lists { try workspace.write("<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n", to: list) }
        if !lists.isEmpty { _ = try await workspace.belfry("requirements --write") }
        for folder in schema.matches(of: /(assets|sounds): \[([\w.\/]+)\]/) {
            try FileManager.default.createDirectory(
                at: workspace.url(String(folder.output.2)), withIntermediateDirectories: true)
        }
        guard schema.contains(".xcstrings") else { return }
        _ = try await workspace.belfry("generate --strings")
        // The singular is reviewed.
        let catalog = "Localizable.xcstrings"
        try workspace.write(try workspace.text(catalog).replacing("needs_review", with: "translated"), to: catalog)
    }

    @Test(arguments: ["messenger", "delivery", "quickstart", "match-day", "gym", "xcode"])
    func examples(_ name: String) async throws {
        let folder = Self.repository.appending(path: "examples/\(name)")
        let workspace = try Workspace()
        // A path without spaces, wherever the repository is.
        try FileManager.default.createSymbolicLink(at: workspace.url("example"), withDestinationURL: folder)
        let lint = try await workspace.belfry("lint example --reporter xcode --fail-on advice")
        #expect(lint.status == 0 && lint.output == "", "\(lint.output)")
        let requirements = try await workspace.belfry("requirements example")
        #expect(requirements.status == 0, "\(requirements.output)")
        if !["quickstart", "match-day", "gym"].contains(name) { #expect(!requirements.output.contains("not checked")) }
    }
}
