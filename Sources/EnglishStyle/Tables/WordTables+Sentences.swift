// Word lists of the rules for sentences.
extension WordTables {
    /// Small words that are never part of a name. A capital inside a sentence indicates title style.
    static let neverNames = words(
        """
        is isn't are aren't was wasn't were weren't be been being has hasn't had have haven't you your you're you've yours
        """)

    /// Small words that also occur in names. Their capital is evidence only if nearly all words have one.
    package static let closedClass = neverNames.union(
        words(
            """
            a an and as at but by for from in into my new not of on or our out that the their this to up we will with
            """))

    /// Words that are always capitalized.
    package static let properNouns = words(
        """
        i i'm i'll i've i'd monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays
        thursdays fridays saturdays sundays january february march april may june july august september october
        november december america american britain british china chinese christmas dutch earth easter english europe
        european france french german germany india indian italian japan japanese london mr mrs ms dr siri apple watch
        android google italy mac internet paris spain spanish
        """)

    /// Words that are nearly always finite verbs. A text with one of them is a sentence.
    package static let auxiliaries = words(
        """
        is isn't are aren't was wasn't were weren't has hasn't have haven't had hadn't will won't would wouldn't can can't
        could couldn't should shouldn't may might must did didn't does doesn't do don't it's you've you're you'll we've
        we're we'll they've they're they'll i've i'm i'll here's there's that's he's she's
        """)

    /// Verb forms after a subject: *$(name) likes your photo*.
    package static let finiteVerbs = words(
        """
        arrives asks became began begins brings came closed closes costs ends expires fell found gave gets got invites
        knows left likes lost made met needs opens paid said says sees sends sent shares shut starts stopped told took
        wants went wins won works wrote
        """)

    /// Words in -ed that are rarely verbs.
    package static let notVerbsInEd = words(
        "bed feed hundred indeed kindred limited need red sacred seed shed speed united unlimited weed")

    /// Words of two letters at most that are never there twice.
    package static let neverDoubled = words("a an as at be by he if in is it my of on or to us we")

    /// Longer words that are there twice on purpose: *the train that had had a defect*, *very, very late*.
    package static let oftenDoubled = words(
        """
        aye beep blah bye cha choo chop clap dot had hear hey honk hop hot knock long much night no now pom quack really ring tap
        that there tick tut very well will woof
        """)

    /// Verbs that begin a sentence which asks for something: *Bring sturdy shoes and an apron.*
    package static let imperatives = words(
        """
        arrange arrive ask avoid book bring buy call charge check choose clean clear close collect come compare confirm
        consider contact continue cook cover discover don't dress drink drive eat empty enjoy enter explore feed fill find
        finish follow get give go have help join keep learn leave let listen look make meet move never order pack pay
        pick plan prepare protect put read relax remember remove reply reserve return ride run say see send shut sit sleep
        stay stop take talk tell thank try turn update use visit wait wake walk wash watch wear wish write
        """)

    /// Verbs that may be nouns: they ask for something before an object, as in *Water the plants by the window*.
    package static let imperativesBeforeObjects = words(
        """
        add bake boil carry catch cross cut download drop feed fold grab hand hang head hold lift lock mind mix open pass peel
        place post pour press prune pull push rate rinse roll save scan select set shake share show sign skip soak sort spend
        split spray spread start step stir store stretch swap switch tap throw tie toss touch trim turn unlock view vote warm
        water weed wipe wrap
        """)

    /// Words that begin an object.
    package static let objects = words(
        "a all an any each her him his it its me my our some that the their them these this those to us you your")

    /// Words that begin a subject: *The ferry leaves at noon*.
    package static let determiners = words(
        "a an any each every her his one our that the their these this those two your")

    /// Verbs after a noun, in their form for one. Words that are nouns as often aren't listed.
    package static let verbsOfOne = words(
        """
        adds allows appears applies arrives asks becomes begins belongs blooms brings buys carries catches closes comes
        connects contains continues costs covers departs depends does drops ends expires falls feels finds finishes flies
        follows gets gives goes grows hangs happens hears helps holds includes joins keeps lasts leaves lets lies lives looks
        loses makes means meets misses moves needs opens performs plays practices provides reaches reads receives rehearses remains renews reopens requires resumes
        returns rises says seems sells sends serves shines shuts sings sits sleeps smells sounds speaks stands starts stays
        stops takes teaches tells tends thinks throws travels tries turns waits wants wins writes
        """)

    /// Verbs after a plural that are no nouns: *Your tennis match on Friday* is no sentence.
    package static let verbsOfSeveral = words(
        """
        appear apply arrive become begin belong bloom bring come connect contain continue depart depend do expire follow get
        give go grow happen include keep leave let live lose make mean meet miss open remain require resume seem sell serve
        shine sing sit speak take teach tell wait
        """)

    /// Words after a verb, so that it is none of a list of nouns: *The ferry leaves from pier 4*.
    package static let afterVerbs = words(
        """
        a after again all along an another around as at away back before below between by daily down during early each
        earlier every for from her here him his home in inside into it just late later like low more near next now off on
        only open out outside over past sharp shortly some soon than that the their them there these this those through
        to today together tomorrow tonight too toward under until up us well when while with within without you your
        """)

    package static let subjects = words("you i we they he she it who someone somebody everyone everybody nobody")

    /// Words that begin a question before its auxiliary. *When* and *where* begin other sentences, too.
    package static let questionWords = words("how who why")
    /// First words of questions.
    package static let questionStarts = questionWords.union(
        words("are can could did do does have is should was were will would"))

    /// Words after the name of a part of an app.
    static let partsOfScreens = words("album app button field folder list menu page screen section tab view widget")

    /// Words before an app name that a text doesn't need.
    package static let beforeNames = words("at by from in inside of on to using via with within")

    /// Words that, after a name, make the name of a product or an edition.
    package static let editions = words(
        "academy business cloud enterprise essentials family gold kids lite max mini one pass plus premium prime pro studio "
            + "teams tv ultra unlimited")

    /// Names that end with a mark.
    package static let punctuatedNames = words("Yahoo! Jeopardy! E! Joomla!")

    /// Nouns with a number as their name. A word in -s after them isn't a plural: *Gate 5 closes*.
    package static let numbered = designators.union(
        words(
            """
            aisle article bay bed berth box bus cabin camera chapter court day desk dock door elevator episode exam field flight
            game invoice issue item lane lesson level lift locker machine match message month number order page parcel pitch
            player pool pump quarter release round seat sensor shipment shop step stop store table task ticket track train
            tunnel unit version week year
            """))

    /// Words between a number and the noun that it counts.
    package static let countedWith = words(
        "free important more new of old open other pending recent the unread upcoming your")

    /// Words in -s that are the same for one, or none of a noun.
    package static let unchangedInS = words(
        """
        across always analysis axis basis bonus bus campus canvas census focus lens less minus news perhaps plus series
        species status this thus towards versus virus yes
        """)

    /// First words of a text that says that something is in progress.
    package static let underWay = words(
        """
        checking connecting downloading fetching loading preparing processing refreshing reloading saving searching sending
        starting syncing updating uploading waiting working
        """)

    // MARK: Common words

    /// Whether a word, or its base form, is a common English word.
    static func isCommon(_ folded: String) -> Bool {
        if common.contains(folded) { return true }
        guard folded.utf8.count > 3 else { return false }
        for (ending, replacements) in endings where folded.hasSuffix(ending) {
            let stem = folded.dropLast(ending.utf8.count)
            if replacements.contains(where: { common.contains(stem + $0) }) { return true }
            // Shipped, stopping: the consonant is doubled.
            if ending != "s", let last = stem.last, stem.dropLast().last == last,
                common.contains(String(stem.dropLast()))
            {
                return true
            }
        }
        return false
    }

    /// Short words that are no abbreviation in capitals.
    package static let emphasized = words("free last must not now only soon very")

    /// Whether a word is small or common, so that it is lowercase inside a sentence unless it belongs to a name.
    package static func isOrdinary(_ folded: String) -> Bool { closedClass.contains(folded) || isCommon(folded) }

    private static let endings: [(String, [String])] = [
        ("ies", ["y"]), ("ied", ["y"]), ("es", ["", "e"]), ("s", [""]), ("ed", ["", "e"]), ("ing", ["", "e"]),
        ("er", ["", "e"]), ("ly", [""]),
    ]
}
