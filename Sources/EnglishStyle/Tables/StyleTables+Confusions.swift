// Words that are confused with others, and the neighbors that tell.
extension StyleTables {
    static let confusable = WordTable<StyleReview.Confusable>([
        "a": .a, "an": .an, "its": .its, "it's": .itIs, "loose": .loose, "lose": .lose, "their": .their, "then": .then,
        "there": .there, "they're": .theyAre, "too": .too, "you're": .youAre, "your": .your,
    ])

    // MARK: Articles

    /// Words after a letter that something is named with: *A is for apple*.
    static let afterNamedLetters = WordTables.words(
        """
        am an and are as at if in is isn't it of off on or out over under until up
        """)

    /// Beginnings of words with a vowel that are spoken with a consonant: *a unit*, *a one-time code*.
    static let consonantSounds = WordTables.words(
        """
        eu ewe once one oui ubi uk unani uni ura uri uro usa usb use usi usu ute uti uto u-turn
        """)

    /// Beginnings that look like ``consonantSounds``, and are spoken with a vowel.
    static let vowelSounds = WordTables.words("onerous unident unim unin")

    /// Beginnings whose *h* isn't spoken.
    static let silentH = WordTables.words("heir honest honor honour hour")

    /// Beginnings whose *h* not everybody speaks.
    static let eitherH = WordTables.words("herb histor homage hotel")

    /// Abbreviations that are spoken letter by letter, and look like words.
    static let spelledOut = WordTables.words("faq hors led nas sos")

    /// Abbreviations that begin with the name of a letter such as *em*.
    static let spelledWithVowel: Set<Substring> = [
        "ATM", "EV", "FAQ", "HDMI", "ID", "IP", "LCD", "LED", "MP", "MRI", "MVP", "NBA", "NFC", "NFL", "NHL", "RSVP",
        "SMS",
        "SOS", "SSD", "SUV", "X",
    ]

    static let comparatives = WordTables.words(
        """
        better bigger brighter busier cheaper cleaner closer colder cooler darker deeper drier earlier easier farther faster
        fewer fresher fuller further greater happier harder heavier higher hotter larger later less lighter longer louder
        lower more nearer newer older other quieter rather richer safer shallower shorter slower smaller sooner stronger
        taller warmer weaker wetter wider worse younger
        """)

    /// What can stand between *more* and a noun, or after *more*: *one more later*.
    static let alsoAfterMore = WordTables.words(
        "better earlier fewer further greater later less more newer older other rather worse younger"
    ).subtracting(["better", "worse"])

    // MARK: Clauses

    /// What can follow a form of *be*.
    struct States {
        /// Words that nothing else follows than a form of *be*.
        let alone: Set<String>
        /// Words that can belong to a noun, so that the word after them tells.
        let atEnd: Set<String>
        /// Whether any participle before a preposition tells.
        var haveParticiples = false
    }

    static let statesOfThings = States(
        alone: WordTables.words(
            """
            a almost already also an at been from getting going hailing her here his in just my nearly never not on our raining
            snowing so the their there too very your
            """),
        atEnd: WordTables.words(
            """
            available back behind best broken closed cloudy cold complete cool dark done down due early easy empty
            enough far fine free full good gone great hot late lost low missing now off okay online offline open out
            over ready safe still sunny time today tomorrow tonight up warm wet windy yours
            """),
        haveParticiples: true)

    static let statesOfReaders = States(
        alone: WordTables.words("a able almost an at being doing getting going in just nearly not on so the too"),
        atEnd: WordTables.words(
            """
            ahead behind down done early eligible invited late next now offline online out ready registered
            running scheduled still up welcome
            """))

    static let statesOfPeople = States(
        alone: WordTables.words("a almost an at coming getting going here in just not on so the too"),
        atEnd: WordTables.words(
            "ahead already asking back behind done early expecting late looking now out ready still up waiting"))

    /// Words before a clause.
    static let beforeClauses = WordTables.words(
        "because but hope if know once say says see so sure that think though unless until when whenever whether while")

    /// Words that can't belong to a noun before them: *its late for dinner*, *its late*.
    static let afterStates = WordTables.words(
        """
        again along already and anymore at because behind but by down enough for from here if in into late low next now off
        on out outside over since so soon tell there to today together tomorrow tonight until up when while with
        """)

    /// Nouns that look like participles.
    static let nounsInIng = WordTables.words(
        """
        beginning booking building ceiling clothing coating ending evening heating housing landing lighting lining listing
        meaning meeting morning offering opening painting parking rating reading recording ring savings setting spring
        string timing training wedding wing wiring
        """)

    // MARK: Belongings

    /// Prepositions before what belongs to somebody. After *before* and *for* may come a clause.
    static let beforeBelongings = WordTables.words(
        """
        at behind beneath beside beyond by from in inside into of on onto to toward towards upon with within
        """)

    /// Nouns after *its*.
    static let belongingsOfThings = WordTables.words(
        """
        battery beak cable cage charge collar color connection destination door edge eyes feet fur kennel lane leash leaves
        lid limit location name nest own owner owners path place roof roots route schedule shell speed stall station tail
        tank way wheel wheels wings
        """)

    /// Verbs before what somebody says or thinks: *it says it’s late*.
    static let telling = WordTables.words(
        """
        believed believes confirmed confirms felt feels found finds forgot forgets guessed guesses heard hears hoped hopes
        knew knows learned learns means meant noticed reads realized remembered remembers said says saw sees shows showed
        thinks thought told tells
        """)

    /// People, who can be what *you’re* says: *you’re host tonight*.
    static let persons = WordTables.words(
        """
        captain choir coach driver farmer follower friend guest librarian member neighbor nurse opponent owner parent patient
        player singer student teacher team tutor vet visitor volunteer
        """)

    /// Whether a word names one thing that has an owner.
    static func isThing(_ word: String) -> Bool {
        GrammarTables.plural(of: word) != nil && !persons.contains(word) || belongings.contains(word)
    }

    static let belongingsOfPeople = WordTables.words(
        """
        account address answer answers bag bags bikes booking books boots car cars children chores coats comment dog dogs
        email essays feedback files flight game games goal goals guests homework house instruments invitation keys luggage
        lunch match meal message messages move name names number order orders parcel parents party passports payment phone
        phones photo photos picture pictures plan plans profile project promise question questions reply report request
        reservation room route schedule score seat seats shift shifts shoes spot team ticket tickets trip turn vote votes
        way work
        """)

    static let verbsOfHaving = WordTables.words(
        """
        bring brought changes did find finish found get got have keep kept leave left lose lost made make need pay paid
        read sees send sends sent set share shares take took want wants wrote
        """)

    // MARK: Others

    /// Words after *than*.
    static let afterThan = WordTables.words(
        """
        a all an any average before ever everyone expected forecast half his it last most my normal one other others planned
        predicted scheduled the this three two usual yesterday you your yours
        """)

    static let modals = WordTables.words(
        "can can't could couldn't didn't doesn't don't may might should shouldn't will won't would you'll")

    /// Words after *lose*.
    static let lost = WordTables.words(
        """
        a access all any data everything hope interest it money more our points power signal sleep that the their them this
        time track weight your
        """)
}
