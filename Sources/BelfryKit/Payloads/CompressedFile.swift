import Files

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that `gzip` or `zstd` decompresses while it is read.
struct CompressedFile: Hashable {
    private let path: FilePath
    private let program: String

    /// - Returns: Nil if the name has another suffix.
    init?(_ path: FilePath) {
        let programs = [".gz": "gzip", ".zst": "zstd"]
        guard let program = programs.first(where: { path.text.hasSuffix($0.key) })?.value else { return nil }
        (self.path, self.program) = (path, program)
    }

    func shown(from currentFolder: FilePath) -> String { path.shown(from: currentFolder) }

    /// - Parameter read: Reads to the end.
    func decompressed<Result>(
        _ read: (consuming ByteStream) throws(FileError) -> Result
    ) throws(FileError) -> Result {
        let quoted = "'" + path.text.replacing("'", with: "'\\''") + "'"
        guard let pipe = popen("exec \(program) -dc < \(quoted)", "r") else {
            throw FileError("can't run '\(program)': \(String(cString: strerror(errno)))")
        }
        let result: Result
        do throws(FileError) {
            result = try read(ByteStream(reading: fileno(pipe), named: "'\(path.text)'"))
        } catch {
            pclose(pipe)
            throw error
        }
        let status = pclose(pipe)
        guard status >> 8 != 127 else {
            throw FileError("can't read '\(path.text)': there is no '\(program)'", help: "install it")
        }
        guard status == 0 else {
            throw FileError("'\(program)' can't decompress '\(path.text)' to the end; what it could is checked")
        }
        return result
    }
}
