package import Basics
import Diagnostics
package import SourceSyntax

/// A value of a key. The table of keys uses it for the dump, for the author's texts, and for payloads.
package protocol KeyValue: Sendable {
    func dumped(in schema: Schema) -> JSONValue
    /// The value in the dump if the key is missing.
    static var dumpedWhenMissing: JSONValue { get }
    /// The dump of a list of such values.
    static func dumped(_ list: [Self], in schema: Schema) -> JSONValue
    /// Adds free text: no choices, no names of symbols or files.
    func addTexts(to texts: inout [Text])
    /// Each form of the text, if the value is one text; otherwise nil.
    var writtenTexts: [Text]? { get }
    /// Whether nothing is declared.
    var isMissing: Bool { get }
    /// The template, if the value has placeholders.
    var template: Template? { get }
    /// The value of Apple's key; nil if a push doesn't carry it.
    var apsValue: APSValue? { get }
    /// The declared value, completed with the inherited one.
    func completed(by inherited: Self) -> Self
}

extension KeyValue {
    package static var dumpedWhenMissing: JSONValue { .null }
    package static func dumped(_ list: [Self], in schema: Schema) -> JSONValue {
        .array(list.map { $0.dumped(in: schema) })
    }
    package func addTexts(to texts: inout [Text]) {}
    package var writtenTexts: [Text]? { nil }
    package var isMissing: Bool { false }
    package var template: Template? { nil }
    package var apsValue: APSValue? { nil }
    package func completed(by inherited: Self) -> Self { self }
}

/// A value that is declared by one scalar.
package protocol ScalarValue: Sendable {
    var dumped: JSONValue { get }
    static var dumpedWhenMissing: JSONValue { get }
    static func addTexts(of located: Located<Self>, to texts: inout [Text])
    static func writtenTexts(of located: Located<Self>) -> [Text]?
    static func apsValue(of located: Located<Self>) -> APSValue?
}

extension ScalarValue {
    package static var dumpedWhenMissing: JSONValue { .null }
    package static func addTexts(of located: Located<Self>, to texts: inout [Text]) {}
    package static func writtenTexts(of located: Located<Self>) -> [Text]? { nil }
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
    package var writtenTexts: [Text]? { Value.writtenTexts(of: self) }
    package var apsValue: APSValue? { Value.apsValue(of: self) }
}

extension String: ScalarValue {
    package var dumped: JSONValue { .string(self) }
    package static func addTexts(of located: Text, to texts: inout [Text]) { texts.append(located) }
    package static func writtenTexts(of located: Text) -> [Text]? { [located] }
}

extension Bool: ScalarValue {
    fileprivate static let whenMissing = false

    package var dumped: JSONValue { .bool(self) }
    package static var dumpedWhenMissing: JSONValue { whenMissing.dumped }
}

extension Located<Bool>? {
    /// The value of a key without an own default.
    package var isTrue: Bool { self?.value ?? Bool.whenMissing }
}

extension Int: ScalarValue {
    package var dumped: JSONValue { .integer(self) }
}

extension Double: ScalarValue {
    package var dumped: JSONValue { .number(self) }
}

extension Template: KeyValue {
    /// As in the schema: the text with its placeholders, a map of plural forms or of texts for values, or a list of
    /// alternatives.
    package func dumped(in schema: Schema) -> JSONValue {
        let all = choices.map { JSONValue.forms($0.forms.map { ($0.form, $0.template.text) }, other: $0.text) }
        if let selector { return selector.dumped(all) }
        return all.count == 1 ? all[0] : .array(all)
    }
    package func addTexts(to texts: inout [Text]) { texts += versions.map(\.text) }
    package var writtenTexts: [Text]? { versions.map(\.text) }
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
    package var writtenTexts: [Text]? { self?.writtenTexts }
    package var isMissing: Bool { self == nil }
    package var template: Template? { self?.template }
    package var apsValue: APSValue? { self?.apsValue }
    package func completed(by inherited: Wrapped?) -> Wrapped? { self ?? inherited }
}

extension Node: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .string(text) }
    /// Adds the scalars of the value, which can be a list or a map.
    package func addTexts(to texts: inout [Text]) {
        if kind == .scalar { texts.append(Text(self)) }
        for item in items { item.addTexts(to: &texts) }
        for entry in entries { entry.value.addTexts(to: &texts) }
    }
}
