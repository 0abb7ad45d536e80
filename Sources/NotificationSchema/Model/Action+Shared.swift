import SourceSyntax

/// A shared action with what categories take over from it.
struct SharedAction {
    private let action: Action
    /// Those under which it declares something: few, and many categories may name it.
    private let keys: [Key<Action>]

    init(_ action: Action) {
        self.action = action
        keys = Action.keys.inheritedKeys(of: action)
    }

    /// As a category shows it that only names it.
    func used(at use: Action) -> Action {
        use.body = action.body
        use.isShared = true
        return changed(by: use)
    }

    /// With what a category changes.
    func changed(by use: Action) -> Action {
        var use = use
        for key in keys { key.inherit(action, &use) }
        // The name serves as one.
        use.identifierText = use.identifierText ?? action.identifier
        return use
    }
}
