import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// The fix gives the expected text, in which the rule has no findings.
func expectFixed(_ rule: String, _ before: String, _ after: String, line: SourceLocation = #_sourceLocation) {
    let file = SourceFile(path: "notifications.yaml", text: before)
    let fixed = file.withFixes(of: rule)
    #expect(fixed.text == after, sourceLocation: line)
    let left = Linter.standard.lint(root: fixed, fragments: []).findings.filter { $0.rule.id == rule }
    #expect(left.isEmpty, "\(left.map(\.message))", sourceLocation: line)
}

/// There is a finding of the rule, and no fix is applied.
func expectNoAppliedFix(_ rule: String, _ text: String, line: SourceLocation = #_sourceLocation) {
    let file = SourceFile(path: "notifications.yaml", text: text)
    let found = Linter.standard.lint(root: file, fragments: []).findings.filter { $0.rule.id == rule }
    #expect(!found.isEmpty, sourceLocation: line)
    #expect(found.allSatisfy { !$0.isFixable }, sourceLocation: line)
}

func expectNoFix(_ rule: String, _ text: String) {
    let found = Linter.standard.lint(root: SourceFile(path: "notifications.yaml", text: text), fragments: []).findings
    #expect(found.contains { $0.rule.id == rule })
    #expect(found.allSatisfy { $0.rule.id != rule || $0.fix == nil })
}
