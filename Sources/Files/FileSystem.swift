#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Access to the file system.
///
/// Calls the system directly, so that searching a folder of a hundred thousand files only reads their kinds.
package enum FileSystem {
    package enum Kind: Sendable { case file, folder, link, other }

    /// Nil if nothing exists there.
    package static func kind(of path: FilePath, followingLinks: Bool) -> Kind? {
        var status = stat()
        guard (followingLinks ? stat(path.text, &status) : lstat(path.text, &status)) == 0 else { return nil }
        return kind(mode: status.st_mode)
    }

    /// Changes when the content of a file changes.
    package struct Stamp: Equatable, Sendable {
        private let seconds: Int
        private let nanoseconds: Int
        private let size: Int
        private let file: UInt64

        init(_ status: stat) {
            #if canImport(Darwin)
            let time = status.st_mtimespec
            #else
            let time = status.st_mtim
            #endif
            (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
            (size, file) = (Int(status.st_size), UInt64(status.st_ino))
        }
    }

    /// Nil if nothing exists there.
    package static func stamp(of path: FilePath) -> Stamp? {
        var status = stat()
        return stat(path.text, &status) == 0 ? Stamp(status) : nil
    }

    /// What a file or folder is to the system, whatever its names.
    package struct Identity: Hashable, Comparable, Sendable {
        private let device: UInt64
        private let number: UInt64

        init(_ status: stat) {
            (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
        }

        package static func < (one: Identity, other: Identity) -> Bool {
            (one.device, one.number) < (other.device, other.number)
        }
    }

    /// Nil if nothing exists there.
    package static func identity(of path: FilePath, followingLinks: Bool) -> Identity? {
        var status = stat()
        guard (followingLinks ? stat(path.text, &status) : lstat(path.text, &status)) == 0 else { return nil }
        return Identity(status)
    }

    /// Whether two paths lead to the same file, for example on a disk that ignores case.
    package static func isOneFile(_ one: FilePath, _ other: FilePath) -> Bool {
        guard let identity = identity(of: one, followingLinks: false) else { return false }
        return identity == Self.identity(of: other, followingLinks: false)
    }

    /// Nil if it was deleted.
    static var currentFolder: FilePath? {
        guard let text = getcwd(nil, 0) else { return nil }
        defer { free(text) }
        // Linux says '(unreachable)' before the path of a folder outside the root.
        guard text.pointee == CChar(UInt8(ascii: "/")) else { return nil }
        return FilePath(String(cString: text), in: .root)
    }

    /// Nil if nothing exists there.
    static func realPath(of path: FilePath) -> FilePath? {
        guard let text = realpath(path.text, nil) else { return nil }
        defer { free(text) }
        return FilePath(String(cString: text), in: .root)
    }

    /// Sets `errno` if it isn't writable.
    package static func isWritable(_ path: FilePath) -> Bool { access(path.text, W_OK) == 0 }

    private static func kind(mode: mode_t) -> Kind {
        switch mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }

    /// The contents of a folder, sorted by name.
    package static func contents(of folder: FilePath) throws(FileError) -> [(name: String, kind: Kind)] {
        guard let stream = opendir(folder.text) else { throw FileError("can't search", folder) }
        defer { closedir(stream) }
        var contents: [(name: String, kind: Kind)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    String(cString: $0)
                }
            }
            guard name != ".", name != ".." else { continue }
            let kind: Kind? =
                switch Int32(entry.pointee.d_type) {
                case Int32(DT_REG): .file
                case Int32(DT_DIR): .folder
                case Int32(DT_LNK): .link
                // Not every file system reports the kind.
                case Int32(DT_UNKNOWN): self.kind(of: FilePath(name, in: folder), followingLinks: false)
                default: .other
                }
            if let kind { contents.append((name, kind)) }
        }
        return contents.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The bytes of a regular file, up to one byte more than `limit`.
    package static func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
        let descriptor = try open(path)
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0,
            let bytes = read(descriptor, limit: limit, expected: max(0, Int(status.st_size)))
        else { throw FileError("can't read", path) }
        return bytes
    }

    /// Opens a file to read it. Never waits, as the system does for the writer of a named pipe.
    ///
    /// - Returns: A descriptor, which the caller closes.
    static func open(_ path: FilePath) throws(FileError) -> Int32 {
        let descriptor = systemOpen(path.text, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("can't read", path) }
        do throws(FileError) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw FileError("can't read", path) }
            switch kind(mode: status.st_mode) {
            case .file: break
            case .folder: throw FileError("can't read", path, code: EISDIR)
            case .other where isOpenFile(path):
                // The caller of this process opened it and knows what is in it. It can take time to arrive.
                guard fcntl(descriptor, F_SETFL, O_RDONLY) == 0 else { throw FileError("can't read", path) }
            case .other, .link:
                guard status.st_mode & S_IFMT == S_IFIFO else {
                    throw FileError("can't read '\(path.text)': it isn't a regular file")
                }
                throw FileError(
                    "can't read '\(path.text)': it's a named pipe, and Belfry doesn't wait for its writer",
                    help: "read it as standard input, or use '<(…)' of the shell")
            }
            return descriptor
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// Whether the path is the name of a file that this process already has open, such as `/dev/fd/63` for `<(…)`.
    private static func isOpenFile(_ path: FilePath) -> Bool {
        let folders = ["/dev/fd", "/proc/self/fd"].map { FilePath($0, in: .root).withLinksFollowed }
        let path = target(ofLink: path).map { FilePath($0, in: path.parent ?? .root) } ?? path
        return path.parent.map { folders.contains($0.withLinksFollowed) } ?? false
    }

    /// Nil if it isn't a link.
    static func target(ofLink path: FilePath) -> String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = buffer.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { readlink(path.text, $0.assumingMemoryBound(to: CChar.self), bytes.count) } ?? -1
        }
        return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
    }

    /// Standard input to its end, up to one byte more than `limit`.
    package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
        guard let bytes = read(STDIN_FILENO, limit: limit, expected: 0) else {
            throw FileError("can't read standard input: \(FileError.reason())")
        }
        return bytes
    }

    private static func read(_ descriptor: Int32, limit: Int, expected: Int) -> [UInt8]? {
        // One byte more than expected, to detect the end.
        var bytes = [UInt8](repeating: 0, count: min(expected, limit) + 1)
        var end = 0
        while end <= limit {
            if end == bytes.count { bytes += repeatElement(0, count: min(max(end, 1 << 16), limit + 1 - end)) }
            let count = bytes.withUnsafeMutableBytes { bytes in
                let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[end...])
                return systemRead(descriptor, rest.baseAddress, rest.count)
            }
            if count == 0 { break }
            if count < 0 {
                guard errno == EINTR else { return nil }
                continue
            }
            end += count
        }
        bytes.removeLast(bytes.count - end)
        return bytes
    }
}
