package import Diagnostics
package import Files
import NotificationSchema
import ProjectFiles
import SourceSyntax

/// Finds the schemas that a command line names.
package struct SchemaSearch: Sendable {
    /// Without duplicates, in the order of discovery.
    package private(set) var schemas: [SchemaFiles] = []
    /// Files with the name of a schema file that belong to no schema.
    package private(set) var findings: [Finding] = []

    /// Files that only have the name of a schema.
    package private(set) var filesOfOtherFormats: Set<FilePath> = []

    private let currentFolder: FilePath
    private let excluded: [PathPattern]
    /// Whether a pattern left out a file or folder.
    private var excludesSomething = false
    /// Whether a folder without a schema is no error.
    package var mayBeEmpty = false
    private let ignoredPaths: @Sendable (_ folder: FilePath) throws(FileError) -> Set<FilePath>
    private var reported: Set<FilePath> = []
    private var roots: Set<FilePath> = []
    /// Paths on the command line. These files are always read.
    private var named: Set<FilePath> = []

    /// Folders of tools, which contain no sources.
    private static let skippedFolders: Set<String> = [
        "build", "Carthage", "DerivedData", "node_modules", "Pods", "vendor",
    ]

    /// Whether a search skips folders with this name. Hidden folders belong to tools too.
    private static func isSkipped(folder name: String) -> Bool {
        skippedFolders.contains(name) || name.hasPrefix(".") || name.hasSuffix(".framework")
            || name.hasSuffix(".xcframework")
    }

    /// - Parameters:
    ///   - excluded: Files and folders to skip.
    ///   - ignoredPaths: Returns more paths to skip below a folder, such as those that Git ignores.
    package init(
        from currentFolder: FilePath,
        excluding excluded: [PathPattern] = [],
        ignoring ignoredPaths: @escaping @Sendable (_ folder: FilePath) throws(FileError) -> Set<FilePath> = { _ in [] }
    ) {
        self.currentFolder = currentFolder
        self.excluded = excluded
        self.ignoredPaths = ignoredPaths
    }

    /// - Parameter texts: Root files, fragments, which name their schema, or folders, which are searched.
    package mutating func add(_ texts: [String]) throws(FileError) {
        named.formUnion(texts.map(path(named:)))
        for text in texts { try add(text) }
    }

    /// Follows links to folders, so that a path belongs to the place that it leads to.
    private func path(named text: String) -> FilePath {
        let path = FilePath(text, in: currentFolder)
        let isFolder = FileSystem.kind(of: path, followingLinks: true) == .folder
        return isFolder ? path.withLinksFollowed : path.withLinksOfFolderFollowed
    }

    private mutating func add(_ text: String) throws(FileError) {
        let path = path(named: text)
        guard let kind = FileSystem.kind(of: path, followingLinks: true) else {
            throw FileError("'\(text)' doesn't exist")
        }
        if kind == .folder { return try addFolder(path) }
        switch SchemaFileRole(fileName: path.name) {
        case .root: try addSchema(of: path)
        case .fragment:
            guard let root = root(above: path) else { return try reportOrphan(path) }
            try addSchema(of: root)
        case .misnamed(let name): try reportMisnamed(path, name)
        case nil:
            throw FileError(
                "'\(text)' isn't a schema file: the root is named \(SchemaFileRole.rootName), a fragment *.notifications.yaml"
            )
        }
    }

    private mutating func addFolder(_ folder: FilePath) throws(FileError) {
        let files = try search(folder)
        guard !files.isEmpty else {
            if mayBeEmpty { return }
            guard !excludesSomething else {
                throw FileError(
                    "'exclude' in \(RepositorySettings.fileName) or in the command leaves out every "
                        + "\(SchemaFileRole.rootName) in '\(folder.text)', or there is none")
            }
            let others = filesOfOtherFormats.isEmpty ? "" : " that has a key of a schema"
            throw FileError(
                "there is no \(SchemaFileRole.rootName)\(others) in '\(folder.text)' or below it; 'belfry init' writes one"
            )
        }
        for (path, name) in files.misnamed { try reportMisnamed(path, name) }
        let fragments = files.fragmentsByRoot
        for root in files.roots { add(SchemaFiles(root: root, fragments: fragments[root] ?? [])) }
        for fragment in fragments[nil] ?? [] {
            if let root = root(above: fragment) {
                try addSchema(of: root)
            } else {
                try reportOrphan(fragment)
            }
        }
    }

    /// The schema of a root file, without schemas in subfolders.
    private mutating func addSchema(of root: FilePath) throws(FileError) {
        guard !roots.contains(root), let folder = root.parent else { return }
        add(SchemaFiles(root: root, fragments: try search(folder).fragmentsByRoot[root] ?? []))
    }

    private mutating func add(_ schema: SchemaFiles) {
        if roots.insert(schema.root).inserted { schemas.append(schema) }
    }

    /// The nearest root in the folder of a fragment or a parent folder, up to the root of the repository.
    private func root(above fragment: FilePath) -> FilePath? {
        guard let start = fragment.parent else { return nil }
        for folder in start.folderAndAncestors {
            let root = FilePath(SchemaFileRole.rootName, in: folder)
            if FileSystem.kind(of: root, followingLinks: true) == .file { return root }
            if FileSystem.kind(of: FilePath(".git", in: folder), followingLinks: true) != nil { return nil }
        }
        return nil
    }

    /// The schema of a file that may not exist yet; nil if its name isn't a schema's, or if it is a fragment without a
    /// root.
    ///
    /// - Parameter others: Other files that may not exist yet. The fragments among them count.
    package mutating func schema(
        ofUnsaved path: FilePath, besides others: [FilePath] = []
    ) throws(FileError) -> SchemaFiles? {
        named.formUnion([path] + others)
        let isRoot: Bool
        switch SchemaFileRole(fileName: path.name) {
        case .root: isRoot = true
        case .fragment: isRoot = false
        case .misnamed, nil: return nil
        }
        guard let root = isRoot ? path : root(above: path), let folder = root.parent else { return nil }
        var files = FileSystem.kind(of: folder, followingLinks: true) == .folder ? try search(folder) : Files()
        if isRoot, !files.roots.contains(path) { files.roots.append(path) }
        for other in [path] + others where other.isBelow(folder) && !files.fragments.contains(other) {
            if case .fragment? = SchemaFileRole(fileName: other.name) { files.fragments.append(other) }
        }
        return SchemaFiles(root: root, fragments: files.fragmentsByRoot[root] ?? [])
    }

    // MARK: Searching

    private struct Files {
        var roots: [FilePath] = []
        var fragments: [FilePath] = []
        var misnamed: [(path: FilePath, name: String)] = []

        var isEmpty: Bool { roots.isEmpty && fragments.isEmpty && misnamed.isEmpty }

        /// The fragments of each root, and those without a root.
        var fragmentsByRoot: [FilePath?: [FilePath]] {
            let roots = Set(roots)
            return Dictionary(grouping: fragments) { fragment in
                let folders = fragment.parent?.folderAndAncestors ?? []
                return folders.lazy.map { FilePath(SchemaFileRole.rootName, in: $0) }.first { roots.contains($0) }
            }
        }
    }

    /// The schemas among files that aren't in the file system.
    package static func schemas(among paths: [FilePath]) -> [SchemaFiles] {
        var files = Files()
        for path in paths {
            let folders = path.parent?.folderAndAncestors ?? []
            guard !folders.contains(where: { isSkipped(folder: $0.name) }) else { continue }
            switch SchemaFileRole(fileName: path.name) {
            case .root: files.roots.append(path)
            case .fragment: files.fragments.append(path)
            case .misnamed, nil: continue
            }
        }
        let fragments = files.fragmentsByRoot
        return files.roots.map { SchemaFiles(root: $0, fragments: fragments[$0] ?? []) }
    }

    private mutating func search(_ start: FilePath) throws(FileError) -> Files {
        var files = Files()
        var folders = [start]
        let ignored = try ignoredPaths(start)
        func isLeftOut(_ path: FilePath) -> Bool {
            guard !named.contains(path) else { return false }
            let isExcluded = excluded.contains { $0.matches(path) }
            if isExcluded { excludesSomething = true }
            return isExcluded || ignored.contains(path)
        }
        while let folder = folders.popLast() {
            for (name, kind) in try contents(of: folder, below: start) {
                if kind == .folder {
                    let folder = FilePath(name, in: folder)
                    if !Self.isSkipped(folder: name), !isLeftOut(folder) { folders.append(folder) }
                    continue
                }
                guard let role = SchemaFileRole(fileName: name) else { continue }
                let path = FilePath(name, in: folder)
                guard !isLeftOut(path), try isFile(path, kind, below: start) else { continue }
                guard named.contains(path) || !isOfOtherFormat(path) else {
                    filesOfOtherFormats.insert(path)
                    continue
                }
                switch role {
                case .root: files.roots.append(path)
                case .fragment: files.fragments.append(path)
                case .misnamed(let name): files.misnamed.append((path, name))
                }
            }
        }
        files.roots.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
        files.fragments.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
        return files
    }

    private func isOfOtherFormat(_ path: FilePath) -> Bool {
        // A file that can't be read, or is too large to be examined here, counts as a schema.
        guard let bytes = try? FileSystem.read(path, limit: Self.bytesLookedAt), bytes.count <= Self.bytesLookedAt
        else {
            return false
        }
        return SourceFile(path: path.text, bytes: bytes).isOfOtherFormat
    }

    private static let bytesLookedAt = 1 << 18

    /// Empty if the folder was deleted since its discovery, or if its name isn't valid text.
    private func contents(
        of folder: FilePath,
        below start: FilePath
    ) throws(FileError) -> [(name: String, kind: FileSystem.Kind)] {
        do throws(FileError) {
            return try FileSystem.contents(of: folder)
        } catch {
            guard folder != start, FileSystem.kind(of: folder, followingLinks: false) == nil else { throw error }
            return []
        }
    }

    /// Links to folders aren't followed, and links to files only inside the folder that is searched, or the repository
    /// around it: an untrusted schema can't include other files of the machine.
    private func isFile(_ path: FilePath, _ kind: FileSystem.Kind, below start: FilePath) throws(FileError) -> Bool {
        // Reading reports everything else, such as a broken link.
        guard kind == .link, let target = FileSystem.kind(of: path, followingLinks: true) else { return true }
        guard target != .folder else { return false }
        guard !path.withLinksFollowed.isBelow(start.withLinksFollowed) else { return true }
        let trustBoundary = start.trustBoundary(from: currentFolder)
        guard path.isReallyInside(trustBoundary) else {
            throw FileError("'\(path.text)' is a link to a file outside '\(trustBoundary.text)'")
        }
        return true
    }

    // MARK: Findings

    private mutating func reportMisnamed(_ path: FilePath, _ name: String) throws(FileError) {
        guard reported.insert(path).inserted else { return }
        let file = try SourceFile(reading: path, shownAs: path.shown(from: currentFolder))
        findings.append(.misnamed(file, path.name, rightName: name))
    }

    private mutating func reportOrphan(_ path: FilePath) throws(FileError) {
        guard reported.insert(path).inserted else { return }
        findings.append(.fragmentWithoutRoot(try SourceFile(reading: path, shownAs: path.shown(from: currentFolder))))
    }
}
