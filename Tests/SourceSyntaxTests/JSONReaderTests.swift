import Diagnostics
import SourceSyntax
import Testing

@Suite struct JSONReaderTests {
    private func read(_ text: String) -> (root: Node?, findings: [Finding]) {
        read(SourceFile(path: "a.json", text: text))
    }

    private func read(_ file: SourceFile) -> (root: Node?, findings: [Finding]) {
        var findings: [Finding] = []
        var limits = ReadingLimits()
        return (JSONReader.read(file, limits: &limits, findings: &findings), findings)
    }

    private static let document = """
        \u{FEFF}{ "a" : [ 1, -2.5e+3, true, null, "x" ],
          "\\u00e9\\ud83d\\udc1f\\n\\/" : { }, "last": [[]] }

        """

    @Test func valuesAndTheirPlaces() throws {
        let root = try #require(read(Self.document).root)
        let entries = Array(root.entries)
        #expect(entries.map(\.key.text) == ["a", "é🐟\n/", "last"])
        #expect(entries[0].value.items.map(\.text) == ["1", "-2.5e+3", "true", "null", "x"])
        #expect(entries[0].value.items.map(\.style) == [.plain, .plain, .plain, .plain, .doubleQuoted])
        #expect(entries[0].value.range.text == "[ 1, -2.5e+3, true, null, \"x\" ]")
        #expect(entries[1].value.kind == .mapping)
        #expect(entries[1].key.range.text == "\"\\u00e9\\ud83d\\udc1f\\n\\/\"")
    }

    @Test(arguments: [
        ("", 0, "a value is missing here"), ("{\"a\":1} x", 8, "the value ends before this"),
        ("{\"a\":1,}", 7, "a key in double quotes is missing here"), ("[1, ]", 4, "a value is missing here"),
        ("[1 2]", 3, "a ',' is missing before this"),
        ("{\"a\" 1}", 5, "a ':' is missing here"), ("{\"a\":1,\"a\":2}", 7, "duplicate key \"a\""),
        ("[tru]", 1, "'tru' isn't valid JSON"), ("[01]", 1, "'01' isn't valid JSON"),
        ("[1.]", 1, "'1.' isn't valid JSON"),
        ("[1", 0, "the '[' that opens here isn't closed"), ("[\"a", 1, "this quote is never closed"),
        ("[\"a\nb\"]", 3, "a string must end on the same line"), ("[\"\\x\"]", 2, "'\\x' isn't a JSON escape"),
        ("[\"\\ud800\"]", 2, "half of a surrogate pair isn't a character"), ("[,]", 1, "',' isn't valid JSON"),
        ("[\"\\udc1f\\ud83d\"]", 2, "half of a surrogate pair isn't a character"),
        ("[\"a\tb\"]", 3, "a string can't contain the control character U+0009"),
        ("{\"\\u0061\":1,\"a\":2}", 12, "duplicate key \"a\""),
    ])
    func mistakes(_ text: String, _ offset: Int, _ message: String) {
        let (root, findings) = read(text)
        #expect(root == nil)
        #expect(findings.map(\.message) == [message])
        #expect(findings.map(\.range.bytes.lowerBound) == [offset])
        #expect(findings.map(\.rule.id) == ["json-syntax"])
    }

    @Test(arguments: ["2026-01-02 12:00:00 sent to APNs", "Sent {\"aps\":{}}"])
    func aLineOfALogIsNotText(_ line: String) {
        let findings = read(line).findings
        #expect(findings.count == 1)
        #expect(findings.first?.help == "write one object in { } for each push, and delete other text of the log")
    }

    @Test(arguments: ["[1,]", "{\"a\":1, }", "{\"a\":[{},\n]}"])
    func aCommaAtTheEndIsDeleted(_ text: String) {
        #expect(read(text).findings.map(\.help) == ["delete the comma before it"])
    }

    @Test func cutOffOrChangedAnywhere() {
        let bytes = Array(Self.document.utf8)
        for count in 0..<bytes.count - 1 {
            let (root, findings) = read(SourceFile(path: "a.json", bytes: Array(bytes.prefix(count))))
            #expect(root == nil && findings.count == 1)
            #expect(findings.allSatisfy { $0.range.bytes.upperBound <= count })
        }
        for index in bytes.indices {
            for byte: UInt8 in [0x00, 0x22, 0x2C, 0x5B, 0x5C, 0x7D, 0x80, 0xFF] {
                var changed = bytes
                changed[index] = byte
                let (root, findings) = read(SourceFile(path: "a.json", bytes: changed))
                #expect((root == nil) == (findings.count == 1))
                #expect(findings.allSatisfy { $0.range.bytes.upperBound <= bytes.count })
            }
        }
    }

    @Test func manyKeysAreComparedToo() throws {
        let keys = (0..<100).map { "\"k\($0)\":\($0)" }
        let root = try #require(read("{\(keys.joined(separator: ","))}").root)
        #expect(root.entries.count == 100)
        for index in [0, 31, 32, 33, 99] {
            let (root, findings) = read("{\(keys.joined(separator: ",")),\"k\(index)\":0}")
            #expect(root == nil)
            #expect(findings.map(\.message) == ["duplicate key \"k\(index)\""])
        }
    }

    @Test func tooDeepAndTooLarge() {
        #expect(
            read(String(repeating: "[", count: 1_000_000)).findings.map(\.message) == ["more than 64 levels of nesting"]
        )
        let many = "[" + String(repeating: "1,", count: 1_000_001) + "1]"
        #expect(read(many).findings.map(\.message) == ["there are too many values"])
    }
}
