import AppleFacts
package import Basics
import Diagnostics

/// A schema as JSON for other tools: names resolved, defaults filled in, every key present.
///
/// Keys are those of the language. `docs/dump.md` lists the values that look different from YAML.
package struct SchemaDump: Sendable {
    /// The version of the format. It grows when readers of an earlier version would no longer understand the dump.
    package static let version = 1

    package let json: JSONValue

    /// - Parameter schema: A schema without errors.
    package init(_ schema: Schema) {
        json = [
            "version": .integer(Self.version),
            "app": .object(App.keys.dumped(schema.app, in: schema)),
            "generate": schema.generate.dumped(in: schema),
            "topics": schema.topics.dumped(in: schema),
            "actions": .array(schema.actions.map { .object($0.members(in: schema)) }),
            "categories": schema.categories.dumped(in: schema),
            "notifications": schema.notifications.dumped(in: schema),
            "activities": schema.activities.dumped(in: schema),
            "localized-texts": .array(schema.isLocalized ? schema.localizableTexts.map(\.dumped) : []),
        ]
    }
}

// MARK: - Values

extension JSONValue {
    static func text(_ text: Text?) -> JSONValue { text.map { .string($0.value) } ?? .null }
    static func texts(_ texts: [Text]) -> JSONValue { .array(texts.map { .string($0.value) }) }
}

// MARK: - Whole schema

extension LocalizableText {
    /// The entry of the text in a string catalog.
    fileprivate var dumped: JSONValue {
        [
            "key": .string(key), "table": table.map { .string($0) } ?? .null,
            "bundle": bundle.map { .string($0) } ?? .null, "text": .string(format),
            "arguments": .array(arguments.map { .string($0.name) }),
        ]
    }
}
