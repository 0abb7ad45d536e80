import ArgumentParser
import Basics
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

    /// In cells; nil if it isn't a terminal.
    var width: Int? {
        var size = winsize()
        guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Unbuffered, so that both streams appear in the order of writing.
    func write(_ text: String) { write(Array(text.utf8)) }

    /// Writes the content of a file, unchanged.
    func write(_ bytes: [UInt8]) {
        if let code = systemWriteAll(bytes, to: rawValue) { didFail(code) }
    }

    /// Writes Belfry's own lines with untrusted text in them. On a terminal, control characters are made visible.
    func show(_ text: String) {
        write(isTerminal ? text.withVisibleControlsInLines : text)
    }

    /// Writes JSON, which may contain untrusted text. On a terminal, control characters are escaped, so that the value
    /// stays the same.
    func show(_ json: JSONValue) {
        write((isTerminal ? json.report : json.indented) + "\n")
    }

    /// Ends the process, because a partial result is misleading. A failure to write to standard error is ignored.
    private func didFail(_ code: Int32) {
        guard self == .output else { return }
        StandardStream.error.write("belfry: can't write to standard output: \(String(cString: strerror(code)))\n")
        exit(ExitStatus.usage.rawValue)
    }

    /// Prevents files from taking the descriptors of closed standard streams, and turns a file size limit into a write
    /// error instead of a signal.
    static func prepare() {
        signal(SIGXFSZ, SIG_IGN)
        // In the wrong direction, so that reading and writing fail as expected.
        for (stream, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(stream, F_GETFD) < 0 {
            _ = open("/dev/null", flags)
        }
    }
}
