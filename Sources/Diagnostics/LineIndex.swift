import Basics

/// A line and a column, counted from 1.
package struct Position: Hashable, Sendable {
    package var line: Int
    /// In Unicode scalars.
    package var column: Int
    /// In UTF-8 bytes, as swiftc prints it.
    package var byteColumn: Int
}

/// Converts offsets in a file to lines and columns.
///
/// Lines end with LF, CRLF or CR, as in editors. (libyaml also counts U+0085 and U+2028; editors don't.)
package struct LineIndex: Sendable {
    private let file: SourceFile
    private let starts: [Int]
    /// For each block of bytes, the number of continuation bytes before it. If a line is very long, it isn't scanned
    /// for every position.
    private let continuations: [Int]
    private static let blockSize = 256

    package init(_ file: SourceFile) {
        let bytes = file.bytes
        var starts = [Self.byteOrderMark(bytes)]
        var continuations: [Int] = []
        var count = 0
        for offset in bytes.indices {
            if offset.isMultiple(of: Self.blockSize) { continuations.append(count) }
            if bytes[offset].continuesScalar { count += 1 }
            switch bytes[offset] {
            case UInt8(ascii: "\n"):
                starts.append(offset + 1)
            case UInt8(ascii: "\r") where offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"):
                starts.append(offset + 1)
            default:
                continue
            }
        }
        self.file = file
        self.starts = starts
        self.continuations = continuations
    }

    package var lineCount: Int { starts.count }

    /// The numbers of the lines.
    package var numbers: Range<Int> { file.firstLine..<file.firstLine + starts.count }

    package func position(at offset: Int) -> Position {
        let line = line(at: offset)
        let start = starts[line - 1]
        let end = max(start, min(offset, file.bytes.count))
        let scalars = end - start - (continuations(before: end) - continuations(before: start))
        return Position(line: file.firstLine + line - 1, column: scalars + 1, byteColumn: end - start + 1)
    }

    private func continuations(before offset: Int) -> Int {
        let block = min(offset / Self.blockSize, continuations.count - 1)
        guard block >= 0 else { return 0 }
        let rest = file.bytes[block * Self.blockSize..<offset]
        return continuations[block] + rest.count(where: \.continuesScalar)
    }

    /// The bytes of a line, without its line break.
    package func range(ofLine number: Int) -> Range<Int> {
        let line = number - file.firstLine + 1
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : file.bytes.count
        while end > start, file.bytes[end - 1] == UInt8(ascii: "\n") || file.bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return start..<end
    }

    /// The last line that begins at or before `offset`.
    private func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    private static func byteOrderMark(_ bytes: [UInt8]) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }
}
