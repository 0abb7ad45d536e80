import Basics
import Diagnostics

/// Updates files: writes only files that change, and never touches files of others.
///
/// Everything is checked before anything is written, so that an error leaves all files unchanged.
package struct OutputWriter {
    package private(set) var changes: [Change] = []
    package private(set) var unchangedCount = 0
    /// The files, by names that are equal if some disk treats them as the same.
    private var paths: [String: FilePath] = [:]
    private var folders: [FilePath: String] = [:]
    private var foldersByIdentity: [FileSystem.Identity: String] = [:]

    package struct Change {
        package var path: FilePath
        /// Nil if the file doesn't exist.
        package var old: [UInt8]?
        /// Nil if the file is to be removed.
        package var new: [UInt8]?
        /// A file that belongs to the author, who may edit it at the same time.
        var isAuthors = false
    }

    /// Larger than any file that Belfry writes.
    private static let sizeLimit = 1 << 28
    /// The first bytes, which contain the mark of ``Ownership/mark(_:suffix:)``.
    private static let markedBytes = 200

    package init() {}

    /// Adds all files of one output to a folder, and removes files of an earlier run that are no longer generated.
    package mutating func add(
        _ files: [OutputFile], in folder: FilePath, owned ownership: Ownership
    ) throws(FileError) {
        switch ownership {
        case .firstLine: try addAll(files, in: folder, ownership)
        case .mark(let mark, let suffix):
            try addAll(files, in: folder, ownership)
            try removeOthers(than: files, markedBy: mark, suffix, in: folder)
        case .list(let list): try addListed(files, in: folder, list)
        }
    }

    private mutating func addAll(
        _ files: [OutputFile], in folder: FilePath, _ ownership: Ownership
    ) throws(FileError) {
        for file in files { try add(file.bytes, at: try Self.path(of: file, in: folder), owned: ownership) }
    }

    /// Adds a single file.
    package mutating func add(_ bytes: [UInt8], at path: FilePath, owned ownership: Ownership) throws(FileError) {
        try add(bytes, at: path) { old in
            switch ownership {
            case .firstLine(let mark):
                let firstLine = String(decoding: old.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
                return firstLine.contains(mark) ? nil : "its first line doesn't say that Belfry generated it"
            case .mark(let mark, _):
                return Self.isMarked(old, by: mark) ? nil : "it doesn't say that Belfry generated it"
            case .list(let list):
                return path.name == list.fileName ? nil : "\(list.fileName) doesn't list it"
            }
        }
    }

    /// Removals come first, then the list, then the listed files. If a run is killed, the next one recognizes all
    /// files.
    private mutating func addListed(
        _ files: [OutputFile], in folder: FilePath, _ list: OutputList
    ) throws(FileError) {
        let owned = try list.names(in: folder)
        let names = FileNames(files.map(\.name), in: folder)
        for name in owned.sorted where !names.contains(name) {
            // A list isn't trusted: it can't name files elsewhere.
            guard let path = Self.path(of: name, in: folder) else { continue }
            guard FileSystem.kind(of: path, followingLinks: false) == .file else { continue }
            guard let old = try read(path) else { continue }
            changes.append(Change(path: path, old: old, new: nil))
        }
        let isList = { (file: OutputFile) in file.name == list.fileName }
        for file in files.filter(isList) + files.filter({ !isList($0) }) {
            try add(file.bytes, at: try Self.path(of: file, in: folder)) { _ in
                isList(file) || owned.contains(file.name) ? nil : "\(list.fileName) doesn't list it"
            }
        }
    }

    private mutating func removeOthers(
        than files: [OutputFile], markedBy mark: String, _ suffix: String, in folder: FilePath
    ) throws(FileError) {
        guard FileSystem.kind(of: folder, followingLinks: true) == .folder else { return }
        let names = FileNames(files.map(\.name), in: folder)
        for (name, kind) in try FileSystem.contents(of: folder)
        where kind == .file && name.hasSuffix(suffix) && !names.contains(name) {
            let path = FilePath(name, in: folder)
            let old = try FileSystem.read(path, limit: Self.sizeLimit)
            if Self.isMarked(old, by: mark) { changes.append(Change(path: path, old: old, new: nil)) }
        }
    }

    private static func isMarked(_ bytes: [UInt8], by mark: String) -> Bool {
        String(decoding: bytes.prefix(markedBytes), as: UTF8.self).contains(mark)
    }

    /// Changes a part of a file that belongs to the author.
    ///
    /// - Parameter old: Nil if the file doesn't exist yet.
    package mutating func change(_ path: FilePath, from old: [UInt8]?, to new: [UInt8]) throws(FileError) {
        guard insert(path) == nil else {
            throw FileError("two schemas would change '\(path.text)'; run the command for each schema separately")
        }
        guard old != new else {
            unchangedCount += 1
            return
        }
        let kind = FileSystem.kind(of: path, followingLinks: false)
        guard kind != .link else {
            throw FileError("'\(path.text)' is a link, which Belfry doesn't follow; name the file itself")
        }
        guard kind == nil || FileSystem.isWritable(path) else { throw FileError("can't write", path) }
        changes.append(Change(path: path, old: old, new: new, isAuthors: true))
    }

    /// - Parameter objection: Why a file with other content isn't overwritten.
    private mutating func add(
        _ new: [UInt8],
        at path: FilePath,
        unless objection: (_ old: [UInt8]) -> String?
    ) throws(FileError) {
        if let other = insert(path) {
            throw FileError(
                other == path
                    ? "'\(path.text)' would be written twice; use a different output for each schema and option"
                    : "'\(other.text)' and '\(path.text)' are one file, at least on disks that ignore letter case; "
                        + "use a different output for each schema and option")
        }
        switch FileSystem.kind(of: path, followingLinks: false) {
        case nil:
            changes.append(Change(path: path, old: nil, new: new))
        case .file:
            let old = try read(path)
            if old == new {
                unchangedCount += 1
            } else if let old, let objection = objection(old) {
                throw FileError(
                    "'\(path.text)' isn't overwritten: \(objection); move it, or choose another output")
            } else {
                changes.append(Change(path: path, old: old, new: new))
            }
        case .link:
            throw FileError(
                "'\(path.text)' is a link, which Belfry doesn't follow; remove it, or choose another output")
        case .folder: throw FileError("can't write '\(path.text)': it's a folder")
        case .other: throw FileError("can't write '\(path.text)': it isn't a regular file")
        }
    }

    /// - Returns: The path of the same file that was inserted before: its folder can have other names because of
    ///   links, and some disks ignore case and the composition of accents.
    private mutating func insert(_ path: FilePath) -> FilePath? {
        let folder = path.parent.map { realFolder($0) } ?? ""
        return paths.updateValue(path, forKey: "\(folder)/\(path.name.foldedFileName)")
    }

    /// The same text for all names of a folder.
    private mutating func realFolder(_ folder: FilePath) -> String {
        if let known = folders[folder] { return known }
        var path = folder.withLinksFollowed.text.foldedFileName
        if let identity = FileSystem.identity(of: folder, followingLinks: true) {
            path = foldersByIdentity[identity] ?? path
            foldersByIdentity[identity] = path
        }
        folders[folder] = path
        return path
    }

    /// Nil if another run removed the file since the search.
    private func read(_ path: FilePath) throws(FileError) -> [UInt8]? {
        do throws(FileError) {
            return try FileSystem.read(path, limit: Self.sizeLimit)
        } catch {
            guard FileSystem.kind(of: path, followingLinks: false) != nil else { return nil }
            throw error
        }
    }

    /// Names have no separators already; this is a second check.
    private static func path(of file: OutputFile, in folder: FilePath) throws(FileError) -> FilePath {
        guard let path = path(of: file.name, in: folder) else {
            throw FileError("'\(file.name.withVisibleControls)' isn't a valid file name")
        }
        return path
    }

    /// Nil if the name would lead elsewhere.
    private static func path(of name: String, in folder: FilePath) -> FilePath? {
        let path = FilePath(name, in: folder)
        return path.parent == folder && path.name.utf8.elementsEqual(name.utf8) && !name.utf8.contains(0) ? path : nil
    }

    package func write() throws(FileError) {
        AtomicFile.removeLeftovers(in: Set(paths.values.compactMap(\.parent)))
        for change in changes {
            guard let new = change.new else {
                try AtomicFile(change.path).remove()
                continue
            }
            try AtomicFile(change.path).write(new) { () throws(FileError) in
                if change.isAuthors, try read(change.path) != change.old {
                    throw FileError(
                        "'\(change.path.text)' changed during the run and wasn't written; run the command again")
                }
            }
        }
    }
}
