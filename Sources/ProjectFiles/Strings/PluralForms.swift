/// The plural forms of languages, from the Unicode locale data.
package enum PluralForms {
    package static let other = "other"

    /// - Parameter language: A tag such as `en` or `pt-BR`.
    package static func forms(of language: String) -> [String] {
        let primary = language.lowercased().prefix { $0 != "-" && $0 != "_" }
        return forms[String(primary)] ?? ["one", other]
    }

    /// The languages that differ from English.
    private static let forms: [String: [String]] = {
        var forms: [String: [String]] = [:]
        func add(_ names: [String], _ languages: String) {
            for language in languages.split(separator: " ") { forms[String(language)] = names }
        }
        add(["other"], "id ja km ko lo ms my th vi yue zh")
        add(["few", "many", "one", "other"], "be cs lt pl ru sk uk")
        add(["few", "one", "other"], "bs hr mo ro sh sr")
        add(["many", "one", "other"], "ca es fr it pt")
        add(["one", "other", "two"], "he iw se")
        add(["few", "one", "other", "two"], "gd sl")
        add(["few", "many", "one", "other", "two"], "ga mt")
        add(["few", "many", "one", "other", "two", "zero"], "ar cy")
        add(["one", "other", "zero"], "lv")
        return forms
    }()
}
