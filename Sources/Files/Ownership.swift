/// How Belfry recognizes its own files. All other files stay unchanged.
package enum Ownership: Sendable {
    /// The first line of each file contains the text.
    case firstLine(contains: String)
    /// The beginning of each file contains the mark. Files with this suffix that are no longer generated are removed.
    case mark(String, suffix: String)
    /// A list in the folder names the files. Listed files that are no longer generated are removed.
    case list(OutputList)
}

/// A file that lists the files that Belfry wrote to its folder.
package struct OutputList: Sendable {
    package let fileName: String
    /// The kind of files, for errors: `fixtures`.
    package let noun: String
    /// The names in the list; nil if the bytes aren't such a list.
    package let names: @Sendable (_ bytes: [UInt8]) -> [String]?

    package init(fileName: String, noun: String, names: @escaping @Sendable (_ bytes: [UInt8]) -> [String]?) {
        self.fileName = fileName
        self.noun = noun
        self.names = names
    }

    private static let sizeLimit = 1 << 26

    /// The files that an earlier run wrote to a folder.
    ///
    /// - Throws: If a file with the name of the list isn't a list: the owner of the other files is then unknown.
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
