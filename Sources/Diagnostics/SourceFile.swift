/// The bytes of a file and its displayed path. All offsets count these bytes.
package final class SourceFile: Sendable {
    /// As shown in findings: relative to the current folder if the file is inside it.
    package let path: String
    package let bytes: [UInt8]
    /// The number of its first line. Greater than 1 for a part of a stream.
    package let firstLine: Int

    package init(path: String, bytes: [UInt8], firstLine: Int = 1) {
        self.path = path
        self.bytes = bytes
        self.firstLine = firstLine
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The bytes of `range` as text.
    package func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}

/// A byte range of a file.
package struct SourceRange: Sendable {
    package let file: SourceFile
    package var bytes: Range<Int>

    package init(_ file: SourceFile, _ bytes: Range<Int>) {
        self.file = file
        self.bytes = bytes
    }

    /// The source text, including quotes.
    package var text: String { file.text(in: bytes) }

    package func contains(_ other: SourceRange) -> Bool {
        file === other.file && bytes.lowerBound <= other.bytes.lowerBound && other.bytes.upperBound <= bytes.upperBound
    }

    /// The empty range before the first byte of this one.
    package var start: SourceRange { SourceRange(file, bytes.lowerBound..<bytes.lowerBound) }
}

extension SourceRange: Hashable {
    package static func == (left: SourceRange, right: SourceRange) -> Bool {
        left.file === right.file && left.bytes == right.bytes
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(file))
        hasher.combine(bytes)
    }
}
