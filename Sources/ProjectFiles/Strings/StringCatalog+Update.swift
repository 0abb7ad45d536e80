import Basics
import Diagnostics
package import NotificationSchema
import SourceSyntax

extension StringCatalog {
    /// A catalog without texts, as Xcode makes it.
    package static func empty(language: String) -> String {
        let catalog: JSONValue = ["sourceLanguage": .string(language), "strings": .object([]), "version": "1.0"]
        return catalog.catalogText(level: 0)
    }

    /// The file with the texts of the schema: adds missing ones, and updates changed ones.
    ///
    /// Translations are kept. If the source text has changed, they are marked for review, as Xcode does. Everything
    /// else stays byte for byte the same.
    package func updated(for schema: Schema) -> [UInt8] {
        var edits = CatalogEdits()
        var missing: [(key: String, value: JSONValue)] = []
        var seen: Set<String> = []
        let present = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
        for text in schema.localizableTexts where seen.insert(text.key).inserted {
            let source = SourceText(text, language: schema.app.language)
            if let entry = present[text.key] {
                entry.update(to: source, &edits)
            } else {
                missing.append((text.key, source.entry))
            }
        }
        edits.insert(missing, into: strings, level: 1)
        return file.applying(edits.all)
    }
}

extension StringCatalog.Entry {
    fileprivate func update(to source: SourceText, _ edits: inout CatalogEdits) {
        let object = node.value
        var missing: [(key: String, value: JSONValue)] = []
        if text.comment == nil { missing.append(("comment", .string(source.comment))) }
        // Xcode doesn't find keys of notifications in source code, so it marks them as stale and may delete them.
        switch object.member("extractionState") {
        case nil: missing.append(("extractionState", "manual"))
        case let state? where state.isText("stale") || state.isText("extracted_with_value"):
            edits.replace(state.range, with: "manual", level: 3)
        default: break
        }
        if let localizations = object.member("localizations") {
            if let translation = text.translations.first(where: { $0.language == source.language }) {
                if update(translation, to: source, &edits) { markForReview(except: source.language, &edits) }
            } else {
                edits.insert([(source.language, source.localization)], into: localizations, level: 3)
            }
        } else {
            missing.append(("localizations", .object([(source.language, source.localization)])))
        }
        edits.insert(missing, into: object, level: 2)
    }

    /// - Returns: Whether the text has changed.
    private func update(_ translation: Translation, to source: SourceText, _ edits: inout CatalogEdits) -> Bool {
        guard let object = node.value.member("localizations")?.member(translation.language) else { return false }
        let expected = source.text.format
        if translation.substitutions.isEmpty, let unit = translation.units.first, translation.units.count == 1,
            unit.variation.isEmpty
        {
            // A text with one form may need several now.
            guard source.text.counts.isEmpty else {
                edits.replace(object.range, with: source.localization, level: 4)
                return unit.value != expected
            }
            guard unit.value != expected else { return false }
            edits.replace(unit.range, with: .string(expected), level: 6)
            return true
        }
        guard !translation.units.isEmpty else {
            edits.replace(object.range, with: source.localization, level: 4)
            return false
        }
        // Variations by device, and substitutions, were made by hand.
        guard source.text.counts.count == 1, translation.substitutions.isEmpty else { return false }
        var changed = false
        for unit in translation.units {
            guard let form = source.form(of: unit), unit.value != source.text.format(of: form) else { continue }
            edits.replace(unit.range, with: .string(source.text.format(of: form)), level: 8)
            changed = true
        }
        guard changed else { return false }
        for unit in translation.units where source.form(of: unit) == nil { markForReview(unit, &edits) }
        return true
    }

    private func markForReview(except language: String, _ edits: inout CatalogEdits) {
        for translation in text.translations where translation.language != language {
            for unit in translation.units + translation.substitutions.flatMap(\.units) { markForReview(unit, &edits) }
        }
    }

    private func markForReview(_ unit: Translation.Unit, _ edits: inout CatalogEdits) {
        guard let range = unit.stateRange, unit.state == .translated else { return }
        edits.replace(range, with: .string(Translation.State.needsReview.rawValue), level: 8)
    }
}

/// A text of the schema, as a catalog stores it.
private struct SourceText {
    let text: LocalizableText
    let language: String

    init(_ text: LocalizableText, language: String) {
        (self.text, self.language) = (text, language)
    }

    /// The plural form that a unit of the catalog has; nil if the schema doesn't have the form.
    func form(of unit: Translation.Unit) -> PluralForm? {
        guard unit.variation.count == 1, let form = PluralForm(rawValue: unit.variation[0]) else { return nil }
        return form == .other || text.forms.contains { $0.form == form } ? form : nil
    }

    var entry: JSONValue {
        [
            "comment": .string(comment), "extractionState": "manual",
            "localizations": .object([(language, localization)]),
        ]
    }

    var localization: JSONValue {
        switch text.counts.count {
        case 0: ["stringUnit": Self.unit(text.format)]
        case 1: ["variations": plural { (text.format(of: $0), text.forms.map(\.form).contains($0)) }]
        default: ["stringUnit": Self.unit(formatOfSubstitutions), "substitutions": substitutions]
        }
    }

    /// The plural forms of a number. Only people can write those that the schema doesn't have.
    private func plural(_ value: (PluralForm) -> (text: String, isWritten: Bool)) -> JSONValue {
        let forms = PluralForm.forms(of: language).map { form in
            let (text, isWritten) = value(form)
            return (form.rawValue, ["stringUnit": Self.unit(text, isSure: isWritten || form == .other)] as JSONValue)
        }
        return ["plural": .object(forms)]
    }

    private static func unit(_ value: String, isSure: Bool = true) -> JSONValue {
        let state: Translation.State = isSure ? .translated : .needsReview
        return ["state": .string(state.rawValue), "value": .string(value)]
    }

    // MARK: Several numbers

    private var formatOfSubstitutions: String {
        text.parts.map { part in
            switch part {
            case .literal(let literal):
                literal.doubling("%")
            case .argument(let index):
                text.arguments[index].kind == .text ? "%\(index + 1)$@" : "%#@\(name(ofArgument: index))@"
            }
        }.joined()
    }

    private var substitutions: JSONValue {
        let numbered = text.arguments.indices.filter { text.arguments[$0].kind != .text }
        return .object(
            numbered.map { index in
                (
                    name(ofArgument: index),
                    [
                        "argNum": .integer(index + 1),
                        "formatSpecifier": .string(text.arguments[index].kind.conversion),
                        "variations": plural { _ in ("%arg", false) },
                    ] as JSONValue
                )
            }.sorted { $0.0 < $1.0 })
    }

    /// The name ends at the first `@` of a format.
    private func name(ofArgument index: Int) -> String {
        let name = text.arguments[index].name
        let isPlain = name.utf8.allSatisfy { $0 < 0x80 && (Character(Unicode.Scalar($0)).isLetter || $0 == 0x5F) }
        return isPlain ? name : "arg\(index + 1)"
    }

    // MARK: For translators

    /// On one line.
    var comment: String {
        let sentences =
            ["\(text.words.prefix(1).uppercased())\(text.words.dropFirst())."]
            + [text.explanation].compactMap { $0 }
            + text.arguments.enumerated().map { index, argument in
                let isNumbered = text.arguments.count > 1
                let example = argument.example.map { ", such as \($0)" } ?? ""
                let name = argument.kind == .countOfNotifications ? "the \(argument.name)" : "'\(argument.name)'"
                return "%\(isNumbered ? "\(index + 1)$" : "")\(argument.kind.conversion) stands for \(name)\(example)."
            }
        return sentences.joined(separator: " ").split { $0.isNewline }.joined(separator: " ")
    }
}
