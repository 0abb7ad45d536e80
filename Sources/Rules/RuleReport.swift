package import Diagnostics
import SourceSyntax

/// Collects the findings of a rule.
package struct RuleReport: Sendable {
    private let rule: RuleDescription
    private let options: [String: RuleOptionValue]
    /// Whether the author turned the rule off. What nobody may turn off is still reported.
    private let isOff: Bool
    package private(set) var findings: [Finding] = []
    package var ruleID: String { rule.id }
    /// Nobody reads more, and making them takes time.
    private static let mostWitnesses = 1_000

    /// - Parameter options: The options that the author set, by name.
    package init(of rule: RuleDescription, options: [String: RuleOptionValue] = [:], isOff: Bool = false) {
        self.rule = rule
        self.options = options
        self.isOff = isOff
    }

    /// Removes the findings, so that the report can be used for another payload.
    package mutating func removeAll() -> [Finding] {
        defer { findings.removeAll(keepingCapacity: true) }
        return findings
    }

    /// The value that the author set, or the option's default. The rule must list the option.
    package func option<Value>(_ option: RuleOption<Value>) -> Value {
        guard !options.isEmpty else { return option.defaultValue }
        return options[option.description.name].flatMap(option.value) ?? option.defaultValue
    }

    /// - Parameters:
    ///   - range: Exactly the words that are wrong.
    ///   - message: What is wrong, in the author's terms. Begins with a lowercase letter and has no period at its end.
    ///   - severity: The rule's own severity if nil.
    ///   - kind: The rule's own kind if nil.
    ///   - help: What to write instead.
    ///   - breaks: Who breaks, with a witness for each. Made for the first thousand findings.
    package mutating func add(
        at range: SourceRange,
        _ message: String,
        severity: Severity? = nil,
        kind: RuleDescription.Kind? = nil,
        help: String? = nil,
        notes: [Finding.Note] = [],
        fix: Fix? = nil,
        breaks: @autoclosure () -> [Break] = [],
        isOneDecision: Bool = false
    ) {
        if isOff, kind ?? rule.kind == .guideline { return }
        // One more than the limit shows that there are too many.
        guard findings.count <= ReadingLimits.findings else { return }
        findings.append(
            Finding(
                rule, at: range, message, severity: severity, kind: kind, help: help, notes: notes, fix: fix,
                breaks: findings.count < Self.mostWitnesses ? breaks() : [], isOneDecision: isOneDecision))
    }
}
