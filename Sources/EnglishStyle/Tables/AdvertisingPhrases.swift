/// Phrases that advertise, to look for anywhere in a text.
package struct AdvertisingPhrases: Sendable {
    package struct Phrase: Sendable {
        package var words: String
        /// Whether it is nearly always advertising.
        package var isStrong: Bool
        /// Whether it is advertising on its own.
        package var isCertain: Bool

        package init(words: String, isStrong: Bool, isCertain: Bool = false) {
            (self.words, self.isStrong, self.isCertain) = (words, isStrong, isCertain)
        }

        /// Whether the phrase contains all words of the other one, and more.
        package func isMore(than other: Phrase) -> Bool {
            words.wordCount > other.words.wordCount
                && Set(words.split(separator: " ")).isSuperset(of: other.words.split(separator: " "))
        }
    }

    package static let all = AdvertisingPhrases()

    private let matcher = PhraseMatcher(certain.union(strong).union(weak))

    /// Words between the two.
    private static let fillers = WordTables.words("been code codes has have is to was were will")

    /// The phrase at a token, or nil.
    package func phrase(in tokens: [TitleToken], at index: Int) -> Phrase? {
        guard let words = matcher.phrase(beginning: tokens[index...]) else { return nil }
        let next = index + 1 < tokens.count ? tokens[index + 1].folded : ""
        if isInName(words, in: tokens, at: index) || words == "savings" && WordTables.ofSavings.contains(next) {
            return nil
        }
        if Self.requests.contains(words), index > 0, tokens[index - 1].pause == TitleToken.Pause.none,
            tokens[index - 1].text.last != ","
        {
            return nil
        }
        let isCertain = Self.certain.contains(words)
        return Phrase(words: words, isStrong: isCertain || Self.strong.contains(words), isCertain: isCertain)
    }

    /// What makes a whole title an advertisement; nil if it is none: *Free Shipping Today*.
    package static func title(_ tokens: [TitleToken]) -> String? {
        guard let title = titles.phrase(beginning: tokens[...]),
            tokens.dropFirst(title.wordCount).first.map({ timesOfTitles.contains($0.folded) }) ?? true
        else { return nil }
        return title
    }

    /// Where a sentence asks people to tell others, after its verb: *Post it on Instagram*.
    package static func requestToShare(in tokens: [TitleToken], at index: Int) -> String? {
        guard socialNetworks.contains(tokens[index].folded), index > 0, ["on", "to"].contains(tokens[index - 1].folded)
        else { return nil }
        let start = tokens[..<index].lastIndex { $0.pause == .certain }.map { $0 + 1 } ?? 0
        return sharing.contains(tokens[start].folded) ? "\(tokens[start].folded) on \(tokens[index].folded)" : nil
    }

    /// Whether a sentence tells people to use a code of a shop: *Use SPRING10 at checkout*.
    package static func isPromoCode(_ tokens: [TitleToken], at index: Int) -> Bool {
        guard ["apply", "enter", "use"].contains(tokens[index].folded),
            index == 0 || tokens[index - 1].pause == .certain,
            index + 1 < tokens.count
        else { return false }
        let code = tokens[index + 1].core
        return code.count > 3 && code.allSatisfy { $0.isCapitalLetter || $0.isNumber }
            && code.contains(where: \.isCapitalLetter)
            && tokens[(index + 2)...].prefix(3).contains {
                ["checkout", "discount", "off", "save"].contains($0.folded)
            }
    }

    /// Whether a phrase in a sentence is part of a name: *Half Price Books*.
    private func isInName(_ phrase: String, in tokens: [TitleToken], at index: Int) -> Bool {
        let end = index + phrase.wordCount
        guard end < tokens.count else { return false }
        return tokens[index...end].allSatisfy { $0.core.first?.isCapitalLetter == true }
            && tokens[index..<end].allSatisfy { $0.pause == TitleToken.Pause.none }
            && tokens.contains { $0.core.first?.isSmallLetter == true && !WordTables.canBeSmallInTitles($0.folded) }
    }

    /// Whether the words after a phrase show that it is reported, not offered.
    package static func isReported(_ phrase: Phrase, followedBy tokens: ArraySlice<TitleToken>) -> Bool {
        guard reportable.contains(phrase.words) else { return false }
        return tokens.lazy.map(\.folded).first { !fillers.contains($0) }.map(reports.contains) == true
    }
}
