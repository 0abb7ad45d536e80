import AppleFacts
import Diagnostics
import SourceSyntax

/// A key of the language. Declared once: decoding, suggestions, the editor's schema, the reference, the dump, what
/// categories take over from shared actions, and what a push carries come from here.
package final class Key<Model>: Sendable {
    package let description: KeyDescription
    let read: @Sendable (Slot, inout Model, inout SchemaReader) -> Void
    /// What the model has under the key.
    let value: @Sendable (Model) -> any KeyValue
    let addTexts: @Sendable (Model, inout [Text]) -> Void
    /// Completes the second model with what the first has under the key.
    let inherit: @Sendable (Model, inout Model) -> Void
    private let traits: [KeyTrait<Model>]

    /// - Parameters:
    ///   - summary: One sentence, as it is shown in editors.
    ///   - path: Where the value belongs in the model.
    init<Value: KeyValue>(
        _ name: String,
        _ form: Form<Value>,
        _ summary: String,
        _ path: any WritableKeyPath<Model, Value?> & Sendable,
        _ traits: KeyTrait<Model>...
    ) {
        description = KeyDescription(name, form.shape, summary, traits)
        read = { slot, model, reader in
            if let value = form.read(slot, &reader) { model[keyPath: path] = value }
        }
        value = { $0[keyPath: path] }
        addTexts = { $0[keyPath: path].addTexts(to: &$1) }
        inherit = { $1[keyPath: path] = $1[keyPath: path].completed(by: $0[keyPath: path]) }
        self.traits = traits
    }

    /// - Parameter path: Where the value belongs in a model that has one in any case.
    init<Value: KeyValue>(
        _ name: String,
        _ form: Form<Value>,
        _ summary: String,
        _ path: any WritableKeyPath<Model, Value> & Sendable,
        _ traits: KeyTrait<Model>...
    ) {
        description = KeyDescription(name, form.shape, summary, traits)
        read = { slot, model, reader in
            if let value = form.read(slot, &reader) { model[keyPath: path] = value }
        }
        value = { $0[keyPath: path] }
        addTexts = { $0[keyPath: path].addTexts(to: &$1) }
        inherit = { $1[keyPath: path] = $1[keyPath: path].completed(by: $0[keyPath: path]) }
        self.traits = traits
    }

    /// A key whose value is a part of something larger, or more than one property of the model.
    init<Value>(
        _ name: String,
        _ form: Form<Value>,
        _ summary: String,
        _ traits: KeyTrait<Model>...,
        store: @escaping @Sendable (inout Model, Value) -> Void
    ) {
        description = KeyDescription(name, form.shape, summary, traits)
        read = { slot, model, reader in
            if let value = form.read(slot, &reader) { store(&model, value) }
        }
        value = { _ in [Text]() }
        addTexts = { _, _ in }
        inherit = { _, _ in }
        self.traits = traits
    }
}

/// What a key has that most keys do not.
enum KeyTrait<Model>: Sendable {
    case required
    /// Its texts refer to something by name.
    case reference
    /// Whether two models differ in it for whoever handles them.
    case tellsApart(@Sendable (Model, Model) -> Bool)
    /// It says something of the place where it is written, and nothing of what is shared.
    case notInherited
    /// Where what it declares exists.
    case available(Availability)
    /// What the dump has, where that is not what is written.
    case dumped(@Sendable (Model, Schema) -> JSONValue)
    /// The key after which the dump has it, where that is not the one before it in the table.
    case dumpedAfter(String)
    /// What a push carries under the key of Apple's that has its name, where that is not what is written.
    case sent(@Sendable (Model, Schema) -> APSValue?)
}

extension KeyTrait {
    /// Whoever handles models has to tell apart two that differ in this.
    static func behavior(_ value: @escaping @Sendable (Model) -> some Equatable & Sendable) -> KeyTrait {
        .tellsApart { value($0) != value($1) }
    }
}

// MARK: - Folds over the tables of keys

extension Key {
    var name: String { description.name }

    func dumped(_ model: Model, in schema: Schema) -> JSONValue {
        for case .dumped(let dump) in traits { return dump(model, schema) }
        return value(model).dumped(in: schema)
    }

    func sent(_ model: Model, in schema: Schema) -> APSValue? {
        for case .sent(let send) in traits { return send(model, schema) }
        return value(model).apsValue
    }

    fileprivate func tellsApart(_ left: Model, _ right: Model) -> Bool {
        for case .tellsApart(let differ) in traits { return differ(left, right) }
        return false
    }

    fileprivate var isReference: Bool { traits.contains { if case .reference = $0 { true } else { false } } }
    fileprivate var isInherited: Bool { !traits.contains { if case .notInherited = $0 { true } else { false } } }

    fileprivate var dumpedAfter: String? {
        traits.lazy.compactMap { if case .dumpedAfter(let name) = $0 { name } else { nil } }.first
    }
}

extension KeyTable {
    /// Every key with what the model has under it.
    func dumped(_ model: Model, in schema: Schema) -> [(String, JSONValue)] {
        keysAsDumped.map { ($0.name, $0.dumped(model, in: schema)) }
    }

    /// In the order of the dump.
    static func asDumped(_ keys: [Key<Model>]) -> [Key<Model>] {
        var result = keys.filter { $0.dumpedAfter == nil }
        for key in keys {
            guard let index = result.firstIndex(where: { $0.name == key.dumpedAfter }) else { continue }
            result.insert(key, at: index + 1)
        }
        return result
    }

    /// Adds what an author can write freely.
    func addTexts(of model: Model, to texts: inout [Text]) {
        for key in keys where !key.isReference { key.addTexts(model, &texts) }
    }

    /// The keys under which a model has something to take over.
    func inheritedKeys(of model: Model) -> [Key<Model>] { keys.filter { $0.isInherited && !$0.value(model).isMissing } }

    /// The keys in which two models differ for whoever handles them.
    func differences(between left: Model, _ right: Model) -> [String] {
        keys.lazy.filter { $0.tellsApart(left, right) }.map(\.name)
    }
}

extension KeyDescription {
    fileprivate init<Model>(_ name: String, _ shape: Shape, _ summary: String, _ traits: [KeyTrait<Model>]) {
        var presence = KeyPresence.optional
        var availability: Availability?
        for trait in traits {
            switch trait {
            case .required: presence = .required
            case .available(let known): availability = known
            default: break
            }
        }
        self.init(name: name, summary: summary, shape: shape, presence: presence, availability: availability)
    }
}
