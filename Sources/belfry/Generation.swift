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

    init(of source: SchemaInput.Source) {
        let result = Linter().lint(root: source.root, fragments: source.fragments)
        self.source = source
        schema = result.schema
        findings = result.findings
    }

    /// Neither the options nor the schema say where to.
    var hasNoOutput: Bool { swiftFolder == nil && fixtureFolder == nil }

    /// Where the output goes: as the options say or, where there is none, as the schema says.
    mutating func name(swift: String?, fixtures: String?, from currentFolder: FilePath) {
        guard swift == nil, fixtures == nil else {
            swiftFolder = swift.map { FilePath($0, in: currentFolder) }
            fixtureFolder = fixtures.map { FilePath($0, in: currentFolder) }
            return
        }
        let border = border(from: currentFolder)
        swiftFolder = folder(schema.generate.swiftOutput, inside: border)
        fixtureFolder = folder(schema.generate.fixturesOutput, inside: border)
    }

    mutating func make() {
        guard !findings.contains(where: { $0.severity == .error }) else { return }
        if swiftFolder != nil || hasNoOutput { swift = SwiftGenerator(schema).files() }
        if fixtureFolder != nil { fixtures = Fixtures(schema, findings: &findings).files }
    }

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
