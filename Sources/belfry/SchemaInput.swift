import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema
import SourceSyntax

/// The schemas that the paths of a command line stand for, read.
struct SchemaInput {
    private(set) var schemas: [Source] = []
    /// What is wrong with the files themselves.
    private(set) var findings: [Finding] = []

    struct Source {
        var root: SourceFile
        var fragments: [SourceFile]
        /// Where relative paths in the schema begin.
        var folder: FilePath

        /// Files of the project that the schema names are read, wherever they are: somebody ran the command here.
        func projectAccess(from currentFolder: FilePath) -> Linter.ProjectAccess {
            .read(in: folder, from: currentFolder)
        }
    }

    static let standardInput = "-"
    static let standardInputName = "<stdin>"

    /// - Parameters:
    ///   - paths: Files and folders, or `-` alone; none for the current folder.
    ///   - stdinPath: How to name standard input.
    init(_ paths: [String], stdinPath: String? = nil) throws {
        let currentFolder = FilePath.currentFolder
        guard !paths.contains(Self.standardInput) else {
            guard paths.count == 1 else {
                throw ValidationError("Standard input, '-', cannot be read beside other paths.")
            }
            let bytes = try FileSystem.readStandardInput(limit: ReadingLimits.fileBytes)
            let root = SourceFile(path: stdinPath ?? Self.standardInputName, bytes: bytes)
            // What an editor has not saved lies where it would save it.
            let folder = stdinPath.map { FilePath($0, in: currentFolder) }?.parent
            schemas = [Source(root: root, fragments: [], folder: folder ?? currentFolder)]
            return
        }
        guard stdinPath == nil else { throw ValidationError("'--stdin-path' names standard input: add the path '-'.") }
        var search = SchemaSearch(from: currentFolder)
        for path in paths.isEmpty ? ["."] : paths { try search.add(path) }
        findings = search.findings
        for schema in search.schemas {
            let (root, fragments) = try schema.read(from: currentFolder)
            schemas.append(Source(root: root, fragments: fragments, folder: schema.root.parent ?? currentFolder))
        }
    }

    var fileCount: Int {
        let others = Set(findings.map { ObjectIdentifier($0.range.file) })
        return schemas.reduce(0) { $0 + 1 + $1.fragments.count } + others.count
    }
}
