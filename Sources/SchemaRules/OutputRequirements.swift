package import Diagnostics
package import NotificationSchema

/// What an output needs from a schema, such as names that are free in its language.
package protocol OutputRequirements: Sendable {
    /// The rules over schemas that become this output.
    var rules: [WholeSchemaRule] { get }

    /// Mistakes because of which a schema can't become this output.
    ///
    /// - Parameter found: What reading the schema found, so that it isn't reported again.
    func mistakes(in schema: Schema, besides found: [Finding]) -> [Finding]
}
