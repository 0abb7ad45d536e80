package import Diagnostics
package import NotificationSchema

extension RuleCatalogue {
    /// All rules, each with what the configuration of a schema makes of it: a severity or `off`.
    ///
    /// - Parameter shared: Settings of rules where the schema has none of its own.
    package static func all(
        configuredBy schema: Schema,
        shared: [RuleSetting]
    ) -> [(rule: RuleDescription, level: String)] {
        let configuration = RuleConfiguration(schema, shared: shared)
        return all.map { ($0, configuration.level(of: $0)?.rawValue ?? $0.severity.rawValue) }
    }
}
