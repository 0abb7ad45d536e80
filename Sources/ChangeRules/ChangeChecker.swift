package import Diagnostics
package import NotificationSchema
import Rules

/// The rules over a schema and an earlier version of it, each in a file of its own.
package enum ChangeRule {}

typealias SchemaChangeRule = Rule<SchemaChange>

extension RuleDescription {
    /// Checks a schema and its earlier version.
    func change(_ check: @escaping SchemaChangeRule.Check) -> SchemaChangeRule { Rule(self, check: check) }
}

/// Compares schemas with earlier versions.
package struct ChangeChecker: Sendable {
    private let shared: LintOptions
    private let parties: Set<Break.Party>

    /// - Parameters:
    ///   - shared: Settings of rules that the schema doesn't override.
    ///   - parties: Whose breaks count; empty for the severities of the rules.
    package init(shared: LintOptions = LintOptions(), parties: Set<Break.Party> = []) {
        (self.shared, self.parties) = (shared, parties)
    }

    /// - Parameter earlier: A schema without structural errors.
    /// - Returns: The schema, and the changes that would break installed apps, servers or delivered notifications, in
    ///   source order. If the schema can't be parsed, only its structural errors: a declaration may only seem to be
    ///   missing.
    package func compare(
        root: SourceFile, fragments: [SourceFile], with earlier: Schema
    ) -> (schema: Schema, findings: [Finding]) {
        var findings: [Finding] = []
        let schema = Schema.read(root: root, fragments: fragments, findings: &findings)
        findings.removeAll { $0.severity != .error }
        guard findings.isEmpty else { return (schema, findings.inSourceOrder()) }
        var configuration = RuleConfiguration(schema, shared: shared)
        var rules = ActiveRules(ChangeRule.all, in: configuration)
        // A shared action is checked in every category, but its changes are reported once. Several declarations can be
        // missing at the same place.
        findings = rules.findings(in: SchemaChange(from: earlier, to: schema), &configuration).map { finding in
            // The author's severity counts more.
            configuration.level(of: finding.rule) == nil ? finding.judged(for: parties) : finding
        }.onePerDecision()
        return (schema, (configuration.findings + findings).inSourceOrder())
    }
}
