/// The lines of a file that contain a range, with the range underlined.
struct SourceExcerpt {
    /// In order; nil for omitted lines.
    private(set) var lines: [Line?] = []

    struct Line {
        var number: Int
        var display: DisplayLine
    }

    /// - Parameter mark: The character that underlines the range.
    init(_ range: SourceRange, _ index: LineIndex, mark: Character, width: Int) {
        let bytes =
            range.bytes.lowerBound..<min(max(range.bytes.lowerBound, range.bytes.upperBound), range.file.bytes.count)
        let first = index.position(at: bytes.lowerBound).line
        let end = index.position(at: bytes.upperBound)
        // A range that ends with a line break doesn't include the next line.
        let last = end.line > first && end.column == 1 ? end.line - 1 : end.line
        let shown = last - first < 3 ? Array(first...last) : [first, last]
        for number in shown {
            if number == last, shown.count == 2, last - first > 1 { lines.append(nil) }
            let line = index.range(ofLine: number)
            // For further lines of the range, the text without its indentation.
            let start = number == first ? bytes.lowerBound : Self.startOfText(in: line, of: range.file.bytes)
            let marked = start..<max(start, min(bytes.upperBound, line.upperBound))
            let display = DisplayLine(range.file.bytes, line: line, marks: [marked], mark: mark, width: width)
            lines.append(Line(number: number, display: display))
        }
    }

    /// The lines of a file after edits, with the new text underlined.
    ///
    /// - Parameter edits: Edits of one file, in order, without overlaps.
    init(after edits: [TextEdit], in file: SourceFile, _ index: LineIndex, mark: Character, width: Int) {
        var rest = edits[...]
        while let first = rest.first {
            let firstLine = index.position(at: first.range.bytes.lowerBound).line
            var lastLine = firstLine
            let group = rest.prefix { edit in
                guard index.position(at: edit.range.bytes.lowerBound).line <= lastLine + 1 else { return false }
                lastLine = max(lastLine, index.position(at: edit.range.bytes.upperBound).line)
                return true
            }
            rest = rest.dropFirst(group.count)
            append(
                Array(group), in: file, from: firstLine,
                index.range(ofLine: firstLine).lowerBound..<index.range(ofLine: lastLine).upperBound, mark: mark,
                width: width)
        }
    }

    private mutating func append(
        _ edits: [TextEdit],
        in file: SourceFile,
        from firstLine: Int,
        _ bytes: Range<Int>,
        mark: Character,
        width: Int
    ) {
        // Cut long lines: many fixes may belong to one line of megabytes.
        let end = edits.reduce(bytes.lowerBound) { max($0, $1.range.bytes.upperBound) }
        let lower = DisplayLine.neighborhood(
            of: edits[0].range.bytes.lowerBound, in: bytes, of: file.bytes, width: width
        ).lowerBound
        let upper = DisplayLine.neighborhood(of: end, in: bytes, of: file.bytes, width: width).upperBound
        var result: [UInt8] = []
        var marks: [Range<Int>] = []
        var offset = lower
        for edit in edits where edit.range.bytes.lowerBound >= offset {
            result += file.bytes[offset..<edit.range.bytes.lowerBound]
            let start = result.count
            result += edit.text.utf8
            if start < result.count { marks.append(start..<result.count) }
            offset = edit.range.bytes.upperBound
        }
        result += file.bytes[offset..<max(offset, upper)]
        let index = LineIndex(SourceFile(path: file.path, bytes: result))
        for line in (1...index.lineCount).prefix(Self.previewLines) {
            let range = index.range(ofLine: line)
            // For further lines of the new text, the part after the indentation.
            let marks = marks.map { mark in
                let part = mark.clamped(to: range)
                let start =
                    mark.lowerBound < range.lowerBound ? Self.startOfText(in: range, of: result) : part.lowerBound
                return start..<max(start, part.upperBound)
            }.filter { !$0.isEmpty }
            let display = DisplayLine(
                result, line: range, marks: marks, mark: mark, width: width,
                isCut: (line == 1 && lower > bytes.lowerBound, line == index.lineCount && upper < bytes.upperBound))
            lines.append(Line(number: firstLine + line - 1, display: display))
        }
        if index.lineCount > Self.previewLines { lines.append(nil) }
    }

    private static let previewLines = 8

    static func startOfText(in line: Range<Int>, of bytes: [UInt8]) -> Int {
        bytes[line].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? line.lowerBound
    }
}
