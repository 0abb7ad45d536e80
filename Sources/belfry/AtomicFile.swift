import NotificationSchema

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that is there as a whole or not at all: written to another name in its folder, and renamed.
struct AtomicFile {
    let path: FilePath

    init(_ path: FilePath) {
        self.path = path
    }

    func write(_ bytes: [UInt8]) throws(FileError) {
        guard let folder = path.parent else { throw FileError("'/' is no file") }
        try create(folder)
        let temporary = FilePath(".\(path.name).\(getpid()).belfry", in: folder)
        // Never through a link that somebody put there.
        let descriptor = open(temporary.text, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError("cannot write", path) }
        var failure = writeAll(bytes, to: descriptor)
        if close(descriptor) != 0, failure == nil { failure = errno }
        if failure == nil, rename(temporary.text, path.text) != 0 { failure = errno }
        if let failure {
            unlink(temporary.text)
            throw FileError("cannot write", path, code: failure)
        }
    }

    func remove() throws(FileError) {
        guard unlink(path.text) == 0 else { throw FileError("cannot remove", path) }
    }

    private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return errno }
            rest = rest.dropFirst(max(0, count))
        }
        return nil
    }

    private func create(_ folder: FilePath) throws(FileError) {
        for folder in folder.folderAndAncestors.reversed() {
            switch FileSystem.kind(of: folder, followingLinks: true) {
            case .folder: continue
            case nil:
                guard mkdir(folder.text, 0o777) == 0 || errno == EEXIST else {
                    throw FileError("cannot make the folder", folder)
                }
            case .file, .link, .other: throw FileError("'\(folder.text)' is no folder")
            }
        }
    }
}
