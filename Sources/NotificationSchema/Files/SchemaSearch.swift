package import Diagnostics

/// Finds the schemas that paths of a command line stand for.
package struct SchemaSearch: Sendable {
    /// Each once, in the order in which they were found.
    package private(set) var schemas: [SchemaFiles] = []
    /// Files that belong to no schema, though somebody meant them to.
    package private(set) var findings: [Finding] = []

    private let currentFolder: FilePath
    private var reported: Set<FilePath> = []

    /// Folders of tools: what lies in them is nobody's source.
    package static let skippedFolders: Set<String> = [".build", ".git", "DerivedData", "Pods", "node_modules"]

    package init(from currentFolder: FilePath) {
        self.currentFolder = currentFolder
    }

    /// - Parameter text: A root file, a fragment, which stands for its schema, or a folder, which is searched.
    package mutating func add(_ text: String) throws(FileError) {
        let path = FilePath(text, in: currentFolder)
        guard let kind = FileSystem.kind(of: path, followingLinks: true) else {
            throw FileError("there is no file or folder '\(text)'")
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
                "'\(text)' is no schema file: the root is named \(SchemaFileRole.rootName), a fragment *.notifications.yaml"
            )
        }
    }

    private mutating func addFolder(_ folder: FilePath) throws(FileError) {
        let files = try search(folder)
        guard !files.isEmpty else {
            throw FileError(
                "there is no \(SchemaFileRole.rootName) in '\(folder.text)' or below it; 'belfry init' writes one"
            )
        }
        for (path, name) in files.misnamed { try reportMisnamed(path, name) }
        for root in files.roots { add(files.schema(of: root)) }
        for fragment in files.fragments where files.root(of: fragment) == nil {
            if let root = root(above: fragment) {
                try addSchema(of: root)
            } else {
                try reportOrphan(fragment)
            }
        }
    }

    /// The schema of a root file, without those in the folders below.
    private mutating func addSchema(of root: FilePath) throws(FileError) {
        guard !schemas.contains(where: { $0.root == root }), let folder = root.parent else { return }
        add(try search(folder).schema(of: root))
    }

    private mutating func add(_ schema: SchemaFiles) {
        if !schemas.contains(where: { $0.root == schema.root }) { schemas.append(schema) }
    }

    /// The nearest root at or above a fragment, up to the folder of the repository.
    private func root(above fragment: FilePath) -> FilePath? {
        guard let start = fragment.parent else { return nil }
        for folder in start.folderAndAncestors {
            let root = FilePath(SchemaFileRole.rootName, in: folder)
            if FileSystem.kind(of: root, followingLinks: true) == .file { return root }
            if FileSystem.kind(of: FilePath(".git", in: folder), followingLinks: true) != nil { return nil }
        }
        return nil
    }

    // MARK: Searching

    private struct Files {
        var roots: [FilePath] = []
        var fragments: [FilePath] = []
        var misnamed: [(path: FilePath, name: String)] = []

        var isEmpty: Bool { roots.isEmpty && fragments.isEmpty && misnamed.isEmpty }

        func root(of fragment: FilePath) -> FilePath? {
            let folders = fragment.parent?.folderAndAncestors ?? []
            return folders.lazy.map { FilePath(SchemaFileRole.rootName, in: $0) }.first { roots.contains($0) }
        }

        func schema(of root: FilePath) -> SchemaFiles {
            SchemaFiles(root: root, fragments: fragments.filter { self.root(of: $0) == root })
        }
    }

    /// The schemas among files that lie elsewhere than in the file system.
    package static func schemas(among paths: [FilePath]) -> [SchemaFiles] {
        var files = Files()
        for path in paths {
            let folders = path.parent?.folderAndAncestors ?? []
            guard !folders.contains(where: { skippedFolders.contains($0.name) }) else { continue }
            switch SchemaFileRole(fileName: path.name) {
            case .root: files.roots.append(path)
            case .fragment: files.fragments.append(path)
            case .misnamed, nil: continue
            }
        }
        return files.roots.map { files.schema(of: $0) }
    }

    private func search(_ start: FilePath) throws(FileError) -> Files {
        var files = Files()
        var folders = [start]
        while let folder = folders.popLast() {
            for (name, kind) in try contents(of: folder, below: start) {
                if kind == .folder {
                    if !Self.skippedFolders.contains(name) { folders.append(FilePath(name, in: folder)) }
                    continue
                }
                guard let role = SchemaFileRole(fileName: name) else { continue }
                let path = FilePath(name, in: folder)
                guard try isFile(path, kind, below: start) else { continue }
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

    /// None of a folder that is gone since it was seen, or whose name is no text.
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

    /// Links to folders are not followed, and links to files only within the folder that is searched: a schema from a
    /// stranger cannot bring in what lies elsewhere on the machine.
    private func isFile(_ path: FilePath, _ kind: FileSystem.Kind, below start: FilePath) throws(FileError) -> Bool {
        // What is neither, or leads nowhere, is for reading to complain of.
        guard kind == .link, let target = FileSystem.kind(of: path, followingLinks: true) else { return true }
        guard target != .folder else { return false }
        guard path.withLinksFollowed.isBelow(start.withLinksFollowed) else {
            throw FileError("'\(path.text)' is a link that leads out of '\(start.text)'")
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
