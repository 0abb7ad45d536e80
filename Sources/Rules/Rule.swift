package import Diagnostics

/// A rule: its description, and a function that checks one kind of input.
///
/// The type says what a rule takes, such as an action, a push or a change of a schema. Several rules can share a
/// description, if the same requirement applies to several kinds of input.
package struct Rule<Input>: Sendable {
    package typealias Check = @Sendable (Input, inout RuleReport) -> Void

    package let description: RuleDescription
    package let condition: RuleCondition
    package let check: Check

    package init(_ description: RuleDescription, only condition: RuleCondition = [], check: @escaping Check) {
        (self.description, self.condition, self.check) = (description, condition, check)
    }
}

/// What a check needs in addition to its input.
package struct RuleCondition: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It judges English texts.
    package static let inEnglish = RuleCondition(rawValue: 1 << 0)
    /// It judges names in a schema, or what code declares elsewhere or not at all: it says nothing about declarations
    /// in code.
    package static let inSchemas = RuleCondition(rawValue: 1 << 1)
    /// It is skipped if the schema was parsed only in part: a declaration may only seem to be missing.
    package static let inWholeSchemas = RuleCondition(rawValue: 1 << 2)
    /// It judges a notification by more than its texts, so it says nothing about the alerts of Live Activities.
    package static let notInAlerts = RuleCondition(rawValue: 1 << 3)
}

/// The rules over one kind of input that are on, each with a report that is used again for each input.
package struct ActiveRules<Input> {
    private var rules: [(check: Rule<Input>.Check, report: RuleReport)] = []

    package init(_ rules: [Rule<Input>], in configuration: RuleConfiguration) {
        self.rules = rules.map { rule in
            (rule.check, configuration.report(of: rule.description))
        }
    }

    /// The findings in an input, in the order of the rules. What a rule reports twice is reported once.
    ///
    /// - Parameter configuration: Removes what is allowed, and changes severities.
    package mutating func findings(in input: Input, _ configuration: inout RuleConfiguration) -> [Finding] {
        var findings: [Finding] = []
        for index in rules.indices {
            rules[index].check(input, &rules[index].report)
            guard !rules[index].report.findings.isEmpty else { continue }
            findings += rules[index].report.removeAll().withoutRepetitions().compactMap { configuration.configured($0) }
        }
        return findings
    }
}
