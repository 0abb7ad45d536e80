// Whether a verb agrees with its subject.
extension StyleReview.GrammarWords {
    /// *There is three eggs*, *there are a message*
    func verb(ofThere index: Int) -> StyleReview.Slip? {
        if tokens[index].folded == "there's" {
            guard let following = next(index),
                GrammarTables.several.contains(tokens[following].folded) && tokens[following].folded != "few"
                    || isCounted(following)
            else { return nil }
            return slip(index...index, with: "there are", shown: index...following)
        }
        guard let verb = next(index), let following = next(verb), let (one, several) = forms(of: verb) else {
            return nil
        }
        let word = tokens[following].folded
        let isOne = tokens[verb].folded == one
        if isOne {
            let isSeveral =
                GrammarTables.several.contains(word) && word != "few" || isCounted(following)
                || word == "no" && indexOfNoun(after: following).map { isPlural($0) && endsNoun($0) } ?? false
            return isSeveral ? slip(verb...verb, with: several, shown: index...following) : nil
        }
        let isSingle =
            ["an", "another", "one"].contains(word) || count(at: following) == 1
            || word == "a"
                && indexOfNoun(after: following).map { GrammarTables.plural(of: tokens[$0].folded) != nil } ?? false
        return isSingle ? slip(verb...verb, with: one, shown: index...following) : nil
    }

    /// Whether a number of several things begins at a word.
    private func isCounted(_ index: Int) -> Bool {
        (count(at: index).map { $0 > 1 } ?? false)
            && indexOfNoun(after: index).map { number($0, of: "your") == true } ?? false
    }

    /// *Every seat are*, *everyone have*
    func verb(ofOne index: Int) -> StyleReview.Slip? {
        let isPerson = ["everybody", "everyone", "nobody", "somebody", "someone"].contains(tokens[index].folded)
        let subject = isPerson ? index : indexOfNoun(after: index)
        guard beginsSentence(index), let subject, isPerson || !isPlural(subject), let verb = next(subject),
            let (one, several) = forms(of: verb), tokens[verb].folded == several,
            isPerson || GrammarTables.plural(of: tokens[subject].folded) != nil
        else { return nil }
        return slip(verb...verb, with: one, shown: index...verb)
    }

    /// *Three players is*, *these books has*
    func verb(ofSeveralAt index: Int) -> StyleReview.Slip? {
        guard beginsSentence(index), let noun = indexOfNoun(after: index), number(noun, of: "your") == true,
            !GrammarTables.measures.contains(tokens[noun].folded), let verb = next(noun),
            let (one, several) = forms(of: verb), tokens[verb].folded == one
        else { return nil }
        return slip(verb...verb, with: several, shown: index...verb)
    }

    /// *One of the goats are*, *each of your rooms have*
    func verb(ofOneAmong index: Int) -> StyleReview.Slip? {
        guard beginsSentence(index), let of = next(index), tokens[of].folded == "of", let determiner = next(of),
            StyleTables.articles.contains(tokens[determiner].folded) || tokens[determiner].folded == "these",
            let noun = indexOfNoun(after: determiner), isPlural(noun), let verb = next(noun),
            let (one, several) = forms(of: verb), tokens[verb].folded == several
        else { return nil }
        return slip(verb...verb, with: one, shown: index...verb)
    }

    /// *She don't*, *it arrive*
    func verb(ofPerson index: Int) -> StyleReview.Slip? {
        guard role == .sentence, beginsSentence(index), let verb = next(index) else { return nil }
        let word = tokens[verb].folded
        if word == "don't" { return slip(verb...verb, with: "doesn't", shown: index...verb) }
        guard GrammarTables.verbs.contains(word), GrammarTables.participle(of: word) != word else { return nil }
        return slip(verb...verb, with: GrammarTables.thirdPerson(of: word), shown: index...verb)
    }

    /// *$(name) have*, *$(sender) invite you*
    func verb(ofNamedPerson index: Int) -> StyleReview.Slip? {
        guard tokens[index].isPlaceholder, let verb = next(index) else { return nil }
        let word = tokens[verb].folded
        if let (one, several) = forms(of: verb), word == several {
            return namesPerson(index) ? slip(verb...verb, with: one, shown: index...verb) : nil
        }
        guard role == .sentence, GrammarTables.verbs.contains(word) || GrammarTables.doneByPeople.contains(word),
            GrammarTables.participle(of: word) != word, let following = next(verb),
            WordTables.objects.contains(tokens[following].folded) || tokens[following].folded == "you",
            namesPerson(index)
        else { return nil }
        return slip(verb...verb, with: GrammarTables.thirdPerson(of: word), shown: index...following)
    }

    /// Whether a placeholder stands for the name of a person: `$(sender)`.
    private func namesPerson(_ index: Int) -> Bool {
        let name = tokens[index].folded.lowercased()
        return GrammarTables.people.contains { name.contains($0) }
    }

    /// *They arrives*
    func verb(ofPeople index: Int) -> StyleReview.Slip? {
        guard role == .sentence, beginsSentence(index), let verb = next(index) else { return nil }
        let word = tokens[verb].folded
        if word == "doesn't" { return slip(verb...verb, with: "don't", shown: index...verb) }
        guard let base = GrammarTables.base(of: word, ending: "s"), GrammarTables.verbs.contains(base) else {
            return nil
        }
        return slip(verb...verb, with: base, shown: index...verb)
    }

    /// A verb that doesn't agree with the noun after a word, or that is missing.
    func subject(after index: Int) -> StyleReview.Slip? {
        if let verb = verbAsNoun(after: index) { return verb }
        guard beginsSentence(index), let noun = indexOfNoun(after: index) else { return nil }
        let owner = tokens[index].folded
        if owner == "this", isPlural(noun), endsNoun(noun) {
            return slip(index...index, with: "these", shown: index...noun)
        }
        return verb(ofNounAt: noun, after: owner) ?? verb(ofTwoThingsFrom: noun) ?? missingBe(after: noun)
            ?? pluralWithApostrophe(noun)
    }

    /// *The match start at noon*, *doors opens*, *the list of players are*
    func verb(ofNounAt noun: Int, after owner: String) -> StyleReview.Slip? {
        guard let isSeveral = number(noun, of: owner), let verb = verb(ofSubjectAt: noun) else { return nil }
        if let (one, several) = forms(of: verb), tokens[verb].folded == (isSeveral ? one : several) {
            return slip(verb...verb, with: isSeveral ? several : one, shown: noun...verb)
        }
        guard role == .sentence, verb == noun + 1, let following = next(verb),
            WordTables.afterVerbs.contains(tokens[following].folded) || tokens[following].kind != .word,
            !hasAuxiliary(from: following)
        else { return nil }
        let form = tokens[verb].folded
        if isSeveral {
            guard let base = GrammarTables.base(of: form, ending: "s"), GrammarTables.agreeing.contains(base) else {
                return nil
            }
            return slip(verb...verb, with: base, shown: noun...verb)
        }
        guard GrammarTables.agreeing.contains(form) else { return nil }
        return slip(verb...verb, with: GrammarTables.thirdPerson(of: form), shown: noun...verb)
    }

    /// The word after a noun, or after *of* and another noun.
    private func verb(ofSubjectAt noun: Int) -> Int? {
        guard let following = next(noun) else { return nil }
        guard tokens[following].folded == "of", !GrammarTables.amounts.contains(tokens[noun].folded),
            var other = next(following)
        else { return following }
        if StyleTables.articles.contains(tokens[other].folded), let named = indexOfNoun(after: other) {
            other = named
        }
        return next(other)
    }

    /// *Your cat and your dog is*
    private func verb(ofTwoThingsFrom noun: Int) -> StyleReview.Slip? {
        guard let and = next(noun), tokens[and].folded == "and", let owner = next(and),
            StyleTables.articles.contains(tokens[owner].folded), let other = indexOfNoun(after: owner),
            let verb = next(other), let (one, several) = forms(of: verb), tokens[verb].folded == one
        else { return nil }
        return slip(verb...verb, with: several, shown: owner...verb)
    }

    /// *The ticket's are here*
    private func pluralWithApostrophe(_ noun: Int) -> StyleReview.Slip? {
        guard tokens[noun].folded.hasSuffix("'s"),
            let plural = GrammarTables.plural(of: String(tokens[noun].folded.dropLast(2))), let verb = next(noun),
            ["are", "aren't", "have", "haven't", "were", "weren't"].contains(tokens[verb].folded)
        else { return nil }
        return slip(noun...noun, with: plural, shown: noun...verb)
    }

    /// *Your log in was blocked*
    func verbAsNoun(after index: Int) -> StyleReview.Slip? {
        guard role == .sentence, let first = next(index),
            let verb = GrammarTables.describing.contains(tokens[first].folded) ? next(first) : first,
            let particle = next(verb), let following = next(particle),
            let noun = GrammarTables.nounsOfVerbs["\(tokens[verb].folded) \(tokens[particle].folded)"],
            ["is", "was", "has", "are", "failed", "expired", "ends", "starts", "succeeded", "isn't", "wasn't"]
                .contains(tokens[following].folded)
        else { return nil }
        return slip(verb...particle, with: noun, shown: verb...particle)
    }

    /// *Your order on its way.*
    func missingBe(after noun: Int) -> StyleReview.Slip? {
        guard role == .sentence, tokens.last?.text.last == ".", let first = next(noun), let second = next(first),
            !hasAuxiliary(from: first)
        else { return nil }
        let pair = "\(tokens[first].folded) \(tokens[second].folded)"
        guard GrammarTables.afterBe.contains(pair) else { return nil }
        let verb = isPlural(noun) ? "are" : "is"
        return slip(first...first, with: "\(verb) \(tokens[first].core)", shown: noun...second)
    }
}
