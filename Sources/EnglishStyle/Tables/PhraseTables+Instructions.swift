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

    /// Gestures on the notification, what people do with the app, and questionnaires, wherever a sentence begins with
    /// them.
    package static let gestures = PhraseMatcher(
        WordTables.lines(gestureLines)
            .union(product(["hold", "slide"], gesturePurposes))
            .union(product(["activate", "allow", "enable", "switch on", "turn on"], permissions))
            .union(product(ratingVerbs, ratedThings))
            .union(product(["give", "leave", "write"], opinions)))

    private static let gestureLines = """
        answer a short survey
        answer our survey
        click here
        dive back in
        double tap
        double-tap
        drag down
        fill out our survey
        find it under
        find them under
        head back to the app
        hold the notification
        hold this notification
        hop back in
        how did we do
        how many stars do you
        how many stars does
        how many stars would you
        how was it
        how was your experience
        how was your ride
        how was your stay
        how was your trip
        jump back in
        learn more about
        log back in
        long press
        long-press
        press and hold
        pull down for
        pull down to
        pull to refresh
        refresh the app
        refresh the feed
        refresh the list
        refresh the page
        refresh the screen
        reinstall the app
        reload the page
        restart the app
        scroll down
        scroll up
        see what's inside
        share your experience
        share your feedback
        share your opinion
        share your thoughts
        swipe down
        swipe right
        swipe up
        take the survey
        take this survey
        tap and hold
        touch and hold
        use the button below
        use the buttons
        """

    private static let gesturePurposes = [
        "to answer", "to confirm", "to open", "to pay", "to read", "to reply", "to see", "to unlock", "to view",
    ]

    private static let permissions = [
        "background refresh", "bluetooth", "camera access", "location", "location access", "location services",
        "notifications", "push notifications", "your location",
    ]

    private static let ratingVerbs = product(["rate"], ["the", "this", "your"])

    private static let ratedThings = [
        "courier", "delivery", "dish", "driver", "experience", "guest", "host", "meal", "order", "purchase", "ride",
        "seller",
        "service", "shopper", "stay", "trip", "visit",
    ]

    private static let opinions = [
        "a rating", "a review", "a star rating", "feedback", "some feedback", "us a rating", "your feedback",
        "your review",
    ]

    /// Sentences that only send people to the app.
    package static let invitations = PhraseMatcher(
        WordTables.lines(invitationLines).union(
            product(
                Array(WordTables.lines(invitationLines)),
                ["for yourself", "here", "in the app", "inside", "now", "today"])))

    private static let invitationLines = """
        check it
        check it out
        check them out
        check this out
        come and see
        come see
        find out
        find out more
        get more details
        get started
        get the details
        go see
        have a look
        have a look around
        learn more
        look
        read it
        read more
        read on
        review it
        see all
        see details
        see for yourself
        see it
        see more
        see the details
        show more
        take a closer look
        take a look
        view
        view all
        view details
        view it
        view more
        view the details
        watch it
        """

    /// Places in an app, after *in*, *to* or *from*: *pay it in the app*.
    package static let placesInApps = PhraseMatcher(
        product(
            ["from", "in", "inside", "into", "through", "to", "using", "via", "with", "within"],
            [
                "our app", "settings", "the app", "this app", "your account", "your dashboard", "your inbox",
                "your profile",
            ])
            + ["the app for", "your account for", "your inbox for", "your profile", "your profile for"])

    /// Verbs that ask people to do something, if a pronoun, an article or the place follows them.
    package static let requested = WordTables.words(
        """
        accept access add adjust answer approve book browse buy cancel change check choose collect come compare complete
        confirm continue customize decline discover download edit explore extend find finish follow get give go head join jump
        leave listen look make manage open order pay pick plan play post read redeem rename renew reopen reply reschedule
        reserve respond resume return review save schedule see select set share start submit switch track try unlock update
        upgrade upload use verify view visit vote watch
        """)

    /// What follows such a verb in a request: *pay it*, *return to*.
    package static let objectsOfRequests = WordTables.words(
        """
        a all an any back both details everything from her here him how in inside into it more now one some that the their
        them there these they this those via what when where which who with your yourself
        """)

    /// Verbs after which *to the app* is where to go: *an update to the app* isn't.
    package static let movements = WordTables.words("back come get go head jump return switch")

    /// Beginnings of sentences that say where the rest is: *More details in the app*.
    package static let pointersToApps = PhraseMatcher(
        [
            "all details", "all of it", "all the details", "details", "everything", "find", "find out more",
            "full details", "learn more",
            "more", "more details", "more info", "more information", "more on this", "more on it", "read more",
            "see more",
            "the details", "the full list", "the full report", "the full story", "the rest", "you can", "you may",
            "you can now",
        ])

    /// Verbs that choose a button, before *below*: *choose Attend below*.
    package static let choosing = WordTables.words("choose pick select use")
}
