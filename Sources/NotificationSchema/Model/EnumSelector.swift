import Basics
import Diagnostics
import SourceSyntax

/// The enum whose value selects one of several texts.
///
/// A class, because most templates have none.
package final class EnumSelector: Sendable {
    /// The name of the variable or data.
    package let name: Text
    /// The values, each with its text, in the order of the template's choices.
    package let values: [Text]
    /// The key of these values, for findings about them.
    let key: SourceRange
    /// The key of the last choice, for a value that isn't listed and for a missing one; nil without such a text.
    let unknownKey: SourceRange?

    init(name: Text, values: [Text], key: SourceRange, unknownKey: SourceRange?) {
        (self.name, self.values, self.key, self.unknownKey) = (name, values, key, unknownKey)
    }

    /// The index of the choice for a value.
    func choice(for value: String?) -> Int {
        values.firstIndex { $0.value == value } ?? (unknownKey == nil ? values.count - 1 : values.count)
    }

    /// The end of the key in the string catalog. Values are below a key of their own, so none clashes with `unknown`.
    func key(ofChoice index: Int) -> String {
        values.indices.contains(index) ? "values.\(values[index].value)" : "unknown"
    }

    /// `for the value 'sent' of 'status'`
    func words(ofChoice index: Int) -> String {
        values.indices.contains(index)
            ? "for the value '\(values[index].value)' of '\(name.value)'" : "for other values of '\(name.value)'"
    }

    /// As in the schema: `{ by: status, values: { sent: …, delayed: … }, unknown: … }`.
    func dumped(_ texts: [JSONValue]) -> JSONValue {
        let values = zip(self.values, texts).map { ($0.value, $1) }
        let unknown = unknownKey == nil ? [] : [("unknown", texts[texts.count - 1])]
        return .object([("by", .text(name)), ("values", .object(values))] + unknown)
    }
}

extension Template {
    /// Whether people read one of several texts, so that its key depends on values.
    package var hasChoices: Bool { !alternatives.isEmpty || selector != nil }

    /// The choice for a value of the enum that selects the text.
    package func choice(for value: String) -> Template { selector.map { choices[$0.choice(for: value)] } ?? self }

    /// The names that it depends on: its placeholders, and the enum that selects the text.
    package var references: [Placeholder] {
        (selector.map { [($0.name.value, $0.name.range)] } ?? []) + placeholders
    }
}

// MARK: - Reading

/// `{ by: status, values: { sent: …, delayed: … }, unknown: … }`
private struct TextsByValue: KeyedModel {
    var by: Text?
    var values: [TextOfValue] = []
    var unknown: Template?
}

private struct TextOfValue: KeyValue {
    let value: Text
    let text: Template

    func dumped(in schema: Schema) -> JSONValue { text.dumped(in: schema) }
}

extension Form where Value == Template {
    /// A text for each value of an enum.
    ///
    /// - Parameter text: The form of each of these texts.
    static func byValue(of text: Form) -> Form {
        let values = Form<[TextOfValue]>.names(text.shape) { entry, reader in
            text.read(Slot(node: entry.value, key: entry.key), &reader).map {
                TextOfValue(value: Text(entry.key), text: $0)
            }
        }
        let table = KeyTable<TextsByValue>(
            "a text for each value",
            legacy: .ofTextsByValue,
            [
                Key(
                    "by", .name, "The name of the variable or data, an enum, whose value selects the text.", \.by,
                    .required, .reference, .names(.field)),
                Key(
                    "values", values, "The text for each value of the enum.", \.values, .required,
                    .names(.enumValue)),
                Key("unknown", text, "The text for a value that isn't listed, and for a missing one.", \.unknown),
            ])
        let map = Form<TextsByValue>.map(table) { _ in TextsByValue() }
        return Form(table.shape) { slot, reader in
            guard reader.hasTextsUnderValues(slot), reader.isShort(slot), let texts = map.read(slot, &reader),
                let name = texts.by
            else { return nil }
            let written = slot.node.entries.first { $0.key.isText("values") }
            let unknown = slot.node.entries.first { $0.key.isText("unknown") }
            // A text that can't be read is reported, so it isn't missing.
            guard let written, written.value.kind == .mapping, texts.values.count == written.value.entries.count,
                (texts.unknown == nil) == (unknown == nil)
            else { return nil }
            let choices = texts.values.map(\.text) + (texts.unknown.map { [$0] } ?? [])
            guard let first = choices.first, !texts.values.isEmpty else {
                reader.report(
                    .wrongValue, at: written.value.range, "'values' has no text",
                    help: "write the text for each value of '\(name.value)'")
                return nil
            }
            return Template(
                first, forms: first.forms, alternatives: Array(choices.dropFirst()),
                selector: EnumSelector(
                    name: name, values: texts.values.map(\.value), key: written.key.range,
                    unknownKey: unknown?.key.range))
        }
    }
}

extension SchemaReader {
    /// The Swift compiler needs seconds for a choice among hundreds of texts.
    private static let mostTexts = 100

    /// Reports `{ by: status, sent: …, delayed: … }`.
    fileprivate mutating func hasTextsUnderValues(_ slot: Slot) -> Bool {
        let names = slot.node.entries.map(\.key)
        guard !names.contains(where: { $0.isText("values") }),
            let text = names.first(where: { !$0.isText("by") && !$0.isText("unknown") && $0.kind == .scalar }),
            [LegacyKey].ofTextsByValue.allSatisfy({ !$0.names.contains(text.text) })
        else { return true }
        report(
            .wrongValue, at: text.range, "the texts for the values belong under 'values'",
            help: "write { by: …, values: { \(text.text): … } }")
        return false
    }

    /// Reports a map with too many texts.
    fileprivate mutating func isShort(_ slot: Slot) -> Bool {
        guard let values = slot.node.value(of: "values"), values.entries.count > Self.mostTexts else { return true }
        report(
            .limitExceeded, at: values.range, "\(slot.label) has \(values.entries.count) texts",
            help: "write at most \(Self.mostTexts), or write the words of each value under its 'values'")
        return false
    }
}

extension Node {
    /// Whether the map has a text for each value of an enum.
    var hasTextsByValue: Bool {
        entries.contains { entry in
            entry.key.isText("by")
                || entry.value.kind == .mapping && ["values", "cases", "texts"].contains { entry.key.isText($0) }
        }
    }
}
