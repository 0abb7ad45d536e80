import Basics
import Diagnostics

/// Lines of source. The last line can be unfinished, and parts of it removed.
struct SwiftLines {
    /// In UTF-8.
    private(set) var bytes: [UInt8] = []
    /// The indentation level of new lines.
    var depth = 0
    private var startOfLine = 0

    private static let length = 120

    /// What fits into a line after its indentation, in UTF-8.
    var width: Int { Self.length - 4 * depth }

    /// The offset of the next byte.
    var count: Int { bytes.count }

    mutating func add(_ start: String, _ middle: String = "", _ end: String = "") {
        begin(start, middle)
        write(end)
        self.end()
    }

    /// A compiler directive, without indentation.
    mutating func addDirective(_ start: String, _ end: String = "") {
        write(start)
        write(end)
        self.end()
    }

    mutating func begin(_ start: String = "", _ end: String = "") {
        startOfLine = bytes.count
        bytes.append(spaces: 4 * depth)
        write(start)
        write(end)
    }

    mutating func end() { bytes.append(UInt8(ascii: "\n")) }

    mutating func write(_ text: String) { bytes.append(text) }

    /// Whether the unfinished line and the suffix fit.
    func fits(before suffix: String = "") -> Bool {
        bytes.count - startOfLine + suffix.utf8.count <= Self.length
    }

    /// Whether there is one finished line after the offset.
    func isOneLine(from start: Int) -> Bool { bytes[start...].firstIndex(of: UInt8(ascii: "\n")) == bytes.count - 1 }

    mutating func takeBack(to count: Int) { bytes.removeLast(bytes.count - count) }
}
