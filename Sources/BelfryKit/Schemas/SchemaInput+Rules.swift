package import Diagnostics
import NotificationSchema
package import Outputs
import Rules

extension SchemaInput {
    /// All rules, each with its severity in the settings of the run and of a schema, or `off`.
    package func configuredRules(
        of source: SchemaSource
    ) -> [(rule: RuleDescription, level: String)] {
        // 'lint' reports mistakes in the rest of the schema.
        var findings: [Finding] = []
        let configuration = RuleConfiguration(source.schema(findings: &findings), shared: settings.rules)
        return RuleCatalogue.all.map { ($0, configuration.level(of: $0)?.rawValue ?? $0.severity.rawValue) }
    }
}
