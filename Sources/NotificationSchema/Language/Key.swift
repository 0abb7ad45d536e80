import AppleFacts
import Basics
import Diagnostics
import SourceSyntax

/// A key of the language. This single declaration serves decoding, suggestions, the editor's JSON Schema, the
/// reference, the dump, inheritance from shared actions, and payloads.
package final class Key<Model: KeyedModel>: Sendable {
    package let description: KeyDescription
    let read: @Sendable (Slot, inout Model.Contents, inout SchemaReader) -> Void
    /// The value of the key in a model.
    let value: @Sendable (Model) -> any KeyValue
    /// The template, if the value has placeholders.
    let template: @Sendable (Model.Contents) -> Template?
    let addTexts: @Sendable (Model, inout [Text]) -> Void
    /// The text, in each of its forms, if the value is one; otherwise nil.
    let texts: @Sendable (Model) -> [Text]?
    /// Adds what the second model inherits from the first.
    let inherit: @Sendable (Model, inout Model.Contents) -> Void
    private let traits: [KeyTrait<Model>]

    /// - Parameters:
    ///   - summary: One sentence, shown in editors.
    ///   - path: The property of the model. Made when it is used: most schemas use few keys.
    init<Value: KeyValue>(
        _ name: String,
        _ form: Form<Value>,
        _ summary: String,
        _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Model.Contents, Value?>,
        _ traits: KeyTrait<Model>...
    ) {
        description = KeyDescription(name, form.shape, summary, traits, Value.self)
        read = { slot, model, reader in
            if let value = form.read(slot, &reader) { model[keyPath: path()] = value }
        }
        value = { $0[dynamicMember: path()] }
        template = { $0[keyPath: path()].template }
        addTexts = { $0[dynamicMember: path()].addTexts(to: &$1) }
        texts = { $0[dynamicMember: path()].writtenTexts }
        inherit = { $1[keyPath: path()] = $1[keyPath: path()].completed(by: $0[dynamicMember: path()]) }
        self.traits = traits
    }

    /// - Parameter path: A property that is never nil.
    init<Value: KeyValue>(
        _ name: String,
        _ form: Form<Value>,
        _ summary: String,
        _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Model.Contents, Value>,
        _ traits: KeyTrait<Model>...
    ) {
        description = KeyDescription(name, form.shape, summary, traits, Value.self)
        read = { slot, model, reader in
            if let value = form.read(slot, &reader) { model[keyPath: path()] = value }
        }
        value = { $0[dynamicMember: path()] }
        template = { $0[keyPath: path()].template }
        addTexts = { $0[dynamicMember: path()].addTexts(to: &$1) }
        texts = { $0[dynamicMember: path()].writtenTexts }
        inherit = { $1[keyPath: path()] = $1[keyPath: path()].completed(by: $0[dynamicMember: path()]) }
        self.traits = traits
    }

    /// A key whose value sets a part of a property, or several properties.
    init<Value>(
        _ name: String,
        _ form: Form<Value>,
        _ summary: String,
        _ traits: KeyTrait<Model>...,
        store: @escaping @Sendable (inout Model.Contents, Value) -> Void
    ) {
        description = KeyDescription(name, form.shape, summary, traits, nil)
        read = { slot, model, reader in
            if let value = form.read(slot, &reader) { store(&model, value) }
        }
        value = { _ in [Text]() }
        template = { _ in nil }
        addTexts = { _, _ in }
        texts = { _ in nil }
        inherit = { _, _ in }
        self.traits = traits
    }
}

/// A model that a table of keys fills.
///
/// A class looks up its contents by key path, which the compiler makes a direct access. For many declarations, write
/// `map { $0.title }` rather than `map(\.title)`: it can't do that for a key path through another.
package protocol KeyedModel: Sendable {
    /// The values of the keys: the model itself, or the contents of a class, which nothing changes once it is read.
    associatedtype Contents = Self
    subscript<Value>(dynamicMember path: KeyPath<Contents, Value>) -> Value { get }
}

extension KeyedModel where Contents == Self {
    package subscript<Value>(dynamicMember path: KeyPath<Self, Value>) -> Value { self[keyPath: path] }
}

/// A trait that only some keys have.
enum KeyTrait<Model>: Sendable {
    case required
    /// The value refers to something by name.
    case reference
    /// A text in the value, or a key of the map, is the name of something.
    case names(Referent)
    /// The keys of the map declare something.
    case declares(Referent)
    /// Handlers must tell apart two models that differ in this key.
    case tellsApart(@Sendable (Model, Model) -> Bool)
    /// The key describes the place where it is written, so categories don't inherit it.
    case notInherited
    /// The systems that know the key.
    case available(Availability)
    /// What a missing key means. Without this trait, a key that is true or false is false.
    case defaultsTo(KeyDefault)
    /// The value in the dump, if it differs from what is written.
    case dumped(@Sendable (Model, Schema) -> JSONValue)
    /// The key that precedes this one in the dump, if it isn't the previous one in the table.
    case dumpedAfter(String)
    /// A push sends the value under Apple's key of the same name.
    case apsKey(@Sendable (_ name: String) -> APSKey)
    /// The key that precedes this one in generated code, if it isn't the previous one in the table.
    case sentAfter(String)
    /// The value that a push sends under Apple's key, if it differs from what is written.
    case sent(@Sendable (Model, Schema) -> APSValue?)
}

extension KeyTrait {
    static func `default`(_ value: some ScalarValue) -> KeyTrait { .defaultsTo(.value(value.dumped)) }

    static func `default`<Value: ScalarValue>(_ values: [Value]) -> KeyTrait {
        .defaultsTo(.value(.array(values.map(\.dumped))))
    }

    /// A push sends the value under Apple's key of the same name.
    ///
    /// - Parameter property: The property of `UNMutableNotificationContent` that has the same meaning.
    static func aps(
        in place: APSKey.Place = .aps, _ value: APSKey.Value, of pushTypes: Set<PushType> = [.alert],
        property: APSKey.Property? = nil
    ) -> KeyTrait {
        .apsKey { APSKey($0, in: place, value, of: pushTypes, property: property) }
    }

    /// - Parameter words: What the default follows from: `the name`.
    static func implied(_ words: String) -> KeyTrait { .defaultsTo(.implied(words)) }

    /// Handlers must tell apart two models that differ in this value.
    static func behavior(_ value: @escaping @Sendable (Model) -> some Equatable & Sendable) -> KeyTrait {
        .tellsApart { value($0) != value($1) }
    }
}

// MARK: - Uses of the tables of keys

extension Key {
    var name: String { description.name }

    func dumped(_ model: Model, in schema: Schema) -> JSONValue {
        for case .dumped(let dump) in traits { return dump(model, schema) }
        let value = value(model)
        if value.isMissing, case .value(let value)? = description.default { return value }
        return value.dumped(in: schema)
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

    fileprivate var sentAfter: String? {
        traits.lazy.compactMap { if case .sentAfter(let name) = $0 { name } else { nil } }.first
    }
}

extension KeyTable {
    /// Every key with its value in the model.
    func dumped(_ model: Model, in schema: Schema) -> [(String, JSONValue)] {
        keysAsDumped.map { ($0.name, $0.dumped(model, in: schema)) }
    }

    /// The keys in the order of the dump.
    static func asDumped(_ keys: [Key<Model>]) -> [Key<Model>] { keys.ordered { $0.dumpedAfter } }

    /// The keys that pushes send under Apple's names, in the order of generated code.
    var keysAsSent: [(aps: APSKey, key: Key<Model>)] {
        all.ordered { $0.sentAfter }.compactMap { key in key.description.apsKey.map { ($0, key) } }
    }

    /// Adds all free text of the model.
    func addTexts(of model: Model, to texts: inout [Text]) {
        for key in all where !key.isReference { key.addTexts(model, &texts) }
    }

    /// The keys that other models inherit from this one.
    func inheritedKeys(of model: Model) -> [Key<Model>] { all.filter { $0.isInherited && !$0.value(model).isMissing } }

    /// The keys whose difference matters to handlers.
    func differences(between left: Model, _ right: Model) -> [String] {
        all.lazy.filter { $0.tellsApart(left, right) }.map(\.name)
    }
}

extension Array {
    /// - Parameter predecessor: The name of the key that precedes another; nil if it is the previous one.
    fileprivate func ordered<Model>(after predecessor: (Key<Model>) -> String?) -> [Key<Model>]
    where Element == Key<Model> {
        var result = filter { predecessor($0) == nil }
        for key in self {
            guard let index = result.firstIndex(where: { $0.name == predecessor(key) }) else { continue }
            result.insert(key, at: index + 1)
        }
        return result
    }
}

extension KeyDescription {
    /// - Parameter type: The type of the value in the model; nil if the key sets something else.
    fileprivate init<Model>(
        _ name: String, _ shape: Shape, _ summary: String, _ traits: [KeyTrait<Model>], _ type: (any KeyValue.Type)?
    ) {
        self.init(name: name, summary: summary, shape: shape)
        if let type, case .bool = type.dumpedWhenMissing { `default` = .value(type.dumpedWhenMissing) }
        for trait in traits {
            switch trait {
            case .required: presence = .required
            case .available(let known): availability = known
            case .names(let referent): names = referent
            case .declares(let referent): declares = referent
            case .defaultsTo(let value): `default` = value
            case .apsKey(let make): apsKey = make(name)
            default: break
            }
        }
    }
}
