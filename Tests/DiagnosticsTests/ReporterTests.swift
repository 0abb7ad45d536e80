import Basics
import Diagnostics
import Foundation
import Testing

@Suite struct ReporterTests {
    @Test func nothingIsPrintedWithoutFindings() {
        #expect(PrettyReporter(isColored: true).report([]) == "")
        #expect(XcodeReporter().report([]) == "")
        #expect(GitHubReporter().report([]) == "")
        #expect(JSONReporter().report([]) == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    }

    /// Proves that a rule is written once, that the edits make what `--fix` makes, and that places of one decision are
    /// places, not notes.
    @Test func compactJSONGroupsByRule() throws {
        let file = SourceFile(path: "a.yaml", text: "like: like it\nlove: “love it”\n")
        let rule = RuleDescription.structure("x", summary: "", rationale: "", failing: [])
        func finding(_ bytes: Range<Int>, _ message: String, isOneDecision: Bool = false) -> Finding {
            let range = SourceRange(file, bytes)
            return Finding(
                rule, at: range, message, help: "write Title Case", fix: Fix(.safe, [TextEdit(range, "It")]),
                isOneDecision: isOneDecision)
        }
        let findings = [finding(11..<13, "one"), finding(28..<30, "two")]
        let report = CompactJSONReporter().report(findings)
        let object = try #require(JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
        #expect(
            object["version"] as? Int == 1
                && object["counts"] as? [String: Int] == ["error": 2, "warning": 0, "advice": 0])
        let rules = try #require(object["rules"] as? [[String: Any]])
        #expect(rules.count == 1 && rules[0]["help"] as? String == "write Title Case" && rules[0]["message"] == nil)
        let places = try #require(rules[0]["places"] as? [[String: Any]])
        #expect(places.map { $0["message"] as? String } == ["one", "two"])
        // Columns count scalars: the quotation mark is one.
        #expect(
            report.contains(#""range":{"start":{"line":2,"column":13},"end":{"line":2,"column":15}},"newText":"It""#))
        let decision = [finding(11..<13, "a", isOneDecision: true), finding(28..<30, "a", isOneDecision: true)]
        let one = CompactJSONReporter().report(decision.onePerDecision())
        #expect(one.ranges(of: "\"newText\"").count == 2 && !one.contains("notes") && !one.contains("the same is true"))
        #expect(one.contains(#""message":"a","help":"write Title Case","places":["#))
    }

    /// GitLab rejects a report in which two findings have the same fingerprint.
    @Test func equalFindingsHaveDifferentFingerprintsInGitLab() {
        let rule = RuleDescription.structure("x", summary: "", rationale: "", failing: [])
        let files = ["a.yaml", "b.yaml"].map { SourceFile(path: $0, text: "like: like\n") }
        let findings = files.flatMap { file in
            [0..<4, 0..<4, 6..<10].map { Finding(rule, at: SourceRange(file, $0), "again") }
        }
        let report = GitLabReporter().report(findings)
        let fingerprints = report.matches(of: /"fingerprint": "([0-9a-f]+)"/).map { String($0.1) }
        #expect(fingerprints.count == 6 && Set(fingerprints).count == 6)
        // A new line above changes no fingerprint.
        let moved = files.map { SourceFile(path: $0.path, bytes: Array("# New\n".utf8) + $0.bytes) }.flatMap { file in
            [6..<10, 6..<10, 12..<16].map { Finding(rule, at: SourceRange(file, $0), "again") }
        }
        let after = GitLabReporter().report(moved).matches(of: /"fingerprint": "([0-9a-f]+)"/).map { String($0.1) }
        #expect(after == fingerprints)
        #expect(GitLabReporter().report([]) == "[]\n")
    }

    /// The name of a file can contain characters that change the reading direction, or control a terminal.
    @Test func noReportContainsControls() {
        let rule = RuleDescription.structure("x", summary: "", rationale: "", failing: [])
        let file = SourceFile(path: "a\u{202E}b\u{1B}[31m.yaml", text: "like\n")
        let range = SourceRange(file, 0..<4)
        let finding = Finding(rule, at: range, "no", help: "yes", notes: [Finding.Note("here", at: range)])
        let reporters: [any FindingReporter] = [
            PrettyReporter(isColored: false), XcodeReporter(), JSONReporter(), JSONLinesReporter(),
            CompactJSONReporter(), SARIFReporter(), GitHubReporter(), GitLabReporter(),
            JUnitReporter(failingFrom: .error), CheckstyleReporter(),
        ]
        for reporter in reporters {
            let report = reporter.report([finding])
            #expect(!report.unicodeScalars.contains { $0.actsInvisibly && $0 != "\n" }, "\(reporter)")
        }
        #expect(GitLabReporter().report([finding]).contains(#""path": "a\u202eb\u001b[31m.yaml""#))
    }

    /// Xcode opens files only by absolute paths.
    @Test func theXcodeReporterShowsThePathThatItIsGiven() {
        let rule = RuleDescription.structure("x", summary: "", rationale: "", failing: [])
        let file = SourceFile(path: "a.yaml", text: "x")
        let finding = Finding(
            rule, at: SourceRange(file, 0..<1), "no", severity: .advice, help: "y",
            notes: [Finding.Note("z", at: SourceRange(file, 0..<1))])
        let place = "/App/a.yaml:1:1"
        #expect(
            XcodeReporter(absolutePath: { "/App/\($0)" }).report([finding])
                == "\(place): remark: no [x] (advice)\n\(place): note: z\n\(place): note: y\n")
    }

    @Test func jUnitWithoutFindingsIsAPassingTest() {
        let text = JUnitReporter(failingFrom: .error).report([])
        #expect(text.contains("tests=\"1\" failures=\"0\""))
        #expect(text.contains("<testcase classname=\"belfry\" name=\"no findings\" time=\"0\"/>"))
    }

    @Test(
        arguments: [
            PrettyReporter(isColored: false), XcodeReporter(), JSONReporter(), CompactJSONReporter(), SARIFReporter(),
            GitHubReporter(), GitLabReporter(), JUnitReporter(failingFrom: .error), CheckstyleReporter(),
        ] as [any FindingReporter]
    )
    func untrustedTextDoesNotControlATerminal(_ reporter: any FindingReporter) {
        let file = SourceFile(path: "a.yaml", text: "title: \"\u{1B}[2J\u{202E}\"\n")
        let range = SourceRange(file, 7..<file.bytes.count - 1)
        let finding = Finding(
            RuleDescription.structure("x", summary: "", rationale: "", failing: []),
            at: range,
            "“\u{1B}[2J” is strange\nerror: forged",
            help: "\u{9B}2J",
            notes: [Finding.Note("\u{202E}", at: range)],
            fix: Fix(.safe, [TextEdit(range, "\u{1B}[0m")])
        )
        let text = reporter.report([finding])
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.actsInvisibly })
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("error: forged") })
    }

    /// Parses commands like the GitHub Actions runner: a comma ends a property, two colons end the list, a line break
    /// ends the command, and special characters are percent-encoded.
    @Test(arguments: ["%", "\r", "\n", "\r\n", ":", "::", ",", "=", "%0A", "%25", "a,b=c::d%0D\n", "]]>", "“ü👋🏽”"])
    func gitHubGetsBackEverySpecialCharacter(_ text: String) throws {
        let file = SourceFile(path: "a\(text)b.yaml", text: "x: y\n")
        let finding = Finding(
            RuleDescription.structure("some-rule", summary: "", rationale: "", failing: []),
            at: SourceRange(file, 0..<1),
            "before \(text) after",
            help: "do \(text) so"
        )
        let report = GitHubReporter().report([finding])
        #expect(report.hasSuffix("\n") && report.dropLast().unicodeScalars.allSatisfy { $0 != "\n" && $0 != "\r" })
        let parts = report.dropLast().split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false)
        try #require(parts.count == 3 && parts[1].hasPrefix("error "))
        let properties = parts[1].dropFirst("error ".count).split(separator: ",").map { property in
            property.split(separator: "=", maxSplits: 1).map { Self.unescaped($0) }
        }
        #expect(properties.map(\.first) == ["file", "line", "endLine", "col", "endColumn", "title"])
        #expect(properties.map(\.last) == ["a\(text)b.yaml", "1", "1", "1", "2", "some-rule"])
        #expect(Self.unescaped(parts[2]) == "\(finding.message)\n\(finding.help ?? "")")
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = String(text)
        for (code, character) in [("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")] {
            result = result.replacing(code, with: character)
        }
        return result
    }

    /// At most a thousand findings are shown, and each fix shows only its place in a long line.
    @Test func manyFindingsInOneLine() throws {
        let rule = RuleDescription.structure("x", summary: "", rationale: "", failing: [])
        let file = SourceFile(path: "a.yaml", text: String(repeating: "a ", count: 1_500))
        let findings = (0..<1_500).map { index in
            let range = SourceRange(file, index * 2..<index * 2 + 1)
            return Finding(rule, at: range, "wrong", fix: Fix(.safe, [TextEdit(range, "right")]))
        }
        let text = PrettyReporter(isColored: false).report(findings)
        #expect(text.ranges(of: "wrong [").count == 1_000)
        #expect(text.hasSuffix("\n500 more findings. --reporter xcode shows all.\n"))
        #expect(text.contains(" a right a "))
        #expect(text.split(separator: "\n").allSatisfy { $0.count < 140 })
    }

    @Test func everyFindingAtTheEndOfAnEmptyFileIsShown() {
        let file = SourceFile(path: "empty.yaml", text: "")
        let rule = RuleDescription.structure("x", summary: "", rationale: "", failing: [])
        let finding = Finding(rule, at: SourceRange(file, 0..<0), "nothing there")
        #expect(XcodeReporter().report([finding]) == "empty.yaml:1:1: error: nothing there [x]\n")
        #expect(PrettyReporter(isColored: false).report([finding]).hasSuffix("--> empty.yaml:1:1\n1 |\n  | ^\n"))
    }
}
