import LanguageServerProtocol
import Testing

/// Messages in a stream of bytes.
@Suite struct MessageReaderTests {
    /// Proves that it doesn't matter how a stream is cut into reads.
    @Test func framesInAnyPieces() {
        let message = Array("{\"ä\":1}".utf8)
        let stream = message.framed + Array("content-length: 2\r\nContent-Type: x\r\n\r\n{}".utf8) + [UInt8]().framed
        for size in 1...stream.count {
            var reader = MessageReader()
            var frames: [MessageReader.Frame] = []
            for start in stride(from: 0, to: stream.count, by: size) {
                reader.append(stream[start..<min(start + size, stream.count)])
                while let frame = reader.next() { frames.append(frame) }
            }
            #expect(frames == [.content(message), .content(Array("{}".utf8)), .content([])])
        }
    }

    /// Proves that the reader finds the message after a broken one.
    @Test(arguments: [
        "garbage\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n{}", "Content-Type: x\r\n\r\n",
        "Content-Length: 99999999999999999999\r\n\r\n", "\n", String(repeating: "x", count: 10_000),
        "Content-Length:\r\n\r\n",
        // Shorter than the content, and a header that isn't UTF-8.
        "Content-Length: 1\r\n\r\n{}", "\u{FFFD}: 1\r\n\r\n",
    ])
    func framesAfterBrokenOnes(_ broken: String) {
        var reader = MessageReader()
        reader.append(Array(broken.utf8) + Array("{}".utf8).framed)
        var frames: [MessageReader.Frame] = []
        while let frame = reader.next() { frames.append(frame) }
        #expect(frames.last == .content(Array("{}".utf8)))
        #expect(frames.count > 1)
    }

    @Test func aMessageThatIsTooLongIsSkipped() {
        var reader = MessageReader()
        reader.append(Array("Content-Length: \(MessageReader.contentBytes + 1)\r\n\r\n".utf8))
        guard case .broken = reader.next() else {
            Issue.record("the message isn't refused")
            return
        }
        for _ in 0..<MessageReader.contentBytes >> 20 { reader.append([UInt8](repeating: 0x20, count: 1 << 20)) }
        #expect(reader.next() == nil)
        reader.append([0x20] + Array("{}".utf8).framed)
        #expect(reader.next() == .content(Array("{}".utf8)))
    }
    /// Proves that a length that is too large costs the messages that it covers, and no more.
    @Test func aLengthThatCoversTheNextMessage() {
        let message = Array("{}".utf8)
        var reader = MessageReader()
        reader.append(Array("Content-Length: 9\r\n\r\n{}".utf8) + message.framed + message.framed)
        #expect(reader.next() == .content(Array("{}Content".utf8)))
        var frames: [MessageReader.Frame] = []
        while let frame = reader.next() { frames.append(frame) }
        #expect(frames.last == .content(message) && frames.count { $0 == .content(message) } == 1)
    }

    /// Proves that the reader counts bytes, whatever they mean, and that content that isn't UTF-8 isn't understood as
    /// something else.
    @Test func contentThatIsNotUTF8() throws {
        let bad = Array("{\"id\":1,\"method\":\"".utf8) + [0xFF, 0xC3] + Array("\"}".utf8)
        let good = Array("{\"id\":2,\"method\":\"é\"}".utf8)
        var reader = MessageReader()
        reader.append(bad.framed + good.framed)
        #expect(reader.next() == .content(bad) && reader.next() == .content(good) && reader.next() == nil)
        #expect(throws: (any Error).self) { try MessageCoding.decode(MessageHead.self, from: bad) }
        #expect(try MessageCoding.decode(MessageHead.self, from: good).method == "é")
    }
}
