import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Schemas larger than anybody needs: each has a clear finding with a place.
///
/// `script/hostile` measures the cost of these and larger schemas in a release build.
@Suite struct HostileSchemaTests {
    /// The same map repeated a thousand times: its mistakes are reported once.
    @Test func mistakesThatAliasesRepeat() {
        let keys = (0..<100).map { "key-\($0): 1" }.joined(separator: ", ")
        let uses = (0..<300).map { "  action-\($0): *a\n" }.joined()
        #expect(
            lintPlaces("actions:\n  first: &a { title: First, \(keys) }\n\(uses)").count { $0.hasPrefix("schema-") }
                == 100)
    }

    @Test(arguments: ["actions", "categories", "notifications"])
    func tooManyDeclarationsForOutputs(_ key: String) {
        func schema(_ count: Int) -> String { "\(key):\n" + (0..<count).map { "  a\($0): {}\n" }.joined() }
        #expect(lintPlaces(schema(10_000)) != ["schema-too-large 1:1"])
        #expect(lintPlaces(schema(10_001)) == ["schema-too-large 1:1"])
    }

    @Test func tooManyFieldsAndExamples() {
        func schema(_ count: Int, _ key: String, _ line: (Int) -> String) -> String {
            "notifications:\n"
                + (0..<count).map { notification in
                    "  n\(notification): { title: A, \(key): { " + (0..<1_000).map(line).joined(separator: ", ")
                        + " } }\n"
                }.joined()
        }
        #expect(lintPlaces(schema(51, "data") { "d\($0): string" }) == ["schema-too-large 1:1"])
        #expect(lintPlaces(schema(11, "examples") { "e\($0): {}" }) == ["schema-too-large 1:1"])
    }

    /// Proves that alerts and topics are limited like other declarations.
    @Test func tooManyAlertsValuesAndTopics() {
        func activities(_ count: Int) -> String {
            "activities:\n  a:\n    state: { b: string }\n    alerts:\n"
                + (0..<count).map { "      c\($0): {}\n" }.joined()
        }
        #expect(!lintPlaces(activities(200)).contains { $0.hasPrefix("schema-too-large") })
        #expect(lintPlaces(activities(10_001)) == ["schema-too-large 1:1"])
        let values = (0..<1_001).map { "v\($0)" }.joined(separator: ", ")
        let data = "notifications: { a: { title: A, data: { b: { values: [\(values)] } } } }\n"
        #expect(lintPlaces(data).contains { $0.hasPrefix("schema-too-large 1:46") })
        let topics = (0..<10_001).map { "  a\($0): {}\n" }.joined()
        #expect(lintPlaces("topics:\n" + topics) == ["schema-too-large 1:1"])
    }

    /// Proves that examples × values have a limit, although each of the two is within its own.
    @Test(arguments: [("notifications", "data", "title: A"), ("activities", "state", "because: A")])
    func tooManyValuesInExamples(_ kind: String, _ key: String, _ other: String) {
        let fields = (0..<1000).map { "f\($0): { optional: true }" }.joined(separator: ", ")
        func schema(_ count: Int) -> String {
            let examples = (0..<count).map { "e\($0): {}" }.joined(separator: ", ")
            return "\(kind):\n  a:\n    \(other)\n    \(key): { \(fields) }\n    examples: { \(examples) }\n"
        }
        #expect(!lintPlaces(schema(20)).contains { $0.hasPrefix("schema-too-large") })
        #expect(lintPlaces(schema(501)) == ["schema-too-large 1:1"])
    }

    /// Proves that alerts × examples have a limit, that the finding says so where the examples are, and that it doesn't
    /// hide the mistakes of other activities.
    @Test func tooManyPushesOfActivities() {
        func schema(_ count: Int) -> String {
            let alerts = (0..<count).map { "b\($0): { title: A }" }.joined(separator: ", ")
            let examples = (0..<count).map { "e\($0): { c: d }" }.joined(separator: ", ")
            return """
                activities:
                  a:
                    state: { c: string }
                    alerts: { \(alerts) }
                    examples: { \(examples) }
                  f:
                    state: { c: sting }

                """
        }
        #expect(!lintPlaces(schema(100)).contains { $0.hasPrefix("schema-too-large") })
        let places = lintPlaces(schema(1_000))
        #expect(places.contains("schema-too-large 5:5") && places.contains { $0.hasSuffix(" 7:17") }, "\(places)")
    }

    /// Proves that the sets of keys in `match` are limited for a category, not for a schema, and reported once.
    @Test func tooManySetsOfKeysToMatch() {
        func schema(_ count: Int, in category: String) -> String {
            "categories: { a: { actions: [] }, b: { actions: [] } }\nnotifications:\n"
                + (0..<count).map {
                    "  n\($0): { title: A, category: \($0 % 2 == 0 ? "a" : category), match: { k\($0): x } }\n"
                }.joined()
        }
        func limits(_ schema: String) -> [String] { lintPlaces(schema).filter { $0.hasPrefix("schema-too-large") } }
        #expect(limits(schema(16, in: "a")) == [] && limits(schema(32, in: "b")) == [])
        #expect(limits(schema(18, in: "a")) == ["schema-too-large 19:40"])
    }

    /// Proves that the longest text for `max-length` is limited in bytes, too: a character can have thousands of them.
    @Test func charactersOfManyBytes() {
        let example = "a" + String(repeating: "\u{301}", count: 30_000)
        let data = "{ b: { max-length: 4096, example: \"\(example)\" } }"
        let schema = "notifications:\n  a:\n    body: $(b)\n    data: \(data)\n"
        #expect(lintPlaces(schema).contains("payload-too-large 2:3"))
    }

    /// An alias that repeats a list of 400 actions 200 times gives 80,000 actions to read.
    @Test func tooManyDeclarations() {
        let names = (0..<400).map { "a\($0)" }
        let text =
            "actions:\n" + names.map { "  \($0): { title: Open \($0), icon: star }\n" }.joined()
            + "x-all: &all [\(names.joined(separator: ", "))]\ncategories:\n"
            + (0..<200).map { "  c\($0): { hidden-previews-body-placeholder: A, actions: *all }\n" }.joined()
        #expect(lintPlaces(text) == ["schema-too-large 1:1"])
    }

    @Test(arguments: ["variables", "data"])
    func manyFields(_ key: String) {
        func schema(_ count: Int) -> String {
            let fields = (0..<count).map { "f\($0): string" }.joined(separator: ", ")
            return "notifications:\n  a:\n    title: Chess Club\n    \(key): { \(fields) }\n"
        }
        #expect(!lintPlaces(schema(1_000)).contains { $0.hasPrefix("schema-too-large") })
        #expect(lintPlaces(schema(1_001)) == ["schema-too-large 4:\(7 + key.count)"])
    }

    /// All texts that people read, including repetition by aliases.
    @Test func muchText() {
        func schema(_ count: Int) -> String {
            let notifications = (0..<count).map { "  n\($0): { title: *text }\n" }.joined()
            return "x-text: &text \(String(repeating: "word ", count: 10_000))\nnotifications:\n\(notifications)"
        }
        #expect(!lintPlaces(schema(4)).contains { $0.hasPrefix("schema-too-large") })
        #expect(lintPlaces(schema(60)) == ["schema-too-large 1:1"])
    }

    /// Each use of an alias costs as much as its text, even if the text isn't shown.
    @Test func longTextsThatAliasesRepeat() {
        func schema(_ count: Int) -> String {
            let actions = (0..<count).map { "  a\($0): { title: Reply, description: *text }\n" }.joined()
            return "x-text: &text \(String(repeating: "x", count: 64 << 10))\nactions:\n\(actions)"
        }
        #expect(!lintPlaces(schema(64)).contains { $0.hasPrefix("schema-too-large") })
        #expect(lintPlaces(schema(65)) == ["schema-too-large 67:37"])
    }

    /// One text is one finding, and its fix changes the whole text.
    @Test func aWordThatATextRepeats() {
        let body = String(repeating: "click here ", count: 2_000)
        let text = "notifications:\n  a: { title: Hello, body: \"\(body)\" }\n"
        #expect(lintPlaces(text).count { $0 == "text-instructs 2:29" } == 1)
    }

    /// Rules stop at the limit of findings, and warnings never hide an error.
    @Test func findingsOfRules() {
        let actions = (0..<5_500).map { "  act-\($0): { title: mark as read. }\n" }.joined()
        let findings = lintPlaces("actions:\n\(actions)  last: { title: \"\" }\n")
        #expect(findings.count == 10_001)
        #expect(findings.contains("schema-too-large 1:1"))
        #expect(findings.contains("title-blank 5502:18"))
    }

    @Test func unknownKeys() {
        let keys = (0..<4_000).map { "    destructiv\($0): true\n" }.joined()
        #expect(lintPlaces("actions:\n  like:\n    title: Like\n    icon: hand.thumbsup\n\(keys)").count == 4_000)
    }

    /// On one line, which must not be scanned for each of them.
    @Test(arguments: ["", " x", " []", " #"])
    func wrongValuesInOneLine(_ value: String) {
        let entries = (0..<4_000).map { "a\($0):\(value)" }.joined(separator: value == " #" ? "\n  " : ", ")
        let text = value == " #" ? "actions:\n  \(entries)\n" : "actions: { \(entries) }\n"
        #expect(value == "" ? lintPlaces(text).count == 1 : lintPlaces(text).count >= 4_000)
    }

    /// Each unreadable part is searched once for names that it may declare.
    @Test func unknownKeysBesideNames() {
        let actions = (0..<2_000).map {
            "      - b\($0): { title: Open It, foo-\($0): \(String(repeating: "x", count: 100)) }\n"
        }
        let text =
            "categories:\n  a:\n    hidden-previews-body-placeholder: A\n    actions:\n\(actions.joined())"
        #expect(lintPlaces(text).count { $0.hasPrefix("schema-unknown-key") } == 2_000)
    }

    @Test func repeatedKeys() {
        let keys = String(repeating: "    title: Like\n", count: 50_001)
        #expect(lintPlaces("actions:\n  like:\n    icon: hand.thumbsup\n\(keys)").count == 10_001)
    }

    @Test func unknownReferences() {
        let actions = (0..<2_000).map { "  action-\($0): { title: Like, icon: hand.thumbsup }\n" }.joined()
        let uses = (0..<2_000).map { "      - acton-\($0)\n" }.joined()
        let text =
            "actions:\n\(actions)categories:\n  order:\n    hidden-previews-body-placeholder: Order\n    actions:\n\(uses)"
        #expect(lintPlaces(text).count { $0.hasPrefix("schema-unknown-reference") } == 2_000)
    }

    @Test func unknownReferencesBesideAFileThatIsNoYAML() {
        let text = (0..<2_000).map { "  n\($0): { title: Chess Club, category: c\($0) }\n" }.joined()
        let broken = SourceFile(path: "a.notifications.yaml", text: "a: \"" + String(repeating: "b ", count: 400_000))
        let root = SourceFile(path: "notifications.yaml", text: "notifications:\n\(text)")
        let findings = Linter.standard.lint(root: root, fragments: [broken]).findings
        #expect(findings.count { $0.rule.id == "schema-unknown-reference" } == 2_000)
    }

    @Test func manyFieldsAndPlaceholders() {
        let fields = (0..<1_000).map { "      field\($0): string\n" }.joined()
        let body = (0..<1_000).map { "$(field\($0))" }.joined()
        let values = (0..<1_000).map { "        field\($0): x\n" }.joined()
        let text = "notifications:\n  a:\n    body: \(body)\n    data:\n\(fields)    examples:\n      one:\n\(values)"
        // The push is too large, but every placeholder has its value.
        #expect(lintPlaces(text) == ["payload-too-large 2:3"])
    }

    @Test func manyValuesOfAnEnum() {
        let values = (0..<1_000).map { "value\($0)" }.joined(separator: ", ")
        let examples = (0..<1_000).map { "      e\($0): { state: wrong }\n" }.joined()
        let text =
            "notifications:\n  a:\n    title: Chess Club\n    data: { state: { values: [\(values)] } }\n    examples:\n\(examples)"
        #expect(lintPlaces(text).count { $0.hasPrefix("schema-example-mismatch") } == 1_000)
    }

    @Test(arguments: [("[", "string", "]"), ("{ a: ", "string", " }"), ("[{ a: ", "[[[string]]]", " }]")])
    func deepTypes(_ opening: String, _ type: String, _ closing: String) {
        func schema(_ depth: Int) -> String {
            let type = String(repeating: opening, count: depth) + type + String(repeating: closing, count: depth)
            return "notifications:\n  a:\n    title: Chess Club\n    data: { b: { type: \(type) } }\n"
        }
        #expect(lintPlaces(schema(2)) == [])
        #expect(lintPlaces(schema(20)).map { $0.prefix(18) } == ["schema-wrong-value"])
        #expect(lintPlaces(schema(20_000)).map { $0.prefix(16) } == ["schema-too-large"])
    }

    @Test func manyMissingMembers() {
        let members = (0..<5_000).map { "a\($0): string" }.joined(separator: ",\n        ")
        let items = String(repeating: "{ a0: x }, {}, x,\n        ", count: 3_000)
        let examples = (0..<1_000).map { "      e\($0): { b: { a1: [] }, c: [] }\n" }.joined()
        let text =
            "notifications:\n  a:\n    title: Chess Club\n    data:\n      b: &b { type: { \(members) } }\n"
            + "      c: { type: [{ \(members) }], example: [\(items)] }\n    examples:\n\(examples)"
        let places = lintPlaces(text)
        #expect(places.count == 10_001 && places.contains("schema-too-large 1:1"))
    }

    @Test func deeplyNestedKeys() {
        let key = String(repeating: "a.", count: 30_000)
        let fields = (0..<500).map { "      f\($0): { key: a.b.c.d.e.f.g.h.i.j.k.l.m.n.o\($0 % 2).f\($0) }\n" }.joined()
        #expect(
            lintPlaces("notifications:\n  a:\n    title: Chess Club\n    data:\n      b: { key: \(key)a }\n\(fields)")
                == [
                    "payload-too-large 2:3", "schema-wrong-value 5:17",
                ])
    }

    /// Outputs list the actions of a category with each of its notifications.
    @Test func actionsOfManyNotifications() {
        func schema(_ count: Int) -> String {
            let actions = (0..<400).map { "      - a\($0): { title: Reply }\n" }.joined()
            let notifications = (0..<count).map { "  n\($0): { title: Hello, category: c }\n" }.joined()
            return "categories:\n  c:\n    actions:\n\(actions)notifications:\n\(notifications)"
        }
        #expect(!lintPlaces(schema(250)).contains("schema-too-large 2:3"))
        #expect(lintPlaces(schema(251)) == ["schema-too-large 2:3"])
    }

    @Test func manyCategories() {
        let categories = (0..<2_000).map { index in
            """
              category-\(index):
                hidden-previews-body-placeholder: Order
                actions:
                  - open-\(index): { title: Like, icon: arrow.up.forward.app }

            """
        }
        #expect(lintPlaces("categories:\n\(categories.joined())").filter { !$0.hasPrefix("action-") } == [])
    }
}
