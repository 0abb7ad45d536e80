package import Diagnostics
package import Files
import ProjectFiles
import SourceSyntax

/// The files of one schema.
package struct SchemaFiles: Hashable, Sendable {
    package let root: FilePath
    /// Files in or below the folder of the root, unless another root is nearer.
    package let fragments: [FilePath]

    package init(root: FilePath, fragments: [FilePath]) {
        self.root = root
        self.fragments = fragments
    }

    /// - Parameters:
    ///   - currentFolder: Paths are relative to it if the whole schema is inside it.
    ///   - unsaved: The new content of one file, which may not exist yet.
    package func read(
        from currentFolder: FilePath,
        unsaved: (path: FilePath, bytes: [UInt8])? = nil
    ) throws(FileError) -> (root: SourceFile, fragments: [SourceFile]) {
        let origin = origin(from: currentFolder)
        var files: [SourceFile] = []
        for path in all {
            let name = origin == .root ? path.text : path.shown(from: origin)
            if let unsaved, unsaved.path == path {
                files.append(SourceFile(path: name, bytes: unsaved.bytes))
            } else {
                files.append(try SourceFile(reading: path, shownAs: name))
            }
        }
        return (files[0], Array(files.dropFirst()))
    }

    /// The root first.
    package var all: [FilePath] { [root] + fragments }

    /// The base of displayed paths, the same for all files: names of generated files depend on the paths relative to
    /// the root.
    func origin(from currentFolder: FilePath) -> FilePath { root.isBelow(currentFolder) ? currentFolder : .root }
}
