package import Diagnostics
package import SourceSyntax

/// What a key of the language can hold. The folds over the tables of keys ask it for their part: the dump, the texts
/// that an author wrote, what goes into a push.
package protocol KeyValue: Sendable {
    func dumped(in schema: Schema) -> JSONValue
    /// What the dump has where the key is not written.
    static var dumpedWhenMissing: JSONValue { get }
    /// The dump of a list of such values.
    static func dumped(_ list: [Self], in schema: Schema) -> JSONValue
    /// What an author can write freely: no choices, no names of symbols or files.
    var texts: [Text] { get }
    /// Whether nothing is declared.
    var isMissing: Bool { get }
    /// What fills it, where that depends on variables and data.
    var template: Template? { get }
    /// What one of Apple's keys gets; nil for what no push carries.
    var apsValue: APSValue? { get }
    /// What is declared, completed with what is inherited.
    func completed(by inherited: Self) -> Self
}

extension KeyValue {
    package static var dumpedWhenMissing: JSONValue { .null }
    package static func dumped(_ list: [Self], in schema: Schema) -> JSONValue {
        .array(list.map { $0.dumped(in: schema) })
    }
    package var texts: [Text] { [] }
    package var isMissing: Bool { false }
    package var template: Template? { nil }
    package var apsValue: APSValue? { nil }
    package func completed(by inherited: Self) -> Self { self }
}

/// A value that a single scalar declares.
package protocol ScalarValue: Sendable {
    var dumped: JSONValue { get }
    static var dumpedWhenMissing: JSONValue { get }
    static func texts(of located: Located<Self>) -> [Text]
    static func apsValue(of located: Located<Self>) -> APSValue?
}

extension ScalarValue {
    package static var dumpedWhenMissing: JSONValue { .null }
    package static func texts(of located: Located<Self>) -> [Text] { [] }
    package static func apsValue(of located: Located<Self>) -> APSValue? { nil }
}

extension ScalarValue where Self: RawRepresentable<String> {
    package var dumped: JSONValue { .string(rawValue) }
}

// MARK: - Scalars and lists

extension Located: KeyValue where Value: ScalarValue {
    package func dumped(in schema: Schema) -> JSONValue { value.dumped }
    package static var dumpedWhenMissing: JSONValue { Value.dumpedWhenMissing }
    package var texts: [Text] { Value.texts(of: self) }
    package var apsValue: APSValue? { Value.apsValue(of: self) }
}

extension String: ScalarValue {
    package var dumped: JSONValue { .string(self) }
    package static func texts(of located: Text) -> [Text] { [located] }
}

extension Bool: ScalarValue {
    package var dumped: JSONValue { .bool(self) }
    package static var dumpedWhenMissing: JSONValue { false }
}

extension Int: ScalarValue {
    package var dumped: JSONValue { .integer(self) }
}

extension Double: ScalarValue {
    package var dumped: JSONValue { .number(self) }
    package static func apsValue(of located: Located<Double>) -> APSValue? { .number(located) }
}

extension Template: KeyValue {
    /// As it is written, with its placeholders.
    package func dumped(in schema: Schema) -> JSONValue { .string(text.value) }
    package var texts: [Text] { [text] }
    package var template: Template? { self }
    package var apsValue: APSValue? { .text(self) }
}

extension Array: KeyValue where Element: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { Element.dumped(self, in: schema) }
    package static var dumpedWhenMissing: JSONValue { [] }
    package var texts: [Text] { flatMap(\.texts) }
    package var isMissing: Bool { isEmpty }
    package func completed(by inherited: [Element]) -> [Element] { inherited + self }
}

extension Optional: KeyValue where Wrapped: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { self?.dumped(in: schema) ?? Wrapped.dumpedWhenMissing }
    package static var dumpedWhenMissing: JSONValue { Wrapped.dumpedWhenMissing }
    package var texts: [Text] { self?.texts ?? [] }
    package var isMissing: Bool { self == nil }
    package var template: Template? { self?.template }
    package var apsValue: APSValue? { self?.apsValue }
    package func completed(by inherited: Wrapped?) -> Wrapped? { self ?? inherited }
}

extension Node: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .string(text) }
    /// The scalars of a value, which may be a list or a map.
    package var texts: [Text] {
        kind == .scalar ? [Text(self)] : items.flatMap(\.texts) + entries.flatMap(\.value.texts)
    }
}
