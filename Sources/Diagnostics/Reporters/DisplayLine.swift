import Basics

/// A line of a file as a terminal shows it: tabs become spaces, control characters visible, and long lines are cut to
/// the part around the marks.
struct DisplayLine {
    let text: String
    /// Spaces, and the mark below each marked cell.
    let underline: String

    private struct Cell {
        var text: String
        var columns: Range<Int>
        /// The range in the file.
        var bytes: Range<Int>
    }

    /// - Parameters:
    ///   - line: Without its line break.
    ///   - marks: In bytes of the file. A mark of several lines is cut to this line. An empty mark, or a mark after the
    ///     end of the line, takes one cell.
    ///   - width: The maximum width in cells; nil for no limit.
    ///   - isCut: Whether the line continues before and after the given part.
    init(
        _ bytes: [UInt8],
        line: Range<Int>,
        marks: [Range<Int>],
        mark: Character,
        width: Int?,
        isCut: (atStart: Bool, atEnd: Bool) = (false, false)
    ) {
        let excerpt =
            width.map { width in
                Self.neighborhood(of: marks.first?.lowerBound ?? line.lowerBound, in: line, of: bytes, width: width)
            } ?? line
        let cells = Self.cells(of: bytes, excerpt)
        let total = cells.last?.columns.upperBound ?? 0
        let width = width ?? total
        let marked = marks.map { Self.columns(of: $0, in: cells) }

        var window = 0..<total
        if total > width {
            let focus = marked.first ?? 0..<0
            let lead = max(2, (width - focus.count) / 2)
            let isAtStart = focus.lowerBound + min(focus.count, width / 2) < width
            let start = isAtStart ? 0 : max(0, min(focus.lowerBound - lead, total - width))
            window = start..<min(total, start + width)
        }
        let isCutAtStart = window.lowerBound > 0 || excerpt.lowerBound > line.lowerBound || isCut.atStart
        let isCutAtEnd = window.upperBound < total || excerpt.upperBound < line.upperBound || isCut.atEnd
        // The ellipsis replaces one cell.
        let lower = window.lowerBound + (window.lowerBound > 0 ? 1 : 0)
        let upper = window.upperBound - (window.upperBound < total ? 1 : 0)
        let shown = cells.filter { lower <= $0.columns.lowerBound && $0.columns.upperBound <= upper }
        let start = shown.first?.columns.lowerBound ?? lower
        let end = max(start, shown.last?.columns.upperBound ?? start)
        var underline = [Character](repeating: " ", count: end - start + 1)
        for columns in marked {
            let part = columns.clamped(to: start..<end + 1)
            for column in part { underline[column - start] = mark }
        }
        while underline.last == " " { underline.removeLast() }
        self.text = (isCutAtStart ? "…" : "") + shown.map(\.text).joined() + (isCutAtEnd ? "…" : "")
        self.underline = underline.isEmpty ? "" : (isCutAtStart ? " " : "") + String(underline)
    }

    /// A file may be one line of megabytes, so only the part near the mark is examined.
    ///
    /// - Parameters:
    ///   - offset: The start of the mark.
    ///   - width: The width of the output in cells. A cell can have four bytes.
    static func neighborhood(of offset: Int, in line: Range<Int>, of bytes: [UInt8], width: Int) -> Range<Int> {
        let reach = 4 * width
        let start = min(max(offset, line.lowerBound), line.upperBound)
        let lower = boundary(max(line.lowerBound, start - reach), in: line, of: bytes)
        let upper = boundary(min(line.upperBound, start + 2 * reach), in: line, of: bytes)
        return lower..<max(lower, upper)
    }

    /// The next offset that isn't inside a scalar.
    private static func boundary(_ offset: Int, in line: Range<Int>, of bytes: [UInt8]) -> Int {
        var offset = offset
        while offset > line.lowerBound, offset < line.upperBound, bytes[offset].continuesScalar {
            offset += 1
        }
        return offset
    }

    private static func cells(of bytes: [UInt8], _ range: Range<Int>) -> [Cell] {
        var scalars = String.UnicodeScalarView()
        var lengths: [Int] = []
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes[range].makeIterator()
        reading: while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoded):
                scalars.append(Unicode.UTF8.decode(encoded))
                lengths.append(encoded.count)
            case .error(let length):
                scalars.append("\u{FFFD}")
                lengths.append(length)
            case .emptyInput:
                break reading
            }
        }
        var cells: [Cell] = []
        var (offset, column, scalar) = (range.lowerBound, 0, 0)
        for character in String(scalars) {
            let count = character.unicodeScalars.count
            let length = lengths[scalar..<scalar + count].reduce(0, +)
            let (text, width) = display(character, at: column)
            cells.append(Cell(text: text, columns: column..<column + width, bytes: offset..<offset + length))
            (offset, column, scalar) = (offset + length, column + width, scalar + count)
        }
        return cells
    }

    private static func display(_ character: Character, at column: Int) -> (String, width: Int) {
        if character == "\t" {
            let width = 4 - column % 4
            return (String(repeating: " ", count: width), width)
        }
        guard character.unicodeScalars.contains(where: \.actsInvisibly) else {
            return (String(character), character.cellWidth)
        }
        let text = String(character).withVisibleControls
        return (text, text.count)
    }

    private static func columns(of mark: Range<Int>, in cells: [Cell]) -> Range<Int> {
        let end = cells.last?.columns.upperBound ?? 0
        if mark.isEmpty {
            let start = cells.first { $0.bytes.upperBound > mark.lowerBound }?.columns.lowerBound ?? end
            return start..<start + 1
        }
        let touched = cells.filter { $0.bytes.overlaps(mark) }
        guard let first = touched.first, let last = touched.last else { return end..<end + 1 }
        return first.columns.lowerBound..<max(last.columns.upperBound, first.columns.lowerBound + 1)
    }
}
