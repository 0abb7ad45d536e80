import NotificationSchema

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Keeps other runs of Belfry from writing into a folder until the process ends.
///
/// Two runs that write fixtures of different schemas into one folder would each remove what the other's list names, and
/// leave files that no list names. A disk that has no locks gives none.
enum FolderLock {
    static func take(on folder: FilePath) throws(FileError) {
        try AtomicFile.create(folder)
        let descriptor = open(folder.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        // Never closed: the lock ends with the process.
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
}
