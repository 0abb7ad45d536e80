package import Diagnostics
package import NotificationSchema
package import Outputs
import Rules

extension SchemaInput {
    /// All rules, each with its severity in the settings of the run and of a schema, or `off`.
    package func configuredRules(
        of source: SchemaSource
    ) -> [(rule: RuleDescription, level: String)] {
        // 'lint' reports mistakes in the rest of the schema.
        var findings: [Finding] = []
        let configuration = RuleConfiguration(source.schema(findings: &findings), shared: settings.lint)
        return (RuleCatalogue.all + configuration.teamRules.map(\.description)).map {
            ($0, configuration.level(of: $0)?.rawValue ?? $0.severity.rawValue)
        }
    }

    /// The rules of the team, those of the run first. Of several with one name, the first.
    package var teamRules: [TeamRule] {
        var findings: [Finding] = []
        let all = settings.lint.team + schemas.flatMap { $0.schema(findings: &findings).lint.team }
        var seen: Set<String> = []
        return all.filter { seen.insert($0.name.value).inserted }
    }
}
