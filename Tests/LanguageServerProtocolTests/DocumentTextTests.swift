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

    /// Proves that a change replaces the characters that the client means, in both encodings, and all text if it has no
    /// range. A range that ends before it starts is empty.
    @Test(arguments: [
        (PositionEncoding.utf16, 0, 1, 0, 3, "ab\ncd\n"), (.utf8, 0, 1, 0, 5, "ab\ncd\n"),
        (.utf16, 0, 3, 1, 1, "a😀d\n"),
        (.utf16, 1, 1, 0, 3, "a😀b\nc|d\n"), (.utf16, 1, 2, 9, 0, "a😀b\ncd|"), (.utf16, 9, 9, 9, 9, "a😀b\ncd\n|"),
        (.utf16, 0, 0, 9, 0, "|"),
    ])
    func changes(
        _ encoding: PositionEncoding, _ line: Int, _ character: Int, _ lastLine: Int, _ last: Int, _ expected: String
    ) {
        let document = DocumentText(Array("a😀b\ncd\n".utf8))
        let range = PositionRange(
            start: LinePosition(line: line, character: character), end: LinePosition(line: lastLine, character: last))
        let text = expected.contains("|") ? "|" : ""
        let changed = document.applying(ContentChange(range: range, text: text), encoding)
        #expect(String(decoding: changed.bytes, as: UTF8.self) == expected)
        #expect(document.applying(ContentChange(range: nil, text: "é"), encoding).bytes == Array("é".utf8))
    }

    /// Proves that UTF-8 is used if the client offers it, at any place of its list, and the protocol's default otherwise.
    @Test(arguments: [
        ("{}", PositionEncoding.utf16), (#"{"general":{}}"#, .utf16),
        (#"{"general":{"positionEncodings":[]}}"#, .utf16),
        (#"{"general":{"positionEncodings":["utf-16","utf-8"]}}"#, .utf8),
        (#"{"general":{"positionEncodings":["utf-32","UTF-8"]}}"#, .utf16),
    ])
    func negotiatedEncoding(_ capabilities: String, _ encoding: PositionEncoding) throws {
        let decoded = try MessageCoding.decode(ClientCapabilities.self, from: Array(capabilities.utf8))
        #expect(decoded.encoding == encoding)
    }
}
