package import Diagnostics
package import NotificationSchema
import SwiftNaming

extension Linter {
    /// Compares a schema with what it was before.
    ///
    /// - Parameter earlier: One without structural errors.
    /// - Returns: What would break installed apps, servers, or notifications that were delivered before. Of a schema that
    ///   was not understood, only what is wrong with its structure: what seems to be gone may not have been read.
    package func compare(root: SourceFile, fragments: [SourceFile], with earlier: Schema) -> Result {
        var findings: [Finding] = []
        let schema = Schema.readForSwift(root: root, fragments: fragments, findings: &findings)
        findings.removeAll { $0.severity != .error }
        guard findings.isEmpty else { return Result(schema: schema, findings: findings.inSourceOrder()) }
        var configuration = RuleConfiguration(schema, shared: shared)
        let change = SchemaChange(from: earlier, to: schema)
        var seen: Set<Cause> = []
        for rule in Rule.all {
            guard let visit = rule.visitChange, configuration.level(of: rule.description) != .off else {
                continue
            }
            var report = RuleReport(of: rule.description, options: configuration.options(of: rule.description))
            visit(change, &report)
            // A shared action is looked at wherever it is used; what became of it is said once.
            findings += report.findings.filter { seen.insert(Cause($0)).inserted }.compactMap {
                configuration.configured($0)
            }
        }
        return Result(schema: schema, findings: (configuration.findings + findings).inSourceOrder())
    }

    /// Several things may be gone from one place.
    private struct Cause: Hashable {
        var rule: String
        var range: SourceRange
        var message: String

        init(_ finding: Finding) {
            (rule, range, message) = (finding.rule.id, finding.range, finding.message)
        }
    }
}
