/// A plural category of the Unicode locale data.
package enum PluralForm: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

extension PluralForm {
    /// The forms that a language has.
    ///
    /// - Parameter language: A tag such as `en` or `pt-BR`.
    package static func forms(of language: String) -> [PluralForm] {
        forms[primary(language)] ?? [.one, .other]
    }

    /// Whether the language uses the form `one` for the number 1, and `other` for all other whole numbers.
    package static func isOneOnlyForOne(in language: String) -> Bool {
        likeEnglish.contains(primary(language))
    }

    /// Whether it is a tag such as `en` or `pt-BR`, of a language whose forms are known.
    static func isLanguage(_ tag: String) -> Bool {
        tag.utf8.count <= 10 && (forms[primary(tag)] != nil || likeEnglish.contains(primary(tag)))
    }

    static func primary(_ language: String) -> String {
        String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
    }

    private static let likeEnglish: Set<String> = [
        "en", "af", "az", "bg", "da", "de", "el", "et", "eu", "fi", "gl", "hu", "ka", "kk", "lb", "mn", "nb", "nl",
        "nn", "no", "sq", "sv", "sw", "ta", "te", "tr", "ur", "uz",
    ]

    /// The languages that differ from English.
    private static let forms: [String: [PluralForm]] = {
        var forms: [String: [PluralForm]] = [:]
        func add(_ names: [PluralForm], _ languages: String) {
            for language in languages.split(separator: " ") { forms[String(language)] = names }
        }
        add([.other], "id ja km ko lo ms my th vi yue zh")
        add([.few, .many, .one, .other], "be cs lt pl ru sk uk")
        add([.few, .one, .other], "bs hr mo ro sh sr")
        add([.many, .one, .other], "ca es fr it pt")
        add([.one, .other, .two], "he iw se")
        add([.few, .one, .other, .two], "gd sl")
        add([.few, .many, .one, .other, .two], "ga mt")
        add([.few, .many, .one, .other, .two, .zero], "ar cy")
        add([.one, .other, .zero], "lv")
        return forms
    }()
}
