/// The lines of an example, with its findings underlined.
struct ExampleListing {
    private(set) var lines: [Line] = []

    struct Line {
        var text: String
        /// Nil if there is no finding.
        var underline: String?
    }

    /// - Parameter width: The width at which lines wrap; nil for no wrapping.
    init(_ example: RuleExample, mark: Character, width: Int? = nil) {
        let marked = MarkedText(example.payload ?? example.marked)
        let file = SourceFile(path: "", text: marked.text)
        let index = LineIndex(file)
        for number in 1...index.lineCount {
            let line = index.range(ofLine: number)
            if line.isEmpty, number == index.lineCount { continue }
            let marks = marked.marks.map(\.bytes).filter { bytes in
                index.position(at: bytes.lowerBound).line <= number
                    && number <= index.position(at: bytes.upperBound).line
            }
            let startOfText = SourceExcerpt.startOfText(in: line, of: file.bytes)
            let parts = marks.map { mark in
                let start = mark.lowerBound < line.lowerBound ? startOfText : mark.lowerBound
                return start..<max(start, min(mark.upperBound, line.upperBound))
            }
            let display = DisplayLine(file.bytes, line: line, marks: parts, mark: mark, width: nil)
            lines += Self.wrapped(display.text, display.underline, width: width)
        }
    }

    /// Wraps a text without line breaks, and the marks of its cells, at the given width. Breaks after a space in the
    /// second half of a line if there is one.
    static func wrapped(_ text: String, _ underline: String = "", width: Int?) -> [Line] {
        var rows: [(text: String, columns: Range<Int>)] = []
        var row: [Character] = []
        var (start, cells) = (0, 0)
        func endRow(after count: Int) {
            let rowCells = row.prefix(count).reduce(0) { $0 + $1.cellWidth }
            rows.append((String(row.prefix(count)), start..<start + rowCells))
            row.removeFirst(count)
            (start, cells) = (start + rowCells, cells - rowCells)
        }
        for character in text {
            if let width, cells + character.cellWidth > width, !row.isEmpty {
                let space = row.lastIndex(of: " ") ?? 0
                endRow(after: space >= row.count / 2 ? space + 1 : row.count)
            }
            row.append(character)
            cells += character.cellWidth
        }
        endRow(after: row.count)
        let marks = Array(underline)
        return rows.enumerated().map { index, row in
            // A mark can be after the end of the text.
            let end = index == rows.count - 1 ? marks.count : min(row.columns.upperBound, marks.count)
            var part = marks[min(row.columns.lowerBound, end)..<end]
            while part.last == " " { part.removeLast() }
            return Line(text: row.text, underline: part.isEmpty ? nil : String(part))
        }
    }
}
