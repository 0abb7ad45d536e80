/// A plural category of the Unicode locale data.
package enum PluralForm: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

extension PluralForm {
    /// The forms that a language has for whole numbers and fractions.
    ///
    /// - Parameter language: A tag such as `en` or `pt-BR`.
    package static func forms(of language: String) -> [PluralForm] {
        (PluralRules.of(language) ?? .likeEnglish).forms
    }

    /// The form for a whole number, as Unicode's rules choose it.
    ///
    /// - Parameter language: A tag such as `en` or `pt-BR`.
    package static func form(of number: Int, in language: String) -> PluralForm {
        (PluralRules.of(language) ?? .likeEnglish).form(of: number)
    }

    /// The forms of small whole numbers, each with the smallest number that has it.
    package static func examples(in language: String) -> [(form: PluralForm, number: Int)] {
        guard let rules = PluralRules.of(language) else { return [] }
        return allCases.compactMap { form in (0...200).first { rules.form(of: $0) == form }.map { (form, $0) } }
    }

    /// Whether it is a tag such as `en` or `pt-BR`, of a language whose forms are known.
    static func isLanguage(_ tag: String) -> Bool { tag.utf8.count <= 10 && PluralRules.of(tag) != nil }
}
