import Foundation
import Testing

/// The README is correct: its schema has the findings that it shows.
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

    /// Every version that people copy is this version.
    @Test func versions() async throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let version = try await Workspace().belfry("--version").output.prefix { !$0.isNewline }
        let files = ["README.md", "docs/installing.md", "docs/adopting.md", "pyproject.toml"]
        for file in files + ["Distribution/belfry-plugins/README.md"] {
            let text = String(decoding: try Data(contentsOf: root.appending(path: file)), as: UTF8.self)
            let pattern = /(?:from: "|rev: |belfry-cli==|download\/|belfry@|\nversion = ")(\d+\.\d+\.\d+)/
            let versions = text.matches(of: pattern)
            #expect(!versions.isEmpty && versions.allSatisfy { $0.output.1 == version }, "\(file)")
        }
    }

    /// Proves that each link of the documentation leads to a file, and to a heading if it names one.
    @Test func linksLeadToFiles() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let pages = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "docs").path)
            .filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
        #expect(pages.count > 30)
        var anchorsByFile: [URL: Set<String>] = [:]
        for page in pages + ["README.md", "CONTRIBUTING.md"] {
            let url = root.appending(path: page)
            let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
            for link in text.matches(of: /\]\(([^):#]*)(?:#([^)]*))?\)/) where !link.1.isEmpty || link.2 != nil {
                let target =
                    link.1.isEmpty ? url : url.deletingLastPathComponent().appending(path: String(link.1)).standardized
                #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link.1)")
                guard let anchor = link.2, target.pathExtension == "md" else { continue }
                let anchors = try anchorsByFile[target] ?? Self.anchors(in: target)
                anchorsByFile[target] = anchors
                #expect(anchors.contains(String(anchor)), "\(page): \(link.1)#\(anchor)")
            }
        }
    }

    /// As GitHub makes them from headings.
    private static func anchors(in file: URL) throws -> Set<String> {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        return Set(
            text.matches(of: /(?m)^#+ (.+)$/).map { heading in
                heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                    .replacing(" ", with: "-")
            })
    }

    /// The configuration in the documentation is valid.
    @Test func configurationOfTheDocumentationIsUnderstood() async throws {
        let page = URL(filePath: #filePath).appending(path: "../../../docs/adopting.md").standardized
        let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        let blocks = text.split(separator: "```yaml\n").compactMap { $0.split(separator: "```").first }
        let configuration = try #require(blocks.first { $0.hasPrefix("lint:") })
        let result = try await Workspace(["notifications.yaml": String(configuration)]).belfry("lint")
        #expect(result.output == "")
        for hook in text.matches(of: /`(belfry-[a-z-]+)`/) where hook.1 != "belfry-generate" {
            let hooks = URL(filePath: #filePath).appending(path: "../../../.pre-commit-hooks.yaml").standardized
            let declared = String(decoding: try Data(contentsOf: hooks), as: UTF8.self)
            #expect(declared.contains("- id: \(hook.1)\n"))
        }
    }
}
