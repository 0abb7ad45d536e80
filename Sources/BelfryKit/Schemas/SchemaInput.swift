import Basics
import ChangeRules
package import Diagnostics
package import Files
import NotificationSchema
package import Outputs
package import SchemaRules
import SourceSyntax

/// The schemas named on the command line.
package struct SchemaInput: Sendable {
    package private(set) var schemas: [SchemaSource] = []
    /// Mistakes in files as such, and in the settings of the run.
    package private(set) var findings: [Finding] = []
    package let settings: RunSettings
    /// The base of relative and displayed paths.
    package let currentFolder: FilePath
    /// The file of a schema that is read from standard input, or nil.
    package private(set) var standardInput: SourceFile?

    package static let standardInput = "-"
    static let standardInputName = "<stdin>"

    /// - Parameters:
    ///   - paths: Files and folders, or only `-`; if empty, the current folder.
    ///   - stdinPath: The displayed path of standard input.
    ///   - excluded: Patterns of files and folders to skip.
    ///   - mayBeEmpty: Whether a folder without a schema is no error.
    ///   - leftOut: Gets files with a schema's name but other content, even if an error is thrown.
    package init(
        _ paths: [String],
        stdinPath: String? = nil,
        excluding excluded: [String] = [],
        from currentFolder: FilePath = .currentFolder,
        mayBeEmpty: Bool = false,
        leftOut: inout [String]
    ) throws {
        var settings = try RunSettings(from: currentFolder)
        settings.exclude(excluded, from: currentFolder)
        self.settings = settings
        self.currentFolder = currentFolder
        findings = settings.findings
        var search = SchemaSearch(
            from: currentFolder, excluding: settings.excluded, ignoring: GitRepository.ignoredPaths)
        search.mayBeEmpty = mayBeEmpty
        guard !paths.contains(Self.standardInput) else {
            guard paths.count == 1 else {
                throw UsageError("Standard input, '-', can't be combined with other paths.")
            }
            let bytes = try FileSystem.readStandardInput(limit: ReadingLimits.fileBytes)
            try readUnsaved(bytes, named: stdinPath, &search)
            return
        }
        guard stdinPath == nil else { throw UsageError("'--stdin-path' needs standard input: add the path '-'.") }
        defer { leftOut += search.filesOfOtherFormats.map { $0.shown(from: currentFolder) }.sorted() }
        try search.add(paths.isEmpty ? ["."] : paths)
        findings += search.findings
        schemas = try search.schemas.map { try source($0) }
    }

    /// For commands that don't list skipped files.
    ///
    /// - Parameter mayBeEmpty: Whether a folder without a schema is no error.
    package init(
        _ paths: [String], from currentFolder: FilePath = .currentFolder, mayBeEmpty: Bool = false
    ) throws {
        var leftOut: [String] = []
        try self.init(paths, from: currentFolder, mayBeEmpty: mayBeEmpty, leftOut: &leftOut)
    }

    private func source(
        _ schema: SchemaFiles, unsaved: (path: FilePath, bytes: [UInt8])? = nil
    ) throws(FileError) -> SchemaSource {
        let (root, fragments) = try schema.read(from: currentFolder, unsaved: unsaved)
        return SchemaSource(
            root: root, fragments: fragments, folder: schema.root.parent ?? currentFolder,
            currentFolder: currentFolder)
    }

    /// Unsaved content from an editor replaces the content of its file.
    private mutating func readUnsaved(_ bytes: [UInt8], named name: String?, _ search: inout SchemaSearch) throws {
        let path = name.map { FilePath($0, in: currentFolder).withLinksOfFolderFollowed }
        if let path, let schema = try search.schema(ofUnsaved: path) {
            let source = try source(schema, unsaved: (path, bytes))
            schemas = [source]
            standardInput = zip([schema.root] + schema.fragments, source.files).first { $0.0 == path }?.1
            return
        }
        let file = SourceFile(path: name ?? Self.standardInputName, bytes: bytes)
        standardInput = file
        if let path, case .fragment? = SchemaFileRole(fileName: path.name) {
            findings.append(.fragmentWithoutRoot(file))
        } else {
            schemas = [
                SchemaSource(
                    root: file, fragments: [], folder: path?.parent ?? currentFolder, currentFolder: currentFolder)
            ]
        }
    }

    /// Checks schemas with the settings of the run.
    package var linter: Linter {
        var linter = Linter(for: OutputCatalogue.requirements)
        linter.shared = settings.lint
        return linter
    }

    /// Compares schemas with the settings of the run.
    /// - Parameter parties: Whose breaks count; empty for the severities of the rules.
    func changeChecker(for parties: Set<Break.Party> = []) -> ChangeChecker {
        ChangeChecker(shared: settings.lint, parties: parties)
    }

    package var fileCount: Int {
        let others = Set(findings.map { ObjectIdentifier($0.range.file) })
        return schemas.reduce(0) { $0 + $1.files.count } + others.count
    }

    /// The schema, if there is exactly one.
    ///
    /// - Parameters:
    ///   - path: The path on the command line.
    ///   - option: The option that names a schema, if it isn't an argument.
    package func only(named path: String, by option: String? = nil) throws(UsageError) -> SchemaSource {
        if let schema = schemas.first, schemas.count == 1 { return schema }
        guard schemas.isEmpty else {
            let names = schemas.map { "'\($0.root.path.withVisibleControls)'" }.joined(separator: ", ")
            let with = option.map { " with '\($0)'" } ?? ""
            throw UsageError("'\(path)' has several schemas; name one\(with): \(names).")
        }
        throw UsageError("'\(path)' has no schema; 'belfry lint --verbose' lists the files that it skips.")
    }
}
