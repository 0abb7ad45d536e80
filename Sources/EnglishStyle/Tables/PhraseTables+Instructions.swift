// Words of instructions, which tell people what to do in the app.
extension PhraseTables {
    /// Verbs about using an interface. At the start of a sentence, a part of an interface must follow; otherwise it is
    /// news: *Open enrollment starts*, *Press conference*.
    package static let instructing = PhraseMatcher(
        lines:
            """
            check
            click
            click on
            double click
            double-click
            go back to
            go to
            head over to
            head to
            hit
            launch
            log in
            log into
            login
            navigate to
            open
            open up
            press
            right click
            right-click
            select
            sign in
            swipe
            tap
            tap on
            touch
            update
            visit
            """)

    /// Verbs that are always about an interface.
    package static let touching = WordTables.words("click double-click press right-click swipe tap touch")

    /// Verbs about going somewhere or looking at something, in the real world or in an app.
    package static let goingPlaces = WordTables.words("check go head hit visit")

    /// Nouns that always mean a part of an interface.
    package static let interfaceNouns = WordTables.words(
        "app apps application icon inbox notification notifications settings webpage website")

    /// Parts of an interface that also exist in the real world: *Screen 5* of a cinema, *today's menu*, an open *tab*
    /// in a bar.
    package static let worldlyNouns = WordTables.words("button menu screen tab")

    /// Words before ``worldlyNouns`` that show that the app is meant.
    package static let determiners = WordTables.words("the this your")

    /// Words that point to something, after a verb about an interface.
    package static let pointers = WordTables.words("below here left right")

    /// Verbs after `to` that state the purpose of an instruction.
    package static let purposes = WordTables.words(
        "accept answer confirm continue decline find finish learn open read reply respond review see start view watch")

    /// Words before `to` after which no instruction begins: *someone tried to log in*.
    package static let reports = WordTables.words(
        "able attempted attempting failed fails forgot invited refused time tried tries trying unable wanted wants")

    /// The maximum distance between a verb and the part of the interface.
    package static let betweenVerbAndNoun = 4

    /// The maximum distance between a verb and `to view`.
    package static let betweenVerbAndPurpose = 7

    /// Words before an instruction inside a sentence.
    package static let leadIns = WordTables.words("please to and or then just now must should")

    /// First words of sentences whose instruction follows a comma: *If it is late, open the app*.
    package static let introducing = WordTables.words("before for if in once to when")

    /// Verbs of a mouse, and those of a finger.
    package static let taps = ["click": "tap", "clicking": "tapping"]

    /// Words before *click* that show a way to do something: *with one click*.
    package static let beforeClick = PhraseMatcher(
        ["just a", "just one"]
            + ["after", "at", "by", "in", "with"].flatMap { way in
                ["a", "a single", "just one", "one"].map { "\(way) \($0)" }
            })

    /// Words after *click* that show an instruction, not a counted noun.
    package static let afterClick = WordTables.words("away below for here it link on the this through to your")

    /// Gestures on the notification, and words that point to its buttons, wherever a sentence begins with them.
    package static let gestures = PhraseMatcher([
        "double tap", "double-tap", "drag down", "hold the notification", "hold this notification", "long press",
        "long-press",
        "pull down for", "pull down to", "slide to answer", "slide to open", "slide to see",
        "slide to view", "swipe down", "swipe right", "swipe up", "use the button below", "use the buttons",
    ])

    /// Verbs that choose a button, before *below*: *choose Attend below*.
    package static let choosing = WordTables.words("choose pick select use")
}
