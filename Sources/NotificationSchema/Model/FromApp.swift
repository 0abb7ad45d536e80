package import Basics
package import Diagnostics
import SourceSyntax

/// A value of registration that the schema has, or that only the running app knows: `{ from: app }`.
package enum RegisteredValue<Value: KeyValue>: Sendable {
    case fixed(Value)
    case fromApp(SourceRange)

    package var fixed: Value? { if case .fixed(let value) = self { value } else { nil } }
    /// Where the schema leaves it to the app.
    package var fromApp: SourceRange? { if case .fromApp(let range) = self { range } else { nil } }
}

extension RegisteredValue: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { fixed?.dumped(in: schema) ?? ["from": "app"] }
    package static var dumpedWhenMissing: JSONValue { Value.dumpedWhenMissing }
    package func addTexts(to texts: inout [Text]) { fixed?.addTexts(to: &texts) }
    package var writtenTexts: [Text]? { fixed?.writtenTexts }
}

/// The word for the running app.
private enum Provider: String, CaseIterable {
    case app
}

private struct ProviderParts: KeyedModel {
    var from: Located<Provider>?

    static let subject = "a value from the app"
}

extension Shape {
    /// Whether the value, or an item of a list, can be `{ from: app }`.
    var canBeFromApp: Bool {
        switch self {
        case .map(let subject, _, _): subject == ProviderParts.subject
        case .either(let shapes): shapes.contains(where: \.canBeFromApp)
        case .list(let item): item.canBeFromApp
        default: false
        }
    }
}

extension Form where Value: KeyValue {
    /// The value, or `{ from: app }`.
    var orFromApp: Form<RegisteredValue<Value>> {
        let table = KeyTable<ProviderParts>(
            ProviderParts.subject,
            [Key("from", .choice(of: Provider.self), "Registration takes the value as a parameter.", \.from, .required)]
        )
        let map = Form<ProviderParts>.map(table) { _ in ProviderParts() }
        return Form<RegisteredValue<Value>>(.either([shape, table.shape])) { slot, reader in
            // An action can have the name 'from'.
            guard slot.node.entries.contains(where: { $0.key.isText("from") && $0.value.kind != .mapping }) else {
                return read(slot, &reader).map { .fixed($0) }
            }
            return map.read(slot, &reader)?.from.map { _ in .fromApp(slot.node.range) }
        }
    }
}

extension Provider: ScalarValue {}
