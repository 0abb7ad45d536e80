/// Sentence-style capitalization: the first word of each sentence and names are capitalized, and nothing else.
///
/// Without a list of all names it can only tell small and common words. Whether a text is judged at all is for the
/// caller to decide, as with ``TitleStyle``.
package struct SentenceStyle: Sendable {
    package let glossary: Glossary

    package init(glossary: Glossary) {
        self.glossary = glossary
    }

    /// What is wrong with the capitals of the text, or nil where it is fine.
    ///
    /// - Parameter tokens: Those of the text.
    package func correction(of text: String, tokens: [TitleToken]) -> Correction? {
        var review = Review(text: text, tokens: tokens, glossary: glossary)
        return review.correction()
    }
}

extension SentenceStyle {
    /// A corrected text.
    package struct Correction {
        package var suggestion: String
        /// The first wrong word.
        package var written: String
        /// The correct form of the first wrong word.
        package var expected: String
        /// Whether it begins the text and must be capitalized.
        package var isFirstWord: Bool
        /// Whether a small word is the evidence, not only the number of capitalized words.
        package var isSure: Bool
    }

    private struct Review {
        let text: String
        let tokens: [TitleToken]
        let glossary: Glossary
        /// The capitalized words inside sentences that could be lowercase.
        private var capitals: [TitleToken] = []
        /// The number of words inside sentences.
        private var inside = 0
        private var lowerFirst: TitleToken?

        init(text: String, tokens: [TitleToken], glossary: Glossary) {
            self.text = text
            self.tokens = tokens
            self.glossary = glossary
        }

        mutating func correction() -> Correction? {
            sort()
            let names = namesOfWorks
            capitals.removeAll { token in names.contains { $0.contains(token.core.startIndex) } }
            let isTelling = isTitleStyle
            let strays = isTelling == nil ? strayCapitals : []
            guard isTelling != nil || lowerFirst != nil || !strays.isEmpty else { return nil }
            let toLower = isTelling == nil ? strays : capitals.filter { WordTables.isOrdinary($0.folded) }
            let wrong = ([lowerFirst].compactMap { $0 } + toLower).sorted { $0.core.startIndex < $1.core.startIndex }
            guard let first = wrong.first else { return nil }
            return Correction(
                suggestion: suggestion(changing: wrong),
                written: String(first.core),
                expected: expected(first),
                isFirstWord: first.core.startIndex == lowerFirst?.core.startIndex,
                isSure: lowerFirst != nil || isTelling == true
            )
        }

        /// Whether words inside sentences have title-style capitals: true if certain, false if likely, nil if not.
        private var isTitleStyle: Bool? {
            if capitals.contains(where: { WordTables.neverNames.contains($0.folded) }) { return true }
            guard capitals.count >= 2, capitals.count * 4 >= inside * 3 else { return nil }
            if capitals.contains(where: { WordTables.closedClass.contains($0.folded) }) { return true }
            return inside >= 3 && capitals.count(where: { WordTables.isCommon($0.folded) }) >= 2 ? false : nil
        }

        /// Nouns of things that hardly have a name, after *your* and before a word in lowercase: *Your Package is here*.
        private var strayCapitals: [TitleToken] {
            var rest = capitals[...]
            return tokens.indices.filter { index in
                guard let capital = rest.first, capital === tokens[index] else { return false }
                rest.removeFirst()
                guard index > 0, GrammarTables.unnamed.contains(capital.folded),
                    capital.text.startIndex == capital.core.startIndex,
                    StyleTables.articles.contains(tokens[index - 1].folded)
                        || ["new", "this", "another"].contains(tokens[index - 1].folded)
                else { return false }
                // *The Orders tab*
                guard index + 1 >= tokens.count || !WordTables.partsOfScreens.contains(tokens[index + 1].folded) else {
                    return false
                }
                return index + 1 >= tokens.count || capital.text.endIndex > capital.core.endIndex
                    || tokens[index + 1].core.first?.isSmallLetter == true
            }.map { tokens[$0] }
        }

        /// Three or more capitalized words before a verb, if the rest of the sentence has no capital: *We Will Rock You is
        /// sold out.*
        private var namesOfWorks: [Range<String.Index>] {
            let words = tokens.filter { $0.kind != .decoration }
            var names: [Range<String.Index>] = []
            var start = 0
            for index in words.indices {
                let isCapital = words[index].kind == .word && words[index].core.first?.isCapitalLetter == true
                if !isCapital, index - start >= 3, words[index].isVerb {
                    let rest = words[index...]
                    let end = rest.firstIndex { $0.pause == .certain } ?? words.endIndex - 1
                    if end > index, rest[...end].allSatisfy({ $0.core.first?.isCapitalLetter != true }) {
                        names.append(words[start].core.startIndex..<words[index - 1].core.endIndex)
                    }
                }
                if !isCapital || words[index].text.endIndex > words[index].core.endIndex { start = index + 1 }
            }
            return names
        }

        /// Classifies every word once.
        private mutating func sort() {
            var starts = true
            var isFirst = true
            var quotes = Quotes(orBrackets: true)
            for (index, token) in tokens.enumerated() {
                if token.kind == .decoration {
                    starts = starts || (token.pause ?? .none) != .none
                    continue
                }
                let isQuoted = quotes.contain(token)
                if isFirst {
                    note(first: token, isGiven: isQuoted || glossary.phrase(in: tokens, at: index) != nil)
                } else if !starts, !isQuoted {
                    note(token)
                }
                isFirst = false
                // If the first token isn't a word, the next word begins the sentence.
                starts = (token.pause ?? .none) != .none || (starts && token.kind != .word)
            }
        }

        /// - Parameter isGiven: Whether its spelling is that of a quotation or of the glossary.
        private mutating func note(first token: TitleToken, isGiven: Bool) {
            guard token.kind == .word, !isGiven, token.core.first?.isSmallLetter == true,
                token.text.startIndex == token.core.startIndex,
                !token.core.contains(where: { $0.isCapitalLetter || $0.isDigit }),
                glossary.ruling(on: token.core, folded: token.folded) == nil,
                !token.isHyphenatedName
            else { return }
            lowerFirst = token
        }

        private mutating func note(_ token: TitleToken) {
            guard token.kind == .word else { return }
            guard token.core.first?.isCapitalLetter == true else {
                inside += 1
                return
            }
            guard !token.startsLine(in: text) else { return }
            let isName =
                token.core.count == 1 || token.core.dropFirst().contains(where: { $0.isCapitalLetter || $0.isDigit })
                || WordTables.properNouns.contains(token.folded)
                || glossary.ruling(on: token.core, folded: token.folded) != nil
            guard !isName else { return }
            inside += 1
            capitals.append(token)
        }

        private func expected(_ token: TitleToken) -> String {
            token.core.first?.isSmallLetter == true
                ? TitleReview.capitalized(token.core, folded: "") : token.core.lowercased()
        }

        private func suggestion(changing tokens: [TitleToken]) -> String {
            var result = ""
            var end = text.startIndex
            for token in tokens {
                result += text[end..<token.core.startIndex]
                result += expected(token)
                end = token.core.endIndex
            }
            return result + text[end...]
        }
    }
}

extension TitleToken {
    /// Whether it is nearly always a verb.
    fileprivate var isVerb: Bool {
        WordTables.auxiliaries.contains(folded) || WordTables.finiteVerbs.contains(folded)
            || ["begins", "opens", "plays", "returns", "starts"].contains(folded)
    }
}

extension TitleToken {
    /// Whether it is a name such as *yt-dlp*: it has a hyphen, and no part is a common word.
    fileprivate var isHyphenatedName: Bool {
        folded.utf8.contains(UInt8(ascii: "-"))
            && !folded.split(separator: "-").contains { WordTables.isOrdinary(String($0)) }
    }
}
