// The part of the algorithm that examines a word and its neighbors.
extension TitleReview {
    /// Judges a word that may be a compound.
    func verdict(onWord word: Substring, folded: String, at place: Place) -> Verdict {
        switch glossary.ruling(on: word, folded: folded) {
        case .right: return .right
        case .wrong(let expected): return .wrong(expected: expected, .glossary)
        case .preferred(let spelling):
            guard case .wrong(_, _, let isSure) = verdict(onUnlisted: word, folded: folded, at: place) else {
                return .right
            }
            return spelling == word ? .right : .wrong(expected: spelling, .glossary, isSure: isSure)
        case nil: return verdict(onUnlisted: word, folded: folded, at: place)
        }
    }

    private func verdict(onUnlisted word: Substring, folded: String, at place: Place) -> Verdict {
        if place.followsNumber && WordTables.units.contains(folded) { return .right }
        if !word.isPlain, word.contains(where: \.isCompoundSeparator) { return verdict(onCompound: word, at: place) }
        return verdict(onSimple: word, folded: folded, at: place)
    }

    /// Judges a word without hyphens and slashes.
    func verdict(onSimple word: Substring, folded: String, at place: Place) -> Verdict {
        // With a capital inside, it is a name or an abbreviation; with a digit, a code or a quantity.
        if word.hasInnerCapital || !word.isPlain && word.contains(where: \.isDigit) { return .right }
        let isCapital = !word.beginsWithSmallLetter

        if let edge = place.edge {
            return isCapital ? .right : .wrong(expected: Self.capitalized(word, folded: folded), edge)
        }
        if let reason = WordTables.lowercaseReason(folded) {
            return verdict(onSmall: word, folded: folded, isCapital: isCapital, reason: reason, at: place)
        }
        if WordTables.eitherWay.contains(folded) {
            guard !isCapital else {
                return isPreposition(folded, at: place)
                    ? .wrong(expected: word.lowercased(), .preposition, isSure: false) : .eitherWay
            }
            if isAdverb(folded, at: place) {
                return .wrong(expected: Self.capitalized(word, folded: folded), .importantWord)
            }
            guard isParticle(folded, at: place) else { return .eitherWay }
            return .wrong(expected: Self.capitalized(word, folded: folded), .particle, isSure: false)
        }
        return isCapital ? .right : .wrong(expected: Self.capitalized(word, folded: folded), .importantWord)
    }

    /// Judges an article, a conjunction or a preposition inside a title.
    private func verdict(
        onSmall word: Substring, folded: String, isCapital: Bool, reason: TitleStyle.Reason, at place: Place
    ) -> Verdict {
        guard isCapital else { return .right }
        // A name such as The The repeats it.
        if place.previous?.core == word { return .eitherWay }
        if place.touchesPunctuation || place.next?.kind == .decoration { return .eitherWay }
        let pairs = [place.previous.map { "\($0.folded) \(folded)" }, place.next.map { "\(folded) \($0.folded)" }]
        if pairs.contains(where: { $0.map(WordTables.adverbial.contains) == true }) { return .eitherWay }
        // A capital A may be a letter that names something (Gate A, Vitamin A). A table can't list all cases.
        if folded == "a", let previous = place.previous, WordTables.designators.contains(previous.folded) {
            return .right
        }
        return .wrong(expected: word.lowercased(), reason, isSure: folded != "a")
    }

    /// Whether the word completes the verb before it, as in *Log In to Server*.
    private func isParticle(_ folded: String, at place: Place) -> Bool {
        guard let previous = place.previous, WordTables.phrasalVerbs.contains("\(previous.folded) \(folded)") else {
            return false
        }
        // The next word can show that `in` is a preposition: Check in the App, Call in 5 Minutes.
        guard folded == "in", let next = place.next else { return true }
        return next.kind == .word && !WordTables.objectsOfIn.contains(next.folded)
    }

    /// Whether a noun is before the word and another one begins after it, as in *Fog on the Lake*.
    private func isPreposition(_ folded: String, at place: Place) -> Bool {
        guard ["in", "on"].contains(folded), let previous = place.previous, let next = place.next,
            !place.touchesPunctuation, next.kind == .word
        else { return false }
        return (GrammarTables.isNoun(previous.folded) || WordTables.weather.contains(previous.folded))
            && (StyleTables.articles.contains(next.folded) || ["this", "that", "these", "those"].contains(next.folded)
                || StyleTables.months.contains(next.folded) || WordTables.weekdays.contains(next.folded))
    }

    /// Whether the word is an adverb, as in *BTC Is Up 5%*.
    private func isAdverb(_ folded: String, at place: Place) -> Bool {
        guard WordTables.adverbsAfterBe.contains(folded), let previous = place.previous?.folded else { return false }
        return WordTables.formsOfBe.contains(previous) || ["'s", "'re", "'m"].contains(where: previous.hasSuffix)
    }

    /// The word with a capital. Roman numerals are all capitals.
    package static func capitalized(_ word: Substring, folded: String) -> String {
        if WordTables.romanNumerals.contains(folded) { return word.uppercased() }
        guard let first = word.first else { return "" }
        let upper = first.uppercased()
        // If a letter becomes two (ß, ﬁ), the second one stays lowercase.
        let capital = upper.count == 1 ? upper : String(upper.prefix(1)) + upper.dropFirst().lowercased()
        return capital + word.dropFirst()
    }
}

extension Substring {
    /// Whether the word has only ASCII letters, as nearly all words do, so that its bytes are enough.
    fileprivate var isPlain: Bool { utf8.allSatisfy(\.isASCIILetter) }

    fileprivate var beginsWithSmallLetter: Bool {
        guard let byte = utf8.first, byte < 0x80 else { return first?.isSmallLetter == true }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    fileprivate var hasInnerCapital: Bool {
        isPlain ? utf8.dropFirst().contains { $0 < UInt8(ascii: "a") } : dropFirst().contains(where: \.isCapitalLetter)
    }
}
