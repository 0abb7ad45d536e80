// The phrases of each kind, in alphabetical order.
extension StyleTables {
    static let abbreviations = """
        2day: today
        2moro: tomorrow
        2nite: tonight
        a.s.a.p: as soon as possible
        acct: account
        approx: about
        appt: appointment
        appts: appointments
        asap: as soon as possible
        b/c: because
        bday: birthday
        btw: by the way
        cust: customer
        dept: department
        dob: date of birth
        e.g: for example
        eod: end of day
        et al: and others
        etc: and so on
        fwiw:
        fyi:
        gr8: great
        i.e: that is
        incl: including
        l8r: later
        msg: message
        msgs: messages
        n.b:
        nbr: number
        on fri: on Friday
        on mon: on Monday
        on thu: on Thursday
        on thurs: on Thursday
        on tue: on Tuesday
        on tues: on Tuesday
        on wed: on Wednesday
        pls: please
        plz: please
        pmt: payment
        ppl: people
        pwd: password
        qty: quantity
        rcvd: received
        req'd: required
        thx: thanks
        tmrw: tomorrow
        tmw: tomorrow
        txn: transaction
        w/in: within
        w/o: without
        wk: week
        wks: weeks
        """

    static let wordy = """
        12 midnight: midnight
        12 noon: noon
        a large number of: many
        a quick reminder that:
        abovementioned:
        added bonus: bonus
        aforementioned:
        apologies for the inconvenience:
        are able to: can
        as a matter of fact:
        as per: according to
        at the present time: now
        at this moment in time: now
        at this point in time: now
        at your earliest convenience: soon
        atm machine: ATM
        be advised that:
        be aware that:
        despite the fact that: although
        due to the fact that: because
        each and every: every
        end result: result
        first and foremost: first
        for the purpose of: for
        for the time being: for now
        for your information:
        has the ability to: can
        in close proximity to: near
        in order to: to
        in regards to: about
        in spite of the fact that: although
        in the event that: if
        in the near future: soon
        in the process of:
        is able to: can
        it should be noted that:
        just so you know:
        just to let you know:
        make a decision: decide
        on a daily basis: every day
        on a monthly basis: every month
        on a weekly basis: every week
        pin number: PIN
        please be advised that:
        please be aware that:
        please be informed that:
        please be reminded that:
        please do not hesitate to:
        please don't hesitate to:
        please feel free to:
        please kindly:
        please note that:
        please remember that:
        prior to: before
        sorry for any inconvenience:
        sorry for the inconvenience:
        thank you for your cooperation:
        thank you for your patience:
        thank you for your understanding:
        thanks for your patience:
        thanks for your understanding:
        this is a friendly reminder that:
        this is a reminder that:
        this is to inform you that:
        until such time as: until
        utilise: use
        utilize: use
        utilized: used
        utilizing: using
        we apologize for any inconvenience:
        we apologize for the inconvenience:
        we are pleased to inform you that:
        we regret to inform you that:
        we want to inform you that:
        we want to let you know that:
        we wish to inform you that:
        we would like to inform you that:
        we would like to let you know that:
        we'd like to inform you that:
        we'd like to let you know that:
        with regard to: about
        with regards to: about
        with respect to: about
        with the exception of: except
        you are hereby notified that:
        """

    static let verbs = """
        deactivate notifications: turn off
        disable: turn off
        enable: turn on
        login: log in
        logoff: log out
        logon: log in
        logout: log out
        setup: set up
        signin: sign in
        signout: sign out
        signup: sign up
        toggle: turn on / turn off
        un-check: deselect
        uncheck: deselect
        """

    static let hyphenatedVerbs = """
        back-up: back up
        check-in: check in
        check-out: check out
        drop-off: drop off
        follow-up: follow up
        log-out: log out
        opt-in: opt in
        opt-out: opt out
        pick-up: pick up
        set-up: set up
        sign-in: sign in
        sign-out: sign out
        sign-up: sign up
        start-up: start up
        """

    /// What follows a verb, and no noun: *Check-In Now*, but *Check-In Desk*.
    static let afterVerbs = WordTables.words(
        "a again all an at for from here in it later my now on online the there this to today tomorrow with your")

    static let violentVerbs = """
        abort: stop / cancel
        nuke: delete
        obliterate: delete
        """

    static let violentEnds = """
        kill: stop / end
        terminate: end / stop
        """

    /// What stops without violence: *Kill Process*, but not *Kill Dragon*.
    static let stoppable = WordTables.words(
        """
        ac account alarm alert alerts all app apps auction bid boiler booking bot build call camera card cards
        charger charging connection container deployment device download engine everything fan fans feed furnace
        game heat heater heating instance it job jobs lamp light lights listing machine meeting motor music
        notifications now order oven power print process processes program pump query recording reminder request
        router run scan script search server service session sessions sound stove stream subscription sync syncing
        tab tabs task tasks thread timer transfer trip tv update upload video vm vpn wi-fi wifi workout
        """)

    /// Nouns that make a noun of a verb in one word before them: *Setup Guide*.
    static let nounsAfterVerbs = WordTables.words(
        """
        activity alert assistant attempt attempts code codes details guide help history info instructions issue issues link
        links options page problem problems screen steps tips wizard
        """)

    static let emoticons = WordTables.words(":) :( :-) :-( ;) ;-) :D :-D :P :-P :/ :-/ :O :'( ^^ ^_^ XD xD")

    /// Symbols of units in wrong forms, after a number.
    static let units = [
        "KG": "kg", "KM/H": "km/h", "KMH": "km/h", "KPH": "km/h", "Km/h": "km/h", "Kmh": "km/h", "MPH": "mph",
        "Mph": "mph",
        "kmh": "km/h", "kph": "km/h", "KGS": "kg", "KM": "km", "KMS": "km", "Kg": "kg", "Kgs": "kg", "Km": "km",
        "Kms": "km",
        "hrs": "hours",
        "kgs": "kg", "kms": "km", "lbs": "lb", "mins": "minutes", "pcs": "pieces", "secs": "seconds", "wks": "weeks",
        "yrs": "years",
    ]

    /// What numbers count or measure, after the two ends of a range.
    static let measured = WordTables.words(
        """
        business classes days degrees episodes guests hours items kg km miles minutes months nights orders people percent persons
        photos players points seats seconds steps stops tickets times weeks years
        """)

    static let months = WordTables.words(
        """
        january february march april may june july august september october november december
        jan feb mar apr jun jul aug sep sept oct nov dec
        """)

    static let salutations = """
        attention all customers:
        attention customers:
        attention users:
        dear all:
        dear client:
        dear colleague:
        dear customer:
        dear customers:
        dear friend:
        dear guest:
        dear loyal customer:
        dear madam:
        dear member:
        dear passenger:
        dear passengers:
        dear patient:
        dear player:
        dear sir or madam:
        dear sir:
        dear subscriber:
        dear traveler:
        dear user:
        dear users:
        dear valued customer:
        dear valued guest:
        dear valued member:
        dear valued user:
        good day customer:
        hello customer:
        hello dear customer:
        hello there valued customer:
        hello user:
        hello valued customer:
        hi customer:
        hi dear customer:
        hi there valued customer:
        hi user:
        hi valued customer:
        respected customer:
        to all customers:
        to whom it may concern:
        valued customer:
        """
}
