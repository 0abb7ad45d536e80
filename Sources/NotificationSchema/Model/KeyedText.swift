package import Diagnostics
import SourceSyntax

/// The key of a text that the author chose, and where the app looks it up.
package struct StringKey: Sendable {
    package let key: Text
    /// The table with the key; nil for `Localizable`.
    package let table: Text?
    /// The bundle with the table: `module`, or an identifier; nil for the app's own.
    package let bundle: Text?

    package init(_ key: Text, table: Text? = nil, bundle: Text? = nil) {
        (self.key, self.table, self.bundle) = (key, table, bundle)
    }

    package var value: String { key.value }
    package var range: SourceRange { key.range }

    /// Whether the system can look it up: it knows only one table, that of the app.
    package var isInMainTable: Bool { table == nil && bundle == nil }
}

/// A text with the key of its translations: `{ key: MY_KEY, text: Order sent }`.
private struct KeyedText<Text: KeyValue>: KeyedModel {
    var place = KeyPlace()
    var text: Text?
}

/// The key of a text, and where it is looked up.
struct KeyPlace {
    var key: Text?
    var table: Text?
    var bundle: Text?

    var stringKey: StringKey? { key.map { StringKey($0, table: table, bundle: bundle) } }

    /// The keys `table` and `bundle`, for texts that the app registers.
    ///
    /// - Parameter path: The property of the model that has the place.
    static func keys<Model: KeyedModel>(
        _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Model, KeyPlace>
    ) -> [Key<Model>] where Model.Contents == Model {
        [
            Key(
                "table", .nonEmptyText,
                "The table with the key, without its extension. The app looks the text up when it registers.",
                path().appending(path: \.table), .implied("Localizable")),
            Key(
                "bundle", .nonEmptyText,
                "The bundle with the table: module for that of a package's target, or an identifier.",
                path().appending(path: \.bundle), .implied("the app's own")),
        ]
    }

    /// Reports a table without a key.
    func check(_ node: Node, _ reader: inout SchemaReader) {
        guard key == nil, let place = table ?? bundle else { return }
        reader.report(
            .missingKey, at: place.range, "a text in a table of its own needs 'key'",
            help: "add key: with the key in the table, or delete this")
    }
}

extension Form where Value: KeyValue {
    /// A text that people read: the text alone, or a map with a key that the author chooses.
    ///
    /// - Parameters:
    ///   - text: The form of the text.
    ///   - subject: The kind of map, with its article.
    ///   - isRegistered: Whether the app registers the text, and so can look it up in any table.
    ///   - source: The text whose range identifies the key.
    static func localizable(
        _ text: Form<Value>,
        _ subject: String = "a localized text",
        isRegistered: Bool = false,
        by source: @escaping @Sendable (Value) -> Text
    ) -> Form {
        let table = KeyTable<KeyedText<Value>>(
            subject,
            [
                Key(
                    "key", .nonEmptyText, "The key in the string catalog.",
                    \.place.key, .implied("the key that Belfry makes"), .names(.stringKey)),
                Key("text", text, "The text in the language of the schema.", \.text, .required),
            ] + (isRegistered ? KeyPlace.keys(\.place) : [])
        )
        let map = Form<KeyedText<Value>>.map(table) { _ in KeyedText() }
        return Form(.either([text.shape, table.shape])) { slot, reader in
            // Any other map is more likely a text without quotes: {name}.
            let isMap = slot.node.entries.contains { $0.isOfLocalizedText || isRegistered && $0.key.isPlace }
            guard isMap else { return text.read(slot, &reader) }
            guard let parts = map.read(slot, &reader) else { return nil }
            parts.place.check(slot.node, &reader)
            if let key = parts.place.stringKey, let value = parts.text {
                reader.stringKeys[source(value).range] = key
            }
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
    static func localizable(_ text: Form, isRegistered: Bool = false) -> Form {
        localizable(text, isRegistered: isRegistered) { $0 }
    }
}

extension Node {
    /// Whether it is a key that says where a text is looked up.
    var isPlace: Bool { isText("table") || isText("bundle") }
}
