package import Basics
package import Diagnostics
import NotificationSchema
package import Outputs

extension SchemaSource {
    /// The schema as JSON, with references and defaults resolved.
    ///
    /// - Parameter findings: Gets every structural mistake.
    /// - Returns: Nil if there is an error, because the schema would be incomplete.
    package func dump(findings: inout [Finding]) -> JSONValue? {
        let schema = schema(findings: &findings)
        // A plain nil would become the JSON value null.
        return findings.contains { $0.severity == .error } ? Optional.none : SchemaDump(schema).json
    }
}
