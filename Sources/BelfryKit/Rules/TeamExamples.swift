package import Diagnostics
import NotificationSchema
import Outputs
import Rules
import SchemaRules
import SourceSyntax

/// The examples of a team's rules, which are the tests of these rules.
package struct TeamExamples {
    /// Examples that aren't as the rules say, at their places. In source order, after mistakes in the rules themselves.
    package let findings: [Finding]
    package let summary: String

    /// - Parameter input: The schemas whose rules are tested, with those of the run.
    package init(_ input: SchemaInput) {
        let rules = input.teamRules
        let examples = rules.flatMap { rule in
            rule.passing.map { Example(rule: rule, text: $0, isPassing: true) }
                + rule.failing.map { Example(rule: rule, text: $0, isPassing: false) }
        }
        var mistakes = input.findings
        for schema in input.schemas { _ = schema.schema(findings: &mistakes) }
        findings = (mistakes + examples.compactMap(\.problem)).inSourceOrder()
        let untested = rules.filter { $0.passing.isEmpty || $0.failing.isEmpty }.count
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        summary =
            "\(count(rules.count, "rule")) of the team, \(count(examples.count, "example")), "
            + "\(findings.isEmpty ? "all as the rules say" : count(findings.count, "problem"))"
            + (untested == 0 ? "" : "; \(untested) without a passing and a failing example")
    }

    private struct Example {
        let rule: TeamRule
        let text: Text
        let isPassing: Bool

        /// What isn't as the rule says.
        var problem: Finding? {
            guard rule.isValid else { return nil }
            let marked = MarkedText(text.value)
            var linter = Linter(for: OutputCatalogue.requirements)
            linter.shared.team = [rule]
            let file = SourceFile(path: "example", text: marked.text)
            let all = linter.lint(root: file, fragments: []).findings
            let found = all.filter { $0.rule.id == rule.name.value }
            if let mistake = all.first(where: { $0.severity == .error && $0.rule.id != rule.name.value }) {
                return finding(
                    "the example has a mistake of its own", mistake,
                    help: mistake.help ?? "write a schema without errors")
            }
            switch (isPassing, found.first) {
            case (true, let found?):
                return finding("the passing example has a finding", found, help: "change the example, or the rule")
            case (false, nil):
                return finding("the failing example has no finding", help: "change the example, or the rule")
            case (false, let first?):
                guard !marked.marks.isEmpty, found.map(\.range.bytes) != marked.marks.map(\.bytes) else { return nil }
                return finding(
                    "the failing example has a finding without a mark, or a mark without a finding", first,
                    help: "mark exactly what is wrong, or leave out the marks")
            case (true, nil): return nil
            }
        }

        /// - Parameter cause: A finding inside the example.
        private func finding(_ message: String, _ cause: Finding? = nil, help: String) -> Finding {
            let inside = cause.map { cause in
                let line = LineIndex(cause.range.file).position(at: cause.range.bytes.lowerBound).line
                return " in line \(line): \(cause.message)"
            }
            return Finding(
                RuleDescription(of: rule), at: text.range, message + (inside ?? ""), severity: .error, help: help)
        }
    }
}
