package import Diagnostics
import Guidelines
import Testing

/// A failing example of a rule that has an automatic fix.
package struct FixableExample: Sendable, CustomTestStringConvertible {
    package let rule: String
    /// Counted from 1 among those of the rule.
    package let number: Int
    package let file: SourceFile

    package var testDescription: String { "\(rule) \(number)" }

    /// All automatic fixes of all rules, made until none is left.
    package var fixed: SourceFile { Linter().fixing([file])[0] }

    package static let all: [FixableExample] = RuleCatalogue.all.flatMap { rule in
        let files = rule.failing.filter { $0.earlier == nil }.compactMap { example -> SourceFile? in
            let text = example.text.hasSuffix("\n") ? example.text : example.text + "\n"
            let file = SourceFile(path: "notifications.yaml", text: text)
            let findings = Linter().lint(root: file, fragments: []).findings
            return findings.contains { $0.rule.id == rule.id && $0.fix?.applicability == .auto } ? file : nil
        }
        return files.enumerated().map { FixableExample(rule: rule.id, number: $0 + 1, file: $1) }
    }
}
