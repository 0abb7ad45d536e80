import AppleFacts
import Foundation
import NotificationSchema
import TestSupport
import Testing

/// The generated code of every schema in the documentation compiles.
@Suite(.enabled(if: stubsAreUsable)) struct DocumentationTests {
    private static let chapters = ["changes", "delivery", "languages", "people", "project", "values"]
        .map { "language/\($0).md" }

    @Test(arguments: ["language.md", "from-ios-8.md", "activities.md"] + chapters)
    func examplesOfAPageCompile(_ page: String) throws {
        let url = URL(filePath: #filePath).appending(path: "../../../docs/\(page)").standardized
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        let parts = text.split(separator: "```", omittingEmptySubsequences: false)
        let blocks = parts.filter { $0.hasPrefix("yaml\n") }
        #expect(!blocks.isEmpty)
        var sources: [String: String] = [:]
        if page == "activities.md" {
            // Those of the app are compiled with Apple's frameworks.
            let listings = parts.filter { $0.hasPrefix("swift\n") && !$0.contains("import ") }.map {
                $0.dropFirst("swift\n".count)
            }.joined()
            sources["Listings.swift"] =
                "import Foundation\nfunc listings() {\n\(listings)_ = (start, update, end)\n}\n"
        }
        for (index, block) in blocks.enumerated() {
            // All in one module, each in its own namespace.
            var schema = try errorFreeSchema(String(block.dropFirst("yaml\n".count)))
            let node = try #require(
                schema.categories.first?.name ?? schema.notifications.first?.name ?? schema.activities.first?.name
                    ?? schema.app.name
            ).node
            schema.generate.namespaceText = Located("Page\(index)", node)
            sources["Page\(index).swift"] = generatedSource(schema)
        }
        #expect(try SwiftCompiler.diagnostics(of: sources, flags: ["-swift-version", "6"]) == "")
    }

    /// The walk from an empty app to a scheduled activity, with the first schema of the page: each listing is a file.
    @Test func theWalkOfActivitiesCompilesForIOS() throws {
        let url = URL(filePath: #filePath).appending(path: "../../../docs/activities.md").standardized
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        let parts = text.split(separator: "```", omittingEmptySubsequences: false)
        let schema = try #require(parts.first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)
        var sources = try generatedSources(String(schema))
        for (index, part) in parts.enumerated() where part.hasPrefix("swift\n") && part.contains("import ") {
            sources["Listing\(index).swift"] = String(part.dropFirst("swift\n".count))
        }
        #expect(sources.count == 5)
        let diagnostics = try AppleTypeChecker.diagnostics(
            of: sources, importing: AppleTypeChecker.userInterface(), for: .iOS, deploymentTarget: Version(17, 2),
            flags: ["-swift-version", "6", "-default-isolation", "MainActor"])
        #expect(diagnostics == "")
    }

    /// What the app of the page for agents has besides its listing.
    private static let appOfAgents = """
        extension Notifier {
            func open(_ screen: Notifications.Destination) {}
            func send(_ text: String, to post: UUID) async {}
            func like(_ post: UUID) async {}
            func mute(_ post: UUID) async {}
            func show(_ post: UUID) {}
            func deleteFeeders() async {}
            func log(_ reason: Notifications.Unrecognized.Reason) {}
        }
        """

    /// The listings of a page are one module with its first schema.
    @Test(arguments: [("swift.md", 6, ""), ("agents.md", 1, appOfAgents)])
    func listingsOfSwiftCompile(_ page: String, _ count: Int, _ app: String) throws {
        let url = URL(filePath: #filePath).appending(path: "../../../docs/\(page)").standardized
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        func blocks(_ language: String) -> [String] {
            text.split(separator: "```", omittingEmptySubsequences: false).filter { $0.hasPrefix("\(language)\n") }
                .map { String($0.dropFirst(language.count + 1)) }
        }
        // Those with views are compiled below.
        let listings = blocks("swift").filter { !$0.contains("import SwiftUI") }
        #expect(listings.count == count)
        var sources = try generatedSources(try #require(blocks("yaml").first))
        sources["Listings.swift"] = "import Foundation\n" + (listings + [app]).joined(separator: "\n")
        #expect(try SwiftCompiler.diagnostics(of: sources, flags: ["-swift-version", "6"]) == "")
    }

    /// Proves that the app on the page compiles for iOS: it keeps the handler, asks for permission, gets a device token.
    @Test func theAppOfSwiftCompilesForIOS() throws {
        let url = URL(filePath: #filePath).appending(path: "../../../docs/swift.md").standardized
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        let parts = text.split(separator: "```", omittingEmptySubsequences: false)
        let schema = try #require(parts.first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)
        var sources = try generatedSources(String(schema))
        for (index, mark) in ["import SwiftUI", "final class Notifier"].enumerated() {
            let part = try #require(parts.first { $0.hasPrefix("swift\n") && $0.contains(mark) })
            sources["Listing\(index).swift"] = "import Foundation\n" + part.dropFirst("swift\n".count)
        }
        let diagnostics = try AppleTypeChecker.diagnostics(
            of: sources, importing: AppleTypeChecker.userInterface(), for: .iOS, deploymentTarget: Version(15))
        #expect(diagnostics == "")
    }
}
