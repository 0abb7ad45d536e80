extension Schema {
    /// The categories that the app registers itself, without external ones, which the author can't change.
    package var registeredCategories: [Category] { categories.filter { !$0.isExternal } }

    /// Every definition of an action that the app registers: shared actions, and declarations and changes in
    /// categories.
    ///
    /// Everything that a category inherits is reported at the shared action.
    package var registeredActions: [Action] {
        registeredSharedActions + registeredCategories.flatMap { $0.actions.filter { !$0.isShared } }
    }

    /// The shared actions, except those that only external categories use.
    package var registeredSharedActions: [Action] {
        guard !actions.isEmpty, categories.contains(where: \.isExternal) else { return actions }
        var external: Set<String> = []
        var registered: Set<String> = []
        for category in categories {
            let names = category.actions.lazy.map(\.name.value)
            if category.isExternal { external.formUnion(names) } else { registered.formUnion(names) }
        }
        return actions.filter { registered.contains($0.name.value) || !external.contains($0.name.value) }
    }

    package func isMarketing(_ notification: Notification) -> Bool {
        topic(of: notification)?.kind == .marketing
    }
}
