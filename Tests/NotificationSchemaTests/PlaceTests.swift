import Diagnostics
import NotificationSchema
import TestSupport
import Testing

/// Positions of findings: lines as in editors, columns in scalars, byte columns as swiftc prints them.
@Suite struct PlaceTests {
    /// Everything before `wrong` on its line, in columns and bytes.
    @Test(arguments: [
        ("actions:\n  like: { title: Like, ", 2, 24, 24),
        ("actions:\r\n  like: { title: Like, ", 2, 24, 24),
        ("actions:\r  like: { title: Like, ", 2, 24, 24),
        ("\u{FEFF}actions:\n  like: { title: Like, ", 2, 24, 24),
        ("\u{FEFF}# A note.\r\nactions:\r\n  like: { title: Like, ", 3, 24, 24),
        ("actions:\n  like: { title: 👍, ", 2, 21, 24),
        ("actions:\n  like: { title: Déjà, ", 2, 24, 26),
        ("actions:\n  like: { title: \"👩‍👩‍👧\", ", 2, 27, 40),
        ("actions:\n  like: { title: e\u{301}, ", 2, 22, 23),
        ("actions:\n  \u{1F44D}: {\ttitle: Like,\t", 2, 21, 24),
        // libyaml counts these as line breaks, but editors don't.
        ("actions:\n  like: { title: \"a\u{2028}b\", ", 2, 25, 27),
        ("actions:\n  # é\n  like: { title: \"a\u{2029}b\",\r\n ", 4, 2, 2),
        ("actions:\n  like: { title: 'a\n\n   b', ", 4, 8, 8),
    ])
    func columns(_ before: String, _ line: Int, _ column: Int, _ byteColumn: Int) throws {
        let read = ReadSchema(before + "wrong: true }\n")
        let finding = try #require(read.findings.first)
        #expect(read.findings.count == 1)
        #expect(finding.range.text == "wrong")
        let position = LineIndex(finding.range.file).position(at: finding.range.bytes.lowerBound)
        #expect([position.line, position.column, position.byteColumn] == [line, column, byteColumn])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func linesOfATextAcrossLines(_ lineBreak: String) {
        let lines = ["actions:", "  like:", "    title: |", "      one", "      two", "", "    wrong: true", ""]
        #expect(ReadSchema(lines.joined(separator: lineBreak)).places == ["schema-unknown-key 7:5"])
    }

    /// A placeholder is located inside its text if the file contains the text verbatim.
    @Test(arguments: [
        ("Hi $(nobody)", "nobody"), ("\"Hi $(nobody)\"", "nobody"), ("'Hé 👍 $(nobody)'", "nobody"),
        ("\"Hi\\t$(nobody)\"", "\"Hi\\t$(nobody)\""), ("Hi\n      $(nobody)", "Hi\n      $(nobody)"),
        ("|\n      Hi $(nobody)", "|\n      Hi $(nobody)"), ("'It''s $(nobody)'", "'It''s $(nobody)'"),
    ])
    func placeholders(_ written: String, _ marked: String) {
        let read = ReadSchema("notifications:\n  greeting:\n    title: \(written)\n")
        #expect(read.findings.map(\.range.text) == [marked])
    }

    /// A node begins after its anchor, whatever is between them.
    @Test(arguments: [
        ("&a { wrong: true }", "wrong"), ("&a\n    wrong: true", "wrong"), ("&a # a note\n    wrong: true", "wrong"),
        ("&a [x]", "[x]"), ("&a\n    - x", "- x"), ("&a", "like"), ("&a # a note", "like"), ("&a text", "text"),
        ("&a \"text\"", "\"text\""), ("&a # a note\n    text", "text"), ("&é { wrong: true }", "&é { wrong: true }"),
    ])
    func anchoredNodes(_ written: String, _ marked: String) {
        let read = ReadSchema("actions:\n  like: \(written)\n  love: *a\n")
        let places = read.findings.map(\.range.text).filter { $0 != "love" }
        #expect(places.contains(marked), "\(read.findings.map(\.report))")
    }

    @Test func invisibleLineBreaksEndNoComment() {
        for character in ["\u{85}", "\u{2028}", "\u{2029}"] {
            let hidden = ReadSchema("actions:\n  like:\n    title: Like # a note\(character)    foreground: true\n")
            #expect(hidden.places == ["schema-syntax 3:25"])
            let plain = ReadSchema("actions:\n  like:\n    title: one\(character)two\n")
            #expect(plain.places == ["schema-syntax 3:15"])
            let atEnd = ReadSchema("actions: {} # a note\(character)")
            #expect(atEnd.places == ["schema-syntax 1:21"])
        }
    }
}
