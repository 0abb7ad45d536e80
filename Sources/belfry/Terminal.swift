import ArgumentParser
import Diagnostics

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where text goes: results to standard output, what is said about the run to standard error.
enum Terminal: Int32 {
    case output = 1
    case error = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Only on a terminal that can, and not against the wish of its owner (https://no-color.org).
    var isColored: Bool {
        isTerminal && (Self.variable("NO_COLOR") ?? "").isEmpty && Self.variable("TERM") != "dumb"
    }

    /// In cells.
    var width: Int {
        var size = winsize()
        guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 120 }
        return Int(size.ws_col)
    }

    /// Unbuffered, so that both streams appear in the order in which they were written.
    func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(rawValue, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return didFail(errno) }
            rest = rest.dropFirst(max(0, count))
        }
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

    /// A result that arrives in part is none: nobody shall take it for the whole. Of what standard error does not take
    /// there is nowhere to speak.
    private func didFail(_ code: Int32) {
        guard self == .output else { return }
        Terminal.error.write("belfry: cannot write to standard output: \(String(cString: strerror(code)))\n")
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

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

extension String {
    /// With its line breaks and tabs, and all other controls made visible.
    var withVisibleControlsInLines: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar == "\n" || scalar == "\t" ? String(scalar) : String(scalar).withVisibleControls
        }
    }

    /// JSON with its line breaks. What acts invisibly stands in its strings alone.
    fileprivate var withControlsAsJSONEscapes: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            guard scalar.actsInvisibly, scalar != "\n" else { return text.unicodeScalars.append(scalar) }
            for unit in scalar.utf16 {
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }
}

/// The system's `write`, which a method of that name hides.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
