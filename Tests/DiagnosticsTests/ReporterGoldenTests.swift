import Diagnostics
import TestSupport
import Testing

/// All reporters with the same findings, each of which is hard to show in some way.
@Suite struct ReporterGoldenTests {
    @Test func pretty() {
        expectGolden(PrettyReporter(isColored: false, width: 80).report(Self.findings), "Expected/findings.pretty.txt")
    }

    @Test func prettyInColor() {
        let findings = Array(Self.findings.prefix(3))
        let text = PrettyReporter(isColored: true, width: 80).report(findings)
        // Makes the file readable and comparable as text.
        expectGolden(text.replacing("\u{1B}", with: "␛"), "Expected/findings.color.txt")
    }

    @Test func xcode() {
        expectGolden(XcodeReporter().report(Self.findings), "Expected/findings.xcode.txt")
    }

    @Test func json() {
        expectGolden(JSONReporter().report(Self.findings), "Expected/findings.json")
    }

    @Test func compactJSON() {
        expectGolden(CompactJSONReporter().report(Self.findings), "Expected/findings.compact.json")
    }

    @Test func sarif() {
        let reporter = SARIFReporter(documentation: "https://example.com/rules/")
        expectGolden(reporter.report(Self.findings), "Expected/findings.sarif")
    }

    @Test func gitHub() {
        expectGolden(GitHubReporter().report(Self.findings), "Expected/findings.github.txt")
    }

    @Test func jUnit() {
        expectGolden(JUnitReporter(failingFrom: .warning).report(Self.findings), "Expected/findings.junit.xml")
    }

    @Test func gitLab() {
        expectGolden(GitLabReporter().report(Self.findings), "Expected/findings.gitlab.json")
    }

    @Test func checkstyle() {
        expectGolden(CheckstyleReporter().report(Self.findings), "Expected/findings.checkstyle.xml")
    }

    private static let findings: [Finding] = {
        var findings: [Finding] = []
        let root = MarkedText(
            """
            # Order matters to nobody.
            actions:
              ⟦like⟧: { title: Like, icon: hand.thumbsup }
              hide: { title: Hide, ⟦destuctive⟧: true, icon: eye.slash }
            categories:
              comment: { actions: [like, ⟦hid⟧] }

            """
        )
        let file = SourceFile(path: "notifications.yaml", text: root.text)
        let marks = root.marks.map { SourceRange(file, $0.bytes) }
        let fragment = MarkedText("actions:\n  ⟦like⟧: { title: Love }\n")
        let fragmentFile = SourceFile(path: "chat/chat.notifications.yaml", text: fragment.text)

        findings.append(
            Finding(
                rule("duplicate", .error),
                at: SourceRange(fragmentFile, fragment.marks[0].bytes),
                "'like' is declared for the second time",
                help: "give one of the two another name",
                notes: [Finding.Note("declared here first", at: marks[0])],
                fix: Fix(.display, [TextEdit(SourceRange(fragmentFile, fragment.marks[0].bytes), "love")])
            )
        )
        findings.append(
            Finding(
                rule("unknown-key", .warning),
                at: marks[1],
                "'destuctive' isn't a key of an action",
                help: "did you mean 'destructive'?",
                fix: Fix(.safe, [TextEdit(marks[1], "destructive")])
            )
        )
        findings.append(
            Finding(
                rule("rename", .advice),
                at: marks[2],
                "a name in “curly quotes” stays as it is",
                fix: Fix(
                    .safe,
                    [
                        TextEdit(marks[2], "hide"), TextEdit(marks[0].start, "new:\n    title: New\n  "),
                        TextEdit(SourceRange(fragmentFile, fragment.marks[0].bytes), "love"),
                    ]
                )
            )
        )
        for (name, marked) in hardPlaces {
            let text = MarkedText(marked)
            let file = SourceFile(path: "\(name).yaml", text: text.text)
            findings += text.marks.map {
                Finding(rule(name, .warning), at: SourceRange(file, $0.bytes), "look at this")
            }
        }
        let special = SourceFile(path: "50% a,b:c/<&'\">#?\u{FFFF}\r\n.yaml", text: "title\n")
        findings.append(
            Finding(
                rule("special-characters", .error),
                at: SourceRange(special, 0..<5),
                "100%25 of <b> & “c”, 'd', \"e\": ]]> [f](1) {0} \u{FFFE}",
                help: "write %0A, not \r\n::error::",
                notes: [Finding.Note("a,b: <&>", at: SourceRange(special, 0..<6))],
                fix: Fix(.unsafe, [TextEdit(SourceRange(special, 0..<5), "<&\"%\u{1}\n")])
            )
        )
        let push = Witness(
            .push, "a push of new servers ('sale', <typical>)", "{\"aps\":{},\"shop\":\"50%\\n<b>\"}", before: ".sale",
            after: ".unrecognized: key 'shop': expected an integer")
        let response = Witness(
            .response, "the response 'save' to a delivered notification", "{}", before: "“Save”\u{1B}[1m",
            after: "“Keep”", fails: false)
        findings.append(
            Finding(
                rule("broken", .warning), at: marks[0], "installed apps need 'shop'", help: "send it",
                breaks: [Break(.installed, push), Break(.servers, push), Break(.delivered, response)]))
        let broken = SourceFile(
            path: "bytes\u{1B}[31m.yaml", bytes: Array("é: ".utf8) + [0xFF, 0xC3, 0x28] + Array(" after\n".utf8))
        findings.append(Finding(rule("invalid-utf8", .error), at: SourceRange(broken, 4..<5), "byte 0xFF is not UTF-8"))
        findings.append(Finding(rule("after-invalid", .error), at: SourceRange(broken, 8..<13), "this comes later"))
        return findings
    }()

    private static let hardPlaces: [(String, String)] = [
        ("tabs", "a\t⟦b\tc⟧\td\n"),
        ("wide", "titel: 通知 ⟦通知⟧ 👩‍👩‍👧 ⟦👋🏽⟧ cafe\u{301} ⟦x⟧\n"),
        ("empty-range", "first\n⟦⟧\n  in the⟦⟧ middle\nat the end⟦⟧\n"),
        ("end-of-file", "text⟦⟧"),
        ("line-break", "text⟦\n⟧more\r\n"),
        ("two-lines", "a:\n  ⟦first\n  second⟧ rest\n"),
        ("many-lines", (1...12).map { "\($0 == 2 ? "⟦" : "")line \($0)\($0 == 11 ? "⟧" : "")\n" }.joined()),
        (
            "long-middle",
            String(repeating: "left ", count: 40) + "⟦here⟧" + String(repeating: " right", count: 40) + "\n"
        ),
        ("long-start", "⟦here⟧" + String(repeating: " right", count: 40) + "\n"),
        ("long-end", String(repeating: "left ", count: 40) + "⟦here⟧\n"),
        ("long-range", "x: ⟦" + String(repeating: "0123456789", count: 30) + "⟧ y\n"),
        ("huge-line", String(repeating: "通知", count: 5_000) + "⟦here⟧" + String(repeating: "通知", count: 5_000)),
        ("controls", "a\u{202E}b⟦c\u{07}d⟧e\n"),
        ("byte-order-mark", "\u{FEFF}⟦first⟧: x\n"),
        ("carriage-returns", "one\rtwo\r⟦three⟧\rfour"),
    ]

    private static func rule(_ id: String, _ severity: Severity) -> RuleDescription {
        RuleDescription(
            id: id,
            severity: severity,
            group: .texts,
            summary: "…",
            rationale: "…",
            source: .language,
            passing: [],
            failing: []
        )
    }
}
