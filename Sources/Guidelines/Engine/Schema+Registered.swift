import NotificationSchema
import SourceSyntax

extension Schema {
    /// The categories that the app registers itself. What someone else registers nobody here can change.
    var registeredCategories: [Category] { categories.filter { !$0.isExternal } }

    /// Every definition of an action that the app registers: the shared ones, and what its categories declare or change.
    ///
    /// What a category takes over from a shared action stands there, and is found there first.
    var registeredActions: [Action] {
        registeredSharedActions + registeredCategories.flatMap { $0.actions.filter { !$0.isShared } }
    }

    /// The shared actions, without those that only what someone else registers uses.
    var registeredSharedActions: [Action] {
        guard !actions.isEmpty, categories.contains(where: \.isExternal) else { return actions }
        var external: Set<String> = []
        var registered: Set<String> = []
        for category in categories {
            let names = category.actions.lazy.map(\.name.value)
            if category.isExternal { external.formUnion(names) } else { registered.formUnion(names) }
        }
        return actions.filter { registered.contains($0.name.value) || !external.contains($0.name.value) }
    }
}

extension Action {
    /// Whether the map that declares or changes the action holds the key itself.
    func writes(_ name: String) -> Bool { key(name) != nil }

    /// The key as it stands in the map that declares or changes the action.
    func key(_ name: String) -> Text? { body.key(name) }
}

extension Node {
    /// The key as it stands in this map; nil where the map does not hold it.
    func key(_ name: String) -> Text? { entries.first { $0.key.isText(name) }.map { Text($0.key) } }

    /// The value under the key.
    func value(_ name: String) -> Node? { value(of: name) }

    /// Whether this map holds the key, if only misspelt or with a value that was refused: then that is what is wrong, and
    /// nothing is missing.
    func attempts(_ name: String) -> Bool {
        value(name) != nil || entries.contains { Suggestion.nearest(to: $0.key.text, among: [name]) != nil }
    }
}
