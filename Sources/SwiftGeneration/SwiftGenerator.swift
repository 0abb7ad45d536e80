package import NotificationSchema

/// Turns a schema into Swift source: one file for each file of the schema.
package struct SwiftGenerator: Sendable {
    private let schema: Schema

    /// - Parameter schema: One without errors.
    package init(_ schema: Schema) {
        self.schema = schema
    }

    /// The root's file first, then the fragments', as the files of the schema are ordered.
    package func files() -> [OutputFile] {
        []
    }
}
