/// Words that the Apple Style Guide replaces, each with what it has instead.
///
/// `okay: OK`. Several replacements have ` / ` between them. Without one, only the message helps.
enum StyleTables {
    /// What is wrong with a phrase, and where it is wrong.
    enum Kind: CaseIterable {
        case misspelling, spelling, abbreviation, jargon, wordy, idiom, blame, pressure
        /// A noun in place of a verb of two words.
        case nounForVerb
        /// Only in sentences, and if the words after the first are in lowercase: others may be names.
        case grammar
        /// Like ``grammar``, at the beginning of a sentence.
        case grammarAtStart
        /// Only at the beginning of a text.
        case tone
        case slang
        /// Only at the beginning of a text, before a comma or alone: *Boom Town* is a name.
        case interjection
        /// Only in sentences, and in lowercase.
        case exaggeration
        /// Only at the beginning of a sentence that goes on.
        case pressureAtStart
        /// Only in sentences that tell something: *May we tell you* asks. A capital inside a sentence is part of a name.
        case firstPerson
        /// Like ``firstPerson``, but for the person who reads: *My rental ends*.
        case reader
        /// Only in lowercase.
        case day
        /// Only in the English of the United States. Inside a sentence, a word with a capital is a name.
        case british
        /// A name, or an abbreviation, with other capitals. Titles have a rule of their own for these.
        case name
        /// Only at the beginning of the title of an action.
        case verb
        /// Only the whole title of an action, or before the words of ``afterVerbs``: a noun with a hyphen where a verb
        /// belongs.
        case hyphenatedVerb
        /// Only at the beginning of a title.
        case violentVerb
        /// Only the whole title of an action, or before the words of ``stoppable``.
        case violentEnd
        /// Only at the beginning of a text.
        case salutation
    }

    static let phrases = PhraseMatcher(tables: tables.map(\.lines))

    /// The kind of one of the phrases.
    static func kind(of phrase: PhraseMatcher.Phrase) -> Kind { tables[phrase.table].kind }

    /// What stands instead of one of the phrases.
    static func replacements(of phrase: PhraseMatcher.Phrase) -> [String] {
        let note = phrase.note
        guard note.utf8.contains(UInt8(ascii: "/")) else { return note.isEmpty ? [] : [note] }
        return note.split(separator: " / ").map(String.init)
    }

    private static let tables = Kind.allCases.flatMap { kind in lines(of: kind).map { (kind: kind, lines: $0) } }

    private static func lines(of kind: Kind) -> [String] {
        switch kind {
        case .misspelling: [misspellings]
        case .spelling: [spellings, joinedVerbs, switches, unitsAfterWords]
        case .name: [names]
        case .abbreviation: [abbreviations]
        case .jargon: [jargon]
        case .wordy: [wordy]
        case .idiom: [idioms]
        case .blame: [blame]
        case .pressure: [pressure]
        case .nounForVerb: [nounsForVerbs]
        case .grammar: [grammar]
        case .grammarAtStart: [grammarAtStart, verbsOfUnnamedPeople]
        case .tone: [tone]
        case .interjection: [interjections]
        case .slang: [slang]
        case .exaggeration: [exaggeration]
        case .pressureAtStart: [pressureAtStart]
        case .firstPerson: [firstPerson]
        case .reader: ["my: your"]
        case .day: [days]
        case .british: [british]
        case .verb: [verbs]
        case .hyphenatedVerb: [hyphenatedVerbs]
        case .violentVerb: [violentVerbs]
        case .violentEnd: [violentEnds]
        case .salutation: [salutations]
        }
    }
}
