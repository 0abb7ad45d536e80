package import Diagnostics
import NotificationSchema

extension SchemaSource {
    /// The schema as JSON, references and defaults resolved.
    ///
    /// - Parameter findings: Gets every structural mistake.
    /// - Returns: Nil where there is an error among the findings: the schema would not be complete.
    package func dump(findings: inout [Finding]) -> JSONValue? {
        let schema = schema(findings: &findings)
        // A bare nil would be the JSON value null.
        return findings.contains { $0.severity == .error } ? Optional.none : SchemaDump(schema).json
    }
}
