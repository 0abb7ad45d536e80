import Diagnostics
import SourceSyntax
import Testing

/// Every node has the exact range of its text.
@Suite struct SyntaxTreeTests {
    private func read(_ text: String) throws -> Node {
        var limits = ReadingLimits()
        var findings: [Finding] = []
        let root = YAMLReader.read(SourceFile(path: "a.yaml", text: text), limits: &limits, findings: &findings)
        #expect(findings.map(\.message) == [])
        return try #require(root)
    }

    /// The source of every node below a node, in order; for an alias, the source of its target.
    private func sources(_ node: Node) -> [String] {
        [node.range.text] + node.items.flatMap(sources) + node.entries.flatMap { sources($0.key) + sources($0.value) }
    }

    @Test(arguments: [
        ("a: b\n", ["a: b", "a", "b"]),
        ("a:   b   # note\n", ["a:   b", "a", "b"]),
        ("# note\n\na: b\n\n# note\n", ["a: b", "a", "b"]),
        ("a:\n", ["a:", "a", ""]),
        ("- a\n-   b\n", ["- a\n-   b", "a", "b"]),
        ("- - a\n  - b\n", ["- - a\n  - b", "- a\n  - b", "a", "b"]),
        ("a:\n- b\n# note\nc: d\n", ["a:\n- b\n# note\nc: d", "a", "- b", "b", "c", "d"]),
        ("a:\n  b: c\n  # note\n\nd: e\n", ["a:\n  b: c\n  # note\n\nd: e", "a", "b: c", "b", "c", "d", "e"]),
        ("{ a: [b, 'c'] , \"d\": }\n", ["{ a: [b, 'c'] , \"d\": }", "a", "[b, 'c']", "b", "'c'", "\"d\"", ""]),
        ("[\n  a,  # note\n  b\n]  # note\n", ["[\n  a,  # note\n  b\n]", "a", "b"]),
        (
            "a: |\n  b\n\n  c\n\n\nd: >-\n  e\n",
            ["a: |\n  b\n\n  c\n\n\nd: >-\n  e", "a", "|\n  b\n\n  c", "d", ">-\n  e"]
        ),
        ("a: b\n  c\n\n  d\ne: f\n", ["a: b\n  c\n\n  d\ne: f", "a", "b\n  c\n\n  d", "e", "f"]),
        ("? a\n: b\n", ["? a\n: b", "a", "b"]),
        ("a: &x {b: c}\nd: *x\n", ["a: &x {b: c}\nd: *x", "a", "{b: c}", "b", "c", "d", "{b: c}", "b", "c"]),
        (
            "a: &x\n  # note\n  b: c\nd: *x\n",
            ["a: &x\n  # note\n  b: c\nd: *x", "a", "b: c", "b", "c", "d", "b: c", "b", "c"]
        ),
        ("\u{FEFF}é: 👍\r\nü: '👩‍👩‍👧'\r\n", ["é: 👍\r\nü: '👩‍👩‍👧'", "é", "👍", "ü", "'👩‍👩‍👧'"]),
        ("%YAML 1.1\n---\na: b\n...\n", ["a: b", "a", "b"]),
        ("--- a\n", ["a"]),
    ])
    func ranges(_ text: String, _ expected: [String]) throws {
        #expect(sources(try read(text)) == expected)
    }

    @Test(arguments: [
        ("a", Node.Style.plain), ("'a'", .singleQuoted), ("\"a\"", .doubleQuoted), ("|\n  a", .literal),
        (">\n  a", .folded),
        ("{}", .flow), ("[]", .flow), ("\n  a: b", .block), ("\n  - a", .block),
    ])
    func styles(_ written: String, _ style: Node.Style) throws {
        #expect(try read("key: \(written)\n").entries.first?.value.style == style)
    }

    @Test(arguments: [
        ("", true), ("# note", true), ("~", false), ("null", false), ("\"\"", false), ("{}", false), ("&a", true),
    ])
    func missingValues(_ written: String, _ isMissing: Bool) throws {
        let root = try read("key: \(written)\n" + (written == "&a" ? "other: *a\n" : ""))
        #expect(root.entries.first?.value.isMissing == isMissing)
    }

    /// An entry ends with its value, or with its key if the value is elsewhere or missing.
    @Test func entries() throws {
        let root = try read("a: b\nc:\nd: &x { e: f }\ng: *x\nh:\n  i: j # note\n")
        #expect(root.entries.map(\.range.text) == ["a: b", "c", "d: &x { e: f }", "g", "h:\n  i: j"])
    }

    /// All files of a schema share one limit for values.
    @Test func limitsAreShared() {
        var limits = ReadingLimits()
        var findings: [Finding] = []
        let file = SourceFile(path: "a.yaml", text: "[" + String(repeating: "a,", count: 400_000) + "]")
        let results = (0..<3).map { _ in YAMLReader.read(file, limits: &limits, findings: &findings) != nil }
        #expect(results == [true, true, false])
        #expect(findings.map(\.rule.id) == ["schema-too-large"])
    }
}
