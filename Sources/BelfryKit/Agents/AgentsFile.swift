package import Files

/// `AGENTS.md`, which coding agents read first.
package enum AgentsFile {
    private static let name = "AGENTS.md"
    /// The command that prints ``AgentsPage``.
    private static let command = "belfry agents"
    private static let limit = 1 << 20

    private static let pointer = """
        ## Notifications

        `notifications.yaml` declares this app's notifications. Before you change it, or code that handles notifications,
        run `\(command)` and read what it prints.

        """

    /// Whether a folder has the file, without the pointer.
    package static func lacksPointer(in folder: FilePath) -> Bool {
        let path = FilePath(name, in: folder)
        guard let bytes = try? FileSystem.read(path, limit: limit) else { return false }
        return !hasPointer(bytes)
    }

    /// Adds a pointer to the page for agents at the end of the file, which is created if it doesn't exist.
    ///
    /// - Returns: The path of the file; nil if it already has the pointer.
    package static func addPointer(in folder: FilePath) throws(FileError) -> FilePath? {
        let path = FilePath(name, in: folder)
        switch FileSystem.kind(of: path, followingLinks: false) {
        case nil:
            try AtomicFile(path).write(Array(pointer.utf8))
            return path
        case .file: break
        case .folder, .link, .other: throw FileError("'\(name)' isn't a regular file; nothing written")
        }
        let old = try FileSystem.read(path, limit: limit)
        guard old.count <= limit else { throw FileError("'\(name)' is larger than 1 MiB; nothing written") }
        guard !hasPointer(old) else { return nil }
        let lineBreaks = old.isEmpty || old.hasLineBreaks(2) ? "" : old.hasLineBreaks(1) ? "\n" : "\n\n"
        try AtomicFile(path).write(old + Array((lineBreaks + pointer).utf8))
        return path
    }

    private static func hasPointer(_ bytes: [UInt8]) -> Bool { bytes.contains(Array(command.utf8)) }
}

extension [UInt8] {
    fileprivate func hasLineBreaks(_ count: Int) -> Bool {
        suffix(count).elementsEqual(repeatElement(0x0A, count: count))
    }
}
