// Forms of verbs and nouns that don't go together.
extension StyleReview {
    /// What a word says about the form of those after it.
    enum Governing {
        /// *have* before a participle.
        case having
        /// *be* before a participle.
        case being
        /// *will*, *did* before a base form.
        case helping
        /// *to* before a base form.
        case to
        case there
        /// Before one thing: *every*.
        case single
        /// Before several things: *these*.
        case several
        /// The subject of a verb in -s.
        case person
        /// The subject of a verb without -s.
        case people
        /// Before a noun that is the subject.
        case determiner
        /// *More* before a comparative.
        case comparing
        /// Before as many things.
        case number
    }

    /// A wrong form at a word or after it: *has went*, *3 new message*.
    static func grammar(at index: Int, in tokens: [TitleToken], as role: Role) -> Slip? {
        let governing = tokens[index].kind == .number ? .number : GrammarTables.governing[tokens[index].folded]
        guard governing != nil || index == 0 else { return nil }
        let words = GrammarWords(tokens: tokens, role: role)
        switch governing {
        case nil: return words.verb(ofNounAt: index, after: "") ?? words.verb(ofNamedPerson: index)
        case .number:
            guard let count = words.count(at: index) else { return nil }
            return words.number(of: count, at: index) ?? (count > 1 ? words.verb(ofSeveralAt: index) : nil)
        case .single:
            return words.number(of: 1, at: index) ?? words.verbAsNoun(after: index) ?? words.verb(ofOneAmong: index)
                ?? words.verb(ofOne: index)
        case .several: return words.number(of: 2, at: index) ?? words.verb(ofSeveralAt: index)
        case .there: return words.verb(ofThere: index)
        case .having: return words.participle(afterHaving: index)
        case .being: return words.participle(afterBeing: index)
        case .helping: return words.base(afterHelping: index)
        case .to: return words.tooAdjective(at: index) ?? words.base(afterTo: index)
        case .person: return words.verb(ofPerson: index)
        case .people: return words.verb(ofPeople: index)
        case .determiner: return words.subject(after: index)
        case .comparing: return words.comparative(after: index)
        }
    }

    /// The words of a text, which are only judged where no mark is between them.
    struct GrammarWords {
        let tokens: [TitleToken]
        let role: Role

        // MARK: Numbers

        /// How many things a word or a number counts; nil if it is none.
        func count(at index: Int) -> Int? {
            let token = tokens[index]
            if token.kind == .number { return token.text == token.core ? Int(token.core) : nil }
            return GrammarTables.numbers[token.folded]
        }

        /// A noun in the form for another number: *3 message*, *1 messages*.
        func number(of count: Int, at index: Int) -> Slip? {
            // In *Gate 4 seat*, the number is a name. A time and a date count nothing.
            if index > 0, joins(index - 1),
                WordTables.numbered.contains(tokens[index - 1].folded) || tokens[index - 1].kind == .number
            {
                return nil
            }
            guard count < 1000, let noun = indexOfNoun(after: index), endsNoun(noun) else { return nil }
            let word = tokens[noun].folded
            // *All day*
            if tokens[index].folded == "all", GrammarTables.periods.contains(word) { return nil }
            guard
                let right = count == 1
                    ? GrammarTables.singular(of: word) : count > 1 ? GrammarTables.plural(of: word) : nil
            else { return nil }
            return slip(noun...noun, with: right, shown: index...noun)
        }

        func indexOfNoun(after index: Int) -> Int? {
            var next = index
            repeat {
                guard joins(next), next + 1 < tokens.count else { return nil }
                next += 1
            } while GrammarTables.describing.contains(tokens[next].folded)
            return tokens[next].kind == .word && isWritten(next) ? next : nil
        }

        /// Whether the word is the last of a noun: *3 day trip* has another.
        func endsNoun(_ index: Int) -> Bool {
            guard joins(index), index + 1 < tokens.count else {
                return index + 1 == tokens.count || tokens[index].text.last.map { ".,!?:;".contains($0) } ?? false
            }
            return GrammarTables.afterNouns.contains(tokens[index + 1].folded)
        }

        // MARK: Verbs after auxiliaries

        func participle(afterHaving index: Int) -> Slip? {
            guard let verb = verb(after: index) else { return nil }
            if tokens[verb].folded == "being" { return slip(verb...verb, with: "been", shown: index...verb) }
            return participle(verb, after: index) { _ in false }
        }

        func participle(afterBeing index: Int) -> Slip? {
            guard let verb = verb(after: index) else { return nil }
            let isPassive = ["be", "been"].contains(tokens[index].folded)
            return adverb(verb)
                // *The cable is lose* has another word in mind.
                ?? (tokens[verb].folded == "lose"
                    ? nil : participle(verb, after: index) { isPassive && GrammarTables.passive.contains($0) })
        }

        /// *Has went*, *is sing*
        ///
        /// - Parameter isVerb: Whether a word that may be a noun is a verb there.
        private func participle(_ verb: Int, after index: Int, isVerb: (String) -> Bool) -> Slip? {
            let word = tokens[verb].folded
            if let form = GrammarTables.pastForms[word], form.participle != word {
                return slip(verb...verb, with: form.participle, shown: index...verb)
            }
            guard GrammarTables.verbs.contains(word) || isVerb(word),
                case let participle = GrammarTables.participle(of: word), participle != word, !isQuestion
            else { return nil }
            return slip(verb...verb, with: participle, shown: index...verb)
        }

        /// *Was successful sent*
        private func adverb(_ word: Int) -> Slip? {
            guard let adverb = GrammarTables.adverbs[tokens[word].folded], let participle = next(word),
                tokens[participle].folded.hasSuffix("ed") || GrammarTables.participles[tokens[participle].folded] != nil
            else { return nil }
            return slip(word...word, with: adverb, shown: word...participle)
        }

        func base(afterHelping index: Int) -> Slip? {
            // *The will*, *a can*
            if index > 0, joins(index - 1), StyleTables.articles.contains(tokens[index - 1].folded) { return nil }
            if let next = self.next(index), tokens[next].folded == "to",
                ["must", "should", "could", "might"].contains(tokens[index].folded)
                    || index > 0 && joins(index - 1) && WordTables.subjects.contains(tokens[index - 1].folded)
                        && ["can", "will"].contains(tokens[index].folded)
            {
                return slip(index...next, with: tokens[index].folded, shown: index...next)
            }
            guard let verb = verb(after: index), let base = baseOfForm(tokens[verb].folded) else { return nil }
            return slip(verb...verb, with: base, shown: index...verb)
        }

        func base(afterTo index: Int) -> Slip? {
            guard role == .sentence, let verb = next(index) else { return nil }
            let word = tokens[verb].folded
            if let form = GrammarTables.pastForms[word], form.participle != word {
                return slip(verb...verb, with: form.base, shown: index...verb)
            }
            guard let base = GrammarTables.base(of: word, ending: "s"), GrammarTables.verbs.contains(base) else {
                return nil
            }
            return slip(verb...verb, with: base, shown: index...verb)
        }

        /// The base of a verb in another form than an auxiliary has after it.
        func baseOfForm(_ word: String) -> String? {
            if GrammarTables.verbsAndNouns.contains(word) { return nil }
            if let form = GrammarTables.pastForms[word] { return form.base == word ? nil : form.base }
            if let base = GrammarTables.participles[word] { return base == word ? nil : base }
            return GrammarTables.base(of: word, ending: "ed") ?? GrammarTables.base(of: word, ending: "s")
        }

        // MARK: Adjectives

        /// *Is to late*, *to late for dinner*
        func tooAdjective(at index: Int) -> Slip? {
            guard let adjective = next(index), GrammarTables.degrees.contains(tokens[adjective].folded) else {
                return nil
            }
            let isAfterVerb =
                index > 0 && joins(index - 1)
                && (GrammarTables.being.contains(tokens[index - 1].folded)
                    || ["arrived", "came", "got", "much", "way"].contains(tokens[index - 1].folded))
            let isBeforeNoun =
                joins(adjective) && adjective + 1 < tokens.count
                && !GrammarTables.afterNouns.contains(tokens[adjective + 1].folded)
                && tokens[adjective].folded != "many"
            guard isAfterVerb || index == 0, !isBeforeNoun else { return nil }
            return slip(index...index, with: "too", shown: index...adjective)
        }

        /// *More easier*
        func comparative(after index: Int) -> Slip? {
            guard let adjective = next(index) else { return nil }
            let word = tokens[adjective].folded
            let isDouble =
                tokens[index].folded == "more"
                ? StyleTables.comparatives.contains(word) && !StyleTables.alsoAfterMore.contains(word)
                : word.hasSuffix("est") && StyleTables.comparatives.contains("\(word.dropLast(2))r")
            return isDouble ? slip(index...adjective, with: word, shown: index...adjective) : nil
        }

        // MARK: Words

        /// The forms of an auxiliary at a word.
        func forms(of index: Int) -> (one: String, several: String)? {
            let word = tokens[index].folded
            if word == "don't" || word == "doesn't" { return ("doesn't", "don't") }
            return StyleTables.formsForOneAndSeveral.first { $0.one == word || $0.several == word }
        }

        /// Whether a noun is in the form for several; nil if that isn't known.
        func number(_ index: Int, of owner: String) -> Bool? {
            let noun = tokens[index].folded
            if StyleTables.ofBothNumbers.contains(noun) { return nil }
            if isPlural(index) { return true }
            if GrammarTables.plural(of: noun) != nil { return false }
            guard role == .sentence, ["both", "these", "those", "your"].contains(owner)
            else { return nil }
            guard noun.hasSuffix("s") else { return false }
            return ["ss", "us", "is", "as", "ics", "os", "ps"].contains(where: noun.hasSuffix) ? nil : true
        }

        func isPlural(_ index: Int) -> Bool { GrammarTables.singular(of: tokens[index].folded) != nil }

        /// The verb after an auxiliary and adverbs.
        func verb(after index: Int) -> Int? {
            var place = next(index)
            while let adverb = place, GrammarTables.between.contains(tokens[adverb].folded) { place = next(adverb) }
            return place
        }

        /// Whether an auxiliary may stand before its subject: *Did you see*.
        private var isQuestion: Bool { tokens.last?.text.last == "?" }

        func beginsSentence(_ index: Int) -> Bool { index == 0 || tokens[index - 1].pause == .certain }

        /// Whether one of the next words is another verb: *The match start at noon is late*. A sentence is hardly longer.
        func hasAuxiliary(from index: Int) -> Bool {
            tokens[index...].prefix(24).contains { WordTables.auxiliaries.contains($0.folded) }
        }

        /// Whether no mark is between a word and the next one.
        func joins(_ index: Int) -> Bool {
            tokens[index].text.endIndex == tokens[index].core.endIndex && tokens[index].kind != .decoration
        }

        /// Whether a word is written as one that isn't a name.
        func isWritten(_ index: Int) -> Bool {
            role != .sentence || tokens[index].core.first?.isSmallLetter == true
        }

        func next(_ index: Int) -> Int? {
            guard joins(index), index + 1 < tokens.count,
                tokens[index + 1].text.startIndex == tokens[index + 1].core.startIndex,
                tokens[index + 1].kind != .word || isWritten(index + 1)
            else { return nil }
            return index + 1
        }

        /// A slip that replaces some words of those that it shows.
        func slip(_ wrong: ClosedRange<Int>, with right: String, shown: ClosedRange<Int>) -> Slip {
            let part = StyleReview.part(of: tokens[shown])
            let right = WordFolding.spelling(right, withApostrophesOf: part)
            let words = shown.compactMap { index in
                index == wrong.lowerBound
                    ? (role == .sentence
                        ? right
                        : right.split(separator: " ").map { TitleReview.capitalized($0, folded: "") }.joined(
                            separator: " "))
                    : wrong.contains(index) ? nil : String(tokens[index].core)
            }
            return Slip(kind: .grammar, part: part, replacements: [words.joined(separator: " ")])
        }
    }
}
