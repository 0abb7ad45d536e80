/// A language other than English that texts of a schema are evidently in.
///
/// Only a few languages are known, by their most common words. Other languages aren't detected.
package struct ForeignLanguage: Hashable, Sendable {
    /// The value of `app.language`.
    package let tag: String

    /// The language that a text is evidently in; nil for English, for names, and for texts that are too short.
    ///
    /// A single word is enough for the name of a button (“Löschen”). A longer text needs two known words, one of which
    /// isn't English, and fewer English words than these.
    package static func evident(in tokens: [TitleToken]) -> ForeignLanguage? {
        // Empty until there is a known word: most texts have none.
        var signs: [Signs] = []
        var words = 0
        for token in tokens where token.kind == .word {
            words += 1
            guard let entries = WordTables.foreignWords[token.folded] else { continue }
            if signs.isEmpty { signs = Array(repeating: Signs(), count: all.count) }
            for (language, kind) in entries { signs[language].count(kind) }
        }
        var best: (language: Int, count: Int)?
        for (language, signs) in signs.enumerated() where signs.count > best?.count ?? 0 && signs.areTelling(of: words)
        {
            best = (language, signs.count)
        }
        guard let best, best.count > englishWords(among: tokens, besides: best.language) else { return nil }
        return all[best.language]
    }

    /// Whether texts of an app are certainly not in English, because too few of their words are English.
    package static func isEvident(among texts: [String]) -> Bool {
        let words = texts.flatMap(TitleToken.tokens).filter { $0.kind == .word }
        let english = words.count { WordTables.isOrdinary($0.folded) }
        return words.count >= fewestWords && english * 2 < words.count
    }

    /// A text with fewer words says nothing.
    private static let fewestWords = 8

    /// How many words are ordinary ones of English, and none of another language.
    private static func englishWords(among tokens: [TitleToken], besides language: Int) -> Int {
        tokens.count { token in
            guard token.kind == .word, WordTables.isOrdinary(token.folded) else { return false }
            return WordTables.foreignWords[token.folded]?.contains { $0.language == language } != true
        }
    }

    /// What counts for one language in one text.
    private struct Signs {
        private var common = 0
        private var strong = 0
        private var buttons = 0

        var count: Int { common + strong + buttons }

        mutating func count(_ kind: WordTables.ForeignWord) {
            switch kind {
            case .common: common += 1
            case .strong: strong += 1
            case .button: buttons += 1
            }
        }

        func areTelling(of words: Int) -> Bool {
            words == 1 ? buttons == 1 : strong + buttons > 0 && count > 1 && count * 3 >= words
        }
    }

    package static let all = [
        ForeignLanguage(tag: "de"), ForeignLanguage(tag: "es"),
        ForeignLanguage(tag: "fr"), ForeignLanguage(tag: "it"),
        ForeignLanguage(tag: "nl"), ForeignLanguage(tag: "pt"),
    ]
}
