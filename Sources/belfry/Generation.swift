import Diagnostics
import Guidelines
import NotificationSchema
import Payloads
import SwiftGeneration

/// What one schema gives, and where that goes.
struct Generation {
    let source: SchemaInput.Source
    private(set) var findings: [Finding]
    private(set) var swift: [OutputFile] = []
    private(set) var fixtures: [OutputFile] = []
    private(set) var swiftFolder: FilePath?
    private(set) var fixtureFolder: FilePath?

    private let schema: Schema

    /// - Parameters:
    ///   - swift: The folder for Swift that the command line names.
    ///   - fixtures: The folder for fixtures that the command line names. Where it names neither, the schema may.
    init(of source: SchemaInput.Source, swift: String?, fixtures: String?, from currentFolder: FilePath) {
        let result = Linter().lint(root: source.root, fragments: source.fragments)
        self.source = source
        schema = result.schema
        findings = result.findings
        if swift == nil, fixtures == nil {
            let border = border(from: currentFolder)
            swiftFolder = folder(schema.generate.swiftOutput, inside: border)
            fixtureFolder = folder(schema.generate.fixturesOutput, inside: border)
        } else {
            swiftFolder = swift.map { FilePath($0, in: currentFolder) }
            fixtureFolder = fixtures.map { FilePath($0, in: currentFolder) }
        }
        guard !findings.contains(where: { $0.severity == .error }) else { return }
        if swiftFolder != nil || hasNoOutput { self.swift = SwiftGenerator(schema).files() }
        if fixtureFolder != nil { self.fixtures = Fixtures(schema, findings: &findings).files }
    }

    /// Neither the command line nor the schema say where to.
    var hasNoOutput: Bool { swiftFolder == nil && fixtureFolder == nil }

    private mutating func folder(_ output: Text?, inside border: FilePath) -> FilePath? {
        guard let output else { return nil }
        let folder = FilePath(output.value, in: source.folder)
        let (real, realBorder) = (folder.withLinksOfAncestorsFollowed, border.withLinksFollowed)
        guard real == realBorder || real.isBelow(realBorder) else {
            findings.append(
                Finding(
                    .wrongValue,
                    at: output.range,
                    "'\(output.value)' leads out of what the schema belongs to",
                    help: "write a folder below it, or name the folder on the command line"
                )
            )
            return nil
        }
        return folder
    }

    /// A schema may come from a stranger: on its own word nothing is written outside its repository or, where there is
    /// none, the folder that the command runs in or that of the schema.
    private func border(from currentFolder: FilePath) -> FilePath {
        let repository = source.folder.folderAndAncestors.first { folder in
            FileSystem.kind(of: FilePath(".git", in: folder), followingLinks: true) != nil
        }
        return repository ?? (source.folder.isBelow(currentFolder) ? currentFolder : source.folder)
    }
}

extension FilePath {
    /// The path with the links in that part of it followed which exists.
    fileprivate var withLinksOfAncestorsFollowed: FilePath {
        var missing: [String] = []
        for folder in folderAndAncestors {
            if FileSystem.kind(of: folder, followingLinks: false) != nil {
                return missing.reversed().reduce(folder.withLinksFollowed) { FilePath($1, in: $0) }
            }
            missing.append(folder.name)
        }
        return self
    }
}
