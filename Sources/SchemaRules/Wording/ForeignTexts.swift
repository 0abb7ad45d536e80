import Basics
import Diagnostics
import EnglishStyle
import SourceSyntax

/// The texts of a schema that are evidently not in English, where it does not say its language.
struct ForeignTexts: Sendable {
    /// The first one, with the language that most of them are in.
    private(set) var first: (text: WrittenText, language: ForeignLanguage)?
    /// Whether so many are that the others will be, too.
    private(set) var arePredominant = false
    private var ranges: Set<SourceRange> = []

    init() {}

    init(among texts: [WrittenText], _ threads: WorkerThreads) {
        let languages = threads.mapParts(of: texts.count) { part in
            texts[part].map { ForeignLanguage.evident(in: $0.tokens) }
        }
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

extension WrittenText {
    /// Whether it has a word that tells it to be English, as far as one word can.
    fileprivate var looksEnglish: Bool { tokens.contains { $0.kind == .word && WordTables.isOrdinary($0.folded) } }
}
