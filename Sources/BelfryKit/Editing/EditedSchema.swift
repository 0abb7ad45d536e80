package import Diagnostics
package import Files
package import NotificationSchema
package import Outputs
import ProjectFiles
package import ProjectRules
package import SchemaRules
import SourceSyntax

/// A schema in an editor: the contents of open documents replace those of their files.
///
/// Files that didn't change are neither read nor parsed again.
package struct EditedSchema: Sendable {
    /// An open document.
    package struct Document: Sendable {
        package let bytes: [UInt8]
        /// Increases with each change.
        package let version: Int

        package init(bytes: [UInt8], version: Int) {
            (self.bytes, self.version) = (bytes, version)
        }
    }

    /// A schema as it was at one moment.
    package struct Moment: Sendable {
        package let source: SchemaSource
        /// The root first, then the fragments by path.
        package let documents: [SchemaDocument]
        package let linter: Linter
        /// Mistakes in the settings of the run.
        package let findings: [Finding]

        /// The findings of `lint`, with the schema and its project files.
        package func lint() -> LintedProject {
            var result = linter.lint(documents, withProjectIn: source.folder, from: source.currentFolder)
            result.findings = (findings + result.findings).inSourceOrder()
            return result
        }

        /// The content of a file after all safe fixes.
        package func fixed(_ file: SourceFile) -> SourceFile {
            let files = source.files
            let result = linter.fixing(
                files, withProjectIn: source.folder, from: source.currentFolder, applying: [.safe], only: file.path)
            return zip(files, result.files).first { $0.0 === file }?.1 ?? file
        }
    }

    private enum Version: Equatable {
        case document(Int)
        case file(FileSystem.Stamp)
    }

    package let files: SchemaFiles
    private let settings: RunSettings
    private let currentFolder: FilePath
    private var contents: [FilePath: (file: SourceFile, version: Version)] = [:]
    private var cache = DocumentCache()

    /// Finds the schema of a file.
    ///
    /// - Parameters:
    ///   - path: The file, which may not exist yet.
    ///   - others: Other open documents.
    ///   - currentFolder: The base of displayed paths, and where the search for settings starts.
    /// - Returns: Nil if the file belongs to no schema.
    package init?(around path: FilePath, besides others: [FilePath], from currentFolder: FilePath) throws(FileError) {
        settings = try RunSettings(from: currentFolder)
        var search = SchemaSearch(
            from: currentFolder, excluding: settings.excluded, ignoring: GitRepository.ignoredPaths)
        guard let files = try search.schema(ofUnsaved: path, besides: others) else { return nil }
        self.files = files
        self.currentFolder = currentFolder
    }

    /// The root files in a folder and below it; empty if it can't be searched.
    package static func roots(in folder: FilePath, atMost limit: Int) -> [FilePath] {
        guard let settings = try? RunSettings(from: folder) else { return [] }
        var search = SchemaSearch(from: folder, excluding: settings.excluded, ignoring: GitRepository.ignoredPaths)
        search.mayBeEmpty = true
        try? search.add([folder.text])
        return Array(search.schemas.map(\.root).prefix(limit))
    }

    /// The schema after another search for its files and settings. What didn't change isn't read again.
    package func renewed(by other: EditedSchema) -> EditedSchema {
        var schema = other
        schema.contents = contents
        schema.cache = cache
        return schema
    }

    /// Reads the files that changed.
    ///
    /// - Parameter documents: The open documents, by path.
    package mutating func read(_ documents: [FilePath: Document]) throws(FileError) -> Moment {
        let origin = files.origin(from: currentFolder)
        var sources: [SourceFile] = []
        for path in files.all {
            let name = origin == .root ? path.text : path.shown(from: origin)
            sources.append(try file(path, shownAs: name, documents[path]))
        }
        contents = contents.filter { files.all.contains($0.key) }
        let source = SchemaSource(
            root: sources[0], fragments: Array(sources.dropFirst()), folder: files.root.parent ?? currentFolder,
            currentFolder: currentFolder)
        var linter = Linter(for: OutputCatalogue.requirements)
        linter.shared = settings.lint
        return Moment(
            source: source, documents: cache.documents(of: sources), linter: linter, findings: settings.findings)
    }

    private mutating func file(
        _ path: FilePath, shownAs name: String, _ document: Document?
    ) throws(FileError) -> SourceFile {
        let version = document.map { Version.document($0.version) } ?? FileSystem.stamp(of: path).map(Version.file)
        if let version, let known = contents[path], known.version == version { return known.file }
        let file: SourceFile
        if let document {
            file = SourceFile(path: name, bytes: document.bytes)
        } else {
            file = try SourceFile(reading: path, shownAs: name)
        }
        if let version { contents[path] = (file, version) }
        return file
    }
}

extension Finding {
    /// The finding on a file with the name of a schema file that belongs to no schema; nil for other files.
    package static func outsideSchemas(_ file: SourceFile, at path: FilePath) -> Finding? {
        switch SchemaFileRole(fileName: path.name) {
        case .fragment: .fragmentWithoutRoot(file)
        case .misnamed(let name): .misnamed(file, path.name, rightName: name)
        case .root, nil: nil
        }
    }
}
