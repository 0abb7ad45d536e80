import Diagnostics
import SourceSyntax

/// Where a rule reports what it finds.
struct RuleReport: Sendable {
    private let rule: RuleDescription
    private let options: [String: RuleOptionValue]
    private(set) var findings: [Finding] = []
    var ruleID: String { rule.id }

    /// - Parameter options: What the author set, by name.
    init(of rule: RuleDescription, options: [String: RuleOptionValue] = [:]) {
        self.rule = rule
        self.options = options
    }

    /// Removes the findings, so that the report can be used for another payload.
    mutating func removeAll() -> [Finding] {
        defer { findings.removeAll(keepingCapacity: true) }
        return findings
    }

    /// The value that the author set, or the option's default. The rule has to list the option.
    func option<Value>(_ option: RuleOption<Value>) -> Value {
        options[option.description.name].flatMap(option.value) ?? option.defaultValue
    }

    /// - Parameters:
    ///   - range: The words that are wrong, and no more.
    ///   - message: What is wrong, in the author's words; begins with a small letter and has no full stop.
    ///   - severity: The rule's own severity if nil.
    ///   - help: What to write instead.
    mutating func add(
        at range: SourceRange,
        _ message: String,
        severity: Severity? = nil,
        help: String? = nil,
        notes: [Finding.Note] = [],
        fix: Fix? = nil
    ) {
        // One more than the limit shows that there are too many.
        guard findings.count <= ReadingLimits.findings else { return }
        findings.append(Finding(rule, at: range, message, severity: severity, help: help, notes: notes, fix: fix))
    }
}
