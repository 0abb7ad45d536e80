import Basics
import Diagnostics
import EnglishStyle
import SourceSyntax

/// The texts of a schema that are evidently not in English, where it does not say its language.
struct ForeignTexts: Sendable {
    /// Whether so many are that the others will be, too.
    private(set) var arePredominant = false
    private var ranges: Set<SourceRange> = []

    init() {}

    init(among texts: [WrittenText], _ threads: WorkerThreads) {
        let areForeign = threads.mapParts(of: texts.count) { part in
            texts[part].map { $0.hasForeignLetters || ForeignLanguage.evident(in: $0.tokens) != nil }
        }
        ranges = Set(zip(texts, areForeign).lazy.filter(\.1).map(\.0.range))
        arePredominant =
            !ranges.isEmpty && ranges.count > texts.count { $0.looksEnglish && !ranges.contains($0.range) }
    }

    var isEmpty: Bool { ranges.isEmpty }

    func contain(_ text: WrittenText?) -> Bool { text.map { ranges.contains($0.range) } ?? false }
}

extension WrittenText {
    /// Whether it has a word that tells it to be English, as far as one word can.
    fileprivate var looksEnglish: Bool { tokens.contains { $0.kind == .word && WordTables.isOrdinary($0.folded) } }

    /// Whether it has a letter that no English word has, also not those from other languages: “Nie mogę”.
    fileprivate var hasForeignLetters: Bool {
        value.utf8.contains { $0 >= 0x80 } && value.contains(where: foreignLetters.contains)
    }
}

private let foreignLetters = Set("ąćęłńśźżĄĆĘŁŃŚŹŻčďěňřšťůžČĎĚŇŘŠŤŮŽőűŐŰğışĞİŞășțĂȘȚãõÃÕæøÆØßđĐ")
