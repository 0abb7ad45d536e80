import ArgumentParser
import Diagnostics
import Files

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A stream of the process: results go to standard output, messages about the run to standard error.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// In cells; nil where it is no terminal.
    var width: Int? {
        var size = winsize()
        guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Unbuffered, so that both streams appear in the order in which they were written.
    func write(_ text: String) { write(Array(text.utf8)) }

    /// What a file holds, as it is.
    func write(_ bytes: [UInt8]) {
        if let code = systemWriteAll(bytes, to: rawValue) { didFail(code) }
    }

    /// Writes what may hold text of strangers beside Belfry's own lines: on a terminal its controls are made visible.
    func show(_ text: String) {
        write(isTerminal ? text.withVisibleControlsInLines : text)
    }

    /// Writes JSON, which may hold text of strangers as well: on a terminal with its controls as escapes, so that it is
    /// the same value.
    func show(_ json: JSONValue) {
        write((isTerminal ? json.indented.withControlsAsJSONEscapes : json.indented) + "\n")
    }

    /// Ends the process: nobody must take a part of a result for the whole. What standard error does not take is lost.
    private func didFail(_ code: Int32) {
        guard self == .output else { return }
        StandardStream.error.write("belfry: can't write to standard output: \(String(cString: strerror(code)))\n")
        exit(ExitStatus.usage.rawValue)
    }

    /// Makes sure that no file takes the place of a stream that is closed, and that a limit on the size of files is
    /// an error of writing, not the end of the process.
    static func prepare() {
        signal(SIGXFSZ, SIG_IGN)
        // In the wrong direction, so that reading and writing fail as they should.
        for (stream, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(stream, F_GETFD) < 0 {
            _ = open("/dev/null", flags)
        }
    }
}
