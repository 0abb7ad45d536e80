import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// YAML that is made to hang or crash: each text has a clear finding with a place.
///
/// `script/hostile` measures the cost of these and larger texts in a release build.
@Suite struct HostileYAMLTests {
    @Test func aliasesThatMultiply() {
        var text = "x-0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
        for level in 1...20 {
            let names = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "x-\(level): &a\(level) [\(names)]\n"
        }
        #expect(lintPlaces(text) == ["schema-too-large 6:46"])
    }

    @Test func nestedAliases() {
        var text = "x-0: &a0 [lol]\n"
        for level in 1...100 { text += "x-\(level): &a\(level) [*a\(level - 1)]\n" }
        #expect(lintPlaces(text) == ["schema-too-large 63:13"])
    }

    @Test func anAliasInsideItself() {
        #expect(lintPlaces("x-loop: &loop [*loop]\n") == ["schema-syntax 1:16"])
        #expect(lintPlaces("x-loop: &loop\n  again: { deeper: *loop }\n") == ["schema-syntax 2:20"])
    }

    @Test(arguments: ["[", "{ a: ", "- ", "? ", "{? ", "[[], "])
    func nesting(_ opening: String) {
        #expect(lintPlaces(String(repeating: opening, count: 100_000)).map { $0.prefix(16) } == ["schema-too-large"])
    }

    @Test func nestingOfBlocks() {
        let text = (0..<5_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        #expect(lintPlaces(text) == ["schema-too-large 65:65"])
        #expect(lintPlaces(String(repeating: "- ", count: 100_000) + "a") == ["schema-too-large 1:129"])
    }

    @Test(arguments: ["%TAG !a! tag:example.com,2026:\n", "%YAML 1.1\n", "%x\n"])
    func directives(_ line: String) {
        let text = String(repeating: line, count: 80_000) + "---\na: b\n"
        #expect(lintPlaces(text) == [line.hasPrefix("%YAML") ? "schema-syntax 2:1" : "schema-syntax 1:1"])
    }

    @Test(arguments: ["---\na: b\n", "--- a\n", "---\n", "a: b\n...\n"])
    func documents(_ document: String) {
        #expect(lintPlaces(String(repeating: document, count: 80_000)).map { $0.prefix(13) } == ["schema-syntax"])
    }

    /// They don't end a line for editors, so they don't in positions either.
    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
    func invisibleLineBreaks(_ lineBreak: String) {
        #expect(lintPlaces("actions:\n  # a\(lineBreak)b\n  like: {}\n").first == "schema-syntax 2:6")
        #expect(lintPlaces("actions:\n  like: { title: a\(lineBreak) b, icn: x }\n") == ["schema-syntax 2:19"])
        #expect(lintPlaces("actions:\n  like: { title: \"a \(lineBreak)b\", icn: x }\n") == ["schema-syntax 2:21"])
        let verbatim = lintPlaces("actions:\n  like: { title: \"a\(lineBreak)b\", icn: x }\n")
        #expect(verbatim == ["schema-syntax 2:20"] || verbatim.contains("schema-unknown-key 2:25"))
    }

    @Test func manyInvisibleLineBreaks() {
        let breaks = String(repeating: "\u{2028}", count: 20_000)
        #expect(lintPlaces("x-a: \"\(breaks)\"\nx: 1\n") == ["schema-unknown-key 2:1"])
        #expect(lintPlaces(breaks) == ["schema-syntax 1:1"])
    }

    @Test(arguments: [
        ("\"", "schema-too-large"), ("&", "schema-syntax"), ("&x", "schema-too-large"), ("!", "schema-syntax"),
    ])
    func aVeryLongName(_ opening: String, _ rule: String) {
        let letter = opening == "&x" ? "x" : "é"
        let text = "a: " + opening + String(repeating: letter, count: 1 << 19) + (opening == "\"" ? "\"" : "")
        let file = SourceFile(path: "notifications.yaml", text: text)
        let findings = Linter.standard.lint(root: file, fragments: []).findings
        #expect(findings.map(\.rule.id) == [rule])
        // Messages are limited, so they need little memory.
        #expect(findings.allSatisfy { $0.message.utf8.count < 5000 && ($0.help ?? "").utf8.count < 5000 })
    }

    @Test func aLargeFile() {
        #expect(lintPlaces([UInt8](repeating: UInt8(ascii: "#"), count: 17 << 20)) == ["schema-too-large 1:1"])
    }

    @Test(arguments: ["", "'", "\"", "|\n      "])
    func aLongText(_ opening: String) {
        let text = String(repeating: "x", count: 65 << 10)
        let closing = opening.count == 1 ? opening : ""
        #expect(lintPlaces("actions:\n  like:\n    title: \(opening)\(text)\(closing)\n") == ["schema-too-large 3:12"])
    }

    @Test func aLongKey() {
        let key = String(repeating: "x", count: 60 << 10)
        #expect(
            lintPlaces("actions:\n  like: { title: Like, icon: hand.thumbsup, ? \(key) : 1 }\n") == [
                "schema-unknown-key 2:47"
            ])
        #expect(lintPlaces("actions:\n  like: { title: Like }\n  \(key): { title: Love }\n") == ["schema-syntax 3:3"])
    }

    @Test func manyValues() {
        #expect(
            lintPlaces("x-many: [\(String(repeating: "a,", count: 1_000_000))]\n") == ["schema-too-large 1:2000004"])
        #expect(
            lintPlaces("x-many: [\(String(repeating: "[],", count: 1_000_000))]\n") == ["schema-too-large 1:3000001"])
    }

    @Test func manyAnchors() {
        let text = (0..<50_000).map { "x-\($0): &a\($0) text\n" }.joined()
        let places = lintPlaces(text)
        #expect(places.count == 10_001 && places.contains("schema-too-large 1:1"))
    }
}
