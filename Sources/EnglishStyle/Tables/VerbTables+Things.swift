extension VerbTables {
    /// What the title of an action names instead of what happens.
    package enum Thing {
        /// Something that people look at: *Order Status*.
        case content
        /// Something that happens, or a thing that does nothing on a screen: *Trip Extension*, *Lamp*.
        case other
    }

    /// The thing that a title names; nil if it begins with a verb, or if a word isn't known: *Trip Extension* and *Full
    /// Story*, but not *Extend Trip*.
    package static func thing(namedBy words: [String]) -> Thing? {
        let words = words.first.map(beforeThings.contains) ?? false ? words.dropFirst() : words[...]
        guard (1...3).contains(words.count), let last = words.last else { return nil }
        let qualifiers = words.dropLast()
        // *Order Photos* begins with a verb.
        if words.first == "order" { return words.count == 2 && contentsOfOrders.contains(last) ? .content : nil }
        guard
            qualifiers.allSatisfy({ word in
                [things, events, contents, adjectives].contains { $0.contains(word) }
            })
        else {
            return nil
        }
        if contents.contains(last) { return .content }
        let isQualified = qualifiers.contains { !adjectives.contains($0) }
        if isQualified, contentsOrVerbs.contains(last) { return .content }
        if events.contains(last) { return .other }
        guard isQualified else { return nil }
        return thingsOrVerbs.contains(last) || suffixes.contains(where: last.hasSuffix) ? .other : nil
    }

    private static let contentsOfOrders = WordTables.words(
        "confirmation details history information overview receipt status summary tracking")

    private static let beforeThings = WordTables.words("a an my our the your")

    /// Nouns of what a screen shows, which are no verbs.
    private static let contents = WordTables.words(
        """
        agenda article biography brochure bulletin calendar comments details faq faqs gallery highlights information
        instructions invoice itinerary leaderboard location map menu newsletter notes options overview photos playlist profile receipt recipe replies
        route
        results scoreboard specs specifications standings statement statistics stats status story summary terms ticket
        tickets timeline timetable tracklist transcript tutorial
        """)

    /// Nouns of what a screen shows, after another noun. Alone, they may be verbs.
    private static let contentsOrVerbs = WordTables.words(
        "board chart code feed guide history list page plan queue record report review schedule score video"
    )

    /// Other nouns that are no verbs. Alone, they may be answers: *Dinner*, *Window Seat*.
    private static let things = WordTables.words(
        """
        account appointment battery car class course customer delivery dinner doctor driver event family flight friend game
        hotel lesson luggage meal medication medicine meeting member package parcel parking passenger patient seat
        session shipment song team ticket trip vehicle weather workout
        """)

    /// Nouns of what happens, and of things that do nothing on a screen.
    private static let events = WordTables.words(
        """
        booking cancellation confirmation donation explanation favorites invitation lamp membership payment payroll
        prescription registration rental reservation response salary subscription thermostat transaction
        """)

    /// More of these, after another noun. Alone, they are verbs.
    private static let thingsOrVerbs = WordTables.words("change purchase refund repair request return transfer upgrade")

    private static let suffixes = [
        "ation", "ction", "sion", "tion", "ment", "ance", "ence", "ewal", "oval", "ity",
    ]

    private static let adjectives = WordTables.words(
        "additional current full important latest new quick recent upcoming")
}
