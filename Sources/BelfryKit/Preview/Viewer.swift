package import Files

/// The program that opens a page: the browser that the person prefers.
package enum Viewer {
    /// Doesn't wait until the page is closed.
    package static func open(_ path: FilePath) throws {
        #if canImport(Darwin)
        let program = "open"
        #else
        let program = "xdg-open"
        #endif
        let script = "command -v \(program) > /dev/null || exit 1; \(program) \"$1\" > /dev/null 2>&1 &"
        let process = try ChildProcess("sh", ["-c", script, "sh", path.text], environment: [:], limit: 1 << 16)
        guard process?.status == 0 else {
            throw FileError("can't open '\(path.text)': there is no '\(program)'; open the file in a browser")
        }
    }
}
