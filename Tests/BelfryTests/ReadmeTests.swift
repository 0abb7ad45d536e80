import Foundation
import Testing

/// The README is correct: its schema is, and a mistake in it has the findings that it shows.
@Suite struct ReadmeTests {
    /// Proves that the first schema that people read has no findings, and that the mistake has exactly those shown.
    @Test func findingsOfTheThirtySecondExample() async throws {
        let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
        let text = String(decoding: try Data(contentsOf: readme), as: UTF8.self)
        let blocks = text.split(separator: "```", omittingEmptySubsequences: false)
        let schema = try #require(blocks.first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)
        let findings = try #require(blocks.first { $0.hasPrefix("\nnotifications.yaml:") }).dropFirst()
        let workspace = try Workspace(["notifications.yaml": String(schema)])
        #expect(try await workspace.belfry("lint").output == "")

        let mistake = try #require(text.firstMatch(of: /`(decline: { .* })`/)).1
        let line = try #require(schema.firstMatch(of: /decline: { .* }/)).0
        try workspace.write(String(schema.replacing(line, with: mistake)), to: "notifications.yaml")
        let result = try await workspace.belfry("lint --reporter xcode")
        #expect(result.output == findings)
        #expect(result.status == 1)
    }

    /// Proves that the README stays one that people read, and that it names no address that isn't published.
    @Test func lengthAndAddress() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        func text(_ path: String) throws -> String {
            String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
        }
        let readme = try text("README.md")
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
        #expect(readme.contains("script/demo") && readme.contains("script/test"))
        let address = try text("Distribution/address").trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(readme.contains("**Nothing is published yet**") == address.contains("/OWNER/"))
        for page in ["README.md", "docs/installing.md", "docs/adopting.md", "docs/bazel.md"] {
            for link in try text(page).matches(of: /https:\/\/[\w.]+\/[\w-]+\/belfry\b/) {
                #expect(link.0 == address, "\(page)")
            }
        }
    }

    /// Proves that no page written by hand is longer than people read at once.
    @Test func pagesAreShort() throws {
        let docs = URL(filePath: #filePath).appending(path: "../../../docs").standardized
        let generated = ["keys.md", "yaml.md", "real-world.md"]
        let pages = try FileManager.default.subpathsOfDirectory(atPath: docs.path) + ["../CONTRIBUTING.md"]
        for page in pages
        where page.hasSuffix(".md") && !page.hasPrefix("rules/") && !generated.contains(page) {
            let text = String(decoding: try Data(contentsOf: docs.appending(path: page)), as: UTF8.self)
            #expect(text.split(whereSeparator: \.isWhitespace).count <= 2_500, "\(page)")
        }
    }

    /// Every version that people copy is this version.
    @Test func versions() async throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        let version = try await Workspace().belfry("--version").output.prefix { !$0.isNewline }
        let files = ["README.md", "docs/installing.md", "docs/adopting.md", "docs/ci.md", "pyproject.toml"]
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
        for page in pages + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
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

    /// As GitHub makes them from headings, and those of sections that moved to a chapter.
    private static func anchors(in file: URL) throws -> Set<String> {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let headings = text.matches(of: /(?m)^#+ (.+)$/).map { heading in
            heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                .replacing(" ", with: "-")
        }
        return Set(headings + text.matches(of: /<a id="([a-z0-9-]+)">/).map { String($0.1) })
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
