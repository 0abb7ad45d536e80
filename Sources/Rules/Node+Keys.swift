package import NotificationSchema
package import SourceSyntax

extension Action {
    /// Whether the map that declares or changes the action has the key.
    package func writes(_ name: String) -> Bool { key(name) != nil }

    /// The key in the map that declares or changes the action.
    package func key(_ name: String) -> Text? { self.body.key(name) }
}

extension Node {
    /// The key in this map; nil if there is none.
    package func key(_ name: String) -> Text? { entries.first { $0.key.isText(name) }.map { Text($0.key) } }

    /// The value of the key.
    package func value(_ name: String) -> Node? { value(of: name) }

    /// Whether this map has the key, even misspelled or with an invalid value. That is reported; the key isn't reported
    /// as missing.
    package func attempts(_ name: String) -> Bool {
        value(name) != nil || entries.contains { Suggestion.nearest(to: $0.key.text, among: [name]) != nil }
    }
}
