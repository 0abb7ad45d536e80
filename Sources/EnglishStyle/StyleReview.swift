/// Reviews an English text for words and numbers that the Apple Style Guide has in another form.
///
/// What is in quotation marks may be a name, and isn't judged.
package struct StyleReview: Sendable {
    /// The role of a text on the screen.
    package enum Role: Sendable {
        /// The title of an action: a verb comes first.
        case actionTitle
        /// Another text in title style.
        case title
        case sentence
    }

    /// A part of a text that has another form in the guide.
    package struct Slip {
        package let kind: Kind
        package let part: Substring
        /// What can stand there instead; empty if nothing should.
        package let replacements: [String]
    }

    package enum Kind: Sendable {
        case misspelling, spelling, name, abbreviation, jargon, wordy, idiom, blame, pressure, violent, salutation,
            grammar, tone, slang, exaggeration,
            firstPerson, reader, series
        case time, date, numericDate, percentage, amount, range, quotation, dash, emoticon, trademark
    }

    private let glossary: Glossary
    /// Whether times and dates are those of the United States: elsewhere, systems in English write 7:30 pm and 3 May.
    private let isAmerican: Bool

    /// - Parameter language: The tag of the texts, such as `en` or `en-GB`.
    package init(glossary: Glossary, language: String) {
        self.glossary = glossary
        isAmerican = language == "en" || language.hasPrefix("en-US")
    }

    /// - Parameter tokens: Those of the text.
    package func slips(in text: String, tokens: [TitleToken], as role: Role) -> [Slip] {
        var slips: [Slip] = []
        var (mayQuote, hasHyphens, hasNumbers, hasCommas, hasPercent) = (false, false, false, false, false)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), 0x80...: mayQuote = true
            case UInt8(ascii: "-"): hasHyphens = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"): hasNumbers = true
            case UInt8(ascii: ","): hasCommas = true
            case UInt8(ascii: "%"): hasPercent = true
            default: break
            }
        }
        let mayHaveSeries = isAmerican && role == .sentence && hasCommas
        var quotes = Quotes(orBrackets: false)
        var index = 0
        var isFirst = true
        while index < tokens.count {
            let token = tokens[index]
            var end = index + 1
            if mayQuote, quotes.contain(token) {
                isFirst = false
                index = end
                continue
            }
            if let phrase = phrase(in: tokens, at: index, isFirst: isFirst, as: role) {
                slips.append(phrase.slip)
                end = phrase.end
            } else if let slip = symbol(at: index, in: tokens, as: role)
                ?? (hasHyphens ? Self.hyphens(at: index, in: tokens, of: text, as: role) : nil)
                ?? (mayHaveSeries ? Self.series(at: index, in: tokens) : nil)
                ?? Self.streak(at: index, in: tokens)
                ?? Self.confusion(at: index, in: tokens, as: role)
                ?? Self.grammar(at: index, in: tokens, as: role)
            {
                slips.append(slip)
                end = tokens[end...].firstIndex { $0.core.startIndex >= slip.part.endIndex } ?? tokens.count
            } else if hasNumbers, let (slip, next) = number(at: index, in: tokens, as: role) {
                slips.append(slip)
                end = next
            } else if isAmerican, let slip = misspelling(token, isFirst: isFirst, as: role) {
                slips.append(slip)
            } else if hasPercent, index > 0, let slip = Self.percentage(at: index, in: tokens, of: text) {
                slips.append(slip)
            }
            if token.kind != .decoration { isFirst = false }
            for skipped in tokens[index + 1..<end] where mayQuote { _ = quotes.contain(skipped) }
            index = end
        }
        return slips + Self.straightQuotations(in: text) + (isAmerican ? Self.marksAfterQuotations(in: text) : [])
    }

    /// A word that one slip makes out of a frequent one. With a capital, shorter ones may be names.
    private func misspelling(_ token: TitleToken, isFirst: Bool, as role: Role) -> Slip? {
        guard token.kind == .word, !glossary.isAccepted(token.folded) else { return nil }
        let isSmall = token.core.first?.isSmallLetter == true
        guard isSmall || (isFirst || role != .sentence) && token.core.utf8.count > 5,
            token.core.utf8.dropFirst().allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
            let word = SpellingTables.correction(of: token.folded, mayBeName: !isSmall)
        else { return nil }
        return Slip(
            kind: .misspelling, part: token.core,
            replacements: [isSmall ? word : TitleReview.capitalized(word[...], folded: "")])
    }

    private func number(at index: Int, in tokens: [TitleToken], as role: Role) -> (slip: Slip, end: Int)? {
        // A plain word has no number, but may be a month.
        if tokens[index].folded.utf8.allSatisfy(\.isASCIILetter) {
            return isAmerican && Self.isMonth(tokens[index]) ? Self.date(at: index, in: tokens) : nil
        }
        if let slip = Self.numericDate(at: index, in: tokens) ?? Self.range(at: index, in: tokens) {
            return (slip, index + 1)
        }
        if let slip = Self.ordinal(at: index, in: tokens) { return slip }
        if isAmerican, let money = Self.money(at: index, in: tokens) { return money }
        if let amount = Self.amount(at: index, in: tokens) ?? Self.percent(at: index, in: tokens) { return amount }
        if role == .sentence, let slip = Self.touchingUnit(at: index, in: tokens) { return (slip, index + 1) }
        guard isAmerican else { return nil }
        return Self.time(at: index, in: tokens) ?? Self.date(at: index, in: tokens)
    }

    // MARK: Phrases

    private func phrase(
        in tokens: [TitleToken], at index: Int, isFirst: Bool, as role: Role
    ) -> (slip: Slip, end: Int)? {
        guard tokens[index].kind != .decoration,
            let entry = StyleTables.phrases.entry(beginning: tokens[index...])
        else { return nil }
        let (phrase, kind) = (entry.text, StyleTables.kind(of: entry))
        let end = index + entry.wordCount
        // A comma separates words, except in “Hi there, valued customer”.
        let isApart = tokens[index..<end - 1].contains { token in
            [.salutation, .idiom, .slang].contains(kind)
                ? (token.pause ?? .none) == .certain : token.text.endIndex > token.core.endIndex
        }
        // Of addresses and identifiers, only e.g. and i.e. look like one.
        let isWritten = phrase.utf8.contains(UInt8(ascii: ".")) || !tokens[index..<end].contains { $0.kind == .opaque }
        guard !isApart, isWritten, !glossary.isAccepted(phrase),
            applies(kind, in: tokens, at: index..<end, isFirst, role)
        else {
            return nil
        }
        var part = Self.part(of: tokens[index..<end])
        let written = WordFolding.straightened(String(part))
        // The capitals of ASAP aren't those of a title.
        let isCapitalized = part.first?.isCapitalLetter == true && (isFirst || part.contains(where: \.isSmallLetter))
        let spellings = StyleTables.replacements(of: entry)
        let replacements = spellings.map { isCapitalized ? Self.capitalized($0, as: role) : $0 }
        // The last period of e.g. belongs to it.
        if phrase.utf8.contains(UInt8(ascii: ".")), part.endIndex < part.base.endIndex, part.base[part.endIndex] == "."
        {
            part = part.base[part.startIndex...part.endIndex]
        }
        guard !spellings.contains(written), !replacements.contains(written) else { return nil }
        return (Slip(kind: Self.kind(of: kind), part: part, replacements: replacements), end)
    }

    private func applies(
        _ kind: StyleTables.Kind, in tokens: [TitleToken], at place: Range<Int>, _ isFirst: Bool, _ role: Role
    ) -> Bool {
        let next = tokens.dropFirst(place.upperBound).first { $0.kind != .decoration }?.folded
        let startsSentence = isFirst || place.lowerBound > 0 && tokens[place.lowerBound - 1].pause == .certain
        return switch kind {
        // IM is an abbreviation.
        case .misspelling: place.count > 1 || tokens[place.lowerBound].core != "IM"
        case .spelling, .abbreviation, .jargon, .wordy, .idiom, .blame, .pressure: true
        case .interjection: isFirst && (place.count == tokens.count || Self.isBeforeComma(place, in: tokens))
        // *Damn Yankees* is a musical.
        case .slang:
            place.count > 1 || tokens[place.lowerBound].beginsWithSmallLetter || Self.isBeforeComma(place, in: tokens)
                || role == .sentence && tokens.dropFirst(place.upperBound).first?.beginsWithSmallLetter ?? false
        case .exaggeration:
            role == .sentence && (startsSentence || tokens[place.lowerBound].beginsWithSmallLetter)
                && tokens[place].dropFirst().allSatisfy(\.beginsWithSmallLetter)
        case .pressureAtStart:
            // *Hurry Sickness* is a term.
            startsSentence && place.count < tokens.count
                && (Self.isBeforeComma(place, in: tokens) || next.map(StyleTables.afterHurry.contains) ?? false)
        case .name: role == .sentence
        case .salutation: isFirst
        // *Oops Alley is open* has a name, and *Sorry We Missed You* is one.
        case .tone:
            isFirst
                && (tokens[place.lowerBound].folded != "sorry" || place.count > 1
                    || tokens[place.lowerBound].text.last == ",")
                && !(role == .sentence && (tokens[place].last?.pause ?? .none) == TitleToken.Pause.none
                    && tokens.dropFirst(place.upperBound).first?.core.first?.isCapitalLetter == true)
        case .nounForVerb: next.map(StyleTables.nounsAfterVerbs.contains) != true
        // *Login to Keep Your Desk*
        case .grammarAtStart where role == .title: isFirst
        case .grammar, .grammarAtStart:
            role == .sentence && (kind == .grammar || startsSentence) && next != "course"
                && tokens[place].dropFirst().allSatisfy(\.beginsWithSmallLetter)
                && (startsSentence || tokens[place.lowerBound].beginsWithSmallLetter)
        case .reader where role == .title: isFirst && Self.ownsNext(tokens)
        case .firstPerson, .reader:
            role == .sentence && speaks(kind, in: tokens, at: place, startsSentence: startsSentence)
        case .day: tokens[place].allSatisfy(\.beginsWithSmallLetter)
        case .british:
            isAmerican
                && (tokens[place].allSatisfy(\.beginsWithSmallLetter)
                    || (role == .sentence
                        ? startsSentence
                            && tokens.dropFirst(place.upperBound).prefix(2).allSatisfy(\.beginsWithSmallLetter)
                        : tokens[place.lowerBound].folded.hasPrefix("cancell")))
        case .verb: isFirst && role == .actionTitle && next.map(StyleTables.nounsAfterVerbs.contains) != true
        case .hyphenatedVerb: isFirst && role == .actionTitle && next.map(StyleTables.afterVerbs.contains) != false
        case .violentVerb: isFirst && role != .sentence
        case .violentEnd: isFirst && role == .actionTitle && next.map(StyleTables.stoppable.contains) != false
        }
    }

    private static func kind(of kind: StyleTables.Kind) -> Kind {
        switch kind {
        case .misspelling: .misspelling
        case .spelling, .verb, .hyphenatedVerb, .british, .nounForVerb: .spelling
        case .grammar, .grammarAtStart: .grammar
        case .tone, .interjection: .tone
        case .slang: .slang
        case .exaggeration: .exaggeration
        case .firstPerson: .firstPerson
        case .reader: .reader
        case .name, .day: .name
        case .abbreviation: .abbreviation
        case .jargon: .jargon
        case .wordy: .wordy
        case .idiom: .idiom
        case .blame: .blame
        case .pressure, .pressureAtStart: .pressure
        case .violentVerb, .violentEnd: .violent
        case .salutation: .salutation
        }
    }

    private static func capitalized(_ words: String, as role: Role) -> String {
        guard role != .sentence else { return TitleReview.capitalized(words[...], folded: "") }
        return words.split(separator: " ").map { word in
            WordTables.lowercaseReason(String(word)) == nil ? TitleReview.capitalized(word, folded: "") : String(word)
        }.joined(separator: " ")
    }

    /// The text from the first letter of some tokens to the last.
    static func part(of tokens: ArraySlice<TitleToken>) -> Substring {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return first.core.base[first.core.startIndex..<last.core.endIndex]
    }

    // MARK: Symbols

    private func symbol(at index: Int, in tokens: [TitleToken], as role: Role) -> Slip? {
        let token = tokens[index]
        // Most words end with a letter.
        guard token.kind == .decoration || token.text.utf8.last?.isASCIILetter != true else { return nil }
        if token.text == "w/" { return Slip(kind: .abbreviation, part: token.text, replacements: ["with"]) }
        if token.text.utf8.last ?? 0 >= 0x80, let sign = token.text.last(where: { "™®℠".contains($0) }),
            !glossary.isAccepted(token.folded), let place = token.text.lastIndex(of: sign)
        {
            return Slip(kind: .trademark, part: token.text[place...place], replacements: [""])
        }
        guard token.kind == .decoration else { return nil }
        if StyleTables.emoticons.contains(String(token.text)) {
            return Slip(kind: .emoticon, part: token.text, replacements: [])
        }
        if ["$", "€", "£"].contains(token.text), index + 1 < tokens.count, tokens[index + 1].kind == .number {
            let number = tokens[index + 1].core
            return Slip(
                kind: .amount, part: token.text.base[token.text.startIndex..<number.endIndex],
                replacements: ["\(token.text)\(number)"])
        }
        // Names and titles have it.
        if role != .sentence, token.text == "&", index > 0, index + 1 < tokens.count,
            [tokens[index - 1], tokens[index + 1]].allSatisfy({ $0.kind == .word && WordTables.isOrdinary($0.folded) })
        {
            return Slip(kind: .spelling, part: token.text, replacements: ["and"])
        }
        guard role == .sentence, token.text == "&", index > 0, index + 1 < tokens.count,
            [tokens[index - 1], tokens[index + 1]].allSatisfy({ $0.core.count > 1 }),
            tokens[index + 1].beginsWithSmallLetter, tokens[index - 1].beginsWithSmallLetter || index == 1
        else { return nil }
        return Slip(kind: .spelling, part: token.text, replacements: ["and"])
    }
}

extension TitleToken {
    var beginsWithSmallLetter: Bool { core.first?.isSmallLetter == true }
}
