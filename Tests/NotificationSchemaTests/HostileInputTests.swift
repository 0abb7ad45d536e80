import Diagnostics
import Foundation
import Guidelines
import NotificationSchema
import Testing

/// Input that is made to hang or to crash: each gives a clear finding with a place, well within a second in release.
@Suite struct HostileInputTests {
    private func lint(_ text: String) -> [String] { lint(Array(text.utf8)) }

    private func lint(_ bytes: [UInt8]) -> [String] {
        let file = SourceFile(path: "notifications.yaml", bytes: bytes)
        let findings = measured { Linter().lint(root: file, fragments: []).findings }
        let index = LineIndex(file)
        return findings.map { finding in
            let position = index.position(at: finding.range.bytes.lowerBound)
            return "\(finding.rule.id) \(position.line):\(position.column)"
        }
    }

    /// The processor time of this thread, so that other tests do not count. The limit is far above what anything takes
    /// without optimization, and below what something quadratic would.
    private func measured<Result>(_ work: () -> Result) -> Result {
        func seconds() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = seconds()
        let result = work()
        let taken = seconds() - start
        #expect(taken < 20)
        return result
    }

    @Test func aliasesThatMultiply() {
        var text = "x-0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
        for level in 1...20 {
            let names = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "x-\(level): &a\(level) [\(names)]\n"
        }
        #expect(lint(text) == ["limit-exceeded 6:46"])
    }

    @Test func aliasesThatNest() {
        var text = "x-0: &a0 [lol]\n"
        for level in 1...100 { text += "x-\(level): &a\(level) [*a\(level - 1)]\n" }
        #expect(lint(text) == ["limit-exceeded 63:13"])
    }

    @Test func anAliasInsideItself() {
        #expect(lint("x-loop: &loop [*loop]\n") == ["unknown-alias 1:16"])
        #expect(lint("x-loop: &loop\n  again: { deeper: *loop }\n") == ["unknown-alias 2:20"])
    }

    /// The same map a thousand times over: what is wrong with it is said once.
    @Test func mistakesThatAliasesRepeat() {
        let keys = (0..<500).map { "key-\($0): 1" }.joined(separator: ", ")
        let uses = (0..<300).map { "  action-\($0): *a\n" }.joined()
        #expect(
            lint("actions:\n  first: &a { title: First, \(keys) }\n\(uses)").count { $0.hasPrefix("schema-") } == 500)
    }

    @Test(arguments: ["[", "{ a: ", "- ", "? ", "{? ", "[[], "])
    func nesting(_ opening: String) {
        #expect(lint(String(repeating: opening, count: 100_000)).map { $0.prefix(14) } == ["limit-exceeded"])
    }

    @Test func nestingOfBlocks() {
        let text = (0..<5_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        #expect(lint(text) == ["limit-exceeded 65:65"])
        #expect(lint(String(repeating: "- ", count: 100_000) + "a") == ["limit-exceeded 1:129"])
    }

    @Test(arguments: ["%TAG !a! tag:example.com,2026:\n", "%YAML 1.1\n", "%x\n"])
    func directives(_ line: String) {
        let text = String(repeating: line, count: 80_000) + "---\na: b\n"
        #expect(lint(text) == [line.hasPrefix("%YAML") ? "yaml-feature 2:1" : "yaml-feature 1:1"])
    }

    @Test(arguments: ["---\na: b\n", "--- a\n", "---\n", "a: b\n...\n"])
    func documents(_ document: String) {
        #expect(lint(String(repeating: document, count: 80_000)).map { $0.prefix(12) } == ["yaml-feature"])
    }

    /// They end no line for an editor, and so none in a place that is shown.
    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
    func lineBreaksThatNoEditorShows(_ lineBreak: String) {
        #expect(lint("actions:\n  # a\(lineBreak)b\n  like: {}\n").first == "source-encoding 2:6")
        #expect(lint("actions:\n  like: { title: a\(lineBreak) b, icn: x }\n") == ["source-encoding 2:19"])
        #expect(lint("actions:\n  like: { title: \"a \(lineBreak)b\", icn: x }\n") == ["source-encoding 2:21"])
        let verbatim = lint("actions:\n  like: { title: \"a\(lineBreak)b\", icn: x }\n")
        #expect(verbatim == ["source-encoding 2:20"] || verbatim.contains("schema-unknown-key 2:25"))
    }

    @Test func manyLineBreaksThatNoEditorShows() {
        let breaks = String(repeating: "\u{2028}", count: 20_000)
        #expect(lint("x-a: \"\(breaks)\"\nx: 1\n") == ["schema-unknown-key 2:1"])
        #expect(lint(breaks) == ["source-encoding 1:1"])
    }

    @Test(arguments: [
        ("\"", "limit-exceeded"), ("&", "yaml-unquoted-text"), ("&x", "limit-exceeded"), ("!", "yaml-unquoted-text"),
    ])
    func aVeryLongName(_ opening: String, _ rule: String) {
        let letter = opening == "&x" ? "x" : "é"
        let text = "a: " + opening + String(repeating: letter, count: 1 << 19) + (opening == "\"" ? "\"" : "")
        let file = SourceFile(path: "notifications.yaml", text: text)
        let findings = measured { Linter().lint(root: file, fragments: []).findings }
        #expect(findings.map(\.rule.id) == [rule])
        // Nobody reads more, and nothing has to hold it.
        #expect(findings.allSatisfy { $0.message.utf8.count < 5000 && ($0.help ?? "").utf8.count < 5000 })
    }

    @Test func aLargeFile() {
        #expect(lint([UInt8](repeating: UInt8(ascii: "#"), count: 17 << 20)) == ["limit-exceeded 1:1"])
    }

    @Test(arguments: ["", "'", "\"", "|\n      "])
    func aLongText(_ opening: String) {
        let text = String(repeating: "x", count: 65 << 10)
        let closing = opening.count == 1 ? opening : ""
        #expect(lint("actions:\n  like:\n    title: \(opening)\(text)\(closing)\n") == ["limit-exceeded 3:12"])
    }

    @Test func aLongKey() {
        let key = String(repeating: "x", count: 60 << 10)
        #expect(
            lint("actions:\n  like: { title: Like, icon: hand.thumbsup, ? \(key) : 1 }\n") == [
                "schema-unknown-key 2:47"
            ])
        #expect(lint("actions:\n  like: { title: Like }\n  \(key): { title: Love }\n") == ["yaml-syntax 3:3"])
    }

    @Test(arguments: ["actions", "categories", "notifications"])
    func moreDeclarationsThanOutputsHaveRoomFor(_ key: String) {
        func schema(_ count: Int) -> String { "\(key):\n" + (0..<count).map { "  a\($0): {}\n" }.joined() }
        #expect(lint(schema(10_000)).count > 1)
        #expect(lint(schema(10_001)) == ["limit-exceeded 1:1"])
    }

    @Test func moreFieldsAndExamplesThanAnyAppHas() {
        func schema(_ count: Int, _ key: String, _ line: (Int) -> String) -> String {
            "notifications:\n"
                + (0..<count).map { notification in
                    "  n\(notification): { title: A, \(key): { " + (0..<1_000).map(line).joined(separator: ", ")
                        + " } }\n"
                }.joined()
        }
        #expect(lint(schema(51, "data") { "d\($0): string" }) == ["limit-exceeded 1:1"])
        #expect(lint(schema(11, "examples") { "e\($0): {}" }) == ["limit-exceeded 1:1"])
    }

    /// A list of 400 that an alias repeats 200 times is 80,000 actions, of which each is read.
    @Test func moreDeclarationsThanAnyAppHas() {
        let names = (0..<400).map { "a\($0)" }
        let text =
            "actions:\n" + names.map { "  \($0): { title: Open \($0), icon: star }\n" }.joined()
            + "x-all: &all [\(names.joined(separator: ", "))]\ncategories:\n"
            + (0..<200).map { "  c\($0): { hidden-previews-body-placeholder: A, actions: *all }\n" }.joined()
        #expect(lint(text) == ["limit-exceeded 1:1"])
    }

    @Test func manyValues() {
        #expect(lint("x-many: [\(String(repeating: "a,", count: 1_000_000))]\n") == ["limit-exceeded 1:2000004"])
        #expect(lint("x-many: [\(String(repeating: "[],", count: 1_000_000))]\n") == ["limit-exceeded 1:3000001"])
    }

    @Test(arguments: ["variables", "data"])
    func manyFields(_ key: String) {
        func schema(_ count: Int) -> String {
            let fields = (0..<count).map { "f\($0): string" }.joined(separator: ", ")
            return "notifications:\n  a:\n    title: Chess Club\n    \(key): { \(fields) }\n"
        }
        #expect(!lint(schema(1_000)).contains { $0.hasPrefix("limit-exceeded") })
        #expect(lint(schema(1_001)) == ["limit-exceeded 4:\(7 + key.count)"])
    }

    /// Of all that people read, be it repeated by aliases.
    @Test func muchText() {
        func schema(_ count: Int) -> String {
            let notifications = (0..<count).map { "  n\($0): { title: *text }\n" }.joined()
            return "x-text: &text \(String(repeating: "word ", count: 10_000))\nnotifications:\n\(notifications)"
        }
        #expect(!lint(schema(4)).contains { $0.hasPrefix("limit-exceeded") })
        #expect(lint(schema(60)) == ["limit-exceeded 1:1"])
    }

    /// Each use of an alias costs as much as its text, also where nobody reads the text.
    @Test func longTextsThatAliasesRepeat() {
        func schema(_ count: Int) -> String {
            let actions = (0..<count).map { "  a\($0): { title: Reply, description: *text }\n" }.joined()
            return "x-text: &text \(String(repeating: "x", count: 64 << 10))\nactions:\n\(actions)"
        }
        #expect(!lint(schema(64)).contains { $0.hasPrefix("limit-exceeded") })
        #expect(lint(schema(65)) == ["limit-exceeded 67:37"])
    }

    /// One text is one finding, and its fix changes all of it.
    @Test func aWordThatATextRepeats() {
        let body = String(repeating: "click here ", count: 2_000)
        let text = "notifications:\n  a: { title: Hello, body: \"\(body)\" }\n"
        #expect(lint(text).count { $0 == "body-click 2:29" } == 1)
    }

    /// Rules stop where nobody reads on.
    @Test func findingsOfRules() {
        let actions = (0..<9_000).map { "  act-\($0): { title: mark as read }\n" }.joined()
        let findings = lint("actions:\n\(actions)")
        #expect(findings.count == 10_001)
        #expect(findings.contains("limit-exceeded 1:1"))
    }

    @Test func manyAnchors() {
        let text = (0..<50_000).map { "x-\($0): &a\($0) text\n" }.joined()
        let places = lint(text)
        #expect(places.count == 10_001 && places.contains("limit-exceeded 1:1"))
    }

    @Test func unknownKeys() {
        let keys = (0..<10_000).map { "    destructiv\($0): true\n" }.joined()
        #expect(lint("actions:\n  like:\n    title: Like\n    icon: hand.thumbsup\n\(keys)").count == 10_000)
    }

    /// In one line, that none of them is looked through.
    @Test(arguments: ["", " x", " []", " #"])
    func wrongValuesInOneLine(_ value: String) {
        let entries = (0..<10_000).map { "a\($0):\(value)" }.joined(separator: value == " #" ? "\n  " : ", ")
        let text = value == " #" ? "actions:\n  \(entries)\n" : "actions: { \(entries) }\n"
        #expect(value == "" ? lint(text).count == 1 : lint(text).count >= 10_000)
    }

    /// What is not understood is searched for names that may be declared in it, and each part of it once.
    @Test func unknownKeysBesideNames() {
        let actions = (0..<5_000).map {
            "      - b\($0): { title: Open It, foo-\($0): \(String(repeating: "x", count: 100)) }\n"
        }
        let text =
            "categories:\n  a:\n    hidden-previews-body-placeholder: A\n    actions:\n\(actions.joined())"
        #expect(lint(text).count { $0.hasPrefix("schema-unknown-key") } == 5_000)
    }

    @Test func repeatedKeys() {
        let keys = String(repeating: "    title: Like\n", count: 50_001)
        #expect(lint("actions:\n  like:\n    icon: hand.thumbsup\n\(keys)").count == 10_001)
    }

    @Test func unknownReferences() {
        let actions = (0..<5_000).map { "  action-\($0): { title: Like, icon: hand.thumbsup }\n" }.joined()
        let uses = (0..<5_000).map { "      - acton-\($0)\n" }.joined()
        let text =
            "actions:\n\(actions)categories:\n  order:\n    hidden-previews-body-placeholder: Order\n    actions:\n\(uses)"
        #expect(lint(text).count { $0.hasPrefix("unknown-reference") } == 5_000)
    }

    @Test func unknownReferencesBesideAFileThatIsNoYAML() {
        let text = (0..<5_000).map { "  n\($0): { title: Chess Club, category: c\($0) }\n" }.joined()
        let broken = SourceFile(path: "a.notifications.yaml", text: "a: \"" + String(repeating: "b ", count: 400_000))
        let root = SourceFile(path: "notifications.yaml", text: "notifications:\n\(text)")
        let findings = measured { Linter().lint(root: root, fragments: [broken]).findings }
        #expect(findings.count { $0.rule.id == "unknown-reference" } == 5_000)
    }

    @Test func manyFieldsAndPlaceholders() {
        let fields = (0..<1_000).map { "      field\($0): string\n" }.joined()
        let body = (0..<1_000).map { "$(field\($0))" }.joined()
        let values = (0..<1_000).map { "        field\($0): x\n" }.joined()
        let text = "notifications:\n  a:\n    body: \(body)\n    data:\n\(fields)    examples:\n      one:\n\(values)"
        // That is no push any more, but every placeholder has its value.
        #expect(lint(text) == ["payload-size 2:3"])
    }

    @Test func manyValuesOfAnEnum() {
        let values = (0..<5_000).map { "value\($0)" }.joined(separator: ", ")
        let examples = (0..<1_000).map { "      e\($0): { state: wrong }\n" }.joined()
        let text =
            "notifications:\n  a:\n    title: Chess Club\n    data: { state: { values: [\(values)] } }\n    examples:\n\(examples)"
        #expect(lint(text).count { $0.hasPrefix("example-value") } == 1_000)
    }

    @Test(arguments: [("[", "string", "]"), ("{ a: ", "string", " }"), ("[{ a: ", "[[[string]]]", " }]")])
    func deepTypes(_ opening: String, _ type: String, _ closing: String) {
        func schema(_ depth: Int) -> String {
            let type = String(repeating: opening, count: depth) + type + String(repeating: closing, count: depth)
            return "notifications:\n  a:\n    title: Chess Club\n    data: { b: { type: \(type) } }\n"
        }
        #expect(lint(schema(2)) == [])
        #expect(lint(schema(20)).map { $0.prefix(18) } == ["schema-wrong-value"])
        #expect(lint(schema(20_000)).map { $0.prefix(14) } == ["limit-exceeded"])
    }

    @Test func manyMembersThatAreMissing() {
        let members = (0..<5_000).map { "a\($0): string" }.joined(separator: ",\n        ")
        let items = String(repeating: "{ a0: x }, {}, x,\n        ", count: 3_000)
        let examples = (0..<1_000).map { "      e\($0): { b: { a1: [] }, c: [] }\n" }.joined()
        let text =
            "notifications:\n  a:\n    title: Chess Club\n    data:\n      b: &b { type: { \(members) } }\n"
            + "      c: { type: [{ \(members) }], example: [\(items)] }\n    examples:\n\(examples)"
        let places = lint(text)
        #expect(places.count == 10_001 && places.contains("limit-exceeded 1:1"))
    }

    @Test func keysThatLeadFar() {
        let key = String(repeating: "a.", count: 30_000)
        let fields = (0..<500).map { "      f\($0): { key: a.b.c.d.e.f.g.h.i.j.k.l.m.n.o\($0 % 2).f\($0) }\n" }.joined()
        #expect(
            lint("notifications:\n  a:\n    title: Chess Club\n    data:\n      b: { key: \(key)a }\n\(fields)") == [
                "payload-size 2:3", "schema-wrong-value 5:17",
            ])
    }

    @Test func manyCategories() {
        let categories = (0..<10_000).map { index in
            """
              category-\(index):
                hidden-previews-body-placeholder: Order
                actions:
                  - open-\(index): { title: Open, icon: arrow.up.forward.app }

            """
        }
        #expect(lint("categories:\n\(categories.joined())").filter { !$0.hasPrefix("action-") } == [])
    }
}
