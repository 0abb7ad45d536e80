import EnglishStyle

// What messages say of a slip.
extension StyleReview.Slip {
    /// Whether only the form of a word or a number is wrong, so that nobody needs to read the sentence again.
    var isFormal: Bool {
        switch kind {
        case .misspelling, .spelling, .name, .time, .date, .percentage, .amount, .range, .quotation, .dash,
            .series:
            true
        case .abbreviation, .jargon, .wordy, .idiom, .blame, .pressure, .violent, .salutation, .numericDate, .emoticon,
            .trademark,
            .grammar, .tone, .slang, .exaggeration, .firstPerson, .reader:
            false
        }
    }

    var problem: String {
        switch kind {
        case .misspelling: "‘\(part)’ is misspelled"
        case .spelling: "the Apple Style Guide doesn't use ‘\(part)’"
        case .name: "the name is spelled ‘\(replacements.first ?? "")’"
        case .abbreviation: "not everybody knows the abbreviation ‘\(part)’"
        case .jargon: "‘\(part)’ is a term of developers"
        case .wordy: "‘\(part)’ has more words than needed"
        case .idiom: "‘\(part)’ is an idiom, which not everybody understands"
        case .grammar: "‘\(part)’ is a slip of grammar"
        case .tone: "‘\(part)’ can sound insincere"
        case .slang: "‘\(part)’ is slang"
        case .exaggeration: "‘\(part)’ exaggerates, or tells people what to feel"
        case .firstPerson: "readers may not know whom ‘\(part)’ means"
        case .reader: "‘\(part)’ speaks for the person who reads it"
        case .series: "a comma is missing after ‘\(part)’, before the last item of the series"
        case .blame: "‘\(part)’ blames people"
        case .pressure: "‘\(part)’ puts people under pressure"
        case .violent: "‘\(part)’ sounds violent"
        case .salutation: "‘\(part)’ says nothing about what happened"
        case .time: "the time ‘\(part)’ isn't written as the system writes it"
        case .date: "the date ‘\(part)’ has an ordinal number"
        case .numericDate: "people read the date ‘\(part)’ in different ways"
        case .amount: "‘\(part)’ isn't written as the system writes it"
        case .range: "a hyphen is between the ends of a range"
        case .trademark: "texts have no trademark symbols"
        case .percentage: "there is a space before the percent sign"
        case .emoticon: "VoiceOver reads ‘\(part)’ as punctuation"
        case .quotation:
            part.first == "”"
                ? "the \(part.last == "." ? "period" : "comma") is outside of the quotation marks"
                : "the quotation marks are straight"
        case .dash: "\(part.contains("--") ? "two hyphens are" : "a hyphen is") in place of a dash"
        }
    }

    var help: String {
        guard replacements.isEmpty || kind == .trademark else {
            let words = replacements.map { kind == .quotation ? $0 : "“\($0)”" }
            return "write \(words.joined(separator: " or "))"
        }
        return switch kind {
        case .salutation: "begin with what happened"
        case .numericDate: "write the month as a word, such as “May 3”"
        case .emoticon: "leave it out, or write an emoji at the end"
        case .wordy, .tone, .trademark: "leave it out"
        case .idiom, .slang: "say it in plain words"
        case .exaggeration: "say what happened, and leave out how good it is"
        case .firstPerson: "say it without the word, such as “Unable to load content.”"
        case .blame, .pressure: "say what happened, and what people can do"
        default: "leave it out, or say what it means"
        }
    }
}
