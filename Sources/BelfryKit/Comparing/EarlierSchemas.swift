import ChangeRules
package import Diagnostics
package import Files
package import NotificationSchema
package import Outputs

/// The earlier schemas, from a Git revision or another folder.
package struct EarlierSchemas {
    /// The name from the command line: `v1.2`, `../released`.
    private let name: String
    private let origin: Origin
    private var schemas: [SchemaFiles]
    private let currentFolder: FilePath

    private enum Origin {
        /// The files of a commit, by path.
        case revision(GitRepository, [FilePath: GitRepository.File])
        /// A schema has the same path relative to `folder` as the current schema has relative to `counterpart`.
        case folder(FilePath, counterpart: FilePath)
    }

    /// - Parameters:
    ///   - name: A Git revision, or a folder.
    ///   - path: The path of the current schemas.
    ///   - input: The current schemas.
    package init(_ name: String, of path: FilePath, _ input: SchemaInput) throws {
        self.name = name
        currentFolder = input.currentFolder
        let settings = input.settings
        let start = Self.folder(of: path)
        let isPath = name.utf8.first == UInt8(ascii: "/") || name.utf8.first == UInt8(ascii: ".")
        let other = FilePath(name, in: currentFolder)
        let exists = FileSystem.kind(of: other, followingLinks: true) != nil
        let revision = "the revision '\(name)'"
        if exists {
            // If Git can't answer, the name may be either.
            if !isPath, let repository = try GitRepository(around: start, for: "\(revision), or write './\(name)'"),
                try repository.commit(of: name) != nil
            {
                throw UsageError(
                    "'\(name)' is a revision and a folder: write './\(name)' or 'refs/heads/\(name)'.")
            }
            var search = SchemaSearch(from: currentFolder, excluding: settings.excluded)
            try search.add([name])
            schemas = search.schemas
            origin = .folder(Self.folder(of: other), counterpart: start)
        } else {
            guard let repository = try GitRepository(around: start, for: revision) else {
                throw FileError("can't find \(revision): '\(start.text)' isn't in a Git work tree")
            }
            guard let commit = try repository.commit(of: name) else {
                throw try Self.noRevision(name, in: repository)
            }
            let files = try repository.files(of: commit).filter { SchemaFileRole(fileName: $0.path.name) != nil }
            origin = .revision(repository, Dictionary(files.map { ($0.path, $0) }) { first, _ in first })
            schemas = SchemaSearch.schemas(among: files.map(\.path))
            schemas = schemas.filter { schema in
                let paths = placeToday(of: schema).folderAndAncestors.filter { $0.isBelow(repository.root) }
                guard !paths.contains(where: { path in settings.excluded.contains { $0.matches(path) } }) else {
                    return false
                }
                // A file that still exists is checked in this run.
                return isThere(schema) || (try? self.files(of: schema))?.root.isOfOtherFormat != true
            }
        }
    }

    private static func folder(of path: FilePath) -> FilePath {
        let isFolder = FileSystem.kind(of: path, followingLinks: true) == .folder
        return (isFolder ? path : path.parent ?? .root).withLinksFollowed
    }

    private static func noRevision(_ name: String, in repository: GitRepository) throws(FileError) -> FileError {
        let problem = "'\(name)' isn't a revision in '\(repository.root.text)' or a folder"
        return try repository.isShallow()
            ? FileError("\(problem): the clone is shallow; fetch the rest, for example with 'git fetch --unshallow'")
            : FileError(problem)
    }

    // MARK: Pairing

    /// The earlier version of each current schema: at the same place, or at the place before a move.
    ///
    /// - Returns: For each schema its earlier version, nil if it is new, or the errors of its earlier version.
    package mutating func counterparts(
        of sources: [SchemaSource]
    ) throws -> [Result<Schema?, BrokenEarlierSchema>] {
        var result: [Result<Schema?, BrokenEarlierSchema>] = []
        for source in sources {
            let place = place(of: source)
            let index = schemas.firstIndex { $0.root == place }
            result.append(try index.map { try read(schemas.remove(at: $0)).map { $0 } } ?? .success(nil))
        }
        func isNew(_ index: Int) -> Bool { if case .success(nil) = result[index] { true } else { false } }
        guard sources.indices.contains(where: isNew) else { return result }
        // A schema that is still in its place didn't move.
        var candidates: [(files: SchemaFiles, schema: Schema)] = []
        var broken: [BrokenEarlierSchema] = []
        for files in schemas where !isThere(files) {
            switch try read(files) {
            case .success(let schema): candidates.append((files, schema))
            case .failure(let error):
                broken.append(error)
                schemas.removeAll { $0 == files }
            }
        }
        for index in sources.indices where isNew(index) {
            var findings: [Finding] = []
            let schema = sources[index].schema(findings: &findings)
            let counts = candidates.map { SchemaChange(from: $0.schema, to: schema).commonCount }
            let isAlone = sources.count == 1 && candidates.count == 1 && schemas.count == 1
            guard let most = counts.max(), most > 0 || isAlone, let best = counts.firstIndex(of: most) else { continue }
            let candidate = candidates.remove(at: best)
            schemas.removeAll { $0 == candidate.files }
            result[index] = .success(candidate.schema)
        }
        // A schema that can't be read may have moved to any place where a schema still seems new.
        for (index, error) in zip(sources.indices.filter(isNew), broken) { result[index] = .failure(error) }
        return result
    }

    /// The place of the earlier root of a schema that didn't move.
    private func place(of source: SchemaSource) -> FilePath {
        let root = FilePath(source.root.path, in: currentFolder)
        switch origin {
        case .revision(let repository, _):
            // Follows links only of the folder: a linked file keeps its own name.
            let folder = (root.parent ?? .root).withLinksFollowed
            return FilePath("/" + FilePath(root.name, in: folder).relative(to: repository.root), in: .root)
        case .folder(let folder, let counterpart):
            return FilePath(root.relative(to: counterpart), in: folder)
        }
    }

    /// The current place of the root of an earlier schema.
    private func placeToday(of schema: SchemaFiles) -> FilePath {
        switch origin {
        case .revision(let repository, _): FilePath(String(schema.root.text.dropFirst()), in: repository.root)
        case .folder(let folder, let counterpart): FilePath(schema.root.relative(to: folder), in: counterpart)
        }
    }

    private func isThere(_ schema: SchemaFiles) -> Bool {
        FileSystem.kind(of: placeToday(of: schema), followingLinks: true) != nil
    }

    /// The earlier schemas in a folder that have no current version.
    ///
    /// - Parameter folder: The folder that was searched.
    package func removed(from folder: FilePath) throws -> [Finding] {
        let folder = folder.withLinksFollowed
        return try schemas.filter { !isThere($0) }.compactMap { schema in
            let place = placeToday(of: schema)
            guard place.isBelow(folder) else { return nil }
            let root = try files(of: schema).root
            let shown = SourceFile(path: place.shown(from: currentFolder.withLinksFollowed), bytes: root.bytes)
            return .schemaRemoved(shown, since: name, try? read(schema).get())
        }
    }

    // MARK: Reading

    private func read(_ files: SchemaFiles) throws -> Result<Schema, BrokenEarlierSchema> {
        let (root, fragments): (SourceFile, [SourceFile])
        do {
            (root, fragments) = try self.files(of: files)
        } catch let error as FileError {
            // The others are compared even so.
            return .failure(BrokenEarlierSchema(findings: [], problem: error))
        }
        var findings: [Finding] = []
        let schema = Schema.read(root: root, fragments: fragments, findings: &findings)
        findings.removeAll { $0.severity != .error }
        guard findings.isEmpty else {
            let problem = FileError(
                "the schema '\(root.path)' has errors, so it can't be compared; name another revision")
            return .failure(BrokenEarlierSchema(findings: findings.inSourceOrder(), problem: problem))
        }
        return .success(schema)
    }

    private func files(of schema: SchemaFiles) throws -> (root: SourceFile, fragments: [SourceFile]) {
        guard case .revision(let repository, let files) = origin else { return try schema.read(from: currentFolder) }
        let sources = try ([schema.root] + schema.fragments).map { path -> SourceFile in
            // The notation of Git for a file of a revision.
            let shown = "\(name):\(path.text.dropFirst())"
            guard let file = files[path], !file.isLink else {
                throw FileError(
                    "'\(shown)' is a link, which Belfry doesn't follow; name a folder with the earlier files")
            }
            return SourceFile(path: shown, bytes: try repository.contents(of: file))
        }
        return (sources[0], Array(sources.dropFirst()))
    }
}

/// An earlier schema can't be read, or has errors.
package struct BrokenEarlierSchema: Error {
    package let findings: [Finding]
    /// The error of the run.
    package let problem: FileError
}
