/// Words and phrases with a fixed spelling: the author's, then the built-in ones.
package struct Glossary: Sendable {
    /// The maximum number of words in a phrase.
    static let longestPhrase = 8

    /// The decision of the glossary about a word.
    package enum Ruling: Equatable {
        /// The word is spelled as listed.
        case right
        /// The listed spelling is the only one.
        case wrong(expected: String)
        /// The listed spelling is right, and so is the one of title style: the word may be ordinary.
        case preferred(String)
    }

    private let accepted: Spellings
    private static let builtIn = Spellings(
        (WordTables.glossary + WordTables.phraseGlossary).map { String($0) }, variants: WordTables.variants)

    package init(accepting entries: [String]) {
        accepted = Spellings(entries)
    }

    /// The decision about a word, its plural or its possessive; nil if the glossary doesn't know the word.
    package func ruling(on written: Substring, folded: String) -> Ruling? {
        if let ruling = ruling(onBase: written, folded: folded) { return ruling }
        guard folded.utf8.last == UInt8(ascii: "s") else { return nil }
        let ending = folded.hasSuffix("'s") ? 2 : 1
        let base = written.dropLast(ending)
        guard base.count > 1 else { return nil }
        let suffix = written.suffix(ending).lowercased()
        switch ruling(onBase: base, folded: String(folded.dropLast(ending))) {
        case .wrong(let expected): return .wrong(expected: expected + suffix)
        case .preferred(let spelling): return .preferred(spelling + suffix)
        case .right: return written.hasSuffix(suffix) ? .right : .wrong(expected: base + suffix)
        case nil: return nil
        }
    }

    private func ruling(onBase written: Substring, folded: String) -> Ruling? {
        func isListed(_ spellings: [String]) -> Bool { spellings.contains(WordFolding.straightened(String(written))) }
        if let spellings = accepted.words[folded] {
            if isListed(spellings) { return .right }
            let spelling = WordFolding.spelling(spellings[0], withApostrophesOf: written)
            return spelling.hasMixedCase ? .wrong(expected: spelling) : .preferred(spelling)
        }
        if let spellings = Self.builtIn.words[folded] {
            guard !isListed(spellings) else { return .right }
            return .wrong(expected: WordFolding.spelling(spellings[0], withApostrophesOf: written))
        }
        return nil
    }

    /// Whether the author lists a word or a phrase, with any capitals.
    ///
    /// - Parameter folded: The words, separated by single spaces.
    func isAccepted(_ folded: String) -> Bool { accepted.hold(folded) }

    /// Whether the author lists the tokens, or a phrase that has them.
    package func isAccepted(_ place: Range<Int>, of tokens: [TitleToken]) -> Bool {
        guard !accepted.isEmpty else { return false }
        return accepted.hold(tokens[place].map(\.folded).joined(separator: " "))
            || (max(0, place.upperBound - Self.longestPhrase)...place.lowerBound).contains { start in
                accepted.phrase(in: tokens, at: start).map { start + $0.count >= place.upperBound } ?? false
            }
    }

    /// The longest phrase at a token, with the spelling of its words.
    package func phrase(in tokens: [TitleToken], at index: Int) -> [String]? {
        accepted.phrase(in: tokens, at: index) ?? Self.builtIn.phrase(in: tokens, at: index)
    }
}

/// Spellings by the folded form of their words.
private struct Spellings: Sendable {
    let words: WordTable<[String]>
    private let phrases: [String: [String]]
    /// The number of words in the longest phrase that begins with a word.
    private let longest: WordTable<Int>

    init(_ entries: [String], variants: [String: String] = [:]) {
        var words = variants.mapValues { [$0] }
        var phrases: [String: [String]] = [:]
        var longest: [String: Int] = [:]
        for entry in entries {
            let tokens = TitleToken.tokens(of: entry)
            let spelling = tokens.map { WordFolding.straightened(String($0.core)) }
            if tokens.count == 1 {
                words[tokens[0].folded, default: []].append(spelling[0])
            } else if (2...Glossary.longestPhrase).contains(tokens.count) {
                let first = tokens[0].folded
                phrases[tokens.map(\.folded).joined(separator: " ")] = spelling
                longest[first] = max(longest[first] ?? 0, tokens.count)
            }
        }
        self.words = WordTable(words)
        self.phrases = phrases
        self.longest = WordTable(longest)
    }

    var isEmpty: Bool { words.isEmpty && phrases.isEmpty }

    func hold(_ folded: String) -> Bool { words[folded] != nil || phrases[folded] != nil }

    func phrase(in tokens: [TitleToken], at index: Int) -> [String]? {
        guard let longest = longest[tokens[index].folded] else { return nil }
        for count in stride(from: min(longest, tokens.count - index), through: 2, by: -1) {
            let key = tokens[index..<index + count].map(\.folded).joined(separator: " ")
            if let spelling = phrases[key] { return spelling }
        }
        return nil
    }
}

extension String {
    /// Whether the text has a capital after its first letter and a lowercase letter, unlike ordinary words.
    fileprivate var hasMixedCase: Bool {
        dropFirst().contains(where: \.isCapitalLetter) && contains(where: \.isSmallLetter)
    }
}
