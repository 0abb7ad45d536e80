import EnglishStyle
import NotificationSchema
import SourceSyntax

/// The names that people use for the app, to be found in texts.
package struct AppNames: Sendable {
    /// A place where a text names the app.
    package struct Occurrence {
        /// The range in the text's tokens.
        var tokens: Range<Int>
        /// The spelling of the author.
        var name: String
        /// Whether the name is also an ordinary word.
        package var isCommonWord: Bool
    }

    private struct Name: Sendable {
        var spelling: String
        var words: [String]
        var isCommonWord: Bool
    }

    /// By their words without possessives, separated by spaces.
    private let names: [String: [Name]]
    /// For each first word, the lengths of its names in words, the longest first.
    private let wordCounts: WordTable<[Int]>
    /// As the author writes them.
    private let spellings: Set<String>
    private let glossary: Glossary
    /// No app name has more words.
    private static let longestName = 12

    /// - Parameter glossary: Contains names of products that begin with the app's name.
    init(_ app: App, glossary: Glossary) {
        var names: [String: [Name]] = [:]
        var wordCounts: [String: Set<Int>] = [:]
        for text in [app.name].compactMap({ $0 }) + app.aliases {
            let words = WrittenText(text).words
            guard let first = words.first, words.count <= Self.longestName else { continue }
            wordCounts[first.withoutPossessive, default: []].insert(words.count)
            names[words.withoutPossessives, default: []].append(
                Name(spelling: text.value, words: words, isCommonWord: words.allSatisfy(WordTables.isOrdinary)))
        }
        self.names = names
        spellings = Set(names.values.joined().map(\.spelling))
        self.wordCounts = WordTable(wordCounts.mapValues { $0.sorted(by: >) })
        self.glossary = glossary
    }

    var isEmpty: Bool { names.isEmpty }

    /// All places where a text names the app. A name that is also an ordinary word counts only with the spelling of the
    /// name.
    package func occurrences(in text: WrittenText) -> [Occurrence] {
        guard !names.isEmpty else { return [] }
        var occurrences: [Occurrence] = []
        var index = 0
        while index < text.tokens.count {
            if let occurrence = occurrence(in: text.tokens, at: index) {
                occurrences.append(occurrence)
                index = occurrence.tokens.upperBound
            } else {
                index += 1
            }
        }
        return occurrences
    }

    /// Whether a compound of the text begins or ends with a name as the author spells it: *Bluebottle-Bestellung*.
    package func isInCompound(of text: WrittenText) -> Bool {
        guard !names.isEmpty, text.value.utf8.contains(UInt8(ascii: "-")) else { return false }
        return text.tokens.contains { token in
            guard token.kind == .word, let first = token.core.firstIndex(of: "-"),
                let last = token.core.lastIndex(of: "-")
            else { return false }
            let parts = [token.core[..<first], token.core[token.core.index(after: last)...]]
            return parts.contains { spellings.contains(String($0)) }
        }
    }

    private func occurrence(in tokens: [TitleToken], at start: Int) -> Occurrence? {
        for count in wordCounts[tokens[start].folded.withoutPossessive] ?? [] where start + count <= tokens.count {
            let place = tokens[start..<start + count]
            for name in names[place.map(\.folded).withoutPossessives] ?? [] {
                let isNamed = zip(place, name.words).allSatisfy { $0.folded == $1 || $0.folded.withoutPossessive == $1 }
                guard isNamed else { continue }
                let written = place.map { String($0.core) }.joined(separator: " ")
                guard !name.isCommonWord || written.hasPrefix(name.spelling) else { continue }
                guard !beginsProduct(tokens, start..<start + count) else { return nil }
                return Occurrence(tokens: start..<start + count, name: name.spelling, isCommonWord: name.isCommonWord)
            }
        }
        return nil
    }

    /// Whether the name begins a longer one: a phrase of the glossary, before “+” or a word for an edition, and in a
    /// sentence before any capital.
    private func beginsProduct(_ tokens: [TitleToken], _ name: Range<Int>) -> Bool {
        if let phrase = glossary.phrase(in: tokens, at: name.lowerBound), phrase.count > name.count { return true }
        let last = tokens[name.upperBound - 1]
        let ending = last.text[last.core.endIndex...]
        if ending.first == "+" { return true }
        guard ending.isEmpty, name.upperBound < tokens.count else { return false }
        let next = tokens[name.upperBound]
        guard next.kind == .word, next.core.startIndex == next.text.startIndex,
            next.core.first?.isCapitalLetter == true
        else { return false }
        if WordTables.editions.contains(next.folded) { return true }
        // In title style, nearly all words are capitalized.
        return tokens.contains {
            $0.kind == .word && $0.core.first?.isSmallLetter == true && !WordTables.canBeSmallInTitles($0.folded)
        }
    }
}

extension [String] {
    fileprivate var withoutPossessives: String { map(\.withoutPossessive).joined(separator: " ") }
}

extension String {
    fileprivate var withoutPossessive: String {
        utf8.last == UInt8(ascii: "s") && hasSuffix("'s") ? String(dropLast(2)) : self
    }
}

// MARK: - Removal

extension WrittenText {
    /// The text without these words, the preposition before them, and their punctuation; nil if nothing would be left,
    /// or if brackets would become unbalanced.
    func removing(_ tokens: Range<Int>) -> String? {
        var start = tokens.lowerBound
        if start > 0, WordTables.beforeNames.contains(self.tokens[start - 1].folded) { start -= 1 }
        let rest = value[self.tokens[tokens.upperBound - 1].core.endIndex...]
        guard start > 0 else {
            let kept = rest.drop { $0.isSpace || ":-–—,.|•·])!".contains($0) }
            guard let first = kept.first else { return nil }
            return (first.isSmallLetter ? first.uppercased() : String(first)) + kept.dropFirst()
        }
        guard self.tokens[start].text.startIndex == self.tokens[start].core.startIndex else { return nil }
        let head = value[..<self.tokens[start].text.startIndex]
        return String(head[..<head.startOfFinal(\.isSpace)]) + rest
    }
}
