package import Diagnostics
package import NotificationSchema

extension RuleCatalogue {
    /// What the configuration of a schema makes of a rule: a severity or `off`.
    package static func level(of rule: RuleDescription, in schema: Schema) -> String {
        RuleConfiguration(schema).level(of: rule)?.rawValue ?? rule.severity.rawValue
    }
}
