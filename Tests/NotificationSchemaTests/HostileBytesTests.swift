import Diagnostics
import NotificationSchema
import Testing

/// Bytes that aren't text, in any place.
@Suite struct HostileBytesTests {
    private static let valid = Array(
        """
        app: { name: Courier }
        actions:
          like: { title: "Like", icon: hand.thumbsup }  # a note
          reply:
            title: |
              Reply
            description: 'Answers.'

        """.utf8)

    @Test(arguments: [0x00, 0x01, 0x0B, 0x1B, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xF5, 0xFE, 0xFF] as [UInt8])
    func oneByteThatYAMLDoesNotAllow(_ byte: UInt8) throws {
        for offset in 0...Self.valid.count {
            var bytes = Self.valid
            bytes.insert(byte, at: offset)
            let findings = ReadSchema(bytes: bytes).findings
            #expect(findings.map(\.rule.id) == ["schema-syntax"])
            #expect(findings.first?.range.bytes == offset..<offset + 1)
        }
    }

    @Test(
        arguments: [
            [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xE0, 0x80, 0xAF],
            [0xF0, 0x9F, 0x92],
            [0xF0, 0x80, 0x80, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xC0, 0xAF],
        ] as [[UInt8]])
    func sequencesThatAreNotUTF8(_ sequence: [UInt8]) {
        for offset in 0...Self.valid.count {
            let bytes = Self.valid[..<offset] + sequence + Self.valid[offset...]
            let findings = ReadSchema(bytes: Array(bytes)).findings
            #expect(findings.map(\.rule.id) == ["schema-syntax"])
            #expect(findings.first?.range.bytes == offset..<offset + 1)
        }
    }

    @Test(arguments: [("\u{80}", "U+0080"), ("\u{9F}", "U+009F"), ("\u{FFFE}", "U+FFFE"), ("\u{FFFF}", "U+FFFF")])
    func charactersThatYAMLDoesNotAllow(_ character: String, _ name: String) {
        for offset in 0...Self.valid.count {
            let bytes = Self.valid[..<offset] + Array(character.utf8) + Self.valid[offset...]
            let findings = ReadSchema(bytes: Array(bytes)).findings
            #expect(findings.map(\.message) == ["YAML doesn't allow the control character \(name)"])
            #expect(findings.first?.range.bytes == offset..<offset + character.utf8.count)
        }
    }

    @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
    func otherEncodings(_ mark: [UInt8]) {
        let bytes = mark + "actions: {}\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(ReadSchema(bytes: bytes).places == ["schema-syntax 1:1"])
    }

    @Test func everyTruncationIsReadWithoutACrash() {
        let text = "actions:\n  \u{1F44D}é: &a { title: \"D\\u00e9jà\", x-y: [*a, 'it''s'] }\n  b: |\n    ü\n"
        let bytes = Array(text.utf8)
        for end in 0...bytes.count {
            let findings = ReadSchema(bytes: Array(bytes[..<end])).findings
            #expect(findings.allSatisfy { $0.range.bytes.upperBound <= end })
        }
    }

    /// Messages make control characters and misleading characters visible.
    @Test func messagesShowNoControls() {
        let read = ReadSchema("actions:\n  like: { title: Like, \"a\\e[31m\\u202Eb\\nc\": 1 }\n")
        #expect(read.findings.map(\.message) == ["'a\\u{1B}[31m\\u{202E}b\\u{A}c' isn't a key of an action"])
    }
}
