// Small words that say what form those after them have.
extension GrammarTables {
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
                (single, .single), (several, .several), (["more", "most"], .comparing), (Set(numbers.keys), .number),
                (["he", "it", "she"], .person),
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
