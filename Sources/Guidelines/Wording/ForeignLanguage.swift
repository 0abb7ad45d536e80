import Diagnostics
import SourceSyntax

/// A language other than English that texts of a schema are evidently in.
///
/// Only a few languages are known, and only by their commonest words: what is not told is not judged either.
struct ForeignLanguage: Hashable, Sendable {
    /// As `app.language` has it.
    let tag: String
    let name: String

    /// The language that a text is evidently in; nil for English, for names and for what is too short to tell.
    ///
    /// One word is evidence where it is all that there is and buttons are called like that (“Löschen”). Of a longer
    /// text, two words have to be known, one of which is in no way English, and fewer words may be English.
    static func evident(in text: WrittenText) -> ForeignLanguage? {
        var signs = Array(repeating: Signs(), count: all.count)
        var isKnown = false
        var words = 0
        for token in text.tokens where token.kind == .word {
            words += 1
            guard let entries = WordTables.foreignWords[token.folded] else { continue }
            isKnown = true
            for (language, kind) in entries { signs[language].count(kind) }
        }
        guard isKnown else { return nil }
        var best: (language: Int, count: Int)?
        for (language, signs) in signs.enumerated() where signs.count > best?.count ?? 0 && signs.areTelling(of: words)
        {
            best = (language, signs.count)
        }
        guard let best, best.count > text.englishWords(besides: best.language) else { return nil }
        return all[best.language]
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

    static let all = [
        ForeignLanguage(tag: "de", name: "German"), ForeignLanguage(tag: "es", name: "Spanish"),
        ForeignLanguage(tag: "fr", name: "French"), ForeignLanguage(tag: "it", name: "Italian"),
        ForeignLanguage(tag: "nl", name: "Dutch"), ForeignLanguage(tag: "pt", name: "Portuguese"),
    ]
}

extension WrittenText {
    /// How many words are ordinary ones of English, and none of another language.
    fileprivate func englishWords(besides language: Int) -> Int {
        tokens.count { token in
            guard token.kind == .word, WordTables.isOrdinary(token.folded) else { return false }
            return WordTables.foreignWords[token.folded]?.contains { $0.language == language } != true
        }
    }

    /// Whether it has a word that tells it to be English, as far as one word can.
    fileprivate var looksEnglish: Bool { tokens.contains { $0.kind == .word && WordTables.isOrdinary($0.folded) } }
}

/// The texts of a schema that are evidently not in English, where it does not say its language.
struct ForeignTexts: Sendable {
    /// The first one, with the language that most of them are in.
    private(set) var first: (text: WrittenText, language: ForeignLanguage)?
    /// Whether so many are that the others will be, too.
    private(set) var arePredominant = false
    private var ranges: Set<SourceRange> = []

    init() {}

    init(among texts: [WrittenText], _ threads: WorkerThreads) {
        let languages = threads.mapParts(of: texts.count) { texts[$0].map(ForeignLanguage.evident) }
        var counts: [ForeignLanguage: Int] = [:]
        for (text, language) in zip(texts, languages) {
            guard let language else { continue }
            counts[language, default: 0] += 1
            ranges.insert(text.range)
            if first == nil { first = (text, language) }
        }
        guard let most = counts.values.max(), let language = ForeignLanguage.all.first(where: { counts[$0] == most })
        else { return }
        first?.language = language
        arePredominant = ranges.count > texts.count { $0.looksEnglish && !ranges.contains($0.range) }
    }

    var isEmpty: Bool { ranges.isEmpty }

    func contain(_ text: WrittenText?) -> Bool { text.map { ranges.contains($0.range) } ?? false }
}
