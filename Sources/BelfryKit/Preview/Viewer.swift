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
        guard try ChildProcess.startDetached(program, [path.text]) else {
            throw FileError("can't open '\(path.text)': there is no '\(program)'; open the file in a browser")
        }
    }
}
