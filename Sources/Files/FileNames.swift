import Basics
import Diagnostics

/// Names of files in a folder, compared as its disk does: some disks ignore case.
package struct FileNames {
    private let folder: FilePath
    private let names: Set<String>
    private let namesByFoldedName: [String: String]

    package init(_ names: some Sequence<String>, in folder: FilePath) {
        self.folder = folder
        self.names = Set(names)
        namesByFoldedName = Dictionary(self.names.map { ($0.foldedFileName, $0) }) { first, _ in first }
    }

    package var sorted: [String] { names.sorted() }

    package func contains(_ name: String) -> Bool {
        if names.contains(name) { return true }
        guard let other = namesByFoldedName[name.foldedFileName] else { return false }
        return FileSystem.isOneFile(FilePath(other, in: folder), FilePath(name, in: folder))
    }
}
