import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    // An identifier belongs to its category, which the generated code checks first. The problem is handwritten code that
    // doesn't. Duplicates in one category are a separate error.
    static let actionIDConflict: WholeSchemaRule = RuleDescription.actionInconsistent.schema(only: .inSchemas) {
        context, report in
        for definitions in context.actionsByIdentifier.all {
            let first = definitions[0].declaration
            for action in definitions.dropFirst().map(\.declaration) {
                let keys = action.differences(from: first)
                guard let key = keys.first else { continue }
                let owner = action.name.value == first.name.value ? "" : " of '\(first.name.value)'"
                report.add(
                    at: keys.lazy.compactMap { action.key($0) }.first?.range ?? action.name.range,
                    "'\(action.identifier.value)' differs in '\(key)' from the other definition\(owner) with that "
                        + "identifier",
                    severity: .advice,
                    help: "share one definition under 'actions', or give one of them another identifier, unless "
                        + "every handler looks at the category first",
                    notes: [Finding.Note("the other definition", at: first.name.range)])
            }
        }
    }
}
