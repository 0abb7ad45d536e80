import SourceSyntax

extension Action {
    /// The shared action as a category shows it.
    func used(at use: Action) -> Action {
        let action = Action(name: use.name, scope: use.scope, body: body)
        action.takeOver(self)
        action.isShared = true
        return action
    }

    /// The shared action with what a category changes.
    func changed(by use: Action) -> Action {
        let action = Action(name: use.name, scope: use.scope, body: use.body)
        action.takeOver(self)
        action.identifierText = use.identifierText ?? action.identifierText
        // What it was called in this category alone, beside what it was called everywhere.
        action.renamedFrom += use.renamedFrom
        action.title = use.title ?? title
        action.icon = use.icon ?? icon
        action.destructive = use.destructive ?? destructive
        action.authenticationRequired = use.authenticationRequired ?? authenticationRequired
        action.foreground = use.foreground ?? foreground
        action.textInput = use.textInput ?? textInput
        action.documentation = use.documentation ?? documentation
        action.effect = use.effect ?? effect
        action.reversible = use.reversible ?? reversible
        action.destination = use.destination ?? destination
        action.available = use.available ?? available
        action.allow = use.allow
        return action
    }

    private func takeOver(_ other: Action) {
        identifierText = other.identifier
        renamedFrom = other.renamedFrom
        title = other.title
        icon = other.icon
        destructive = other.destructive
        authenticationRequired = other.authenticationRequired
        foreground = other.foreground
        textInput = other.textInput
        documentation = other.documentation
        effect = other.effect
        reversible = other.reversible
        destination = other.destination
        available = other.available
    }
}
