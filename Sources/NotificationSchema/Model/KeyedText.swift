import SourceSyntax

/// A text with the key of its translations: `{ key: MY_KEY, text: Order sent }`.
private struct KeyedText<Text: KeyValue>: KeyedModel {
    var key: Located<String>?
    var text: Text?
}

extension Form where Value: KeyValue {
    /// A text that people read: a plain text, or a map with a key that the author chooses.
    static func localizable(_ text: Form<Value>) -> Form {
        let table = KeyTable<KeyedText<Value>>(
            "a localized text",
            [
                Key(
                    "key", .nonEmptyText, "The key in the string catalog. Default: the key that Belfry makes.",
                    \.key),
                Key("text", text, "The text in the language of the schema.", \.text, .required),
            ]
        )
        let map = Form<KeyedText<Value>>.map(table) { _ in KeyedText() }
        return Form(.either([text.shape, table.shape])) { slot, reader in
            // Any other map is more likely a text without quotes: {name}.
            let entries = slot.node.entries
            guard entries.contains(where: { $0.key.isText("key") }) else { return text.read(slot, &reader) }
            guard let parts = map.read(slot, &reader) else { return nil }
            if let key = parts.key, let node = entries.first(where: { $0.key.isText("text") })?.value {
                reader.stringKeys[node.range] = key
            }
            return parts.text
        }
    }
}
