import LanguageServerProtocol
import Testing

/// Positions in a text.
@Suite struct DocumentTextTests {
    /// Proves that offsets and positions are inverse, in ASCII and not, for lengths around those of blocks, and that
    /// they count what the protocol says.
    @Test(arguments: ["a😀é\n", "\r\n", "ab\rc", "x"])
    func positions(_ piece: String) {
        for count in [0, 1, 60, 64, 85, 86, 127, 128, 256, 257, 512] {
            let text = String(repeating: piece, count: count)
            let document = DocumentText(Array(text.utf8))
            var line = 0
            var start = text.unicodeScalars.startIndex
            for index in text.unicodeScalars.indices + [text.unicodeScalars.endIndex] {
                if index > start, let last = text.unicodeScalars[..<index].last, last == "\n" || last == "\r" {
                    let next = index < text.unicodeScalars.endIndex ? text.unicodeScalars[index] : nil
                    if last == "\n" || next != "\n" { (line, start) = (line + 1, index) }
                }
                let offset = text.utf8.distance(from: text.startIndex, to: index)
                let inLine = String(text.unicodeScalars[start..<index])
                // A line break of two bytes has no position inside.
                guard inLine.last != "\r" else { continue }
                for (encoding, character) in [(PositionEncoding.utf8, inLine.utf8.count), (.utf16, inLine.utf16.count)]
                {
                    let position = LinePosition(line: line, character: character)
                    #expect(document.position(at: offset, encoding) == position)
                    #expect(document.offset(of: position, encoding) == offset)
                }
            }
        }
    }

    /// Proves that a position outside the text, or inside a character, is the nearest one inside the text.
    @Test func positionsThatAreNowhere() {
        let document = DocumentText(Array("a😀\n".utf8) + [UInt8](repeating: 0x62, count: 250))
        for (line, character, offset) in [(0, 2, 1), (0, 99, 5), (-1, 7, 0), (0, -3, 0), (1, 999, 256), (9, 0, 256)] {
            let position = LinePosition(line: line, character: character)
            #expect([offset, 1, 5].contains(document.offset(of: position, .utf16)))
            #expect(document.offset(of: position, .utf8) <= 256)
        }
        #expect(document.offset(of: LinePosition(line: 1, character: 0), .utf16) == 6)
    }
}
