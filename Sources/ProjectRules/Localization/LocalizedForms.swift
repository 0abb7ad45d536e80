import Diagnostics
import NotificationSchema
import ProjectFiles

/// A text of the schema in one language, in one of its forms.
struct LocalizedForm {
    var language: String
    var variation: [String]
    /// The specifiers of arguments, including those in substitutions.
    var specifiers: [FormatSpecifier]
    /// Specifiers to the system that the author means as text.
    var accidental: [FormatSpecifier]
    /// Whether it has a placeholder that nothing fills, which has a finding of its own.
    var hasForeignPlaceholder: Bool
    var range: SourceRange

    /// `de`, `de (one)`
    var words: String { variation.isEmpty ? language : "\(language) (\(variation.joined(separator: ", ")))" }
}

extension Strings {
    /// The translations of a text: every form in every language.
    func forms(of text: LocalizableText) -> [LocalizedForm] {
        texts(of: text.key).flatMap(\.translations).flatMap { translation in
            translation.units.map { unit in
                // A second use of a substitution says nothing new about the arguments.
                var seen: Set<String> = []
                let all = FormatSpecifier.all(in: unit.value).flatMap { specifier -> [FormatSpecifier] in
                    guard case .substitution(let name) = specifier.conversion else { return [specifier] }
                    return translation.resolved(specifier, named: name, withForms: seen.insert(name).inserted)
                }
                return LocalizedForm(
                    language: translation.language, variation: unit.variation,
                    specifiers: all.filter { !$0.isAccidental }, accidental: all.filter(\.isAccidental),
                    hasForeignPlaceholder: text.hasForeignPlaceholder(unit.value),
                    range: unit.range)
            }
        }
    }
}

extension Translation {
    /// A substitution is its number and the specifiers of its forms.
    fileprivate func resolved(
        _ specifier: FormatSpecifier, named name: String, withForms: Bool
    ) -> [FormatSpecifier] {
        guard let substitution = substitution(named: name) else { return [] }
        var number = specifier
        number.position = substitution.argument ?? specifier.position
        number.conversion = substitution.specifier == "@" ? .object : .integer
        guard withForms else { return [number] }
        let inside = substitution.units.flatMap { FormatSpecifier.all(in: $0.value) }.filter { inner in
            // Without a position it is the number itself, like %arg.
            inner.text.contains("$") || inner.isAccidental
        }
        return [number] + inside
    }
}

extension LocalizableText.Argument {
    /// The name in messages.
    var words: String { kind == .countOfNotifications ? "the \(name)" : "'\(name)'" }
}

extension [LocalizedForm] {
    var words: String { map(\.words).asEnumeration }

    func notes(_ text: String) -> [Finding.Note] {
        prefix(3).map { Finding.Note("\(text) in \($0.words)", at: $0.range) }
    }
}

extension [String] {
    /// `de`, `de and fr`, `de, fr and ja`; without duplicates, and with `40 more` after the first twenty.
    var asEnumeration: String {
        var seen: Set<String> = []
        var words = filter { seen.insert($0).inserted }
        if words.count > 21 { words = words.prefix(20) + ["\(words.count - 20) more"] }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
