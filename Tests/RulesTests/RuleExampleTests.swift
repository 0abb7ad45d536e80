import BelfryKit
import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Every example of every rule that isn't code: a failing one has exactly the marked findings of the rule; a passing one has none.
@Suite struct RuleExampleTests {
    @Test(arguments: RuleCatalogue.all.filter { $0.domain != .code })
    func failingExamples(_ rule: RuleDescription) {
        for example in rule.failing where !example.isCode {
            let schema = MarkedSchema(example)
            #expect(schema.found(schema.lint().findings) == schema.expected(rule: rule.id), "\(example.text)")
            #expect(!schema.expected().isEmpty, "a failing example marks what is wrong:\n\(example.text)")
        }
    }

    @Test(arguments: RuleCatalogue.all.filter { $0.domain != .code })
    func passingExamples(_ rule: RuleDescription) {
        for example in rule.passing where !example.isCode {
            let schema = MarkedSchema(example)
            #expect(schema.found(schema.lint().findings) == [], "\(example.text)")
        }
    }
}

extension RuleDescription: CustomTestStringConvertible {
    public var testDescription: String { id }
}
