import Diagnostics
import SchemaRules
import TestSupport

/// The rules with findings in a schema, each with its severity.
func foundRules(_ text: String, fragments: [String: String] = [:]) -> [String] {
    MarkedSchema(text, fragments: fragments).lint().findings.map { "\($0.rule.id) \($0.severity.rawValue)" }
}

/// The rules with findings in a notification with these keys.
func foundRules(notification: String, app: String = "{ name: Parley }") -> [String] {
    foundRules("app: \(app)\nnotifications:\n  thing: { \(notification) }\n")
}
