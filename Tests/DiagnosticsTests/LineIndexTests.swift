import Diagnostics
import Testing

@Suite struct LineIndexTests {
    @Test(arguments: [
        ("a\nb\nc", 3), ("a\r\nb\r\nc", 3), ("a\rb\rc", 3), ("a\n", 2), ("", 1), ("a\u{85}b\u{2028}c", 1),
        ("\r\n\r\r\n", 4),
    ])
    func linesEndAsEditorsCountThem(_ text: String, _ lines: Int) {
        #expect(LineIndex(SourceFile(path: "", text: text)).lineCount == lines)
    }

    @Test func columnsCountScalarsAndBytes() {
        let file = SourceFile(path: "", text: "é👋🏽: x\n通: y")
        let index = LineIndex(file)
        #expect(index.position(at: 0) == index.position(at: -1))
        let x = index.position(at: 12)
        #expect((x.line, x.column, x.byteColumn) == (1, 6, 13))
        let y = index.position(at: file.bytes.count - 1)
        #expect((y.line, y.column, y.byteColumn) == (2, 4, 6))
        let end = index.position(at: file.bytes.count + 10)
        #expect((end.line, end.column, end.byteColumn) == (2, 5, 7))
    }

    @Test func aByteOrderMarkIsNotAColumn() {
        let index = LineIndex(SourceFile(path: "", text: "\u{FEFF}ab\nc"))
        let start = index.position(at: 3)
        #expect((start.line, start.column, start.byteColumn) == (1, 1, 1))
        #expect(index.position(at: 0) == start)
        #expect(index.position(at: 6).line == 2)
        #expect(index.range(ofLine: 1) == 3..<5)
    }

    @Test func aLineHasNoLineBreak() {
        let index = LineIndex(SourceFile(path: "", text: "one\r\n\r\nthree\rfour"))
        #expect((1...4).map { index.range(ofLine: $0) } == [0..<3, 5..<5, 7..<12, 13..<17])
    }
}
