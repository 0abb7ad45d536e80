import Basics
package import Diagnostics
import SourceSyntax

/// The value of a key in a declaration, as rules of a team see it: with defaults, and with its place.
package struct TeamValue: Sendable {
    package struct Item: Sendable {
        package let text: String
        package let number: Double?
        package let length: Int
        /// Nil if it isn't written, or only as a part of something else.
        package let range: SourceRange?

        package init(_ text: String, number: Double? = nil, length: Int? = nil, at range: SourceRange? = nil) {
            (self.text, self.number, self.length, self.range) = (text, number, length ?? text.count, range)
        }
    }

    /// The items of a list; of a text, its plural forms and alternatives; otherwise one item, or none without a value.
    package let items: [Item]
    package let isList: Bool
    package let isWritten: Bool
    /// What is written; nil if nothing is.
    package let range: SourceRange?

    package init(_ items: [Item], isList: Bool = false, isWritten: Bool = true, at range: SourceRange? = nil) {
        (self.items, self.isList, self.isWritten, self.range) = (items, isList, isWritten, range)
    }

    /// The value of a key that isn't written and has no default.
    package static let missing = TeamValue([], isWritten: false)
}

/// A declaration that a rule of a team is about.
package struct TeamDeclaration: Sendable {
    package let name: Text
    /// Where a missing key is reported.
    package let place: SourceRange
    /// The values of the keys that rules ask about, in their order.
    package fileprivate(set) var values: [TeamValue] = []
    /// Keys that the author chose, by name.
    package fileprivate(set) var own: [String: TeamValue] = [:]
}

extension TeamSubject {
    /// The declarations that rules with this subject are about, with the values of some keys. Texts have none.
    ///
    /// - Parameter keys: Keys of the language.
    package func declarations(in schema: Schema, _ keys: [TeamKey]) -> [TeamDeclaration] {
        switch self {
        case .action:
            let values = TeamValues(Action.keys, keys, schema)
            return schema.actionDefinitions.map { action in
                let shared = schema.sharedActions[action.name.value]
                return values.declaration(
                    action, action.name, [action.body] + (shared.map { [$0.body] } ?? []),
                    place: (shared?.name ?? action.name).range)
            }
        case .category:
            let values = TeamValues(Category.keys, keys, schema)
            return schema.categories.map { values.declaration($0, $0.name, [$0.body]) }
        case .notification:
            let values = TeamValues(Notification.keys, keys, schema)
            return schema.notifications.map { notification in
                values.declaration(
                    notification, notification.name, [notification.body], fields: notification,
                    hasDefaults: notification.isShown)
            }
        case .activity:
            let values = TeamValues(Activity.keys, keys, schema)
            return schema.activities.map { values.declaration($0, $0.name, [$0.body]) }
        case .topic:
            let values = TeamValues(Topic.keys, keys, schema)
            return schema.topics.map { values.declaration($0, $0.name, [$0.body]) }
        case .data:
            let values = TeamValues(Field.dataKeys, keys, schema)
            let owners =
                schema.notifications.map { ($0.contents.data, $0.body, ["data"]) }
                + schema.activities.map { ($0.fields, $0.body, ["attributes", "state"]) }
            return owners.flatMap { fields, body, sections in
                let entries = sections.flatMap { body.value(of: $0).map { Array($0.entries) } ?? [] }
                let bodies = Dictionary(entries.map { ($0.key.text, $0.value) }) { first, _ in first }
                return fields.map { values.declaration($0, $0.name, bodies[$0.name.value].map { [$0] } ?? []) }
            }
        case .text: return []
        }
    }
}

/// Reads the values of declarations by a table of keys.
private struct TeamValues<Model: KeyedModel> {
    private let keys: [(key: TeamKey, inTable: Key<Model>?)]
    private let schema: Schema

    init(_ table: KeyTable<Model>, _ keys: [TeamKey], _ schema: Schema) {
        self.keys = keys.map { key in (key, table.all.first { $0.name == key.name }) }
        self.schema = schema
    }

    /// - Parameters:
    ///   - bodies: The map that declares it, then that of the shared action which it changes.
    ///   - fields: The notification whose data placeholders stand for.
    ///   - hasDefaults: Whether a key without a value has its default.
    func declaration(
        _ model: Model, _ name: Text, _ bodies: [Node], place: SourceRange? = nil, fields: Notification? = nil,
        hasDefaults: Bool = true
    ) -> TeamDeclaration {
        var declaration = TeamDeclaration(name: name, place: place ?? name.range)
        declaration.values = keys.map { key, inTable in
            guard let inTable else {
                return TeamValue([TeamValue.Item(name.value, at: name.range)], at: name.range)
            }
            // A value of data can be written as its type alone.
            let isType = bodies.first?.kind != .mapping && key.name == "type"
            let entry = bodies.lazy.compactMap { body in body.entries.first { $0.key.isText(key.name) } }.first
            let node = entry?.value ?? (isType ? bodies.first : nil)
            return value(
                of: key, inTable, in: model, node, entry?.key, fields: fields, hasDefault: hasDefaults)
        }
        for entry in bodies.lazy.flatMap({ Array($0.entries) }) where entry.key.text.hasPrefix(TeamKey.ownPrefix) {
            let value = entry.value
            let items = value.kind == .scalar ? [value] : Array(value.items)
            declaration.own[entry.key.text] = TeamValue(
                items.map { TeamValue.Item($0.text, number: DecimalNumber.value(of: $0.text), at: $0.range) },
                isList: value.kind != .scalar, at: value.kind == .mapping ? entry.key.range : value.range)
        }
        return declaration
    }

    private func value(
        of key: TeamKey, _ inTable: Key<Model>, in model: Model, _ node: Node?, _ label: Node?, fields: Notification?,
        hasDefault: Bool
    ) -> TeamValue {
        let range = node.map { $0.kind == .mapping ? (label ?? $0).range : $0.range }
        func value(_ items: [TeamValue.Item], isList: Bool = false) -> TeamValue {
            TeamValue(items, isList: isList, isWritten: node != nil, at: range)
        }
        if let texts = inTable.texts(model), !texts.isEmpty {
            return value(texts.map { TeamValue.Item($0.value, length: $0.lengthWithoutPlaceholders, at: $0.range) })
        }
        var json = inTable.dumped(model, in: schema)
        if case .null = json, node == nil, hasDefault, case .value(let value)? = inTable.description.default {
            json = value
        }
        // A placeholder alone stands for the values that the data can have.
        if case .string(let text) = json, let field = fields?.fieldOfPlaceholder(text), !field.values.isEmpty {
            return value(field.values.map { TeamValue.Item($0.value, at: range) })
        }
        if case .array(let items) = json {
            let ranges = node.map(\.rangesOfItems) ?? []
            let own = ranges.count == items.count ? ranges : []
            return value(
                items.enumerated().compactMap { index, item in
                    item.item(isFlag: false, at: own.indices.contains(index) ? own[index] : range)
                }, isList: true)
        }
        if key.kind.isMapOfNames, case .object(let members) = json {
            return value(members.map { TeamValue.Item($0.0, at: range) }, isList: true)
        }
        return value([json.item(isFlag: key.kind.isBoolean, at: range)].compactMap(\.self))
    }
}

extension Node {
    /// The items of a list, or the keys of a map.
    fileprivate var rangesOfItems: [SourceRange] {
        kind == .mapping ? entries.map(\.key.range) : items.map(\.range)
    }
}

extension Notification {
    /// The field that fills a text which is a placeholder and nothing else.
    fileprivate func fieldOfPlaceholder(_ text: String) -> Field? {
        text.hasPrefix("$(") && text.hasSuffix(")") ? field(named: String(text.dropFirst(2).dropLast())) : nil
    }
}

extension JSONValue {
    /// A value of the dump as one item; nil for what has no value, or one that only the running app knows.
    ///
    /// - Parameter isFlag: Whether the key can be true or false. A map then means true, and nothing false.
    fileprivate func item(isFlag: Bool, at range: SourceRange?) -> TeamValue.Item? {
        switch self {
        case .string(let text): return TeamValue.Item(text, number: DecimalNumber.value(of: text), at: range)
        case .integer(let number): return TeamValue.Item(String(number), number: Double(number), at: range)
        case .number(let number): return TeamValue.Item(compact, number: number, at: range)
        case .bool(let flag): return TeamValue.Item(String(flag), at: range)
        case .array: return nil
        case .null: return isFlag ? TeamValue.Item("false", at: range) : nil
        case .object(let members):
            if members.count == 1, members[0].0 == "from" { return nil }
            if isFlag { return TeamValue.Item("true", at: range) }
            // The name of a sound, a symbol, an image, or another declaration.
            guard case (_, .string(let text))? = members.first else { return nil }
            return TeamValue.Item(text, at: range)
        }
    }
}
