import Diagnostics
import SourceSyntax
import Testing

/// JSON in a JSON string: findings in it have ranges in the file.
@Suite struct EmbeddedTextTests {
    private func read(_ text: String) throws -> (inner: Node?, text: EmbeddedText, findings: [Finding]) {
        var findings: [Finding] = []
        var limits = ReadingLimits()
        let file = SourceFile(path: "a.json", text: text)
        let root = try #require(JSONReader.read(file, limits: &limits, findings: &findings))
        let node = try #require(root.entries.first?.value)
        let embedded = try #require(EmbeddedText(node))
        return (JSONReader.read(embedded, limits: &limits, findings: &findings), embedded, findings)
    }

    @Test func rangesAreThoseInTheFile() throws {
        let (inner, _, findings) = try read(
            #"{"APNS": "{\"aps\": {\"badge\": 3}, \"name\": \"Zo\u00eb \ud83d\udc1f\"}"}"#)
        #expect(findings.isEmpty)
        let entries = try #require(inner).entries
        #expect(entries.map(\.key.text) == ["aps", "name"])
        #expect(entries.map(\.key.range.text) == [#"\"aps\""#, #"\"name\""#])
        #expect(entries.map(\.value.range.text) == [#"{\"badge\": 3}"#, #"\"Zo\u00eb \ud83d\udc1f\""#])
        #expect(entries.last?.value.text == "Zoë 🐟")
        #expect(entries.first?.value.entries.first?.value.range.text == "3")
    }

    @Test func aStringInAStringInAString() throws {
        let (inner, _, _) = try read(#"{"Message": "{\"APNS\": \"{\\\"aps\\\": {\\\"badge\\\": 3}}\"}"}"#)
        let node = try #require(inner?.entries.first?.value)
        var findings: [Finding] = []
        var limits = ReadingLimits()
        let deeper = try #require(EmbeddedText(node))
        let root = try #require(JSONReader.read(deeper, limits: &limits, findings: &findings))
        #expect(root.entries.map(\.key.range.text) == [#"\\\"aps\\\""#])
        #expect(root.entries.first?.value.range.text == #"{\\\"badge\\\": 3}"#)
        #expect(root.entries.first?.value.entries.first?.key.text == "badge")
    }

    @Test(arguments: [
        (#"{"a": "{\"aps\": tru}"}"#, "tru", "'tru' isn't valid JSON"),
        (#"{"a": "{\"x\": 1, \"x\": 2}"}"#, #"\"x\""#, "duplicate key \"x\""),
        (#"{"a": "{\"x\": \"\\ud800\"}"}"#, #"\\ud800"#, "half of a surrogate pair isn't a character"),
        (#"{"a": "{\"x\""}"#, "", "a ':' is missing here"),
        (#"{"a": ""}"#, "", "a value is missing here"),
        (
            #"{"a": "{\"x\": \"\u0007\"}"}"#, #"\u0007"#,
            "a string can't contain the control character U+0007"
        ),
    ])
    func mistakesToo(_ text: String, _ place: String, _ message: String) throws {
        let (inner, _, findings) = try read(text)
        #expect(inner == nil)
        #expect(findings.map(\.message) == [message])
        #expect(findings.map(\.range.text) == [place])
    }

    @Test func onlyStringsContainText() throws {
        var findings: [Finding] = []
        var limits = ReadingLimits()
        let root = try #require(
            JSONReader.read(SourceFile(path: "", text: "[1, {}, null]"), limits: &limits, findings: &findings))
        #expect(root.items.allSatisfy { EmbeddedText($0) == nil })
    }
}
