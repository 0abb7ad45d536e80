package import Diagnostics
package import NotificationSchema

extension RuleCatalogue {
    /// All rules, each with its severity in the configuration of a schema, or `off`.
    ///
    /// - Parameter shared: Settings of rules that the schema doesn't override.
    package static func all(
        configuredBy schema: Schema,
        shared: [RuleSetting]
    ) -> [(rule: RuleDescription, level: String)] {
        let configuration = RuleConfiguration(schema, shared: shared)
        return all.map { ($0, configuration.level(of: $0)?.rawValue ?? $0.severity.rawValue) }
    }
}
