// Words that are confused with others, known by their neighbors.
extension StyleReview {
    /// A word that sounds like another.
    enum Confusable {
        case a, an, its, itIs, loose, lose, their, then, there, theyAre, too, youAre, your
    }

    /// The slip that begins at a word, or at the one before it: *a hour*, *its raining*, *earlier then usual*.
    static func confusion(at index: Int, in tokens: [TitleToken], as role: Role) -> Slip? {
        guard let word = StyleTables.confusable[tokens[index].folded] else { return nil }
        let neighbors = Neighbors(of: index, in: tokens, as: role)
        let right: String? =
            switch word {
            case .a: neighbors.isArticle && neighbors.nextHasVowelSound == true ? "an" : nil
            case .an: neighbors.isArticle && neighbors.nextHasVowelSound == false ? "a" : nil
            case .youAre, .theyAre: neighbors.isBeforeThing ? (word == .youAre ? "your" : "their") : nil
            case .itIs: neighbors.hasBelonging ? "its" : nil
            case _ where role != .sentence && !(role == .title && index == 0): nil
            case .its: neighbors.tellsState(StyleTables.statesOfThings) ? "it’s" : nil
            case .your: neighbors.tellsState(StyleTables.statesOfReaders) ? "you’re" : nil
            case .their: neighbors.isLast ? "there" : neighbors.tellsState(StyleTables.statesOfPeople) ? "they’re" : nil
            case .too: neighbors.isTo ? "to" : nil
            case .there: neighbors.isOfPeople ? "their" : neighbors.tellsMovement ? "they’re" : nil
            case .then: neighbors.isCompared ? "than" : nil
            case .loose: neighbors.isOfLosing ? "lose" : nil
            case .lose: neighbors.isOfCondition ? "loose" : nil
            }
        guard let right else { return nil }
        let written = tokens[index]
        let replacement =
            written.core.first?.isCapitalLetter == true ? TitleReview.capitalized(right[...], folded: "") : right
        // Shown with the neighbor that tells.
        guard index + 1 < tokens.count, tokens[index].text.endIndex == tokens[index].core.endIndex else {
            return Slip(kind: .grammar, part: written.core, replacements: [replacement])
        }
        return Slip(
            kind: .grammar, part: part(of: tokens[index...index + 1]),
            replacements: ["\(replacement) \(tokens[index + 1].core)"])
    }

    /// A word with those around it.
    private struct Neighbors {
        private let word: TitleToken
        /// The word before it in the same part of the sentence.
        private let previous: TitleToken?
        /// Whether it begins a sentence.
        private let isFirst: Bool
        /// The next two words, up to a mark.
        private let following: ArraySlice<TitleToken>

        private let role: Role

        init(of index: Int, in tokens: [TitleToken], as role: Role) {
            self.role = role
            word = tokens[index]
            previous = index > 0 && !tokens[index - 1].endsPart ? tokens[index - 1] : nil
            isFirst = index == 0 || tokens[index - 1].pause == .certain
            // Two words after it tell.
            let near = tokens[index...].prefix(3)
            following = (near.firstIndex(where: \.endsPart).map { near[...$0] } ?? near).dropFirst()
        }

        private var next: TitleToken? { following.first }
        private var afterNext: TitleToken? { following.dropFirst().first }

        // MARK: Articles

        /// Whether an *a* is no letter that something is named with: *Gate A is open*.
        var isArticle: Bool {
            guard let next, word.text == word.core, next.core.startIndex == next.text.startIndex else { return false }
            let isLetter = previous.map { WordTables.designators.contains($0.folded) } ?? false
            guard !isLetter, isFirst || word.core.first?.isSmallLetter == true else { return false }
            if next.kind == .number { return true }
            return next.kind == .word && !StyleTables.afterNamedLetters.contains(next.folded)
        }

        /// Whether the next word is spoken with a vowel first; nil if that isn't known, as for abbreviations.
        var nextHasVowelSound: Bool? {
            guard let next else { return nil }
            if next.kind == .number {
                let digits = next.core.prefix(while: \.isDigit)
                return digits.first == "8" || ["11", "18"].contains(digits)
            }
            let letters = next.folded.prefix { $0 != "-" }
            if StyleTables.spelledWithVowel.contains(next.core.prefix { $0 != "-" }) { return true }
            guard letters.utf8.count > 2, letters.utf8.allSatisfy(\.isASCIILetter), let first = letters.first else {
                return nil
            }
            // *iPhone*, but not *NASA*
            let isName = next.core.dropFirst().contains(where: \.isCapitalLetter)
            if isName { return next.core.first == "i" ? true : nil }
            if StyleTables.silentH.contains(where: letters.hasPrefix) { return true }
            guard !StyleTables.eitherH.contains(where: letters.hasPrefix),
                !StyleTables.spelledOut.contains(String(letters))
            else { return nil }
            if "aeiou".contains(first) {
                return !StyleTables.consonantSounds.contains(where: letters.hasPrefix)
                    || StyleTables.vowelSounds.contains(where: letters.hasPrefix)
            }
            // Abbreviations such as *sms* are spoken letter by letter.
            return letters.dropFirst().prefix(letters.count == 3 ? 1 : 3).contains(where: "aeiouy".contains)
                ? false : nil
        }

        // MARK: Clauses

        private var beginsClause: Bool {
            previous.map { StyleTables.beforeClauses.contains($0.folded) && word.core.first?.isSmallLetter == true }
                ?? true
        }

        /// Whether a form of *be* is missing before the next word.
        func tellsState(_ states: StyleTables.States) -> Bool {
            guard let next, next.core.first?.isSmallLetter == true || role == .title else { return false }
            if states.alone.contains(next.folded) { return true }
            let isState =
                states.atEnd.contains(next.folded)
                || states.haveParticiples
                    && (next.folded.hasSuffix("ed") && !WordTables.notVerbsInEd.contains(next.folded)
                        || next.folded.hasSuffix("ing") && !StyleTables.nounsInIng.contains(next.folded))
            guard isState, beginsClause else { return false }
            return afterNext.map { StyleTables.afterStates.contains($0.folded) } ?? states.atEnd.contains(next.folded)
        }

        // MARK: Others

        var isLast: Bool { next == nil && previous != nil }

        /// Whether a thing follows *you're*, which would have an article before it: *you're order*.
        var isBeforeThing: Bool {
            guard let next, next.core.first?.isSmallLetter == true || role == .title,
                !StyleTables.persons.contains(next.folded)
            else { return false }
            if StyleTables.isThing(next.folded) { return true }
            return GrammarTables.singular(of: next.folded) != nil
                && afterNext.map { WordTables.auxiliaries.contains($0.folded) || $0.folded.hasSuffix("ed") } ?? false
        }

        /// Whether *too* stands before an object or a verb: *too the pier*, *too pay*.
        var isTo: Bool {
            guard let next, next.core.first?.isSmallLetter == true else { return false }
            return StyleTables.articles.contains(next.folded) && !["a", "an"].contains(next.folded)
                || GrammarTables.verbs.contains(next.folded) || next.folded == "be"
        }

        /// Whether something belongs to what *it’s* stands for: *of it’s*, *wagged it’s tail*.
        var hasBelonging: Bool {
            guard let previous, let next, next.core.first?.isSmallLetter == true || role == .title else { return false }
            if StyleTables.belongingsOfThings.contains(next.folded) { return true }
            let isAfterVerb =
                GrammarTables.pastForms[previous.folded] != nil
                || GrammarTables.base(of: previous.folded, ending: "s") != nil
                || GrammarTables.base(of: previous.folded, ending: "ed") != nil
            if isAfterVerb, !StyleTables.telling.contains(previous.folded), GrammarTables.isNoun(next.folded) {
                return true
            }
            let states = StyleTables.statesOfThings
            return StyleTables.beforeBelongings.contains(previous.folded) && !states.alone.contains(next.folded)
                && !states.atEnd.contains(next.folded)
        }

        /// Whether *there* stands before what people have: *on there way*.
        var isOfPeople: Bool {
            guard let previous, let next,
                StyleTables.belongingsOfPeople.contains(next.folded) || GrammarTables.isNoun(next.folded)
            else { return false }
            return GrammarTables.pastForms[previous.folded] != nil
                || StyleTables.beforeBelongings.contains(previous.folded) || previous.folded.hasSuffix("ed")
                || StyleTables.verbsOfHaving.contains(previous.folded)
        }

        /// Whether somebody does something: *there going to the beach*.
        var tellsMovement: Bool {
            guard let next, beginsClause else { return false }
            return ["coming", "getting", "going", "looking", "waiting"].contains(next.folded)
                && afterNext.map { StyleTables.afterStates.contains($0.folded) } ?? false
        }

        var isCompared: Bool {
            guard let previous, let next else { return false }
            return StyleTables.comparatives.contains(previous.folded)
                && (["more", "less", "fewer", "other", "rather", "better", "worse"].contains(previous.folded)
                    || next.kind != .word || StyleTables.afterThan.contains(next.folded))
        }

        var isOfLosing: Bool {
            guard let previous, let next else { return false }
            return StyleTables.modals.contains(previous.folded) || ["they", "we", "you"].contains(previous.folded)
                || ["never", "not", "to"].contains(previous.folded) && StyleTables.lost.contains(next.folded)
        }

        /// Whether a verb stands where only an adjective can: *the cable is lose*.
        var isOfCondition: Bool {
            guard let previous else { return false }
            return ["is", "are", "was", "were", "came", "comes", "come", "got", "too", "a"].contains(previous.folded)
        }
    }
}

extension TitleToken {
    /// Whether a mark after it separates it from the next word.
    fileprivate var endsPart: Bool { text.endIndex > core.endIndex || kind == .decoration || (pause ?? .none) != .none }
}
