import SourceSyntax

/// A text with the key of its translations: `{ key: MY_KEY, text: Order sent }`.
private struct KeyedText<Text: KeyValue>: KeyedModel {
    var key: Located<String>?
    var text: Text?
}

extension Form where Value: KeyValue {
    /// A text that people read: the text alone, or a map with a key that the author chooses.
    ///
    /// - Parameters:
    ///   - text: The form of the text.
    ///   - subject: The kind of map, with its article.
    ///   - source: The text whose range identifies the key.
    static func localizable(
        _ text: Form<Value>,
        _ subject: String = "a localized text",
        by source: @escaping @Sendable (Value) -> Text
    ) -> Form {
        let table = KeyTable<KeyedText<Value>>(
            subject,
            [
                Key(
                    "key", .nonEmptyText, "The key in the string catalog.",
                    \.key, .implied("the key that Belfry makes"), .names(.stringKey)),
                Key("text", text, "The text in the language of the schema.", \.text, .required),
            ]
        )
        let map = Form<KeyedText<Value>>.map(table) { _ in KeyedText() }
        return Form(.either([text.shape, table.shape])) { slot, reader in
            // Any other map is more likely a text without quotes: {name}.
            guard slot.node.entries.contains(where: \.isOfLocalizedText) else { return text.read(slot, &reader) }
            guard let parts = map.read(slot, &reader) else { return nil }
            if let key = parts.key, let value = parts.text { reader.stringKeys[source(value).range] = key }
            return parts.text
        }
    }
}

extension Node.Entry {
    /// `{text}` has the key alone.
    fileprivate var isOfLocalizedText: Bool {
        key.isText("key") || key.isText("text") && (value.kind != .scalar || !value.text.isEmpty)
    }
}

extension Form where Value == Text {
    static func localizable(_ text: Form) -> Form { localizable(text) { $0 } }
}
