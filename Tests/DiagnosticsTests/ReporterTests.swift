import Diagnostics
import Testing

@Suite struct ReporterTests {
    @Test func nothingIsSaidOfNoFindings() {
        #expect(PrettyReporter(isColored: true).report([]) == "")
        #expect(XcodeReporter().report([]) == "")
        #expect(GitHubReporter().report([]) == "")
        #expect(JSONReporter().report([]) == "{\n  \"version\": 1,\n  \"findings\": []\n}\n")
    }

    @Test func jUnitWithoutFindingsIsATestThatPasses() {
        let text = JUnitReporter(failingFrom: .error).report([])
        #expect(text.contains("tests=\"1\" failures=\"0\""))
        #expect(text.contains("<testcase classname=\"belfry\" name=\"no findings\" time=\"0\"/>"))
    }

    @Test(
        arguments: [
            PrettyReporter(isColored: false), XcodeReporter(), JSONReporter(), SARIFReporter(), GitHubReporter(),
            JUnitReporter(failingFrom: .error),
        ] as [any FindingReporter]
    )
    func textOfAStrangerActsOnNoTerminal(_ reporter: any FindingReporter) {
        let file = SourceFile(path: "a.yaml", text: "title: \"\u{1B}[2J\u{202E}\"\n")
        let range = SourceRange(file, 7..<file.bytes.count - 1)
        let finding = Finding(
            RuleDescription.structure("x", summary: "", rationale: "", failing: []),
            at: range,
            "“\u{1B}[2J” is strange\nerror: forged",
            help: "\u{9B}2J",
            notes: [Finding.Note("\u{202E}", at: range)],
            fix: Fix(.auto, [TextEdit(range, "\u{1B}[0m")])
        )
        let text = reporter.report([finding])
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.actsInvisibly })
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("error: forged") })
    }

    @Test func everyFindingAtTheEndOfAnEmptyFileIsShown() {
        let file = SourceFile(path: "empty.yaml", text: "")
        let rule = RuleDescription.structure("x", summary: "", rationale: "", failing: [])
        let finding = Finding(rule, at: SourceRange(file, 0..<0), "nothing there")
        #expect(XcodeReporter().report([finding]) == "empty.yaml:1:1: error: nothing there [x]\n")
        #expect(PrettyReporter(isColored: false).report([finding]).hasSuffix("--> empty.yaml:1:1\n1 |\n  | ^\n"))
    }
}
