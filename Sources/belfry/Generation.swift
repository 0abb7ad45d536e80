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

    /// For Objective-C.
    private(set) var header: (path: FilePath, text: String)?

    private let schema: Schema

    /// What the command line names. Where it names nothing, the schema may.
    struct Outputs {
        var swift: String?
        var fixtures: String?
        var header: String?

        var isEmpty: Bool { swift == nil && fixtures == nil && header == nil }
    }

    init(of source: SchemaInput.Source, _ outputs: Outputs, from currentFolder: FilePath) {
        // Without the files of the project: nothing that is generated depends on them, and a server has none.
        let result = Linter().lint(root: source.root, fragments: source.fragments)
        self.source = source
        schema = result.schema
        findings = result.findings
        if outputs.isEmpty {
            let border = source.border(from: currentFolder)
            swiftFolder = folder(schema.generate.swiftOutput, inside: border)
            fixtureFolder = folder(schema.generate.fixturesOutput, inside: border)
        } else {
            swiftFolder = outputs.swift.map { FilePath($0, in: currentFolder) }
            fixtureFolder = outputs.fixtures.map { FilePath($0, in: currentFolder) }
        }
        guard !findings.contains(where: { $0.severity == .error }) else { return }
        if let path = outputs.header {
            header = (FilePath(path, in: currentFolder), ObjectiveCHeader(schema).text)
        }
        if swiftFolder != nil || hasNoOutput { self.swift = SwiftGenerator(schema).files() }
        if fixtureFolder != nil { self.fixtures = Fixtures(schema, findings: &findings).files }
    }

    /// Neither the command line nor the schema say where to.
    var hasNoOutput: Bool { swiftFolder == nil && fixtureFolder == nil && header == nil }

    private mutating func folder(_ output: Text?, inside border: FilePath) -> FilePath? {
        guard let output else { return nil }
        guard !output.value.utf8.contains(0) else {
            findings.append(
                Finding(
                    .wrongValue, at: output.range, "'\(output.value)' cannot be the path of a folder",
                    help: "delete the character U+0000"))
            return nil
        }
        let folder = FilePath(output.value, in: source.folder)
        guard folder.isReallyInside(border) else {
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
}

extension SchemaInput.Source {
    /// A schema may come from a stranger: on its own word nothing is written outside of this folder.
    func border(from currentFolder: FilePath) -> FilePath { folder.border(from: currentFolder) }

    func refuseOutside(_ path: FilePath, from currentFolder: FilePath) throws(FileError) {
        guard path.isReallyInside(border(from: currentFolder)) else {
            throw FileError("'\(path.text)' is not changed: it lies outside of what the schema belongs to")
        }
    }
}
