import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

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
            for definition in definitions.dropFirst() {
                let action = definition.declaration
                let keys = action.differences(from: first)
                if keys.isEmpty, action.name.value != first.name.value, !taken.contains(action.name.range),
                    definitions[0].sharesNoWord(with: definition), action.icon != nil,
                    action.icon?.name.value != first.icon?.name.value
                {
                    report.add(
                        at: action.identifierRange,
                        "'\(action.name.value)' and '\(first.name.value)' have the identifier "
                            + "'\(action.identifier.value)', but other titles and icons",
                        severity: .advice, help: "give one of them another identifier, unless both do the same",
                        notes: [Finding.Note("the other definition", at: first.name.range)])
                    continue
                }
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

extension ShownAction {
    /// Whether both have a title, and no word of one is in the other: *Like* and *Download Episode*.
    fileprivate func sharesNoWord(with other: ShownAction) -> Bool {
        !words.isEmpty && !other.words.isEmpty && Set(words).isDisjoint(with: other.words)
    }
}

extension Action {
    fileprivate var identifierRange: SourceRange { key("identifier")?.range ?? name.range }
}
