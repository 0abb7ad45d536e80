/// How Belfry recognizes the files that it wrote: all others stay as they are.
package enum Ownership: Sendable {
    /// The first line of each file says so.
    case firstLine(contains: String)
    /// The beginning of each file says so. Files of this suffix that are no longer given are removed.
    case mark(String, suffix: String)
    /// A list in the folder names them. Files that it names and that are no longer given are removed.
    case list(OutputList)
}

/// A file that names the other files of its folder which Belfry wrote.
package struct OutputList: Sendable {
    package let fileName: String
    /// What it lists, for errors: `fixtures`.
    package let noun: String
    /// The names in the list; nil where the bytes are something else.
    package let names: @Sendable (_ bytes: [UInt8]) -> [String]?

    package init(fileName: String, noun: String, names: @escaping @Sendable (_ bytes: [UInt8]) -> [String]?) {
        self.fileName = fileName
        self.noun = noun
        self.names = names
    }

    private static let sizeLimit = 1 << 26

    /// The files that an earlier run wrote into a folder.
    ///
    /// - Throws: Where a file of the list's name is something else: then nobody knows whose the others are.
    func names(in folder: FilePath) throws(FileError) -> FileNames {
        let path = FilePath(fileName, in: folder)
        guard FileSystem.kind(of: path, followingLinks: false) == .file else { return FileNames([], in: folder) }
        guard let names = names(try FileSystem.read(path, limit: Self.sizeLimit)) else {
            throw FileError(
                "'\(path.text)' isn't overwritten: it isn't a list of \(noun) that Belfry wrote; restore it, "
                    + "or move it together with the \(noun) that it lists")
        }
        return FileNames(names, in: folder)
    }
}
