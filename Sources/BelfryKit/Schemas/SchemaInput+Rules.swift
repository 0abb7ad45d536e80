package import Diagnostics
import Guidelines
import NotificationSchema

extension SchemaInput {
    /// All rules, each with its severity in the settings of the run and of a schema.
    package func configuredRules(
        of source: SchemaSource
    ) -> [(rule: RuleDescription, level: String)] {
        // 'lint' reports mistakes in the rest of the schema.
        var findings: [Finding] = []
        let schema = source.schema(findings: &findings)
        return RuleCatalogue.all(configuredBy: schema, shared: settings.rules)
    }
}
