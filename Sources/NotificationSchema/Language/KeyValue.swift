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
    /// Adds what an author can write freely: no choices, no names of symbols or files.
    func addTexts(to texts: inout [Text])
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
    package func addTexts(to texts: inout [Text]) {}
    package var isMissing: Bool { false }
    package var template: Template? { nil }
    package var apsValue: APSValue? { nil }
    package func completed(by inherited: Self) -> Self { self }
}

/// A value that a single scalar declares.
package protocol ScalarValue: Sendable {
    var dumped: JSONValue { get }
    static var dumpedWhenMissing: JSONValue { get }
    static func addTexts(of located: Located<Self>, to texts: inout [Text])
    static func apsValue(of located: Located<Self>) -> APSValue?
}

extension ScalarValue {
    package static var dumpedWhenMissing: JSONValue { .null }
    package static func addTexts(of located: Located<Self>, to texts: inout [Text]) {}
    package static func apsValue(of located: Located<Self>) -> APSValue? { nil }
}

extension ScalarValue where Self: RawRepresentable<String> {
    package var dumped: JSONValue { .string(rawValue) }
}

// MARK: - Scalars and lists

extension Located: KeyValue where Value: ScalarValue {
    package func dumped(in schema: Schema) -> JSONValue { value.dumped }
    package static var dumpedWhenMissing: JSONValue { Value.dumpedWhenMissing }
    package func addTexts(to texts: inout [Text]) { Value.addTexts(of: self, to: &texts) }
    package var apsValue: APSValue? { Value.apsValue(of: self) }
}

extension String: ScalarValue {
    package var dumped: JSONValue { .string(self) }
    package static func addTexts(of located: Text, to texts: inout [Text]) { texts.append(located) }
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
    package func addTexts(to texts: inout [Text]) { texts.append(text) }
    package var template: Template? { self }
    package var apsValue: APSValue? { .text(self) }
}

extension Array: KeyValue where Element: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { Element.dumped(self, in: schema) }
    package static var dumpedWhenMissing: JSONValue { [] }
    package func addTexts(to texts: inout [Text]) { for item in self { item.addTexts(to: &texts) } }
    package var isMissing: Bool { isEmpty }
    package func completed(by inherited: [Element]) -> [Element] { inherited + self }
}

extension Optional: KeyValue where Wrapped: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { self?.dumped(in: schema) ?? Wrapped.dumpedWhenMissing }
    package static var dumpedWhenMissing: JSONValue { Wrapped.dumpedWhenMissing }
    package func addTexts(to texts: inout [Text]) { self?.addTexts(to: &texts) }
    package var isMissing: Bool { self == nil }
    package var template: Template? { self?.template }
    package var apsValue: APSValue? { self?.apsValue }
    package func completed(by inherited: Wrapped?) -> Wrapped? { self ?? inherited }
}

extension Node: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .string(text) }
    /// The scalars of a value, which may be a list or a map.
    package func addTexts(to texts: inout [Text]) {
        if kind == .scalar { texts.append(Text(self)) }
        for item in items { item.addTexts(to: &texts) }
        for entry in entries { entry.value.addTexts(to: &texts) }
    }
}
