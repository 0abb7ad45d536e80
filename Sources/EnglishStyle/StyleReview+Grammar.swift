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
    }

    /// A wrong form at a word or after it: *has went*, *3 new message*.
    static func grammar(at index: Int, in tokens: [TitleToken], as role: Role) -> Slip? {
        let words = Words(tokens: tokens, role: role)
        if let count = words.count(at: index) { return words.number(of: count, at: index) }
        guard let governing = GrammarTables.governing[tokens[index].folded] else { return nil }
        switch governing {
        case .single: return words.number(of: 1, at: index) ?? words.verb(ofOneAmong: index)
        case .several: return words.number(of: 2, at: index)
        case .there: return words.verb(ofThere: index)
        case .having: return words.participle(afterHaving: index)
        case .being: return words.participle(afterBeing: index)
        case .helping: return words.base(afterHelping: index)
        case .to: return words.base(afterTo: index)
        case .person: return words.verb(ofPerson: index)
        case .people: return words.verb(ofPeople: index)
        case .determiner: return words.verb(ofNounAfter: index) ?? words.missingBe(afterNounAfter: index)
        }
    }

    /// The words of a text, which are only judged where no mark is between them.
    private struct Words {
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
            guard
                let right = count == 1
                    ? GrammarTables.singular(of: word) : count > 1 ? GrammarTables.plural(of: word) : nil
            else { return nil }
            return slip(noun...noun, with: right, shown: index...noun)
        }

        private func indexOfNoun(after index: Int) -> Int? {
            var next = index
            repeat {
                guard joins(next), next + 1 < tokens.count else { return nil }
                next += 1
            } while GrammarTables.describing.contains(tokens[next].folded)
            return tokens[next].kind == .word && isWritten(next) ? next : nil
        }

        /// Whether the word is the last of a noun: *3 day trip* has another.
        private func endsNoun(_ index: Int) -> Bool {
            guard joins(index), index + 1 < tokens.count else {
                return index + 1 == tokens.count || tokens[index].text.last.map { ".,!?:;".contains($0) } ?? false
            }
            return GrammarTables.afterNouns.contains(tokens[index + 1].folded)
        }

        // MARK: Verbs after auxiliaries

        func participle(afterHaving index: Int) -> Slip? {
            guard let verb = verb(after: index) else { return nil }
            let word = tokens[verb].folded
            if let form = GrammarTables.pastForms[word], form.participle != word {
                return slip(verb...verb, with: form.participle, shown: index...verb)
            }
            guard GrammarTables.verbs.contains(word), case let participle = GrammarTables.participle(of: word),
                participle != word, !isQuestion(at: index)
            else { return nil }
            return slip(verb...verb, with: participle, shown: index...verb)
        }

        func participle(afterBeing index: Int) -> Slip? {
            guard let verb = verb(after: index) else { return nil }
            let word = tokens[verb].folded
            if let form = GrammarTables.pastForms[word], form.participle != word {
                return slip(verb...verb, with: form.participle, shown: index...verb)
            }
            guard GrammarTables.verbs.contains(word), case let participle = GrammarTables.participle(of: word),
                participle != word, !isQuestion(at: index)
            else { return nil }
            return slip(verb...verb, with: participle, shown: index...verb)
        }

        func base(afterHelping index: Int) -> Slip? {
            // *The will*, *a can*
            if index > 0, joins(index - 1), StyleTables.articles.contains(tokens[index - 1].folded) { return nil }
            if let next = self.next(index), tokens[next].folded == "to",
                ["must", "should", "could", "might"].contains(tokens[index].folded)
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
        private func baseOfForm(_ word: String) -> String? {
            if GrammarTables.verbsAndNouns.contains(word) { return nil }
            if let form = GrammarTables.pastForms[word] { return form.base == word ? nil : form.base }
            if let base = GrammarTables.participles[word] { return base == word ? nil : base }
            return GrammarTables.base(of: word, ending: "ed") ?? GrammarTables.base(of: word, ending: "s")
        }

        // MARK: Subjects

        /// *There is three eggs*, *there are a message*
        func verb(ofThere index: Int) -> Slip? {
            guard let verb = next(index), let following = next(verb), let (one, several) = forms(of: verb) else {
                return nil
            }
            let word = tokens[following].folded
            let isOne = tokens[verb].folded == one
            if isOne {
                let isSeveral =
                    GrammarTables.several.contains(word) && word != "few"
                    || (count(at: following).map { $0 > 1 } ?? false)
                        && indexOfNoun(after: following).map { number($0, of: "your") == true } ?? false
                return isSeveral ? slip(verb...verb, with: several, shown: index...following) : nil
            }
            let isSingle =
                ["an", "another", "one"].contains(word) || count(at: following) == 1
                || word == "a"
                    && indexOfNoun(after: following).map { GrammarTables.plural(of: tokens[$0].folded) != nil } ?? false
            return isSingle ? slip(verb...verb, with: one, shown: index...following) : nil
        }

        /// *One of the goats are*, *each of your rooms have*
        func verb(ofOneAmong index: Int) -> Slip? {
            guard beginsSentence(index), let of = next(index), tokens[of].folded == "of", let determiner = next(of),
                StyleTables.articles.contains(tokens[determiner].folded) || tokens[determiner].folded == "these",
                let noun = indexOfNoun(after: determiner), isPlural(noun), let verb = next(noun),
                let (one, several) = forms(of: verb), tokens[verb].folded == several
            else { return nil }
            return slip(verb...verb, with: one, shown: index...verb)
        }

        /// *She don't*, *it arrive*
        func verb(ofPerson index: Int) -> Slip? {
            guard role == .sentence, beginsSentence(index), let verb = next(index) else { return nil }
            let word = tokens[verb].folded
            if word == "don't" { return slip(verb...verb, with: "doesn't", shown: index...verb) }
            guard GrammarTables.verbs.contains(word), GrammarTables.participle(of: word) != word else { return nil }
            return slip(verb...verb, with: GrammarTables.thirdPerson(of: word), shown: index...verb)
        }

        /// *They arrives*
        func verb(ofPeople index: Int) -> Slip? {
            guard role == .sentence, beginsSentence(index), let verb = next(index) else { return nil }
            let word = tokens[verb].folded
            if word == "doesn't" { return slip(verb...verb, with: "don't", shown: index...verb) }
            guard let base = GrammarTables.base(of: word, ending: "s"), GrammarTables.verbs.contains(base) else {
                return nil
            }
            return slip(verb...verb, with: base, shown: index...verb)
        }

        /// *The match start at noon*, *your doors opens*
        func verb(ofNounAfter index: Int) -> Slip? {
            guard beginsSentence(index), let noun = indexOfNoun(after: index), let verb = next(noun) else { return nil }
            guard let isSeveral = number(noun, of: tokens[index].folded) else { return nil }
            if let (one, several) = forms(of: verb), tokens[verb].folded == (isSeveral ? one : several) {
                return slip(verb...verb, with: isSeveral ? several : one, shown: index...verb)
            }
            guard role == .sentence, let following = next(verb),
                WordTables.afterVerbs.contains(tokens[following].folded) || tokens[following].kind != .word,
                !tokens[following...].contains(where: { WordTables.auxiliaries.contains($0.folded) })
            else { return nil }
            let form = tokens[verb].folded
            if isSeveral {
                guard let base = GrammarTables.base(of: form, ending: "s"), GrammarTables.agreeing.contains(base) else {
                    return nil
                }
                return slip(verb...verb, with: base, shown: index...verb)
            }
            guard GrammarTables.agreeing.contains(form) else { return nil }
            return slip(verb...verb, with: GrammarTables.thirdPerson(of: form), shown: index...verb)
        }

        /// *Your order on its way.*
        func missingBe(afterNounAfter index: Int) -> Slip? {
            guard role == .sentence, beginsSentence(index), tokens.last?.text.last == ".",
                let noun = indexOfNoun(after: index), let first = next(noun), let second = next(first),
                !tokens[first...].contains(where: { WordTables.auxiliaries.contains($0.folded) })
            else { return nil }
            let pair = "\(tokens[first].folded) \(tokens[second].folded)"
            guard GrammarTables.afterBe.contains(pair) else { return nil }
            let verb = isPlural(noun) ? "are" : "is"
            return slip(first...first, with: "\(verb) \(tokens[first].core)", shown: index...second)
        }

        // MARK: Words

        /// The forms of an auxiliary at a word.
        private func forms(of index: Int) -> (one: String, several: String)? {
            let word = tokens[index].folded
            if word == "don't" || word == "doesn't" { return ("doesn't", "don't") }
            return StyleTables.formsForOneAndSeveral.first { $0.one == word || $0.several == word }
        }

        /// Whether a noun is in the form for several; nil if that isn't known.
        private func number(_ index: Int, of owner: String) -> Bool? {
            let noun = tokens[index].folded
            if isPlural(index) { return true }
            if GrammarTables.plural(of: noun) != nil { return false }
            guard role == .sentence, owner == "your", !StyleTables.ofBothNumbers.contains(noun) else { return nil }
            guard noun.hasSuffix("s") else { return false }
            return ["ss", "us", "is", "as", "ics", "os", "ps"].contains(where: noun.hasSuffix) ? nil : true
        }

        private func isPlural(_ index: Int) -> Bool { GrammarTables.singular(of: tokens[index].folded) != nil }

        /// The verb after an auxiliary and adverbs.
        private func verb(after index: Int) -> Int? {
            var place = next(index)
            while let adverb = place, GrammarTables.between.contains(tokens[adverb].folded) { place = next(adverb) }
            return place
        }

        /// Whether an auxiliary stands before its subject: *Did you see*.
        private func isQuestion(at index: Int) -> Bool { tokens.last?.text.last == "?" }

        private func beginsSentence(_ index: Int) -> Bool { index == 0 || tokens[index - 1].pause == .certain }

        /// Whether no mark is between a word and the next one.
        private func joins(_ index: Int) -> Bool {
            tokens[index].text.endIndex == tokens[index].core.endIndex && tokens[index].kind != .decoration
        }

        /// Whether a word is written as one that isn't a name.
        private func isWritten(_ index: Int) -> Bool {
            role != .sentence || tokens[index].core.first?.isSmallLetter == true
        }

        private func next(_ index: Int) -> Int? {
            guard joins(index), index + 1 < tokens.count,
                tokens[index + 1].text.startIndex == tokens[index + 1].core.startIndex,
                tokens[index + 1].kind != .word || isWritten(index + 1)
            else { return nil }
            return index + 1
        }

        /// A slip that replaces some words of those that it shows.
        private func slip(_ wrong: ClosedRange<Int>, with right: String, shown: ClosedRange<Int>) -> Slip {
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
