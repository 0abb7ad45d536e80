#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Keeps other runs of Belfry from writing to a folder.
///
/// Two runs that write fixtures of different schemas to one folder would remove each other's files, and leave files
/// that no list names. Disks without locks aren't locked.
package enum FolderLock {
    /// Creates missing folders, and locks them until `body` returns.
    package static func hold<Result>(
        _ folders: Set<FilePath>, while body: () throws -> Result
    ) throws -> Result {
        var descriptors: [FileSystem.Identity: Int32] = [:]
        defer { for descriptor in descriptors.values { close(descriptor) } }
        for folder in folders {
            try AtomicFile.createFolder(folder)
            let descriptor = open(folder.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            var status = stat()
            // A folder can have several paths. A second lock would wait for the first.
            guard fstat(descriptor, &status) == 0, descriptors[FileSystem.Identity(status)] == nil else {
                close(descriptor)
                continue
            }
            descriptors[FileSystem.Identity(status)] = descriptor
        }
        // Always in the same order, to avoid a deadlock with another run.
        for (_, descriptor) in descriptors.sorted(by: { $0.key < $1.key }) {
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
        return try body()
    }
}
