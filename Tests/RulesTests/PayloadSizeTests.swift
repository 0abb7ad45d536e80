import Diagnostics
import SchemaRules
import Testing
import TestSupport

@Suite struct PayloadSizeTests {
    private func findings(_ schema: String) -> [Finding] {
        MarkedSchema(schema).lint().findings.filter { $0.rule.id.hasPrefix("payload-too-large") }
    }

    /// A schema whose only payload has this size.
    private func schema(bytes: Int, of character: String = "x") -> String {
        let frame = #"{"aps":{"alert":{"body":""}},"notification":"chapter"}"#.utf8.count
        let count = (bytes - frame) / character.utf8.count
        let rest = (bytes - frame) % character.utf8.count
        let text = String(repeating: character, count: count) + String(repeating: "x", count: rest)
        return "notifications:\n  chapter:\n    body: $(text)\n    variables: { text: { example: \(text) } }\n"
    }

    @Test(
        arguments: [
            (3276, []), (3277, ["payload-too-large"]), (4096, ["payload-too-large"]), (4097, ["payload-too-large"]),
            (9000, ["payload-too-large"]),
        ]
    )
    func limits(_ bytes: Int, _ rules: [String]) {
        #expect(findings(schema(bytes: bytes)).map(\.rule.id) == rules)
        #expect(findings(schema(bytes: bytes, of: "日")).map(\.rule.id) == rules, "bytes count, not letters")
    }

    @Test func severities() {
        #expect(findings(schema(bytes: 4097)).map(\.severity) == [.error])
        #expect(findings(schema(bytes: 4096)).map(\.severity) == [.warning])
    }

    @Test func escapesCount() {
        let quotes = String(repeating: #"\""#, count: 2000)
        let schema = "notifications:\n  chapter:\n    body: \"\(quotes)\"\n"
        #expect(
            findings(schema).map(\.message) == [
                "the typical payload of 'chapter' has 4054 bytes, and only 42 are left before the limit of APNs"
            ])
    }

    @Test func namesTheExampleAndWhatToShorten() throws {
        let long = String(repeating: "word ", count: 900)
        let findings = findings(
            """
            notifications:
              message:
                title: $(sender)
                body: $(text) says $(sender)
                variables: { sender: { example: Ada }, text: { example: Hello } }
                data: { preview: { example: "\(String(repeating: "p", count: 300))" } }
                examples:
                  short: { text: Hi }
                  long: { text: "\(long)" }
            """
        )
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.range.text == "message")
        #expect(
            finding.message
                == "the example 'long' of 'message' has 4890 bytes, and APNs rejects more than 4096")
        #expect(finding.help == "shorten 'text', which uses 4500 of them")
        #expect(finding.notes.map(\.range.text) == ["text"])
    }

    @Test func aTextWithoutPlaceholdersCanBeTooLong() throws {
        let finding = try #require(
            findings("notifications:\n  a: { title: A, body: \(String(repeating: "b", count: 5000)) }\n").first)
        #expect(finding.help == "shorten 'body', which uses 5000 of them")
    }

    @Test func dataThatAreUsedInTextCountTwice() throws {
        let text = String(repeating: "t", count: 1000)
        let finding = try #require(
            findings(
                """
                notifications:
                  a:
                    title: $(one)
                    body: $(one) $(one)
                    data: { one: { example: \(text) }, two: { example: \(text)\(text) } }
                """
            ).first
        )
        #expect(finding.help == "shorten 'one', which uses 4008 of them")
    }

    @Test func localNotificationsHaveNoPayload() {
        #expect(findings(schema(bytes: 9000) + "    delivery: local\n").isEmpty)
    }

    @Test func canNotBeAllowed() {
        let schema = schema(bytes: 9000) + "    allow: { payload-too-large: It works here. }\n"
        let rules = MarkedSchema(schema).lint().findings.map(\.rule.id)
        #expect(rules == ["payload-too-large", "lint-unused-exception"])
    }

    @Test func theMarginCanBeAllowed() {
        #expect(findings(schema(bytes: 4000) + "    allow: { payload-too-large: Nothing grows here. }\n").isEmpty)
    }

    /// 16,000 placeholders for 60 KB would make a text of a gigabyte. `script/hostile` measures it.
    @Test func aTextThatMultipliesIsNeverBuilt() {
        let body = String(repeating: "$(x)", count: 16_000)
        let value = String(repeating: "v", count: 60_000)
        #expect(
            findings("notifications:\n  a:\n    body: \(body)\n    variables: { x: { example: \(value) } }\n").map(
                \.rule.id) == ["payload-too-large"])
    }

    /// A list has no upper bound, so its example counts.
    @Test func listsAndStructsCount() throws {
        let member = #"{ name: "\#(String(repeating: "n", count: 60))", id: 1 }"#
        func schema(members: Int) -> String {
            """
            notifications:
              message:
                body: Hello
                data:
                  members:
                    type: [{ name: string, id: integer }]
                    key: chat.members
                    example: [\(Array(repeating: member, count: members).joined(separator: ", "))]
            """
        }
        #expect(findings(schema(members: 30)).isEmpty)
        let finding = try #require(findings(schema(members: 60)).first)
        #expect(
            finding.message
                == "the typical payload of 'message' has 4820 bytes, and APNs rejects more than 4096")
        #expect(finding.help == "shorten 'members', which uses 4760 of them")
    }
}
