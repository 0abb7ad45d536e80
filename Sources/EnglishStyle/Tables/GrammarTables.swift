/// Nouns and verbs whose forms tell what goes together.
///
/// Only words that are nearly always what they are listed as, because one text has few words that could tell more.
package enum GrammarTables {
    // MARK: Nouns

    /// Nouns of things that are counted, in the form for one.
    static let nouns = WordTables.words(
        """
        account address answer apartment appointment article badge bag balcony ballot barn bicycle bike bill book booking
        bottle box bus camera candle captain cart cat chair chapter child choir city coach coin comment contract counter country courier
        courtyard customer day deadline delivery device doctor document dog door driver egg email engine entry essay event exam
        expense export farm farmer ferry file flight follower forecast form friend gallery game garden gate goal goat guest
        guide gym habit harbor hen hive holiday horse hour house invitation invoice item key kitchen lamp landlord lesson
        letter librarian library lineup list locker mailbox match meal medal meeting member membership menu message minute moment
        month museum neighbor note notification nurse office opponent orchard order outage package page painting parcel policy
        parent party password patient payment performance pharmacy phone photo picture pier plant player poll
        pool portrait prescription profile project puzzle question quiz receipt recipe refund rehearsal reminder reply
        report request reservation response result review room route run scooter score screenshot seat second sensor session
        shift shipment shoe shop singer song speaker station step stop store story streak student subscription suitcase survey table
        task teacher team temple tenor term theater thermostat ticket tool tour town train transfer translation trip tutor update
        upload vaccine valve vehicle vet video visit visitor volunteer voucher warning week window word workout year
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

    /// Plurals that nobody writes, with the right ones.
    static let wrongPlurals = Dictionary(
        irregularPlurals.map { (regularPlural(of: $0.key), $0.value) }
            + nouns.filter { $0.hasSuffix("y") && !regularPlural(of: $0).hasSuffix("ys") }
            .map { ("\($0)s", regularPlural(of: $0)) },
        uniquingKeysWith: { first, _ in first }
    )
    // Surnames, and verbs.
    .filter {
        !["foots", "halfs", "knifes", "leafs", "loafs", "mans", "persons", "shelfs", "thiefs", "wolfs"].contains($0.key)
    }

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
        beat beat beaten|become became become|begin began begun|bite bit bitten|break broke broken|bring brought brought|build built built
        buy bought bought|catch caught caught|choose chose chosen|come came come|do did done|draw drew drawn
        drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|find found found|fly flew flown
        forget forgot forgotten|freeze froze frozen|get got gotten|give gave given|go went gone|grow grew grown
        hear heard heard|hide hid hidden|keep kept kept|know knew known|leave left left|lose lost lost|make made made
        meet met met|pay paid paid|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen
        sell sold sold|send sent sent|shake shook shaken|shrink shrank shrunk|sing sang sung|sink sank sunk|sit sat sat
        sleep slept slept|speak spoke spoken|spend spent spent|stand stood stood|steal stole stolen|swim swam swum
        take took taken|teach taught taught|tell told told|think thought thought|throw threw thrown|wake woke woken
        wear wore worn|win won won|write wrote written
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
        accept add adopt agree allow apologize appear apply approve arrive ask assign attend avoid become begin belong borrow
        bring buy cancel celebrate choose collect confirm connect contain continue create decide defeat delay deliver depart
        describe disappear disconnect discover eat enjoy enter evacuate expire explain fail forget
        forgive get give go grow happen hear improve include install invite join keep know learn lend lose make meet
        mention need notify occur organize pay perform postpone prepare prevent publish reach receive recommend
        reject rehearse remain remember remind remove renew replace require reschedule resign resume save see
        sell send sing sit solve speak spend steal submit succeed suggest take teach tell think throw unlock
        unsubscribe verify wait want wear write
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

    // MARK: Small words

    static let having = WordTables.words(
        "had hadn't has hasn't have haven't having i've they've we've you've")
    static let being = WordTables.words(
        "are aren't be been being is isn't it's they're was wasn't we're were weren't you're")
    static let helping = WordTables.words(
        """
        can can't cannot could couldn't did didn't does doesn't don't it'll might must mustn't should shouldn't they'll we'll
        will won't would wouldn't you'll
        """)
    /// Words between an auxiliary and its verb.
    static let between = WordTables.words("already also always finally just never not now recently soon still")
    static let numbers = [
        "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11,
        "twelve": 12,
    ]
    /// Words before several things.
    static let several = WordTables.words("all both few many several these those various")
    /// Words before one thing.
    static let single = WordTables.words(
        "a an another each every everybody everyone nobody one somebody someone")
    /// Adjectives between a number and a noun.
    static let describing = WordTables.words(
        """
        active available big blue bonus empty extra final free fresh great green important late latest little local lost
        missed missing more new next old open other overdue paid pending recent red remaining saved scheduled small unpaid
        unread upcoming used
        """)
    /// Words after which a noun is complete.
    static let afterNouns = WordTables.words(
        """
        ago already and are aren't arrived as at away because been before behind but by came can did do don't each for from had has have
        if gets got in into is isn't joined left near need now of off on or out over per remain since so that to today together tomorrow
        tonight until wait waiting wants was went were when while who will with yesterday
        """)
}

extension GrammarTables {
    /// What some words say about those after them.
    static let governing = WordTable<StyleReview.Governing>(
        Dictionary(
            [
                (having, .having), (being, .being), (helping, .helping), (["to"], .to), (["there", "there's"], .there),
                (single, .single), (several, .several), (["more", "most"], .comparing), (["he", "it", "she"], .person),
                (["they", "we", "you"], .people), (["my", "our", "that", "the", "this", "your"], .determiner),
            ].flatMap { words, governing in words.map { ($0, governing) } }, uniquingKeysWith: { first, _ in first }))

    /// Verbs that agree with a noun before them, and make no compound with it.
    static let agreeing = verbs.union(["close", "depart", "end", "leave", "open", "start", "wait"])

    /// Words after a form of *be*, two together.
    static let afterBe = WordTables.lines(
        """
        about to
        at the
        available at
        available in
        due in
        due on
        now available
        now open
        now ready
        on hold
        on its
        on the
        on their
        out for
        ready at
        ready for
        ready in
        ready to
        waiting at
        waiting for
        """)
}

extension GrammarTables {
    /// Nouns that are written as two words where they are verbs.
    static let nounsOfVerbs = [
        "back up": "backup", "break down": "breakdown", "check in": "check-in", "check out": "checkout",
        "drop off": "drop-off", "follow up": "follow-up", "kick off": "kickoff", "log in": "login", "pick up": "pickup",
        "set up": "setup", "shut down": "shutdown", "sign in": "sign-in", "sign up": "sign-up", "work out": "workout",
    ]
    /// Adjectives that a participle can't have before it, and their adverbs.
    static let adverbs = [
        "automatic": "automatically", "correct": "correctly", "manual": "manually", "permanent": "permanently",
        "quick": "quickly", "recent": "recently", "secure": "securely", "successful": "successfully",
        "temporary": "temporarily",
    ]
    /// Nouns that measure, of which several are one amount: *5 minutes is enough*.
    static let measures = WordTables.words(
        "cents days degrees dollars euros feet hours items kilometers meters miles minutes months points pounds seconds weeks years"
    )
    static let periods = WordTables.words("day month week year")
    /// Nouns before *of* and several things that are the subject: *a number of seats are free*.
    static let amounts = WordTables.words("bag box half list number pair party rest team")
        .subtracting(["bag", "box", "list"])
    /// Base forms of what is done to things, which are nouns, too.
    static let passive = WordTables.words("charge delay move refund ship")
    /// Base forms of what people do in an app, which are nouns, too.
    static let doneByPeople = WordTables.words(
        "answer comment follow like mark move pass post reply request review share start tag vote want")
    /// Parts of the names of placeholders for a person.
    static let people = [
        "author", "caller", "courier", "driver", "friend", "guest", "host", "member", "name", "opponent", "player",
        "sender",
        "writer",
    ]
    /// Adjectives after *too* that are no verbs.
    static let degrees = WordTables.words(
        """
        big bright busy cold dark early expensive far fast hard heavy high hot large late long loud low many much noisy old
        short small soft soon strong tall thick thin tight tired weak wide young
        """)
}
