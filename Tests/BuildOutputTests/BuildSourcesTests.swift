import BuildOutput
import Diagnostics
import Files
import TestSupport
import Testing

/// What the build plugin runs: given files in, given files out, and no other file is looked at.
@Suite struct BuildSourcesTests {
    private static let root = """
        app: { name: Birdhouse, platforms: { iOS: 17.0 } }
        categories:
          comment:
            hidden-previews-body-placeholder: Comment
            actions: [mute]

        """
    private static let support = "Out/support.swift"
    private static let fragment = "actions:\n  mute: { title: Mute, icon: bell.slash }\n"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder([
            "App/notifications.yaml": Self.root, "App/x.notifications.yaml": Self.fragment,
            // Beside the others, but not given.
            "App/y.notifications.yaml": "actions: [", ".belfry.yaml": "lint: { rules: { icon-missing: error } }\n",
        ])
    }

    private func sources(_ paths: String...) throws -> BuildSources {
        try BuildSources(paths, support: Self.support, from: folder.path)
    }

    private func findings(_ paths: String...) throws -> [String] {
        try BuildSources(paths, support: Self.support, from: folder.path).findings.map {
            "\($0.range.file.path): \($0.rule.id)"
        }
    }

    /// Proves that each input has its own output, wherever the build wants it and in whatever order they are given.
    @Test(arguments: [true, false]) func eachInputHasAnOutput(_ isRootFirst: Bool) throws {
        let root = ["App/notifications.yaml", "Out/root.swift"]
        let fragment = [folder["App/x.notifications.yaml"].text, folder["Out/deep/x.swift"].text]
        let sources = try BuildSources(
            isRootFirst ? root + fragment : fragment + root, support: Self.support, from: folder.path)
        #expect(sources.findings.isEmpty, "\(sources.findings)")
        #expect(try folder.names() == [".belfry.yaml", "App"])
        try sources.write()
        #expect(try folder.text("Out/root.swift").contains("enum Notifications {"))
        #expect(try folder.text("Out/deep/x.swift").contains("mute"))
        #expect(try !folder.text("Out/deep/x.swift").contains("enum Notifications {"))
        #expect(try folder.text("Out/support.swift").contains("class CenterDelegate"))
        #expect(
            try folder.names(in: "Out") == ["deep", "root.swift", "support.swift"]
                && folder.names(in: "Out/deep") == ["x.swift"])
    }

    /// Proves that a build after an edit without effect compiles nothing again: the file stays the same file.
    @Test func unchangedOutputsAreNotWritten() throws {
        try folder.write("{}\n", to: "App/x.notifications.yaml")
        let paths = ["App/notifications.yaml", "Out/root.swift", "App/x.notifications.yaml", "Out/x.swift"]
        try folder.write(Self.root.replacing("[mute]", with: "[mute: { title: Mute }]"), to: paths[0])
        try BuildSources(paths, support: Self.support, from: folder.path).write()
        let before = ["root", "x", "support"].map { FileSystem.stamp(of: folder["Out/\($0).swift"]) }
        #expect(!before.contains(nil))
        try folder.write("# Nothing new\n{}\n", to: "App/x.notifications.yaml")
        try BuildSources(paths, support: Self.support, from: folder.path).write()
        #expect(["root", "x", "support"].map { FileSystem.stamp(of: folder["Out/\($0).swift"]) } == before)
    }

    // MARK: Findings

    /// Proves that warnings don't keep an output back, and that findings name the file as the build did: Xcode opens it.
    @Test func warningsDoNotStopABuild() throws {
        let path = folder["App/notifications.yaml"].text
        try folder.write(Self.root.replacing("[mute]", with: "[mute: { title: mute }]"), to: path)
        let sources = try sources(path, "Out/root.swift")
        #expect(sources.findings.map(\.rule.id) == ["icon-missing", "title-not-title-style"])
        #expect(sources.findings.map(\.severity) == [.advice, .warning])
        #expect(sources.findings.allSatisfy { $0.range.file.path == path })
        try sources.write()
        #expect(try folder.names(in: "Out") == ["root.swift", "support.swift"])
    }

    /// Proves that an error in one file keeps all outputs back, and leaves those of an earlier build.
    @Test func anErrorWritesNothing() throws {
        try folder.write("// \(Ownership.generatedByBelfry)\n", to: "Out/root.swift")
        try folder.write("actions:\n  mute: { titel: Mute }\n", to: "App/x.notifications.yaml")
        let paths = ["App/notifications.yaml", "Out/root.swift", "App/x.notifications.yaml", "Out/x.swift"]
        let sources = try BuildSources(paths, support: Self.support, from: folder.path)
        #expect(sources.findings.contains { $0.severity == .error && $0.range.file.path == "App/x.notifications.yaml" })
        try sources.write()
        #expect(try folder.names(in: "Out") == ["root.swift"])
        #expect(try folder.text("Out/root.swift") == "// \(Ownership.generatedByBelfry)\n")
    }

    /// Proves that fragments without a root are each one finding, and aren't read as a schema.
    @Test func fragmentsWithoutARoot() throws {
        try folder.write("not a schema: [", to: "App/x.notifications.yaml")
        let found = try findings("App/x.notifications.yaml", "Out/x.swift", "App/y.notifications.yaml", "Out/y.swift")
        #expect(
            found == ["x", "y"].map { "App/\($0).notifications.yaml: schema-file-name" })
        try sources("App/x.notifications.yaml", "Out/x.swift").write()
        #expect(try folder.names() == [".belfry.yaml", "App"])
    }

    /// Proves that a target with two roots has one finding, in the second with a note about the first, and no output.
    @Test func twoRoots() throws {
        try folder.write("app: [", to: "Chat/notifications.yaml")
        let sources = try sources("App/notifications.yaml", "Out/a.swift", "Chat/notifications.yaml", "Out/b.swift")
        #expect(sources.findings.map(\.rule.id) == ["schema-file-name"])
        #expect(sources.findings.map(\.range.file.path) == ["Chat/notifications.yaml"])
        #expect(sources.findings.flatMap(\.notes).map(\.range.file.path) == ["App/notifications.yaml"])
        try sources.write()
        #expect(try folder.names() == [".belfry.yaml", "App", "Chat"])
    }

    // MARK: Failures

    @Test func inputsThatCannotBeRead() throws {
        for name in ["missing.yaml", "App"] {
            let error = #expect(throws: FileError.self) { try sources(name, "Out/x.swift") }
            #expect(error?.description.contains("'\(folder[name].text)'") == true)
        }
        // An input without an output.
        #expect(throws: FileError.self) { try sources("App/notifications.yaml") }
        #expect(try sources().findings.isEmpty)
    }

    /// Proves that a path that the build got wrong doesn't cost a source file.
    @Test func aSourceFileIsNotOverwritten() throws {
        try folder.write("// Mine.\n", to: "App/App.swift")
        try folder.write("{}\n", to: "App/notifications.yaml")
        #expect(throws: FileError.self) { try sources("App/notifications.yaml", "App/App.swift").write() }
        #expect(try folder.text("App/App.swift") == "// Mine.\n")
    }
}
