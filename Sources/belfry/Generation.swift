import Diagnostics
import Guidelines
import NotificationSchema
import Payloads
import ProjectFiles
import SourceSyntax
import SwiftGeneration

/// What one schema gives, and where that goes.
struct Generation {
    let source: SchemaInput.Source
    private(set) var findings: [Finding]
    private(set) var swift: [OutputFile] = []
    private(set) var fixtures: [OutputFile] = []
    private(set) var swiftFolder: FilePath?
    private(set) var fixtureFolder: FilePath?
    private(set) var payloadSchemas: [OutputFile] = []
    private(set) var payloadSchemaFolder: FilePath?

    /// The string catalog; `old` is nil where there is none yet.
    private(set) var catalog: (path: FilePath, old: [UInt8]?, new: [UInt8])?

    /// For Objective-C.
    private(set) var header: (path: FilePath, text: String)?
    /// For the app's own tests.
    private(set) var contractTests: (path: FilePath, text: String)?

    private let schema: Schema
    private let bringsStrings: Bool

    /// What the command line names. Where it names nothing, the schema may.
    struct Outputs {
        var swift: String?
        var fixtures: String?
        var jsonSchema: String?
        var header: String?
        var contractTests: String?
        /// That of the generated Swift, for contract tests.
        var module: String?
        /// Whether the string catalog is brought up to date.
        var strings = false

        var isEmpty: Bool {
            swift == nil && fixtures == nil && jsonSchema == nil && header == nil && contractTests == nil && !strings
        }
    }

    init(of source: SchemaInput.Source, _ outputs: Outputs, by linter: Linter, from currentFolder: FilePath) {
        // Without the files of the project: nothing that is generated depends on them, and a server has none.
        let result = linter.lint(root: source.root, fragments: source.fragments)
        self.source = source
        schema = result.schema
        bringsStrings = outputs.strings
        findings = result.findings
        if outputs.isEmpty {
            let border = source.border(from: currentFolder)
            swiftFolder = folder(schema.generate.swiftOutput, inside: border)
            fixtureFolder = folder(schema.generate.fixturesOutput, inside: border)
        } else {
            swiftFolder = outputs.swift.map { FilePath($0, in: currentFolder) }
            fixtureFolder = outputs.fixtures.map { FilePath($0, in: currentFolder) }
            payloadSchemaFolder = outputs.jsonSchema.map { FilePath($0, in: currentFolder) }
        }
        guard !findings.contains(where: { $0.severity == .error }) else { return }
        if let path = outputs.header {
            header = (FilePath(path, in: currentFolder), ObjectiveCHeader(schema).text)
        }
        if let path = outputs.contractTests {
            let fixtures = schema.notifications.flatMap { Fixture.all(of: $0, in: schema) }.map {
                ContractTests.Fixture(of: $0.notification.name.value, $0.name, payload: $0.payload.canonical)
            }
            let module = outputs.module ?? ContractTests.moduleName(of: source.folder.name)
            contractTests = (FilePath(path, in: currentFolder), ContractTests(schema, fixtures, module: module).text)
        }
        if outputs.strings { readCatalog(from: currentFolder) }
        if swiftFolder != nil || hasNoOutput { self.swift = SwiftGenerator(schema).files() }
        if fixtureFolder != nil { self.fixtures = Fixtures(schema, findings: &findings).files }
        if payloadSchemaFolder != nil { payloadSchemas = PayloadSchemas(schema, findings: &findings).files }
    }

    /// Neither the command line nor the schema say where to.
    var hasNoOutput: Bool {
        swiftFolder == nil && fixtureFolder == nil && payloadSchemaFolder == nil && header == nil
            && contractTests == nil
            && !bringsStrings
    }

    /// The first string catalog that the schema names, as it is and as it is to be.
    private mutating func readCatalog(from currentFolder: FilePath) {
        let names = schema.app.strings ?? []
        guard let name = names.first(where: { $0.value.hasSuffix(StringCatalog.suffix) }) else {
            let place = names.first?.range ?? schema.app.scope ?? SourceRange(source.root, 0..<0)
            findings.append(
                Finding(
                    .projectFileMissing, at: place, "'app' doesn't name a string catalog",
                    help: "add strings: [Localizable\(StringCatalog.suffix)] to it"))
            return
        }
        let path = FilePath(name.value, in: source.folder)
        // The difference that '--check' shows quotes the file.
        guard path.isReallyInside(source.border(from: currentFolder)) else {
            findings.append(
                Finding(
                    .projectFileUnreadable, at: name.range,
                    "'\(name.value)' is outside the schema's repository or folder",
                    help: "move it into the repository; without a repository, run the command in a folder above both")
            )
            return
        }
        let isThere = FileSystem.kind(of: path, followingLinks: true) != nil
        var old: [UInt8]?
        do throws(FileError) {
            if isThere { old = try FileSystem.read(path, limit: ReadingLimits.fileBytes) }
        } catch {
            findings.append(
                Finding(.projectFileUnreadable, at: name.range, error.description, help: "make it readable"))
            return
        }
        let bytes = old ?? Array(StringCatalog.empty(language: schema.app.language).utf8)
        let file = SourceFile(path: path.shown(from: currentFolder), bytes: bytes)
        var limits = ReadingLimits()
        guard let catalog = StringCatalog.read(file, limits: &limits, findings: &findings) else { return }
        self.catalog = (path, old, catalog.updated(for: schema))
    }

    private mutating func folder(_ output: Text?, inside border: FilePath) -> FilePath? {
        guard let output else { return nil }
        guard !output.value.utf8.contains(0) else {
            findings.append(
                Finding(
                    .wrongValue, at: output.range, "'\(output.value)' isn't a valid path of a folder",
                    help: "delete the character U+0000"))
            return nil
        }
        guard output.value.utf8.count(where: { $0 == UInt8(ascii: "/") }) < ReadingLimits.depth else {
            findings.append(
                Finding(
                    .wrongValue, at: output.range, "the path has more than \(ReadingLimits.depth) folders",
                    help: "write a shorter path, or name the folder on the command line"))
            return nil
        }
        let folder = FilePath(output.value, in: source.folder)
        guard !folder.isInGitFolder(below: border) else {
            findings.append(
                Finding(
                    .wrongValue, at: output.range, "'\(output.value)' is in '.git', which is for git's own files",
                    help: "write a folder outside it"))
            return nil
        }
        guard folder.isReallyInside(border) else {
            findings.append(
                Finding(
                    .wrongValue,
                    at: output.range,
                    "'\(output.value)' is outside the schema's repository or folder",
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
        let border = border(from: currentFolder)
        guard !path.isInGitFolder(below: border) else {
            throw FileError("'\(path.text)' isn't changed: it's in '.git', which is for git's own files")
        }
        guard path.isReallyInside(border) else {
            throw FileError("'\(path.text)' isn't changed: it's outside the schema's repository or folder")
        }
    }
}
