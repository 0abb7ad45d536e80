import Diagnostics
import Guidelines
import NotificationSchema
import SwiftGeneration
package import Testing

/// The Swift that a schema gives, by file name. A schema with an error is a failed test.
package func generatedSources(
    _ root: String,
    fragments: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String: String] {
    let schema = MarkedSchema(root, fragments: fragments)
    let result = schema.lint()
    let errors = result.findings.filter { $0.severity == .error }
    try #require(
        errors.isEmpty,
        "\(XcodeReporter().report(errors))",
        sourceLocation: sourceLocation
    )
    return Dictionary(uniqueKeysWithValues: SwiftGenerator(result.schema).files().map { ($0.name, $0.text) })
}
