import Files

/// A file that `gzip` or `zstd` decompresses while it is read.
struct CompressedFile: Hashable {
    private let path: FilePath
    private let program: String

    /// - Returns: Nil if the name has another suffix.
    init?(_ path: FilePath) {
        let programs = [".gz": "gzip", ".zst": "zstd"]
        guard let program = programs.first(where: { path.hasSuffix($0.key) })?.value else { return nil }
        (self.path, self.program) = (path, program)
    }

    func shown(from currentFolder: FilePath) -> String { path.shown(from: currentFolder) }

    /// - Parameter read: Reads to the end.
    func decompressed<Result>(
        _ read: (consuming ByteStream) throws(FileError) -> Result
    ) throws(FileError) -> Result {
        guard let process = try ChildProcess(program, ["-dc"], input: path) else {
            throw FileError("can't read '\(path.text)': there is no '\(program)'", help: "install it")
        }
        let result: Result
        do throws(FileError) {
            result = try read(process.lines(named: "'\(path.text)'"))
        } catch {
            process.cancel()
            throw error
        }
        let end = try process.end()
        guard end.status == 0 else {
            throw FileError(
                "'\(program)' can't decompress '\(path.text)' to the end; what it could is checked"
                    + (end.complaint.isEmpty ? "" : " (\(end.complaint))"))
        }
        return result
    }
}
