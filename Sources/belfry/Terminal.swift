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
            // Nobody reads any more, or the disk is full: there is nowhere left to say so.
            guard count > 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(0, count))
        }
    }

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// The system's `write`, which a method of that name hides.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
