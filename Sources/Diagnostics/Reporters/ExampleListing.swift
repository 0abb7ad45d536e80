/// The lines of an example, with what a rule finds in them underlined.
struct ExampleListing {
    private(set) var lines: [Line] = []

    struct Line {
        var text: String
        /// Nil where nothing is found.
        var underline: String?
    }

    init(_ example: RuleExample, mark: Character, width: Int) {
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
            let display = DisplayLine(file.bytes, line: line, marks: parts, mark: mark, width: width)
            let isUnderlined = display.underline.contains { $0 != " " }
            lines.append(Line(text: display.text, underline: isUnderlined ? display.underline : nil))
        }
    }
}
