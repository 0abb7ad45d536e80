import BelfryKit
package import Diagnostics
import SchemaRules
import Testing

extension Finding {
    /// Whether `--fix --unsafe` fixes it.
    package var isFixable: Bool { fix.map { $0.applicability != .display } ?? false }
}

/// A failing example of a rule with a fix to apply.
package struct FixableExample: Sendable, CustomTestStringConvertible {
    package let rule: String
    /// Counted from 1 among the examples of the rule.
    package let number: Int
    package let file: SourceFile

    package var testDescription: String { "\(rule) \(number)" }

    /// The file after all fixes of all rules, applied until none is left.
    package var fixed: SourceFile { Linter.standard.fixing([file], applying: [.safe, .unsafe]).files[0] }

    package static let all: [FixableExample] = RuleCatalogue.all.flatMap { rule in
        let files = rule.failing.filter { $0.earlier == nil && !$0.isCode }.compactMap { example -> SourceFile? in
            let text = example.text.hasSuffix("\n") ? example.text : example.text + "\n"
            let file = SourceFile(path: "notifications.yaml", text: text)
            let findings = Linter.standard.lint(root: file, fragments: []).findings
            return findings.contains { $0.rule.id == rule.id && $0.isFixable } ? file : nil
        }
        return files.enumerated().map { FixableExample(rule: rule.id, number: $0 + 1, file: $1) }
    }
}
