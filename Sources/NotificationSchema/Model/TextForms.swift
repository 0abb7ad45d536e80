package import Basics
import Diagnostics
import SourceSyntax

/// A text with a number that the system inserts, such as `%u`, and its plural forms.
package struct CountedText: Sendable {
    /// The form `other`.
    package let text: Text
    package let forms: [(form: PluralForm, text: Text)]
}

extension CountedText: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .forms(forms.map { ($0.form, $0.text) }, other: text) }
    package func addTexts(to texts: inout [Text]) { texts += forms.map(\.text) + [text] }
    package var writtenTexts: [Text]? { forms.map(\.text) + [text] }
}

extension JSONValue {
    /// The text, or a map of its plural forms.
    static func forms(_ forms: [(PluralForm, Text)], other: Text) -> JSONValue {
        forms.isEmpty
            ? .text(other)
            : .object((forms + [(.other, other)]).map { ($0.0.rawValue, .text($0.1)) })
    }
}

// MARK: - Reading

extension Form where Value == CountedText {
    /// A text, or `{ one: "%u message", other: "%u messages" }`; each can have a key of its translations.
    static var counted: Form {
        let texts = Form<[(PluralForm, Text)]>.plural(of: .text)
        let form = localizable(
            Form(.either([.text, texts.shape])) { slot, reader in
                guard slot.node.hasPluralForms else {
                    return Form<Text>.text.read(slot, &reader).map { CountedText(text: $0, forms: []) }
                }
                guard let forms = texts.read(slot, &reader), let other = forms.first(where: { $0.0 == .other }) else {
                    return nil
                }
                return CountedText(
                    text: other.1, forms: forms.filter { $0.0 != .other }.map { (form: $0.0, text: $0.1) })
            },
            "a localized text with plural forms", isRegistered: true
        ) { $0.text }
        return Form(form.shape) { slot, reader in
            guard let counted = form.read(slot, &reader) else { return nil }
            // The app looks it up once, without the number.
            if !counted.forms.isEmpty, let key = reader.stringKeys[counted.text.range], !key.isInMainTable {
                reader.report(
                    .wrongValue, at: (key.table ?? key.bundle ?? key.key).range,
                    "plural forms can't be in a table of their own, because the system chooses the form",
                    help: "delete this and move the text to Localizable, or write one form")
            }
            return counted
        }
    }
}

extension Form where Value == Template {
    /// A text that people read: `$(name) waits`, `{ one: …, other: … }`, a list of alternatives, or a text for each value
    /// of an enum.
    static var readTemplate: Form {
        let one = Form.oneOfAlternatives
        let list = Form<[Template]>.list(of: one)
        let byValue = Form.byValue(of: one)
        return Form(.either([one.shape, list.shape, byValue.shape])) { slot, reader in
            if slot.node.hasTextsByValue { return byValue.read(slot, &reader) }
            // A list with one item is more likely a text in brackets.
            guard slot.node.items.count > 1 else { return one.read(slot, &reader) }
            guard slot.node.items.count <= mostAlternatives else {
                reader.report(
                    .wrongValue,
                    at: slot.node.range,
                    "\(slot.label) has \(slot.node.items.count) alternatives",
                    help: "write at most \(mostAlternatives)"
                )
                return nil
            }
            guard let all = list.read(slot, &reader), let first = all.first else { return nil }
            return Template(first, forms: first.forms, alternatives: Array(all.dropFirst()))
        }
    }

    private static var mostAlternatives: Int { 8 }

    private static var oneOfAlternatives: Form {
        let templates = Form<[(PluralForm, Template)]>.plural(of: .template)
        return localizable(
            Form(.either([.template, templates.shape])) { slot, reader in
                guard !slot.node.hasTextsByValue else {
                    reader.report(
                        .wrongValue, at: slot.node.range, "a text for each value can't be inside another text",
                        help:
                            "write { by: …, values: { … } } as the whole title, subtitle or body; each value can have "
                            + "plural forms, and a key of its own")
                    return nil
                }
                guard slot.node.hasPluralForms else {
                    guard let names = slot.node.namesOfTexts else { return Form.template.read(slot, &reader) }
                    reader.report(
                        .wrongValue, at: slot.node.range,
                        "\(slot.label) must be text, a list of alternatives or plural forms, not texts by name",
                        help: names.areNumbersOfNouns
                            ? "write { one: …, other: … }, the names of plural forms"
                            : names.allSatisfy { PluralForm.isLanguage($0) }
                                ? "write one language, and the others in the string catalog: strings: [Localizable.xcstrings]"
                                : "write { by: …, values: { \(names.prefix(1).joined()): … } }, with the name of the enum "
                                    + "after 'by'")
                    return nil
                }
                // A form with a wrong name is reported; what the others need is then unknown.
                guard let forms = templates.read(slot, &reader), slot.node.hasOnlyPluralForms,
                    let other = forms.first(where: { $0.0 == .other })
                else { return nil }
                return Template(
                    other.1, forms: forms.filter { $0.0 != .other }.map { (form: $0.0, template: $0.1) },
                    alternatives: [])
            },
            "a localized text with placeholders"
        ) { $0.text }
    }
}

extension Form {
    /// A map of plural forms, in the order of ``PluralForm``.
    fileprivate static func plural<Item: KeyValue>(of item: Form<Item>) -> Form where Value == [(PluralForm, Item)] {
        let table = KeyTable<FormsByName<Item>>(
            "a text with plural forms",
            legacy: .ofPluralForms,
            PluralForm.allCases.map { form in
                form == .other
                    ? Key(form.rawValue, item, form.summary, \FormsByName<Item>[form], .required)
                    : Key(form.rawValue, item, form.summary, \FormsByName<Item>[form])
            }
        )
        let map = Form<FormsByName<Item>>.map(table) { _ in FormsByName() }
        return Form(table.shape) { slot, reader in
            map.read(slot, &reader).map { forms in
                PluralForm.allCases.compactMap { form in forms[form].map { (form, $0) } }
            }
        }
    }
}

private struct FormsByName<Item: KeyValue>: KeyedModel {
    private var items: [PluralForm: Item] = [:]

    subscript(form: PluralForm) -> Item? {
        get { items[form] }
        set { items[form] = newValue }
    }
}

extension PluralForm {
    fileprivate var summary: String {
        switch self {
        case .zero: "For numbers such as 0, in languages with this form, such as Arabic."
        case .one: "For 1, and in some languages for other numbers."
        case .two: "For 2, in languages with this form, such as Arabic."
        case .few: "For numbers such as 3, in languages with this form, such as Polish."
        case .many: "For numbers such as 11, in languages with this form, such as Polish."
        case .other: "For all other numbers."
        }
    }
}

extension [String] {
    /// Whether these are the words of grammar for one and for several, or numbers.
    fileprivate var areNumbersOfNouns: Bool {
        allSatisfy { ["singular", "plural", "default"].contains($0.lowercased()) || Int($0) != nil }
    }
}

extension Node {
    /// Whether the map has plural forms. Any other map is more likely a text without quotes.
    fileprivate var hasPluralForms: Bool {
        entries.contains { entry in PluralForm.allCases.contains { entry.key.isText($0.rawValue) } }
    }

    fileprivate var hasOnlyPluralForms: Bool {
        entries.allSatisfy { entry in PluralForm.allCases.contains { entry.key.isText($0.rawValue) } }
    }

    /// `delivered` and `lost` in `{ delivered: Your order is here., lost: Your order is lost. }`.
    fileprivate var namesOfTexts: [String]? {
        let isMap =
            entries.count > 1
            && entries.allSatisfy { entry in
                entry.key.kind == .scalar && entry.key.textLength <= 40 && entry.value.kind == .scalar
                    && !entry.value.isMissing
            }
        return isMap ? entries.map(\.key.text) : nil
    }
}

extension Notification {
    /// The optional data without which the text has a gap, in the order of use.
    package func needs(of template: Template) -> [String] {
        var seen: Set<String> = []
        return template.formsWithOther.flatMap(\.placeholders).map(\.name).filter { name in
            guard let field = field(named: name) else { return false }
            return field.isOptional && field.ifMissing == nil && seen.insert(name).inserted
        }
    }

    /// The alternatives that people never read, each with the one that they read instead. It needs no other data.
    package func alternativesNeverRead(of template: Template) -> [(never: Template, instead: Template)] {
        guard !template.alternatives.isEmpty, template.selector == nil else { return [] }
        let choices = template.choices
        let needs = choices.map { Set(self.needs(of: $0)) }
        return choices.indices.compactMap { index in
            needs[..<index].firstIndex { $0.isSubset(of: needs[index]) }.map { (choices[index], choices[$0]) }
        }
    }
}
