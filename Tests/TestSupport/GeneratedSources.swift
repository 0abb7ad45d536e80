import Diagnostics
import Files
package import NotificationSchema
import SchemaRules
import SwiftGeneration
package import Testing

/// The Swift of a schema, by file name. The test fails if the schema has an error.
package func generatedSources(
    _ root: String,
    fragments: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String: String] {
    generatedSources(try errorFreeSchema(root, fragments: fragments, sourceLocation: sourceLocation))
}

package func generatedSources(_ schema: Schema) -> [String: String] {
    Dictionary(uniqueKeysWithValues: SwiftGenerator(schema).files().all.map { ($0.name, $0.text) })
}

/// All Swift of a schema, as one text.
package func generatedSource(_ root: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    generatedSource(try errorFreeSchema(root, sourceLocation: sourceLocation))
}

package func generatedSource(_ schema: Schema) -> String {
    SwiftGenerator(schema).files().all.map(\.text).joined(separator: "\n")
}

/// Reads a schema. The test fails if it has an error.
package func errorFreeSchema(
    _ root: String,
    fragments: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Schema {
    let result = MarkedSchema(root, fragments: fragments).lint()
    let errors = result.findings.filter { $0.severity == .error }
    try #require(
        errors.isEmpty,
        "\(XcodeReporter().report(errors))",
        sourceLocation: sourceLocation
    )
    return result.schema
}
