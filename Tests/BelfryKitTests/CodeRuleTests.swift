import BelfryKit
import Diagnostics
import SchemaRules
import SwiftCode
import Testing
import TestSupport

/// Every example of every rule for code: a failing one has exactly the marked findings of the rule, a passing one none.
@Suite(.enabled(if: SwiftReader.complaint == nil, "this build doesn't have the trait Audit")) struct CodeRuleTests {
    private static let rules = RuleCatalogue.all.filter { $0.failing.contains(where: \.isCode) }

    @Test(arguments: rules) func failingExamples(_ rule: RuleDescription) throws {
        for example in rule.failing where example.isCode {
            let code = MarkedSchema(example)
            #expect(try found(in: code, example.files, by: rule) == code.expected(rule: rule.id), "\(example.marked)")
            #expect(!code.expected().isEmpty)
        }
    }

    @Test(arguments: rules) func passingExamples(_ rule: RuleDescription) throws {
        for example in rule.passing where example.isCode {
            #expect(try found(in: MarkedSchema(example), example.files, by: rule) == [], "\(example.marked)")
        }
    }

    /// The findings in Swift, in the form of those in a schema.
    private func found(
        in code: MarkedSchema, _ files: [RuleExample.File], by rule: RuleDescription
    ) throws -> [String] {
        let folder = try TemporaryFolder(["App.swift": code.root.text])
        for file in files { try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.path) }
        let input = try CodeInput([], from: folder.path, swift: SwiftReader.read)
        var linter = input.linter
        linter.only = [rule.id]
        return code.found(input.findings(of: linter)).map { $0.replacing("App.swift:", with: "notifications.yaml:") }
    }
}
