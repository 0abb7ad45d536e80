import EnglishStyle
import Testing

/// Difficult cases for an implementation of title style.
@Suite struct TitleStyleTrapTests {
    let style = TitleStyle()

    /// The suggestion for a title, or the title itself if it is correct.
    private func styled(_ title: String) -> String {
        style.correction(of: title)?.suggestion ?? title
    }

    @Test(arguments: [
        "Move In Together", "Move in Together", "Add on Desktop", "Add On Desktop", "Look Up Word",
        "Carry Items Over Here",
        "Take Day Off Now", "Turn Lights off Now", "Things like This", "Things Like This",
        "Cost per Item", "Send via Email", "Send Via Email", "Red vs. Blue", "Red Vs. Blue", "Red vs Blue",
        "Near Me Now",
        "Remind Me Past Noon", "Wait till Morning",
    ])
    func wordsWithTwoSpellingsAreNeverJudgedAlone(title: String) {
        #expect(style.correction(of: title) == nil)
    }

    @Test(arguments: [
        ("Hand out Flyers at School", "Hand Out Flyers at School"),
        ("Logging in to the Server", "Logging In to the Server"),
        ("Turned off by You", "Turned Off by You"),
        ("Opt out of Offers", "Opt Out of Offers"),
        ("Set up Now", "Set Up Now"),
        ("Pick up Order", "Pick Up Order"),
        ("Slow down There", "Slow Down There"),
    ])
    func aParticleBelongsToItsVerb(title: String, expected: String) throws {
        let correction = try #require(style.correction(of: title))
        #expect(correction.suggestion == expected)
        #expect(!correction.isSure)
    }

    @Test(arguments: [
        "Check in the App", "Check in Settings", "Trade in Progress", "Turn in 500 Feet", "Call in $(count) Minutes",
        "Sign in with Apple", "Logs in Console", "Put on Hold",
    ])
    func theNextWordCanShowAPreposition(title: String) {
        #expect(style.correction(of: title) == nil)
    }

    @Test(arguments: [
        "Reply to $(name)", "Call $(name) by $(time)", "Invite from {name}", "Sent with %@", "Shared by ${name}",
        "Moved to %1$@", "Split with %#@people@", "Reply to “$(name)”",
    ])
    func aWordBeforeATrailingPlaceholderIsNotTheLast(title: String) {
        #expect(style.correction(of: title) == nil)
    }

    @Test(arguments: [
        ("$(count) of 5 Done", "$(count) of 5 Done"),
        ("%@ to Follow", "%@ to Follow"),
        ("%lld and Counting", "%lld and Counting"),
        ("{name} To Follow", "{name} to Follow"),
        ("$(name) called", "$(name) Called"),
        ("$(name): the End", "$(name): The End"),
        ("$(name)", "$(name)"),
        ("$(firstName) $(lastName)", "$(firstName) $(lastName)"),
        ("$(count)-minute Call", "$(count)-minute Call"),
        ("re$(name)ply", "re$(name)ply"),
        ("100% sure", "100% Sure"),
        ("Save 50% on everything", "Save 50% on Everything"),
    ])
    func aWordAfterALeadingPlaceholderIsNotTheFirst(title: String, expected: String) {
        #expect(styled(title) == expected)
    }

    @Test(arguments: [
        ("don't save", "Don't Save"), ("don’t save", "Don’t Save"), ("What's new", "What's New"),
        ("driver's license", "Driver's License"), ("drivers’ lounge", "Drivers’ Lounge"),
        ("Rock 'n' Roll", "Rock 'n' Roll"),
        ("Call at 5 o’clock Sharp", "Call at 5 o’clock Sharp"), ("Call O’Brien", "Call O’Brien"),
    ])
    func anApostropheDoesNotStartAWord(title: String, expected: String) {
        #expect(styled(title) == expected)
    }

    @Test(arguments: [
        ("élan", "Élan"), ("e\u{301}lan", "E\u{301}lan"), ("öffnen", "Öffnen"), ("ﬁnd it", "Find It"), ("ßa", "Ssa"),
        ("ñandú", "Ñandú"),
    ])
    func theFirstGraphemeIsCapitalized(title: String, expected: String) {
        #expect(styled(title) == expected)
    }

    @Test(arguments: [
        "5 Minutes", "10s", "Snooze 10s", "15 Minutes to Go", "2 of 3", "Remind Me at 5 pm", "Run 5 km Now", "Run 5 km",
        "Run 5km", "24/7", "1st Place", "In 3 Days", "Download 20 MB", "Drive at 50 km/h", "Walk $(distance) km",
        "Update to v2", "3D Touch", "iOS 26", "9-to-5 Job", "2-in-1 Deal",
    ])
    func numbersAndTheirUnitsStay(title: String) {
        #expect(style.correction(of: title) == nil)
    }

    @Test(arguments: [
        "👍", "👍🏽", "👍 👎", "🚗", "❤️ Like", "Like ❤️", "👩‍👩‍👧‍👦", "1️⃣", "Bring the Cake 🎂", "☎️ Missed Call", "🎉", "…", "—", "",
        "   ", "&", "5", "ℹ️", "®",
    ])
    func emojiAndPunctuationAreNotWords(title: String) {
        #expect(style.correction(of: title) == nil)
    }

    @Test(arguments: [
        ("👍 the best", "👍 The Best"), ("what for 🎂", "What For 🎂"), ("Buy it ❤️ now", "Buy It ❤️ Now"),
        ("👍like", "👍Like"),
    ])
    func emojiDoNotAffectTheFirstAndLastWord(title: String, expected: String) {
        #expect(styled(title) == expected)
    }

    @Test(arguments: ["Save & Exit", "Terms & Conditions", "R&D Budget", "Q&A at Noon", "AT&T Bill"])
    func anAmpersandIsNotAWord(title: String) {
        #expect(style.correction(of: title) == nil)
    }

    @Test(arguments: [
        ("Play Part ii Now", "Play Part II Now"), ("Play Part II Now", "Play Part II Now"),
        ("world war iii", "World War III"),
        ("Henry VIII", "Henry VIII"), ("Am i Late", "Am I Late"),
    ])
    func romanNumeralsAreCapitals(title: String, expected: String) {
        #expect(styled(title) == expected)
    }

    @Test(arguments: [
        ("More than Words", "More Than Words"), ("Is that so", "Is That So"), ("See if it Is", "See If It Is"),
        ("Who are You", "Who Are You"), ("Play With Me", "Play with Me"), ("Log Into Server", "Log into Server"),
        ("Move Onto List", "Move onto List"), ("Made From Wood", "Made from Wood"),
        ("Walk through Town", "Walk Through Town"),
        ("Stay between Us", "Stay Between Us"),
    ])
    func shortWordsAreDistinguishedByTheirKind(title: String, expected: String) {
        #expect(styled(title) == expected)
    }

    @Test(arguments: [
        "Антон ответил", "ответить", "返信", "답장하기", "アプリを開く", "رد الآن", "Απάντηση τώρα", "שלח הודעה",
    ])
    func otherScriptsAreNotJudged(title: String) {
        #expect(style.correction(of: title) == nil)
    }

    @Test(arguments: [
        "Not Yet Rated", "Best Day So Far", "Stand By for Updates", "Not yet Rated", "Stop By the Store",
        "Yet Another Day",
    ])
    func aSmallWordCanBeAnAdverb(title: String) {
        #expect(style.correction(of: title) == nil)
    }

    @Test(arguments: ["Now at Gate A Today", "Take Vitamin A Now", "Concourse A Is Open", "SEND A MESSAGE", "Plan A"])
    func theLetterAIsNotAnArticle(title: String) {
        #expect(style.correction(of: title) == nil)
    }

    @Test(arguments: [
        ("“reply”", "“Reply”"), ("Play “the Wall” Now", "Play “the Wall” Now"),
        ("Play “The Wall” Now", "Play “The Wall” Now"),
        ("Reply (in private)", "Reply (in Private)"), ("Reply (To All)", "Reply (To All)"), ("reply…", "Reply…"),
        ("Meet at 5 p.m. the Next Day", "Meet at 5 p.m. the Next Day"), ("Mr. and Mrs. Smith", "Mr. and Mrs. Smith"),
        ("Wait … the End", "Wait … the End"), ("What Is It For? Join", "What Is It For? Join"),
        ("Paris–lyon", "Paris–Lyon"), ("Done — and Gone", "Done — And Gone"), ("Done - and Gone", "Done - and Gone"),
        ("Yes, And Now", "Yes, and Now"), ("Sent: a Photo", "Sent: A Photo"), ("Done! 🎉 the End", "Done! 🎉 The End"),
        ("Welcome :) to Us", "Welcome :) to Us"),
    ])
    func punctuationDeterminesEdges(title: String, expected: String) {
        #expect(styled(title) == expected)
    }

    @Test(arguments: [
        "Open example.com", "Mail me@example.com", "Reply to @anna", "Join #general", "Run /remind Now",
        "Open report.pdf",
        "Show user_name", "Visit https://example.com/now",
    ])
    func addressesAndNamesOfFilesStay(title: String) {
        #expect(style.correction(of: title) == nil)
    }
}
