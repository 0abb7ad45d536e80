import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    // An identifier belongs to its category, which the generated code checks first. The problem is handwritten code that
    // doesn't. Duplicates in one category are a separate error.
    static let actionIDConflict: WholeSchemaRule = RuleDescription.actionInconsistent.schema(only: .inSchemas) {
        context, report in
        // An error of its own.
        let taken = Set(
            context.categories.flatMap { category in
                category.declaration.actionsWithTakenIdentifiers.map {
                    category.declaration.actions[$0.index].name.range
                }
            })
        for definitions in context.actionsByIdentifier.all {
            let first = definitions[0].declaration
            for action in definitions.dropFirst().map(\.declaration) {
                let keys = action.differences(from: first)
                guard let key = keys.first, !taken.contains(action.name.range) else { continue }
                let identifier = action.identifier.value
                report.add(
                    at: keys.lazy.compactMap { action.key($0) }.first?.range ?? action.name.range,
                    action.name.value == first.name.value
                        ? "'\(identifier)' differs in '\(key)' from the other definition with that identifier"
                        : "'\(action.name.value)' and '\(first.name.value)' have the identifier '\(identifier)', but "
                            + "differ in '\(key)'",
                    severity: .advice,
                    help: "share one definition under 'actions', or give one of them another identifier, unless "
                        + "every handler looks at the category first",
                    notes: [Finding.Note("the other definition", at: first.name.range)])
            }
        }
    }
}
