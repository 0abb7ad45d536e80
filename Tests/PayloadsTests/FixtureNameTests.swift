import Diagnostics
import Foundation
import Payloads
import Testing

/// Names from untrusted files become file names.
@Suite struct FixtureNameTests {
    private let onlyTypical = "generate: { fixtures: { variants: [typical] } }\n"

    @Test(
        arguments: [
            ("sale", "sale"),
            ("SALE_2+", "SALE_2+"),
            ("v1.2", "v1.2"),
            ("../../etc/passwd", "-.-.--etc-passwd"),
            ("/etc", "-etc"),
            (".hidden", "-hidden"),
            ("a..b...c", "a.-b.-.c"),
            ("ends.", "ends-"),
            (#"C:\temp\x"#, "C--temp-x"),
            ("a\u{0}b\u{1B}[2J\u{7F}", "a-b--2J-"),
            ("two words", "two-words"),
            ("right\u{202E}left", "right-left"),
            ("привет", "привет"),
            ("日本語", "日本語"),
            ("e\u{301}", "e\u{301}"),
            ("नमस्ते", "नमस्ते"),
            ("🎂", "🎂"),
            ("/", "-"),
            (String(repeating: "x", count: 101), String(repeating: "x", count: 100)),
            (String(repeating: "日", count: 34), String(repeating: "日", count: 33)),
        ]
    )
    func safeNames(_ name: String, _ expected: String) {
        // A NUL ends the reading of a file, and is rejected there.
        let written = name.replacing("\u{0}", with: "\u{1}")
        let key = written.unicodeScalars.map { scalar in
            scalar.properties.isAlphabetic ? String(scalar) : String(format: "\\U%08X", scalar.value)
        }.joined()
        let fixtures = FixturesOfSchema(
            onlyTypical + "notifications:\n  sale: { title: Sale, examples: { \"\(key)\": {} } }\n")
        let names = fixtures.names.filter { $0.hasSuffix(".apns") && !$0.hasSuffix("typical.apns") }
        #expect(names.map { Array($0.utf8) } == [Array("sale.\(expected).apns".utf8)])
        #expect(
            fixtures.names.allSatisfy {
                URL(filePath: "/x/" + $0).standardized.deletingLastPathComponent().path == "/x"
            })
    }

    @Test func theNameOfTheNotificationIsAlsoSanitized() {
        let fixtures = FixturesOfSchema(onlyTypical + "notifications:\n  \"../a\": { title: Sale }\n")
        #expect(fixtures.names == ["-.-a.typical.apns", "-.-a.typical.headers.json", "fixtures.json"])
    }

    @Test(
        arguments: [
            ("big", "Big", "sale.big.apns"),
            ("stra\u{DF}e", "STRASSE", "sale.straße.apns"),
            ("stra\u{DF}e", "stra\u{1E9E}e", "sale.straße.apns"),
            ("caf\u{E9}", "CAFE\u{301}", "sale.café.apns"),
            ("a b", "a/b", "sale.a-b.apns"),
        ]
    )
    func namesThatSomeFileSystemTreatsAsEqual(_ first: String, _ second: String, _ file: String) throws {
        let fixtures = FixturesOfSchema(
            onlyTypical + "notifications:\n  sale: { title: Sale, examples: { \"\(first)\": {}, \"\(second)\": {} } }\n"
        )
        let finding = try #require(fixtures.findings.first)
        #expect(fixtures.findings.count == 1)
        #expect(finding.rule.id == "schema-name-collision")
        #expect(finding.severity == .error)
        #expect(finding.range.text == "\"\(second)\"")
        #expect(finding.notes.map(\.range.text) == ["\"\(first)\""])
        #expect(finding.message.contains("'\(first)'"))
        #expect(finding.message.contains("'\(second)'"))
        #expect(finding.message.contains(file))
        #expect(Set(fixtures.names).count == fixtures.names.count)
        #expect(fixtures.names.filter { $0.hasSuffix(".apns") } == [file, "sale.typical.apns"])
    }

    @Test func namesThatAreEqualAfterRemovingPeriods() {
        let fixtures = FixturesOfSchema(
            """
            notifications:
              a: { title: A, examples: { b.c: {} } }
              a.b: { title: B, examples: { c: {} } }
            """
        )
        #expect(fixtures.findings.map(\.range.text) == ["c"])
        #expect(fixtures.findings.flatMap { $0.notes.map(\.range.text) } == ["b.c"])
    }
}
