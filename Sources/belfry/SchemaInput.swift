import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema
import SourceSyntax

/// The schemas that the paths of a command line stand for, read.
struct SchemaInput {
    private(set) var schemas: [Source] = []
    /// What is wrong with the files themselves, and with the settings of the run.
    private(set) var findings: [Finding] = []
    let settings: RunSettings
    /// The file of a schema that standard input is, or nil.
    private(set) var standardInput: SourceFile?

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
    ///   - options: What to leave out.
    init(_ paths: [String], stdinPath: String? = nil, _ options: SearchOptions? = nil) throws {
        let currentFolder = FilePath.currentFolder
        var settings = try RunSettings(from: currentFolder)
        settings.exclude(options?.exclude ?? [], from: currentFolder)
        self.settings = settings
        findings = settings.findings
        var search = SchemaSearch(
            from: currentFolder, excluding: settings.excluded, ignoring: GitRepository.ignoredPaths)
        guard !paths.contains(Self.standardInput) else {
            guard paths.count == 1 else {
                throw ValidationError("Standard input, '-', can't be combined with other paths.")
            }
            let bytes = try FileSystem.readStandardInput(limit: ReadingLimits.fileBytes)
            try readUnsaved(bytes, named: stdinPath, &search, from: currentFolder)
            return
        }
        guard stdinPath == nil else { throw ValidationError("'--stdin-path' needs standard input: add the path '-'.") }
        defer {
            // Also where nothing else was found, which is an error.
            for path in search.filesOfOtherFormats.map({ $0.shown(from: currentFolder) }).sorted()
            where options?.verbose == true {
                Terminal.error.write("'\(path.withVisibleControls)' has no key of a schema, so it's skipped\n")
            }
        }
        try search.add(paths.isEmpty ? ["."] : paths)
        findings += search.findings
        for schema in search.schemas {
            let (root, fragments) = try schema.read(from: currentFolder)
            schemas.append(Source(root: root, fragments: fragments, folder: schema.root.parent ?? currentFolder))
        }
    }

    /// What an editor has not saved takes the place of the file that it would save.
    private mutating func readUnsaved(
        _ bytes: [UInt8],
        named name: String?,
        _ search: inout SchemaSearch,
        from currentFolder: FilePath
    ) throws {
        let path = name.map { FilePath($0, in: currentFolder).withLinksOfFolderFollowed }
        if let path, let schema = try search.schema(ofUnsaved: path) {
            let (root, fragments) = try schema.read(from: currentFolder, unsaved: (path, bytes))
            schemas = [Source(root: root, fragments: fragments, folder: schema.root.parent ?? currentFolder)]
            standardInput = zip([schema.root] + schema.fragments, [root] + fragments).first { $0.0 == path }?.1
            return
        }
        let file = SourceFile(path: name ?? Self.standardInputName, bytes: bytes)
        standardInput = file
        if let path, case .fragment? = SchemaFileRole(fileName: path.name) {
            findings.append(.fragmentWithoutRoot(file))
        } else {
            schemas = [Source(root: file, fragments: [], folder: path?.parent ?? currentFolder)]
        }
    }

    /// With other bytes as standard input.
    func replacingStandardInput(with file: SourceFile) -> SchemaInput {
        var input = self
        input.standardInput = file
        input.schemas = schemas.map { schema in
            var schema = schema
            if schema.root === standardInput { schema.root = file }
            schema.fragments = schema.fragments.map { $0 === standardInput ? file : $0 }
            return schema
        }
        return input
    }

    /// Checks by the settings of the run.
    var linter: Linter {
        var linter = Linter()
        linter.shared = settings.rules
        return linter
    }

    var fileCount: Int {
        let others = Set(findings.map { ObjectIdentifier($0.range.file) })
        return schemas.reduce(0) { $0 + 1 + $1.fragments.count } + others.count
    }
}
