/// Title-style capitalization.
///
/// Apple's writing guidelines require it in action titles, text-input button titles and notification titles. The caller
/// decides whether to judge a text: the style is for English, so texts in other languages, and texts that people write,
/// aren't judged.
package struct TitleStyle: Sendable {
    package let glossary: Glossary

    /// - Parameter glossary: Spellings that the author accepts: single words, or phrases of up to
    ///   ``Glossary/longestPhrase`` words. They override the built-in ones.
    package init(glossary: [String] = []) {
        self.glossary = Glossary(accepting: glossary)
    }

    /// The wrong capitals in the title, or nil if there are none.
    package func correction(of title: String) -> Correction? {
        correction(of: title, tokens: TitleToken.tokens(of: title))
    }

    /// - Parameter tokens: Those of the title.
    package func correction(of title: String, tokens: [TitleToken]) -> Correction? {
        // A title in capitals throughout, an emoji or a number has nothing that this style could judge.
        guard title.utf8.contains(where: { $0 >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else {
            return nil
        }
        var review = TitleReview(of: title, tokens: tokens, glossary: glossary)
        return review.correction()
    }
}

extension TitleStyle {
    /// A corrected title, and its changes.
    package struct Correction: Hashable, Sendable {
        /// The whole title in title style.
        package var suggestion: String
        /// The wrong words, in the order of the title; never empty.
        package var words: [Word]
        /// Whether every word is certainly wrong. *Log in to Server* isn't certain: `in` could be a preposition.
        package var isSure: Bool
        /// Whether the suggestion can be applied automatically: it is certain, and no word could have either case.
        package var isAutomatic: Bool

        package init(suggestion: String, words: [Word], isSure: Bool, isAutomatic: Bool) {
            self.suggestion = suggestion
            self.words = words
            self.isSure = isSure
            self.isAutomatic = isAutomatic
        }
    }

    /// A wrong word, without surrounding punctuation.
    package struct Word: Hashable, Sendable {
        package var written: String
        package var expected: String
        /// The range of the word in the UTF-8 of the title.
        package var range: Range<Int>
        package var reason: Reason

        package init(written: String, expected: String, range: Range<Int>, reason: Reason) {
            self.written = written
            self.expected = expected
            self.range = range
            self.reason = reason
        }
    }

    /// The part of the style that a word violates.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The first word is always capitalized.
        case firstWord
        /// The last word is always capitalized.
        case lastWord
        /// A word after a colon, a dash or the end of a sentence is capitalized like a first word.
        case wordAfterPause
        /// Words other than articles, coordinating conjunctions and short prepositions are capitalized.
        case importantWord
        /// The second part of a compound is also capitalized.
        case partOfCompound
        /// `a`, `an` and `the` are lowercase.
        case article
        /// Coordinating conjunctions are lowercase.
        case conjunction
        /// Prepositions of four letters or fewer are lowercase, and so are `to` and `as`.
        case preposition
        /// A preposition that completes a verb is capitalized.
        case particle
        /// A name or an abbreviation has a fixed spelling.
        case glossary
    }
}
