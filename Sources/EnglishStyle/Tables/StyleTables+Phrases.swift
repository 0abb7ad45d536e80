// The phrases of each kind, in alphabetical order.
extension StyleTables {
    static let spellings = """
        24x7: 24/7
        air pods: AirPods
        and/or: or / and
        apple id: Apple Account
        apple ids: Apple Accounts
        by airdrop: by AirDrop
        e-book: ebook
        e-books: ebooks
        e-mail: email
        e-mailed: emailed
        e-mails: emails
        git hub: GitHub
        i pad: iPad
        i phone: iPhone
        i-pad: iPad
        i-phone: iPhone
        log off: log out
        log-in: login / log in
        mac book: MacBook
        ok'd: approved
        okay: OK
        on-line: online
        pass code: passcode
        pay pal: PayPal
        please signup: please sign up
        setup your: set up your
        signup for: sign up for
        signup now: sign up now
        synch: sync
        synched: synced
        synching: syncing
        using airdrop: using AirDrop
        via airdrop: via AirDrop
        voice mail: voicemail
        web page: webpage
        web pages: webpages
        web site: website
        web sites: websites
        web-page: webpage
        web-site: website
        whats app: WhatsApp
        wi fi: Wi-Fi
        you tube: YouTube
        """

    static let abbreviations = """
        2day: today
        2moro: tomorrow
        2nite: tonight
        acct: account
        appt: appointment
        appts: appointments
        asap: as soon as possible
        b/c: because
        bday: birthday
        btw: by the way
        cust: customer
        e.g: for example
        et al: and others
        etc: and so on
        fwiw:
        fyi:
        gr8: great
        i.e: that is
        incl: including
        l8r: later
        nbr: number
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
        w/o: without
        """

    static let jargon = """
        aborted: stopped / canceled
        aborting: stopping / canceling
        access token:
        app crashed: app quit unexpectedly
        app has crashed: app quit unexpectedly
        app is hanging: app isn't responding
        app just crashed: app quit unexpectedly
        auth token:
        download aborted: download stopped
        download was aborted: download was stopped
        fatal error: serious problem
        has been aborted: was stopped
        http error:
        illegal character: character that isn't allowed
        illegal characters: characters that aren't allowed
        invalid credentials: name and password that don't match
        job was killed: job was stopped
        oauth token:
        process hangs: process isn't responding
        process has been killed: process was stopped
        process has been terminated: process was stopped
        process terminated: process stopped
        process was aborted: process was stopped
        process was killed: process was stopped
        process was terminated: process was stopped
        push alert: notification
        push alerts: notifications
        push message: notification
        push messages: notifications
        push notification: notification
        push notifications: notifications
        re-authenticate: sign in again
        reauthenticate: sign in again
        refresh token:
        restart the application: open the app again
        session expired: you were signed out
        session has been terminated: session ended
        session has expired: you were signed out
        session terminated: session ended
        session token:
        session was killed: session ended
        session was terminated: session ended
        update the application: update the app
        upload aborted: upload stopped
        upload was aborted: upload was stopped
        was aborted: was stopped
        """

    static let wordy = """
        a large number of: many
        at the present time: now
        at this moment in time: now
        at this point in time: now
        atm machine: ATM
        despite the fact that: although
        due to the fact that: because
        for the purpose of: for
        has the ability to: can
        in close proximity to: near
        in order to: to
        in spite of the fact that: although
        in the event that: if
        in the near future: soon
        on a daily basis: every day
        on a monthly basis: every month
        on a weekly basis: every week
        pin number: PIN
        please be advised that:
        please be informed that:
        please note that:
        prior to: before
        this is to inform you that:
        until such time as: until
        utilise: use
        utilize: use
        utilized: used
        utilizing: using
        we are pleased to inform you that:
        we regret to inform you that:
        we wish to inform you that:
        we would like to inform you that:
        with regard to: about
        with regards to: about
        with respect to: about
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
        all alarm app apps build call connection container deployment device download engine everything instance it job
        jobs machine now power print process processes program recording run script server service session sessions
        stream task tasks thread timer upload vm
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
        "KG": "kg", "KGS": "kg", "KM": "km", "KMS": "km", "Kg": "kg", "Kgs": "kg", "Km": "km", "Kms": "km", "kgs": "kg",
        "kms": "km",
    ]

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
