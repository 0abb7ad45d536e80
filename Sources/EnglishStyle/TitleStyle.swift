/// What title-style capitalization makes of a text.
///
/// Apple's writing guidelines ask for it in action titles, text-input button titles and notification titles. Whether a
/// text is judged at all is for the caller to decide: the style is one of English, so a title in another language, or
/// one that people wrote, never comes here.
package struct TitleStyle: Sendable {
    package let glossary: Glossary

    /// - Parameter glossary: Spellings that the author accepts as they stand, single words or phrases of up to
    ///   ``Glossary/longestPhrase`` words. They come before the built-in ones.
    package init(glossary: [String] = []) {
        self.glossary = Glossary(accepting: glossary)
    }

    /// What is wrong with the title's capitals, or nil where it is fine.
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
    /// A title as it should read, and what changed on the way there.
    package struct Correction: Hashable, Sendable {
        /// The whole title in title style.
        package var suggestion: String
        /// The words that are off, in the order of the title; never empty.
        package var words: [Word]
        /// Whether every word is off beyond doubt. *Log in to Server* is not: `in` could be a preposition.
        package var isSure: Bool
        /// Whether the suggestion can be applied unseen: it is sure, and holds no word that can go either way.
        package var isAutomatic: Bool

        package init(suggestion: String, words: [Word], isSure: Bool, isAutomatic: Bool) {
            self.suggestion = suggestion
            self.words = words
            self.isSure = isSure
            self.isAutomatic = isAutomatic
        }
    }

    /// A word that is off, without the punctuation around it.
    package struct Word: Hashable, Sendable {
        package var written: String
        package var expected: String
        /// Where the word stands in the UTF-8 of the title.
        package var range: Range<Int>
        package var reason: Reason

        package init(written: String, expected: String, range: Range<Int>, reason: Reason) {
            self.written = written
            self.expected = expected
            self.range = range
            self.reason = reason
        }
    }

    /// Which part of the style a word goes against.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// The first word is capitalized whatever it is.
        case firstWord
        /// The last word is capitalized whatever it is.
        case lastWord
        /// A word after a colon, a dash or the end of a sentence is capitalized like a first word.
        case wordAfterPause
        /// A word that is no article, coordinating conjunction or short preposition is capitalized.
        case importantWord
        /// The second part of a compound is capitalized as well.
        case partOfCompound
        /// `a`, `an` and `the` are in lower case.
        case article
        /// Coordinating conjunctions are in lower case.
        case conjunction
        /// Prepositions of four letters or fewer are in lower case, and so are `to` and `as`.
        case preposition
        /// A preposition that completes a verb is capitalized.
        case particle
        /// A name or an abbreviation has one spelling of its own.
        case glossary
    }
}
