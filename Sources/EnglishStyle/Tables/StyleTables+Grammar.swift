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
            ("backup", "back up"), ("breakdown", "break down"), ("cleanup", "clean up"), ("followup", "follow up"),
            ("shutdown", "shut down"), ("workout", "work out"), ("checkin", "check in"), ("checkout", "check out"),
            ("login", "log in"),
            ("logout", "log out"), ("setup", "set up"), ("signin", "sign in"), ("signup", "sign up"),
        ]
        return before.flatMap { before in verbs.map { "\(before) \($0): \(before) \($1)" } }.joined(separator: "\n")
    }()

    /// What is wrong wherever it is written in lowercase.
    static let grammar = """
        are effected by: are affected by
        at you're: at your
        be effected by: be affected by
        can effect: can affect
        change effects: change affects
        could effect: could affect
        doesn't effect: doesn't affect
        in affect: in effect
        into affect: into effect
        is effected by: is affected by
        may effect: may affect
        might effect: might affect
        not effect: not affect
        side affect: side effect
        side affects: side effects
        takes affect: takes effect
        take affect: take effect
        the affect of: the effect of
        the affects of: the effects of
        took affect: took effect
        agree on you: agree with you
        an affect on: an effect on
        arrive to: arrive at
        arrived to: arrived at
        arrives to: arrives at
        at the evening: in the evening
        at the morning: in the morning
        between you and i: between you and me
        can able to: can
        congratulations for: congratulations on
        depend of: depend on
        depends of: depends on
        different as: different from
        discuss about: discuss
        explain you: explain to you
        for to: to
        for you and i: for you and me
        from you and i: from you and me
        is been: has been
        interested on: interested in
        married with: married to
        on the afternoon: in the afternoon
        on the evening: in the evening
        on the morning: in the morning
        see you and i: see you and me
        to you and i: to you and me
        with you and i: with you and me
        was effected by: was affected by
        were effected by: were affected by
        will effect: will affect
        won't effect: won't affect
        would effect: would affect
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
        did you knew: did you know
        lets check: let’s check
        lets go: let’s go
        lets meet: let’s meet
        lets play: let’s play
        lets start: let’s start
        lets talk: let’s talk
        lets watch: let’s watch
        their has: there has
        their have: there have
        their was: there was
        their were: there were
        their will be: there will be
        there almost: they’re almost
        there late: they’re late
        there on their way: they’re on their way
        there on the way: they’re on the way
        there ready: they’re ready
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

    /// Names in lowercase: of days, months, holidays, places, and what is named after them.
    static let days = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "January", "February", "April",
        "June", "July", "August", "September", "October", "November", "December", "Christmas", "Easter", "Halloween",
        "Thanksgiving", "Hanukkah", "Ramadan", "Diwali", "America", "Boston", "Berlin", "Chicago", "England",
        "Europe", "Germany", "Italy", "Japan", "London", "Los Angeles", "Madrid", "Mexico", "New York", "Paris",
        "San Francisco", "Spain", "Tokyo", "American", "Australian", "British", "Canadian", "English", "European",
        "German", "Italian", "Japanese", "Korean", "Mexican", "Portuguese", "Russian", "Spanish", "Swedish",
    ].flatMap { day in ["", "s"].map { "\(day.lowercased())\($0): \(day)\($0)" } }.joined(separator: "\n")

    /// Things that are *yours*, so that a verb before them is a slip: *you’re table*.
    static let belongings: Set<String> = [
        "account", "appointment", "balance", "book", "booking", "bread", "card", "code", "deal",
        "delivery", "device", "dog", "cat", "door", "event", "file", "flight",
        "gift", "goal", "hold", "invoice", "key", "keys", "lesson", "luggage",
        "meal", "medication", "meeting", "membership", "message", "name", "order", "package", "parcel",
        "password", "payment", "phone", "photo", "photos", "plan", "plant", "plants", "prescription", "profile",
        "rental", "request", "reservation", "ride", "room", "route", "schedule", "score", "seat", "session",
        "shift", "subscription", "table", "ticket", "tickets", "tour", "train", "trip", "vehicle",
        "visit", "workout",
    ]

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
        "ft": "ft",
        "cm": "cm", "h": "hours", "hr": "hr", "hrs": "hours", "kcal": "kcal", "kWh": "kWh", "KWH": "kWh", "kW": "kW",
        "kg": "kg", "kgs": "kg", "km": "km",
        "kms": "km",
        "lb": "lb", "lbs": "lb", "min": "min", "mins": "minutes", "ml": "mL", "mm": "mm", "mph": "mph", "oz": "oz",
        "sec": "sec", "secs": "seconds",
    ]
}
