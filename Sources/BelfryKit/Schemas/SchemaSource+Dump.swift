package import Diagnostics
import NotificationSchema

extension SchemaSource {
    /// The schema as JSON, references and defaults resolved.
    ///
    /// - Parameter findings: Gets every structural mistake.
    /// - Returns: Nil where there is an error among the findings: the schema would not be complete.
    package func dump(findings: inout [Finding]) -> JSONValue? {
        let schema = schema(findings: &findings)
        return findings.contains { $0.severity == .error } ? nil : SchemaDump(schema).json
    }
}
