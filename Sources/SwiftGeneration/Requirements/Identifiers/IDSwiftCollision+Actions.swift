import Diagnostics
import NotificationSchema
import Rules
import SchemaRules
import SwiftNaming

// Checks actions, which become functions and cases of enums.
extension RuleReport {
    /// Shared actions are functions of the namespace, and the enum of a category has a case for each of its actions.
    /// `ActionIdentifier` itself gives different cases to two identifiers with the same name.
    mutating func checkActions(of schema: Schema) {
        var functions = SwiftScope()
        for action in schema.actions { claimCase(for: action.name, in: &functions, help: CollisionHelp.declaration) }
        for category in schema.categories where category.actions.count > 1 { checkActions(of: category) }
    }

    private mutating func checkActions(of category: Category) {
        // id-duplicate reports two actions with one identifier.
        let repeated = Set(category.actionsWithTakenIdentifiers.map(\.index))
        var cases: [String: Action] = [:]
        for (index, action) in category.actions.enumerated() where !repeated.contains(index) {
            guard let name = SwiftName(lowerCamel: action.name.value)?.text else { continue }
            guard let first = cases[name] else {
                cases[name] = action
                continue
            }
            if first.name.value == action.name.value {
                add(
                    at: action.name.range,
                    "'\(category.name.value)' has two actions named '\(action.name.value)', which become one case in Swift",
                    help: CollisionHelp.declaration,
                    notes: [Finding.Note("the other '\(first.name.value)'", at: first.name.range)]
                )
            } else if !first.isShared || !action.isShared {
                // Two shared actions are reported where they are declared.
                reportCollision(of: action.name, with: first.name, as: name, help: CollisionHelp.declaration)
            }
        }
    }
}
