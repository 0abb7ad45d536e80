import SourceSyntax

/// A shared action, and how categories inherit from it.
struct SharedAction {
    private let action: Action
    /// The keys that it declares: few, but many categories may use them.
    private let keys: [Key<Action>]

    init(_ action: Action) {
        self.action = action
        keys = Action.keys.inheritedKeys(of: action)
    }

    /// The action in a category that only names it.
    func used(at use: Action) -> Action {
        var use = use.contents
        use.body = action.body
        use.isShared = true
        return completed(use)
    }

    /// The action with the changes of a category.
    func changed(by use: Action) -> Action { completed(use.contents) }

    private func completed(_ use: Action.Contents) -> Action {
        var use = use
        for key in keys { key.inherit(action, &use) }
        // Without an identifier, the name is the identifier.
        use.identifierText = use.identifierText ?? action.identifier
        return Action(use)
    }
}
