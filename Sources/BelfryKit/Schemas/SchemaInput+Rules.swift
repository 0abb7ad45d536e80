package import Diagnostics
import Guidelines
import NotificationSchema

extension SchemaInput {
    /// All rules, with what the settings of the run and of a schema make of each.
    package func configuredRules(
        of source: SchemaSource
    ) -> [(rule: RuleDescription, level: String)] {
        // What is wrong with the rest of the schema is for 'lint' to say.
        var findings: [Finding] = []
        let schema = source.schema(findings: &findings)
        return RuleCatalogue.all(configuredBy: schema, shared: settings.rules)
    }
}
