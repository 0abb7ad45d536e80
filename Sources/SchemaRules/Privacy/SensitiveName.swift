import EnglishStyle
import NotificationSchema

/// The sensitivity that the name of a value suggests.
struct SensitiveName {
    let sensitivity: Sensitivity
    /// Whether the name rarely means anything else.
    let isLikely: Bool

    init?(_ name: String) {
        let words = name.nameWords
        // Also two or three words that belong together, such as `heart-rate` and `one-time-code`.
        let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
        let triples = zip(pairs, words.dropFirst(2)).map { $0 + $1 }
        let certain = (words + pairs + triples).lazy.compactMap { DataNames.sensitivity(of: $0) }.first
        // A code alone is one that people type to sign in; the code of a country or of a promotion isn't.
        let last =
            words.count > 1 && words.last == "code" || DataNames.hasHarmlessBalanceOrPIN(words) ? nil : words.last
        let possible =
            last.flatMap { DataNames.possibleSensitivity(of: $0) }
            ?? pairs.last.flatMap { DataNames.possibleSensitivity(of: $0) }
        guard let sensitivity = (certain ?? possible).flatMap(Sensitivity.init(rawValue:)) else { return nil }
        (self.sensitivity, isLikely) = (sensitivity, certain != nil)
    }
}
