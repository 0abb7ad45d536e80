#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes a file completely or not at all: under a temporary name in its folder, then renamed.
///
/// A link in its place is replaced, not followed.
package struct AtomicFile {
    package let path: FilePath

    package init(_ path: FilePath) {
        self.path = path
    }

    /// - Parameter confirm: Called right before the rename. If it throws, nothing changes.
    package func write(_ bytes: [UInt8], confirm: () throws(FileError) -> Void = {}) throws(FileError) {
        guard let folder = path.parent else { throw FileError("'/' isn't a file") }
        let temporary = FilePath(Self.temporaryName(for: path.name), in: folder)
        var descriptor = Self.create(temporary)
        if descriptor < 0, errno == ENOENT || errno == ENOTDIR {
            try Self.createFolder(folder)
            descriptor = Self.create(temporary)
        }
        guard descriptor >= 0 else { throw FileError("can't write", path) }
        // Existing files keep their permissions.
        var status = stat()
        let replaces = lstat(path.text, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        if replaces { fchmod(descriptor, status.st_mode & 0o777) }
        var failure = systemWriteAll(bytes, to: descriptor)
        // Otherwise a power failure after the rename could leave neither the former content nor the new one.
        if replaces, failure == nil, fsync(descriptor) != 0, errno != EINVAL { failure = errno }
        if close(descriptor) != 0, failure == nil { failure = errno }
        do throws(FileError) {
            if let failure { throw FileError("can't write", path, code: failure) }
            try confirm()
            if rename(temporary.text, path.text) != 0 { throw FileError("can't write", path) }
        } catch {
            unlink(temporary.text)
            throw error
        }
    }

    /// A missing file counts as removed.
    package func remove() throws(FileError) {
        guard unlink(path.text) == 0 || errno == ENOENT else { throw FileError("can't remove", path) }
    }

    /// A file that is open for writing; negative, with `errno`, if it can't be created. Doesn't follow links.
    private static func create(_ path: FilePath) -> CInt {
        open(path.text, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    }

    /// Creates a folder and its missing parents.
    static func createFolder(_ folder: FilePath) throws(FileError) {
        guard FileSystem.kind(of: folder, followingLinks: true) != .folder else { return }
        for folder in folder.folderAndAncestors.reversed() {
            switch FileSystem.kind(of: folder, followingLinks: true) {
            case .folder: continue
            case nil:
                guard mkdir(folder.text, 0o777) == 0 || errno == EEXIST else {
                    throw FileError("can't create the folder", folder)
                }
            case .file, .link, .other: throw FileError("'\(folder.text)' isn't a folder")
            }
        }
    }
}

// MARK: - Temporary files

extension AtomicFile {
    private static let suffix = ".belfry"
    private static let digitCount = 16
    /// In bytes. With what is added, a name has at most 255, which is the limit of common file systems.
    private static let longestName = 255 - digitCount - suffix.utf8.count - 2
    /// In seconds. No run takes longer to write a file.
    private static let ageOfLeftovers = 60

    /// `.fixtures.json.00c0ffee00c0ffee.belfry`
    ///
    /// The process identifier isn't enough: containers that share a folder can have the same.
    private static func temporaryName(for name: String) -> String {
        let number = String(UInt64.random(in: 0...UInt64.max), radix: 16)
        var name = name[...]
        while name.utf8.count > longestName { name = name.dropLast() }
        return ".\(name).\(String(repeating: "0", count: digitCount - number.count))\(number)\(suffix)"
    }

    private static func isTemporaryName(_ name: String) -> Bool {
        guard name.hasPrefix("."), name.hasSuffix(suffix) else { return false }
        let parts = name.dropFirst().dropLast(suffix.count)
        guard let point = parts.lastIndex(of: "."), point > parts.startIndex else { return false }
        let number = parts[point...].dropFirst()
        return number.utf8.count == digitCount && number.allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isUppercase }
    }

    /// Removes temporary files of killed runs from the folders, for all file names.
    static func removeLeftovers(in folders: Set<FilePath>) {
        for folder in folders {
            for (name, kind) in (try? FileSystem.contents(of: folder)) ?? [] where kind == .file {
                let leftover = FilePath(name, in: folder)
                if isTemporaryName(name), age(of: leftover) > ageOfLeftovers { unlink(leftover.text) }
            }
        }
    }

    /// In seconds; 0 if the file is gone.
    private static func age(of path: FilePath) -> Int {
        var status = stat()
        guard lstat(path.text, &status) == 0 else { return 0 }
        #if canImport(Darwin)
        return time(nil) - status.st_mtimespec.tv_sec
        #else
        return time(nil) - status.st_mtim.tv_sec
        #endif
    }
}
