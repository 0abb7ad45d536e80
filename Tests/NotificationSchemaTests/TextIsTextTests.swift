import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax
import Testing

/// The expected type decides how a scalar is read, not YAML's guess.
@Suite struct TextIsTextTests {
    @Test(arguments: [
        "No", "Yes", "on", "off", "y", "true", "False", "null", "NULL", "~", "12", "1e3", "1_000", "0x1F", "0o17",
        "010",
        ".5", ".inf", ".nan", "+1", "2001-01-01", "2001-01-01T00:00:00Z", "12:30:45", "=", "a#b", "a:b", "http://x",
        "-1",
        "50%", "\\n", "it's", "say \"hi\"", "x & y", "a, b", "日本語", "👩‍👩‍👧", "e\u{301}",
    ])
    func plainTextIsUnchanged(_ text: String) {
        let read = ReadSchema("actions:\n  some-action:\n    title: \(text)\n")
        #expect(read.places == [])
        #expect(read.schema.actions.first?.title?.value.utf8.elementsEqual(text.utf8) == true)
    }

    @Test(arguments: [
        ("\"\"", ""), (#"''"#, ""), (#""No""#, "No"), (#"'It''s'"#, "It's"),
        (#""a\tb\u00e9\x21\U0001F600""#, "a\tbé!😀"),
        (#""a\\b\"c\/""#, "a\\b\"c/"), (#"'a\tb'"#, "a\\tb"),
        (##""# : { [ & * ! | > % @ `""##, "# : { [ & * ! | > % @ `"),
        ("\"one\n      two\"", "one two"), ("\"one\n\n      two\"", "one\ntwo"), ("\"one\\\n      two\"", "onetwo"),
        ("one\n      two", "one two"), ("one\n\n      two", "one\ntwo"), ("'one\n      two'", "one two"),
        ("|\n      one\n      two", "one\ntwo\n"), ("|-\n      one\n       two", "one\n two"),
        ("|+\n      one\n\n", "one\n\n\n"),
        (">\n      one\n      two", "one two\n"), (">-\n      one\n\n      two\n", "one\ntwo"),
        ("|1-\n       one", "  one"),
        ("No # a comment", "No"), ("&name No", "No"),
    ])
    func quotedAndFoldedText(_ written: String, _ text: String) {
        let alias = written.contains("&name") ? "  other: { title: *name }\n" : ""
        let read = ReadSchema("actions:\n  some-action:\n    title: \(written)\n\(alias)")
        #expect(read.places == [])
        #expect(read.schema.actions.first?.title?.value == text)
        if !alias.isEmpty { #expect(read.schema.actions.last?.title?.value == text) }
    }

    @Test(arguments: [
        ("15.10", Version(15, 10)), ("15.1", Version(15, 1)), ("16", Version(16)), ("\"15.0\"", Version(15)),
        ("15.10.4", Version(15, 10, 4)), ("1_5", nil), ("15.", nil), ("0x0F", nil), ("15.0.0.1", nil), ("1e1", nil),
        ("٣", nil), ("99999999999999999999", nil), ("-1", nil), ("\"\"", nil),
    ])
    func versionsAreNotNumbers(_ written: String, _ version: Version?) {
        let read = ReadSchema("app:\n  platforms: { iOS: \(written) }\n")
        #expect(read.schema.app.platforms[.iOS]?.value == version)
        #expect(read.places == (version == nil ? ["schema-wrong-value 2:21"] : []))
    }

    @Test(arguments: [("true", true), ("false", false), ("\"true\"", true)])
    func booleans(_ written: String, _ value: Bool) {
        let read = ReadSchema("actions:\n  open: { title: Open, foreground: \(written) }\n")
        #expect(read.schema.actions.first?.foreground?.value == value)
        #expect(read.places == [])
    }

    @Test(arguments: [
        ("yes", "true"), ("On", "true"), ("TRUE", "true"), ("1", "true"), ("no", "false"), ("Off", "false"),
        ("n", "false"),
        ("maybe", nil), ("null", nil), ("\"\"", nil),
    ])
    func nothingElseIsABoolean(_ written: String, _ replacement: String?) throws {
        let read = ReadSchema("actions:\n  open: { title: Open, foreground: \(written) }\n")
        let finding = try #require(read.findings.first)
        #expect(read.findings.count == 1)
        #expect(finding.range.text == written)
        #expect(finding.help == "write \(replacement ?? "true or false")")
        #expect(finding.fix?.edits.map(\.text) == replacement.map { [$0] })
    }

    @Test func emptyAndMissingDifferWhereApplesInitializersDo() {
        let read = ReadSchema(
            """
            categories:
              missing: {}
              empty: { hidden-previews-body-placeholder: "", category-summary-format: '' }
            """
        )
        #expect(read.places == [])
        #expect(read.schema.categories.map { $0.hiddenPreviewsBodyPlaceholder?.value } == [nil, ""])
        #expect(read.schema.categories.map { $0.summaryFormat?.value } == [nil, ""])
    }

    @Test func customKeysAreKept() {
        let read = ReadSchema("actions:\n  like: { title: Like, x-owner: { team: mail } }\nx-note: [anything]\n")
        #expect(read.places == [])
        let own = read.schema.actions.first?.body.entries.first { $0.key.text == "x-owner" }
        #expect(own?.value.entries.map { [$0.key.text, $0.value.text] } == [["team", "mail"]])
    }

    @Test(arguments: [
        "", "\n", "# nothing yet\n", "---\n", "--- # nothing\n", "\u{FEFF}", "\u{FEFF}# nothing\n", "%YAML 1.1\n---\n",
        "{}\n",
    ])
    func anEmptyFileIsValid(_ text: String) {
        let read = ReadSchema(text)
        #expect(read.places == [])
        #expect(read.schema.categories.isEmpty)
    }

    @Test func aliasesAreTheNodesThatTheyReferTo() {
        let read = ReadSchema(
            """
            actions:
              reply: &reply
                # The way back.
                title: &title Reply
                text-input: { button-title: *title }
              answer: *reply
            """
        )
        #expect(read.places == [])
        #expect(read.schema.actions.map { $0.title?.value } == ["Reply", "Reply"])
        #expect(read.schema.actions.map { $0.textInput?.buttonTitle?.value } == ["Reply", "Reply"])
    }
}
