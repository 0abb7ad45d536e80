import Foundation
import NotificationSchema
import TestSupport
import Testing

/// Every schema in the documentation gives Swift that compiles.
@Suite(.enabled(if: stubsAreUsable)) struct DocumentationTests {
    @Test(arguments: ["language.md", "from-ios-8.md"])
    func examplesOfAPageCompile(_ page: String) throws {
        let url = URL(filePath: #filePath).appending(path: "../../../docs/\(page)").standardized
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        let blocks = text.split(separator: "```", omittingEmptySubsequences: false).filter { $0.hasPrefix("yaml\n") }
        #expect(!blocks.isEmpty)
        var sources: [String: String] = [:]
        for (index, block) in blocks.enumerated() {
            // All of them in one module: each in a namespace of its own.
            var schema = try errorFreeSchema(String(block.dropFirst("yaml\n".count)))
            let node = try #require(
                schema.categories.first?.name ?? schema.notifications.first?.name ?? schema.app.name
            ).node
            schema.generate.namespaceText = Located("Page\(index)", node)
            for (_, source) in generatedSources(schema) { sources["Page\(index).swift"] = source }
        }
        #expect(try SwiftCompiler.diagnostics(of: sources, flags: ["-swift-version", "6"]) == "")
    }
}
