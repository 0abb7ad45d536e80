package import Diagnostics
package import Files

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
        let origin = root.isBelow(currentFolder) ? currentFolder : .root
        var files: [SourceFile] = []
        for path in [root] + fragments {
            let name = origin == .root ? path.text : path.shown(from: origin)
            if let unsaved, unsaved.path == path {
                files.append(SourceFile(path: name, bytes: unsaved.bytes))
            } else {
                files.append(try SourceFile(reading: path, shownAs: name))
            }
        }
        return (files[0], Array(files.dropFirst()))
    }
}
