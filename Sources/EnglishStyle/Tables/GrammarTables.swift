/// Nouns and verbs whose forms tell what goes together.
///
/// Only words that are nearly always what they are listed as, because one text has few words that could tell more.
package enum GrammarTables {
    // MARK: Nouns

    /// Nouns of things that are counted, in the form for one.
    static let nouns = WordTables.words(
        """
        account address answer apartment appointment article badge bag balcony ballot barn bicycle bike bill book
        booking bottle box bus camera candle captain cart cat chair chapter child choir city coach coin comment
        contract counter country courier courtyard customer day deadline delivery device doctor document dog door
        driver egg email engine entry essay event exam expense export farm farmer ferry file flight follower forecast
        form friend gallery game garden gate goal goat guest guide gym habit harbor hen hive holiday horse hour house
        invitation invoice item key kitchen lamp landlord lesson letter librarian library lineup list locker mailbox
        match meal medal meeting member membership menu message minute moment month museum neighbor note notification
        nurse office opponent orchard order outage package page painting parcel parent party password patient payment
        performance pharmacy phone photo picture pier plant player policy poll pool portrait prescription profile
        project puzzle question quiz receipt recipe refund rehearsal reminder reply report request reservation
        response result review room route run scooter score screenshot seat second sensor session shift shipment shoe
        shop singer song speaker station step stop store story streak student subscription suitcase survey table task
        teacher team temple tenor term theater thermostat ticket tool tour town train transfer translation trip tutor
        update upload vaccine valve vehicle vet video visit visitor volunteer voucher warning week window word workout
        year
        """)

    /// Nouns of things that hardly have a name.
    static let unnamed = WordTables.words(
        """
        account appointment booking courier delivery invoice invoices message messages order orders package packages parcel
        password payment photo photos prescription receipt refund reply request reservation shipment subscription ticket
        tickets
        """)

    /// Nouns with other plurals.
    private static let irregularPlurals = [
        "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "knife": "knives", "leaf": "leaves",
        "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice", "person": "people", "shelf": "shelves",
        "thief": "thieves", "tooth": "teeth", "wife": "wives", "wolf": "wolves", "woman": "women",
    ]

    private static let plurals = Dictionary(
        (nouns.map { ($0, regularPlural(of: $0)) } + irregularPlurals.map { ($0.key, $0.value) }),
        uniquingKeysWith: { $1 })
    private static let singulars = Dictionary(
        plurals.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })

    private static func regularPlural(of noun: String) -> String {
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return "\(noun.dropLast())ies"
        }
        return ["s", "x", "ch", "sh", "z"].contains(where: noun.hasSuffix) ? "\(noun)es" : "\(noun)s"
    }

    /// The form for several of a noun; nil if it isn't listed.
    static func plural(of noun: String) -> String? { plurals[noun] }
    package static func isNoun(_ word: String) -> Bool { plurals[word] != nil || singulars[word] != nil }
    /// The form for one of a noun in its form for several; nil if it isn't listed.
    static func singular(of noun: String) -> String? { singulars[noun] }

    // MARK: Verbs

    /// An irregular verb, by its past form.
    struct IrregularVerb {
        let base: String
        let participle: String
    }

    private static let irregularVerbs = """
        beat beat beaten|become became become|begin began begun|bite bit bitten|break broke broken
        bring brought brought|build built built|buy bought bought|catch caught caught|choose chose chosen
        come came come|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten
        fall fell fallen|find found found|fly flew flown|forget forgot forgotten|freeze froze frozen|get got gotten
        give gave given|go went gone|grow grew grown|hear heard heard|hide hid hidden|keep kept kept|know knew known
        leave left left|lose lost lost|make made made|meet met met|pay paid paid|ride rode ridden|ring rang rung
        rise rose risen|run ran run|say said said|see saw seen|sell sold sold|send sent sent|shake shook shaken
        shrink shrank shrunk|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|speak spoke spoken
        spend spent spent|stand stood stood|steal stole stolen|swim swam swum|take took taken|teach taught taught
        tell told told|think thought thought|throw threw thrown|wake woke woken|wear wore worn|win won won
        write wrote written
        """.split(whereSeparator: { "|\n".contains($0) }).map { $0.split(separator: " ").map(String.init) }

    /// Irregular verbs by their past forms.
    static let pastForms = WordTable(
        Dictionary(
            irregularVerbs.map { ($0[1], IrregularVerb(base: $0[0], participle: $0[2])) },
            uniquingKeysWith: { first, _ in first }))
    /// The base forms of irregular verbs by their participles.
    static let participles = WordTable(
        Dictionary(irregularVerbs.map { ($0[2], $0[0]) }, uniquingKeysWith: { first, _ in first }))
    private static let irregularParticiples = Dictionary(
        irregularVerbs.map { ($0[0], $0[2]) }, uniquingKeysWith: { first, _ in first })

    /// Base forms that are neither nouns nor adjectives.
    static let verbs = WordTables.words(
        """
        accept add adopt agree allow apologize appear apply approve arrive ask assign attend avoid become begin belong
        borrow bring buy cancel celebrate choose collect confirm connect contain continue create decide defeat delay
        deliver depart describe disappear disconnect discover eat enjoy enter evacuate expire explain fail forget
        forgive get give go grow happen hear improve include install invite join keep know learn lend lose make meet
        mention need notify occur organize pay perform postpone prepare prevent publish reach receive recommend
        rehearse reject remain remember remind remove renew replace require reschedule resign resume save see sell
        send sing sit solve speak spend steal submit succeed suggest take teach tell think throw unlock unsubscribe
        verify wait want wear write
        """)

    /// Verbs whose base forms are nouns or adjectives, too. Their other forms tell.
    static let verbsAndNouns = verbs.union(
        WordTables.words(
            """
            answer book call change download draw fall fly hide open own repair schedule sign update upload welcome charge check clean close comment complete cost cover drop end finish hand help hold land
            leave lock love mail mark match mind miss move name order pack park pass photograph pick plan plant play post
            practice print question rain record refund reply report request reserve rest return review ring rise sail score
            share ship show sleep snow start stay stop swim talk test text tip touch train transfer travel treat try turn use
            visit vote walk warn wash watch water win wish work
            """))

    /// The participle of a base form: *cancel* as *canceled*.
    static func participle(of base: String) -> String {
        if let irregular = irregularParticiples[base] { return irregular }
        if base.hasSuffix("e") { return "\(base)d" }
        if base.hasSuffix("y"), let before = base.dropLast().last, !"aeiou".contains(before) {
            return "\(base.dropLast())ied"
        }
        return doubling.contains(base) ? "\(base)\(base.last ?? " ")ed" : "\(base)ed"
    }

    private static let doubling = WordTables.words("drop plan ship stop submit")

    /// The base of a form in -ed or -s: *opened*, *arrives*.
    static func base(of form: String, ending: String) -> String? {
        guard form.hasSuffix(ending) else { return nil }
        let stem = String(form.dropLast(ending.utf8.count))
        let candidates =
            ending == "ed"
            ? [stem, "\(stem)e", String(stem.dropLast()), stem.hasSuffix("i") ? "\(stem.dropLast())y" : stem]
            : [
                stem, stem.hasSuffix("e") ? String(stem.dropLast()) : stem,
                stem.hasSuffix("ie") ? "\(stem.dropLast(2))y" : stem,
            ]
        return candidates.first { verbsAndNouns.contains($0) }
    }

    static func thirdPerson(of base: String) -> String {
        base == "have" ? "has" : base == "do" || base == "go" ? "\(base)es" : regularPlural(of: base)
    }

    /// Whether a word is a verb in -s that is no noun.
    package static func isThirdPerson(_ word: String) -> Bool {
        base(of: word, ending: "s").map(verbs.contains) ?? false
    }

    /// Whether a word is a verb in the past form, and no participle of a noun before it: *the courier left it*, but not
    /// *a book left in the hall*.
    package static func isPast(_ word: String, before following: String) -> Bool {
        if let form = pastForms[word], form.participle != word { return true }
        let isInEd = word.utf8.count > 3 && word.hasSuffix("ed") && !WordTables.notVerbsInEd.contains(word)
        guard isInEd || pastForms[word] != nil else { return false }
        return intransitive.contains(word)
            || WordTables.objects.contains(following) && following != "to"
                && !["called", "labeled", "named", "titled"].contains(word)
            || numbers[following] != nil
    }

    /// Whether a word is a verb after a name.
    package static func isFinite(_ word: String, before following: String) -> Bool {
        isThirdPerson(word) || isPast(word, before: following) || WordTables.finiteVerbs.contains(word)
            || WordTables.verbsOfOne.contains(word)
    }

    /// Verbs in -ed that have no object, so that they are no participles of a noun before them.
    private static let intransitive = WordTables.words(
        """
        agreed apologized appeared arrived collapsed complained crashed departed died disappeared expired failed happened laughed landed
        melted objected occurred rained rehearsed replied resigned responded smiled snowed stayed succeeded waited
        """)
}
