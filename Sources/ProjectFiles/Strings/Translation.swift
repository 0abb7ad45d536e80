package import Diagnostics
import NotificationSchema

/// A text in one language, from a strings file.
package struct Translation: Sendable {
    package enum State: String, Sendable {
        case new
        case needsReview = "needs_review"
        case translated
        /// Marked as reviewed by a person.
        case reviewed
    }

    /// A form of a text: for a number, a device, or for everything.
    package struct Unit: Sendable {
        /// `["one"]`, `["mac", "other"]`; empty if there is only one form.
        package var variation: [String]
        /// Nil if the file has no states.
        package var state: State?
        package var stateRange: SourceRange?
        package var value: String
        /// The range of the value, with its quotes.
        package var range: SourceRange
    }

    /// A part of the text with its own forms, referenced by `%#@name@`.
    package struct Substitution: Sendable {
        package var name: String
        /// The number of its argument, counted from 1.
        package var argument: Int?
        /// `lld`
        package var specifier: String?
        package var units: [Unit]
        package var range: SourceRange
    }

    package var language: String
    package var units: [Unit]
    package var substitutions: [Substitution] = [] {
        didSet {
            substitutionsByName = Dictionary(substitutions.map { ($0.name, $0) }) { first, _ in first }
        }
    }
    private var substitutionsByName: [String: Substitution] = [:]
    /// Where it is written.
    package var range: SourceRange

    init(language: String, units: [Unit], range: SourceRange) {
        (self.language, self.units, self.range) = (language, units, range)
    }

    package func substitution(named name: String) -> Substitution? { substitutionsByName[name] }

    /// The bytes of the substitutions that several forms use: each use beyond the first counts as if it were written
    /// out.
    var repeatedBytes: Int {
        guard units.count > 1, !substitutions.isEmpty else { return 0 }
        var uses: [String: Int] = [:]
        for unit in units {
            let names = FormatSpecifier.all(in: unit.value).compactMap { specifier in
                if case .substitution(let name) = specifier.conversion { name } else { nil }
            }
            for name in Set(names) { uses[name, default: 0] += 1 }
        }
        return substitutions.reduce(0) { sum, substitution in
            let bytes = substitution.units.reduce(0) { $0 + $1.value.utf8.count }
            return sum + bytes * max(0, uses[substitution.name, default: 0] - 1)
        }
    }
}

/// A text in all languages of a strings file.
package struct TranslatedText: Sendable {
    package var key: String
    package var keyRange: SourceRange
    package var comment: String?
    /// False if the text is the same in all languages.
    package var isTranslatable = true
    package var translations: [Translation]
}
