package import Diagnostics
import NotificationSchema
import SourceSyntax

/// A translation of a text in a string catalog, in one of its forms.
package struct TranslatedForm: Sendable {
    package let language: String
    package let value: String
    /// The place in the string catalog.
    package let range: SourceRange

    package init(language: String, value: String, range: SourceRange) {
        (self.language, self.value, self.range) = (language, value, range)
    }
}

/// A text with its translations, as rules of a team see it.
struct JudgedText: Sendable {
    /// The text in one language.
    struct Form: Sendable {
        /// Nil for the text of the schema itself.
        let translation: TranslatedForm?
        /// The values of the keys that rules ask about, in their order.
        let values: [TeamValue]
    }

    let forms: [Form]
    let range: SourceRange
    /// `the title of the notification 'sale'`
    let words: String

    init(_ text: TeamText, _ keys: [TeamKey], in schema: Schema, _ translations: [TranslatedForm]) {
        range = text.text.range
        words = "the \(text.key) of the \(text.owner.rawValue) '\(text.name.value)'"
        forms =
            [Form(translation: nil, values: text.values(of: keys, text.text, in: schema.app.language))]
            + translations.map { translation in
                Form(
                    translation: translation,
                    values: text.values(
                        of: keys, Text(translation.value, text.text.node), in: translation.language))
            }
    }
}
