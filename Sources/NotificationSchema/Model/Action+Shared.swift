import SourceSyntax

extension Action {
    /// The shared action as a category shows it.
    func used(at use: Action) -> Action {
        let action = changed(by: use, body: body)
        action.isShared = true
        return action
    }

    /// The shared action with what a category changes.
    func changed(by use: Action) -> Action { changed(by: use, body: use.body) }

    private func changed(by use: Action, body: Node) -> Action {
        var action = Action(name: use.name, scope: use.scope, body: body)
        Self.keys.inherit(from: use, into: &action)
        action.allow = use.allow
        Self.keys.inherit(from: self, into: &action)
        // The name serves as one.
        action.identifierText = action.identifierText ?? identifier
        return action
    }
}
