#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A new folder for temporary files. Only this user can read and change it.
package struct PrivateFolder: Sendable {
    package let path: FilePath

    package init() throws(FileError) {
        let parent = FilePath(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp", in: .root)
        var template = Array("\(FilePath("belfry-XXXXXX", in: parent).text)".utf8CString)
        guard mkdtemp(&template) != nil else { throw FileError("can't create a folder in", parent) }
        path = FilePath(String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self), in: .root)
    }

    /// Removes the folder with its files. What can't be removed stays.
    package func remove() {
        for (name, _) in (try? FileSystem.contents(of: path)) ?? [] { unlink(FilePath(name, in: path).text) }
        rmdir(path.text)
    }
}
