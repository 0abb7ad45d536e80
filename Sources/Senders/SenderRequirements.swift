package import Diagnostics
package import NotificationSchema
package import SchemaRules

/// What senders need from a schema: pushes, names that differ, and a folder of their own.
package struct SenderRequirements: OutputRequirements {
    private let language: SenderLanguage

    package init(_ language: SenderLanguage) {
        self.language = language
    }

    package let rules: [WholeSchemaRule] = []

    package func mistakes(in schema: Schema, besides found: [Finding]) -> [Finding] {
        guard let output = language.output(in: schema.generate), !found.contains(where: { $0.severity == .error })
        else { return [] }
        return mistakes(in: schema, at: output.range)
    }

    /// - Parameter place: Where the schema names the output.
    package func mistakes(in schema: Schema, at place: SourceRange) -> [Finding] {
        let plan = SenderPlan(schema)
        guard !plan.calls.isEmpty else {
            return [
                Finding(
                    .wrongValue, at: place, "the schema has no push, so there is nothing to send in \(language.name)",
                    help: "declare a notification that a server sends, or delete the output")
            ]
        }
        return SenderNames(language).collisions(in: plan)
    }
}
