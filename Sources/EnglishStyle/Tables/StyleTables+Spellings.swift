extension StyleTables {
    /// Words that the guide spells in another way, or that have another word in it.
    static let spellings = """
        24x7: 24/7
        air pods: AirPods
        alright: all right
        and/or: or / and
        apple id: Apple Account
        apple ids: Apple Accounts
        apple-id: Apple Account
        bar code: barcode
        bar codes: barcodes
        blue tooth: Bluetooth
        by airdrop: by AirDrop
        car play: CarPlay
        cell phone: phone
        cell phones: phones
        cell-phone: phone
        check box: checkbox
        check boxes: checkboxes
        check list: checklist
        check mark: checkmark
        check-mark: checkmark
        data base: database
        different than: different from
        drop-down menu: pop-up menu
        dropdown menu: pop-up menu
        e-book: ebook
        e-books: ebooks
        e-mail: email
        e-mailed: emailed
        e-mails: emails
        emojis: emoji
        face-id: Face ID
        file name: filename
        file names: filenames
        git hub: GitHub
        grayed out: dimmed
        greyed out: dimmed
        hash tag: hashtag
        hash tags: hashtags
        home page: homepage
        i cloud: iCloud
        i pad: iPad
        i phone: iPhone
        i-cloud: iCloud
        i-message: iMessage
        i-messages: iMessages
        i-pad: iPad
        i-phone: iPhone
        key word: keyword
        key words: keywords
        log in to your account: sign in to your account
        log into your account: sign in to your account
        log off: log out
        log-in: login / log in
        logged in to your account: signed in to your account
        logged into your account: signed in to your account
        logging in to your account: signing in to your account
        lower case: lowercase
        mac book: MacBook
        ok'd: approved
        okay: OK
        on-board: onboard
        on-line: online
        on-screen: onscreen
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
        setup your: set up your
        signup for: sign up for
        signup now: sign up now
        smart phone: smartphone
        smart phones: smartphones
        smart watch: smartwatch
        smart-phone: smartphone
        switched-off: turned off
        synch: sync
        synched: synced
        synching: syncing
        thumb drive: USB flash drive
        time stamp: timestamp
        timezone: time zone
        timezones: time zones
        touch screen: touchscreen
        touch-id: Touch ID
        upper case: uppercase
        user name: username
        user names: usernames
        user-name: username
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
        work flow: workflow
        work flows: workflows
        you tube: YouTube
        your ical: your calendar
        zip code: ZIP code
        zip codes: ZIP codes
        """
}
