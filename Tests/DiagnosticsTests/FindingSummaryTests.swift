import Diagnostics
import Testing

@Suite struct FindingSummaryTests {
    @Test(
        arguments: [
            ([], 1, "no findings in 1 file"), ([.error], 2, "1 error in 2 files"),
            (
                [.advice, .warning, .advice, .warning, .error, .error], 3,
                "2 errors, 2 warnings, 2 pieces of advice in 3 files"
            ),
        ] as [([Severity], Int, String)])
    func countsBySeverity(_ severities: [Severity], _ files: Int, _ text: String) {
        let rule = RuleDescription.structure("x", summary: "", rationale: "", failing: [])
        let range = SourceRange(SourceFile(path: "", text: ""), 0..<0)
        let findings = severities.map { Finding(rule, at: range, "", severity: $0) }
        #expect(FindingSummary(findings, fileCount: files).text == text)
    }
}
