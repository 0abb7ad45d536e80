package import Diagnostics
package import NotificationSchema
import SourceSyntax

/// Checks a schema against all rules, as its author configured them.
package struct Linter: Sendable {
    /// Only these rules, or all where empty; structural errors always.
    package var only: Set<String> = []
    package var skipped: Set<String> = []

    package init() {}

    /// What reading and checking a schema gave.
    package struct Result: Sendable {
        package var schema: Schema
        /// In the order of the source.
        package var findings: [Finding]
    }

    package func lint(root: SourceFile, fragments: [SourceFile]) -> Result {
        var findings: [Finding] = []
        let schema = Schema.read(root: root, fragments: fragments, findings: &findings)
        let isComplete = !findings.contains { $0.severity == .error }
        findings += check(schema, isComplete: isComplete)
        return Result(schema: schema, findings: findings.inSourceOrder())
    }

    /// - Parameter isComplete: Whether all of the schema was understood: only then can an `allow` be called unused.
    private func check(_ schema: Schema, isComplete: Bool) -> [Finding] {
        var configuration = RuleConfiguration(schema)
        var seen: Set<PlaceOfRule> = []
        // All rules, also where few are wanted: what an `allow` covers is known only then.
        let rules = SchemaRule.all.filter { rule in
            configuration.level(of: rule.description) != .off && (isComplete || !rule.needsWholeSchema)
        }
        let findings = rules.flatMap { rule in
            var findings = RuleFindings(of: rule.description, options: configuration.options(of: rule.description))
            rule.check(schema, &findings)
            // A shared action is looked at wherever it is used; what is wrong with it is said once.
            return findings.findings.filter { seen.insert(PlaceOfRule(rule: $0.rule.id, range: $0.range)).inserted }
        }
        var kept = findings.compactMap { configuration.configured($0) }
        if isComplete, configuration.level(of: .unusedAllow) != .off {
            kept += configuration.unusedAllowances().compactMap { configuration.configured($0) }
        }
        return configuration.findings + kept.filter { isWanted($0.rule.id) }
    }

    /// - Parameter rule: The identifier of one that checks.
    package func isWanted(_ rule: String) -> Bool {
        (only.isEmpty || only.contains(rule)) && !skipped.contains(rule)
    }

    private struct PlaceOfRule: Hashable {
        var rule: String
        var range: SourceRange
    }
}
