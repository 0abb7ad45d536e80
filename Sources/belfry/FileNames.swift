import NotificationSchema

/// Names of files in a folder, found as its disk finds them: `a.json` is `A.json` where that does not tell upper from lower
/// case.
struct FileNames {
    private let folder: FilePath
    private let names: Set<String>
    private let namesByFoldedName: [String: String]

    init(_ names: some Sequence<String>, in folder: FilePath) {
        self.folder = folder
        self.names = Set(names)
        namesByFoldedName = Dictionary(self.names.map { ($0.foldedFileName, $0) }) { first, _ in first }
    }

    var sorted: [String] { names.sorted() }

    func contains(_ name: String) -> Bool {
        if names.contains(name) { return true }
        guard let other = namesByFoldedName[name.foldedFileName] else { return false }
        return FileSystem.isOneFile(FilePath(other, in: folder), FilePath(name, in: folder))
    }
}
