// Words that are two in one form and one in another, and words that don’t go together.
extension StyleTables {
    /// Nouns where a verb belongs, after words that a verb follows: *ready to setup*, *will backup*.
    static let nounsForVerbs = {
        let before = [
            "able to", "about to", "allowed to", "asked to", "can", "can't", "could", "did", "didn't", "don't",
            "failed to", "forget to", "forgot to", "going to", "have to", "how to", "need to", "needs to", "please",
            "ready to", "remember to", "should", "time to", "tried to", "tries to", "trying to", "unable to", "want to",
            "wants to", "will", "won't", "would", "would like to", "you'll", "apps that", "devices that", "people who",
            "users that", "users who", "when you", "if you", "until you", "before you", "after you",
        ]
        let verbs = [
            ("backup", "back up"), ("checkin", "check in"), ("checkout", "check out"), ("login", "log in"),
            ("logout", "log out"), ("setup", "set up"), ("signin", "sign in"), ("signup", "sign up"),
        ]
        return before.flatMap { before in verbs.map { "\(before) \($0): \(before) \($1)" } }.joined(separator: "\n")
    }()

    /// What is wrong wherever it is written in lowercase.
    static let grammar = """
        at you're: at your
        could of: could have
        for you're: for your
        from you're: from your
        in you're: in your
        it's end: its end
        must of: must have
        of been: have been
        of you're: of your
        on you're: on your
        should of: should have
        to you're: to your
        up you're: up your
        with you're: with your
        would of: would have
        """

    /// What is wrong at the beginning of a sentence. *A photo of you was shared* is right.
    static let grammarAtStart = """
        checkin for: check in for
        checkin to: check in to
        he are: he is
        he don't: he doesn't
        he have: he has
        it are: it is
        it don't: it doesn't
        it have: it has
        login and: log in and
        login now: log in now
        login to: log in to
        login to your account: sign in to your account
        logon to: log in to
        she are: she is
        she have: she has
        signin to: sign in to
        signup to: sign up to
        they has: they have
        they is: they are
        they was: they were
        we has: we have
        we is: we are
        we was: we were
        you am: you are
        you has: you have
        you is: you are
        you was: you were
        """

    /// What sounds insincere at the beginning of a text.
    static let tone = """
        alas:
        apologies for:
        argh:
        aww:
        boo-hoo:
        boo-yah:
        booyah:
        bummer:
        cha-ching:
        d'oh:
        darn:
        ding dong:
        drum roll:
        drumroll:
        eek:
        eep:
        fiddlesticks:
        good grief:
        gosh:
        hip hip hooray:
        hooray:
        huh:
        hurrah:
        hurray:
        jeez:
        ka-ching:
        kindly:
        lol:
        my bad:
        oh boy:
        oh dear:
        oh man:
        oh my:
        oh no:
        oh snap:
        omg:
        ooh:
        oops:
        oopsie:
        oopsies:
        oopsy:
        ouch:
        our apologies:
        pardon our:
        pardon the:
        phew:
        psst:
        sad news:
        sigh:
        so sorry:
        sorry:
        sorry about:
        sorry for interrupting:
        sorry for the interruption:
        sorry to bother:
        sorry to bother you:
        sorry to disturb:
        sorry to disturb you:
        sorry to interrupt:
        sorry to interrupt you:
        sorry to say:
        sorry to tell you:
        ta-da:
        ta-dah:
        tada:
        tsk:
        tsk tsk:
        ugh:
        uh:
        uh oh:
        uh-oh:
        unfortunately:
        voila:
        voilà:
        wahoo:
        we're sorry to:
        whoopee:
        whoops:
        whoopsie:
        woo hoo:
        woo-hoo:
        woohoo:
        woot:
        wowza:
        yay:
        yikes:
        yippee:
        yo:
        """

    /// Names of days in lowercase.
    static let days = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ].flatMap { day in ["", "s"].map { "\(day)\($0): \(day.prefix(1).uppercased())\(day.dropFirst())\($0)" } }
        .joined(separator: "\n")

    /// Things that are *yours*, so that a verb before them is a slip: *you’re table*.
    static let belongings = [
        "account", "appointment", "balance", "book", "booking", "bread", "card", "code", "deal",
        "delivery", "device", "dog", "cat", "door", "event", "file", "flight",
        "gift", "goal", "hold", "invoice", "key", "keys", "lesson", "luggage",
        "meal", "medication", "meeting", "membership", "message", "name", "order", "package", "parcel",
        "password", "payment", "phone", "photo", "photos", "plan", "plant", "plants", "prescription", "profile",
        "rental", "request", "reservation", "ride", "room", "route", "schedule", "score", "seat", "session",
        "shift", "subscription", "table", "ticket", "tickets", "tour", "train", "trip", "vehicle",
        "visit", "workout",
    ]

    /// *You’re* before a thing.
    static let ownedThings = belongings.map { "you're \($0): your \($0)" }.joined(separator: "\n")

    static let shortDays = [
        "mon": "Monday", "tue": "Tuesday", "tues": "Tuesday", "wed": "Wednesday", "thu": "Thursday",
        "thurs": "Thursday",
        "fri": "Friday", "sat": "Saturday", "sun": "Sunday",
    ]

    /// Words after whose sentence a comma doesn't separate the items of a series: *In the evening, foxes and owls come*.
    static let introducing = WordTables.words(
        """
        after also although around as at because before besides between by despite during earlier every finally first for
        friday from good hello hey hi if in inside instead into just last later like meanwhile monday near next no now
        of off on once only or our out outside over please saturday sadly since so soon sorry sunday thank thanks then
        these this though thursday till to today together tomorrow tonight tuesday under unless until upon wednesday welcome
        well when whenever where while with within without yes yesterday
        """)

    static let articles = WordTables.words("a an its my our the their your")

    /// Units that touch a number, and how they are written after a space.
    static let touchingUnits = [
        "cm": "cm", "h": "hours", "hr": "hr", "hrs": "hours", "kcal": "kcal", "kWh": "kWh", "KWH": "kWh", "kW": "kW",
        "kg": "kg", "kgs": "kg", "km": "km",
        "kms": "km",
        "lb": "lb", "lbs": "lb", "min": "min", "mins": "minutes", "ml": "mL", "mm": "mm", "mph": "mph", "oz": "oz",
        "sec": "sec", "secs": "seconds",
    ]
}
