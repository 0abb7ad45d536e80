package import Diagnostics
import SourceSyntax

/// The files that make one schema.
package struct SchemaFiles: Hashable, Sendable {
    package let root: FilePath
    /// At or below the folder of the root, unless another root is nearer.
    package let fragments: [FilePath]

    package init(root: FilePath, fragments: [FilePath]) {
        self.root = root
        self.fragments = fragments
    }

    /// - Parameters:
    ///   - currentFolder: Paths are shown relative to it, if all of the schema lies below it.
    ///   - unsaved: What one of the files will be, which need not be on the disk yet.
    package func read(
        from currentFolder: FilePath,
        unsaved: (path: FilePath, bytes: [UInt8])? = nil
    ) throws(FileError) -> (root: SourceFile, fragments: [SourceFile]) {
        // One way for all files: names of generated files follow from how a fragment's path goes on from the root's.
        let origin = root.isBelow(currentFolder) ? currentFolder : .top
        var files: [SourceFile] = []
        for path in [root] + fragments {
            let name = origin == .top ? path.text : path.shown(from: origin)
            if let unsaved, unsaved.path == path {
                files.append(SourceFile(path: name, bytes: unsaved.bytes))
            } else {
                files.append(try SourceFile(reading: path, shownAs: name))
            }
        }
        return (files[0], Array(files.dropFirst()))
    }
}

/// What the name of a file says of its part in a schema.
package enum SchemaFileRole: Sendable {
    case root
    case fragment
    /// Meant as one of the two; `name` is how it has to be named.
    case misnamed(name: String)

    package static let rootName = "notifications.yaml"
    private static let fragmentSuffix = ".notifications.yaml"

    /// Nil for a file that has nothing to do with schemas.
    package init?(fileName: String) {
        // Editors and file servers keep notes of their own beside a file, such as `.#chat.notifications.yaml`.
        guard fileName.utf8.first != UInt8(ascii: ".") else { return nil }
        if fileName == Self.rootName {
            self = .root
        } else if fileName.hasSuffix(Self.fragmentSuffix) {
            self = .fragment
        } else {
            let lower = fileName.lowercased()
            let stem = lower.hasSuffix(".yml") ? lower.dropLast(".yml".count) + ".yaml" : lower[...]
            if stem == Self.rootName {
                self = .misnamed(name: Self.rootName)
            } else if stem.hasSuffix(Self.fragmentSuffix) {
                let length = lower.hasSuffix(".yml") ? Self.fragmentSuffix.count - 1 : Self.fragmentSuffix.count
                self = .misnamed(name: fileName.dropLast(length) + Self.fragmentSuffix)
            } else {
                return nil
            }
        }
    }
}

extension SourceFile {
    /// Reads a file; of one that is too large, as much as shows that it is.
    package convenience init(reading path: FilePath, shownAs name: String) throws(FileError) {
        self.init(path: name, bytes: try FileSystem.read(path, limit: ReadingLimits.fileBytes))
    }
}
