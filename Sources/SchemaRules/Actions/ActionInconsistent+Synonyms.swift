import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension RuleReport {
    /// Reports titles of different categories that mean the same as another one with the same icon.
    mutating func add(synonymsIn context: LintContext) {
        var firsts: [IconAndMeaning: ShownAction] = [:]
        lazy var categories = context.categoriesOfActions
        for action in context.actions where !action.hasEffect && !action.isTextInput {
            guard let title = action.title, let key = IconAndMeaning(of: action) else { continue }
            guard let first = firsts[key], let usual = first.title else {
                firsts[key] = action
                continue
            }
            guard action.body.range.contains(title.range), title.words != usual.words,
                action.name.value != first.name.value, action.identifier.value != first.identifier.value,
                // action-title-duplicate reports two in one category.
                categories[action.identifier.value, default: []].isDisjoint(
                    with: categories[first.identifier.value, default: []])
            else { continue }
            add(
                at: title.range, "“\(title.trimmed)” means the same as “\(usual.trimmed)” elsewhere", severity: .advice,
                help: "use one title for both",
                notes: [Finding.Note("the other one", at: usual.range)])
        }
    }
}

extension LintContext {
    /// The indexes of the categories with an action, by its identifier.
    fileprivate var categoriesOfActions: [String: Set<Int>] {
        var result: [String: Set<Int>] = [:]
        for (index, category) in categories.enumerated() {
            for action in category.actions { result[action.identifier.value, default: []].insert(index) }
        }
        return result
    }
}

/// The properties that make two actions the same to people, even with different titles.
private struct IconAndMeaning: Hashable {
    var icon: String
    var meaning: [String]

    /// Nil if it has no symbol, or if other words may mean something else: an invitation is accepted, and a request is
    /// approved.
    init?(of action: ShownAction) {
        guard let symbol = action.symbol else { return nil }
        icon = symbol.newestName
        meaning = VerbTables.meaning(of: action.words)
        guard let first = meaning.first, !first.hasPrefix("accept") else { return nil }
    }
}
