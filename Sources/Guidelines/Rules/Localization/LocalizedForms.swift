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
    var range: SourceRange

    /// `de`, `de (one)`
    var words: String { variation.isEmpty ? language : "\(language) (\(variation.joined(separator: ", ")))" }
}

extension Strings {
    /// The translations of a text: every form in every language.
    func forms(of text: LocalizableText) -> [LocalizedForm] {
        texts(of: text.key).flatMap(\.translations).flatMap { translation in
            translation.units.map { unit in
                let all = FormatSpecifier.all(in: unit.value).flatMap { translation.resolved($0) }
                return LocalizedForm(
                    language: translation.language, variation: unit.variation,
                    specifiers: all.filter { !$0.isAccidental }, accidental: all.filter(\.isAccidental),
                    range: unit.range)
            }
        }
    }
}

extension Translation {
    /// A substitution is its number and the specifiers of its forms.
    fileprivate func resolved(_ specifier: FormatSpecifier) -> [FormatSpecifier] {
        guard case .substitution(let name) = specifier.conversion else { return [specifier] }
        guard let substitution = substitutions.first(where: { $0.name == name }) else { return [] }
        var number = specifier
        number.position = substitution.argument ?? specifier.position
        number.conversion = substitution.specifier == "@" ? .object : .integer
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
    /// `de`, `de and fr`, `de, fr and ja`; without duplicates.
    var asEnumeration: String {
        var seen: Set<String> = []
        let words = filter { seen.insert($0).inserted }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
