package import Diagnostics

/// A text in one language, as a file of strings has it.
package struct Translation: Sendable {
    package enum State: String, Sendable {
        case new
        case needsReview = "needs_review"
        case translated
        /// Marked by a person as one that is not to be checked again.
        case reviewed
    }

    /// One of the forms that a text has: for a number, a device, or for all.
    package struct Unit: Sendable {
        /// `["one"]`, `["mac", "other"]`; empty where there is only one form.
        package var variation: [String]
        /// Nil where the file has no such thing.
        package var state: State?
        package var stateRange: SourceRange?
        package var value: String
        /// Of the value, with its quotes.
        package var range: SourceRange
    }

    /// A part of the text with forms of its own, which stands in it as `%#@name@`.
    package struct Substitution: Sendable {
        package var name: String
        /// The number of the argument that it depends on, from 1.
        package var argument: Int?
        /// `lld`
        package var specifier: String?
        package var units: [Unit]
        package var range: SourceRange
    }

    package var language: String
    package var units: [Unit]
    package var substitutions: [Substitution] = []
    /// Where it stands.
    package var range: SourceRange
}

/// A text in all languages of a file of strings.
package struct TranslatedText: Sendable {
    package var key: String
    package var keyRange: SourceRange
    package var comment: String?
    /// False where the text is the same in all languages.
    package var isTranslatable = true
    package var translations: [Translation]
}
