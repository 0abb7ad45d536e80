extension StyleTables {
    /// Words that the guide spells in another way, or that have another word in it.
    static let spellings = """
        'til: until
        24x7: 24/7
        ain't: isn’t / aren’t
        air pods: AirPods
        alright: all right
        and/or: or / and
        apple id: Apple Account
        apple ids: Apple Accounts
        apple-id: Apple Account
        are disabled for you: are off for you
        b4: before
        bar code: barcode
        bar codes: barcodes
        blue tooth: Bluetooth
        by airdrop: by AirDrop
        can not: cannot
        car play: CarPlay
        cell phone: phone
        cell phones: phones
        cell-phone: phone
        check box: checkbox
        check boxes: checkboxes
        check list: checklist
        check mark: checkmark
        check the box: select the checkbox
        check-mark: checkmark
        coz: because
        cuz: because
        data base: database
        deactivate the: turn off the
        depress the: press the
        different than: different from
        drop-down menu: pop-up menu
        dropdown menu: pop-up menu
        dunno: don’t know
        e-book: ebook
        e-books: ebooks
        e-mail: email
        e-mailed: emailed
        e-mails: emails
        emojis: emoji
        face-id: Face ID
        file name: filename
        file names: filenames
        for u: for you
        gimme: give me
        git hub: GitHub
        gonna: going to
        gotta: have to
        grayed out: dimmed
        greyed out: dimmed
        has been disabled: was turned off
        has been enabled: was turned on
        hash tag: hashtag
        hash tags: hashtags
        have been disabled: were turned off
        have been enabled: were turned on
        home page: homepage
        i cloud: iCloud
        i pad: iPad
        i phone: iPhone
        i-cloud: iCloud
        i-message: iMessage
        i-messages: iMessages
        i-pad: iPad
        i-phone: iPhone
        is now disabled: is now off
        is now enabled: is now on
        key word: keyword
        key words: keywords
        kinda: rather
        l8: late
        lemme: let me
        log in to your account: sign in to your account
        log into your account: sign in to your account
        log off: log out
        log-in: login / log in
        logged in to your account: signed in to your account
        logged into your account: signed in to your account
        logging in to your account: signing in to your account
        lower case: lowercase
        luv: love
        mac book: MacBook
        nite: night
        nope: no
        notifications are disabled: notifications are off
        notifications are enabled: notifications are on
        ok'd: approved
        okay: OK
        on-board: onboard
        on-line: online
        on-screen: onscreen
        outta: out of
        pass code: passcode
        pass words: passwords
        password-less: passwordless
        pay pal: PayPal
        please signup: please sign up
        power down: turn off
        powered down: turned off
        powered off: turned off
        powered on: turned on
        pre-installed: preinstalled
        qr-code: QR code
        qr-codes: QR codes
        re-boot: restart
        re-connect: reconnect
        re-connected: reconnected
        re-enter: reenter
        re-open: reopen
        re-opened: reopened
        re-opens: reopens
        re-schedule: reschedule
        re-scheduled: rescheduled
        re-send: resend
        re-sent: resent
        re-start: restart
        re-started: restarted
        reboot: restart
        rebooted: restarted
        rebooting: restarting
        reboots: restarts
        screen shot: screenshot
        screen shots: screenshots
        screen-shot: screenshot
        see u: see you
        setup your: set up your
        sign into: sign in to
        signed into: signed in to
        signing into: signing in to
        signs into: signs in to
        signup for: sign up for
        signup now: sign up now
        smart phone: smartphone
        smart phones: smartphones
        smart watch: smartwatch
        smart-phone: smartphone
        sorta: rather
        switched-off: turned off
        synch: sync
        synched: synced
        synching: syncing
        thank u: thank you
        tho: though
        thru: through
        thumb drive: USB flash drive
        til: until
        time stamp: timestamp
        timezone: time zone
        timezones: time zones
        to u: to you
        toggle the: turn on the / turn off the
        toggle your: turn on your / turn off your
        tonite: tonight
        touch screen: touchscreen
        touch-id: Touch ID
        u are: you are
        u can: you can
        u got: you got
        u have: you have
        u missed: you missed
        u need: you need
        u should: you should
        u will: you will
        upper case: uppercase
        user name: username
        user names: usernames
        user-name: username
        using airdrop: using AirDrop
        via airdrop: via AirDrop
        voice mail: voicemail
        wanna: want to
        web page: webpage
        web pages: webpages
        web site: website
        web sites: websites
        web-page: webpage
        web-site: website
        whats app: WhatsApp
        wi fi: Wi-Fi
        with u: with you
        work flow: workflow
        work flows: workflows
        y'all: you
        you tube: YouTube
        your ical: your calendar
        yup: yes
        zip code: ZIP code
        zip codes: ZIP codes
        """

    /// Abbreviated units after numbers in words: *six mins*.
    static let unitsAfterWords = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "few",
        "several",
    ].flatMap { number in
        [("hrs", "hours"), ("mins", "minutes"), ("secs", "seconds"), ("wks", "weeks"), ("yrs", "years")].map {
            unit, word in
            "\(number) \(unit): \(number) \(word)"
        }
    }.joined(separator: "\n")
}
