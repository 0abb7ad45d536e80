package import Diagnostics
package import NotificationSchema
import SwiftNaming

extension Linter {
    /// Compares a schema with an earlier version.
    ///
    /// - Parameter earlier: A schema without structural errors.
    /// - Returns: Changes that would break installed apps, servers or delivered notifications. If the schema can't be
    ///   parsed, only its structural errors: a declaration may only seem to be missing.
    package func compare(root: SourceFile, fragments: [SourceFile], with earlier: Schema) -> Result {
        var findings: [Finding] = []
        let schema = Schema.readForSwift(root: root, fragments: fragments, findings: &findings)
        findings.removeAll { $0.severity != .error }
        guard findings.isEmpty else { return Result(schema: schema, findings: findings.inSourceOrder()) }
        var configuration = RuleConfiguration(schema, shared: shared)
        let change = SchemaChange(from: earlier, to: schema)
        for rule in Rule.all {
            guard let visit = rule.visitChange, configuration.level(of: rule.description) != .off else {
                continue
            }
            var report = RuleReport(of: rule.description, options: configuration.options(of: rule.description))
            visit(change, &report)
            // A shared action is checked in every category, but its changes are reported once. Several declarations
            // can be missing at the same place.
            findings += report.findings.withoutRepetitions().compactMap { configuration.configured($0) }
        }
        return Result(schema: schema, findings: (configuration.findings + findings).inSourceOrder())
    }
}
