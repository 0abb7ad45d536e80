import NotificationSchema
import SourceSyntax

extension Schema {
    /// The categories that the app registers itself, without external ones, which the author can't change.
    var registeredCategories: [Category] { categories.filter { !$0.isExternal } }

    /// Every definition of an action that the app registers: shared actions, and declarations and changes in
    /// categories.
    ///
    /// Everything that a category inherits is reported at the shared action.
    var registeredActions: [Action] {
        registeredSharedActions + registeredCategories.flatMap { $0.actions.filter { !$0.isShared } }
    }

    /// The shared actions, except those that only external categories use.
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
    /// Whether the map that declares or changes the action has the key.
    func writes(_ name: String) -> Bool { key(name) != nil }

    /// The key in the map that declares or changes the action.
    func key(_ name: String) -> Text? { self.body.key(name) }
}

extension Node {
    /// The key in this map; nil if there is none.
    func key(_ name: String) -> Text? { entries.first { $0.key.isText(name) }.map { Text($0.key) } }

    /// The value of the key.
    func value(_ name: String) -> Node? { value(of: name) }

    /// Whether this map has the key, even misspelled or with an invalid value. That is reported; the key isn't reported
    /// as missing.
    func attempts(_ name: String) -> Bool {
        value(name) != nil || entries.contains { Suggestion.nearest(to: $0.key.text, among: [name]) != nil }
    }
}
