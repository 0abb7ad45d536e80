/// Phrases of titles and bodies.
package enum PhraseTables {
    /// Titles that fit any notification of any app.
    package static let genericTitles = PhraseMatcher(
        lines:
            """
            activity
            alert
            announcement
            attention
            document
            error
            event
            fyi
            heads up
            hello
            hello there
            hey
            hey there
            hi
            hi there
            important
            important message
            important notice
            important update
            info
            information
            message
            new activity
            new alert
            new announcement
            new document
            new event
            new info
            new message
            new message received
            new messages
            new news
            new notification
            new notifications
            new reminder
            new update
            new updates
            news
            notice
            notification
            notification received
            notifications
            reminder
            success
            test
            test message
            test notification
            update
            updates
            urgent
            urgent message
            warning
            you have a message
            you have a new message
            you have a new notification
            you have a notification
            """)

    // MARK: Instructions

    /// Verbs of what people do to an interface. Where one begins a sentence, something of the interface has to follow,
    /// or else it is news: *Open enrollment starts*, *Press conference*.
    package static let instructing = PhraseMatcher(
        lines:
            """
            check
            click
            click on
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
            select
            sign in
            swipe
            tap
            tap on
            touch
            visit
            """)

    /// Verbs that are about an interface whatever follows.
    package static let touching = WordTables.words("click press swipe tap touch")

    /// Verbs of going somewhere or looking at something, which is as often in the world as in an app.
    package static let goingPlaces = WordTables.words("check go head hit visit")

    /// Parts of an interface, which is meant wherever they are named.
    package static let interfaceNouns = WordTables.words(
        "app apps application icon inbox notification notifications settings")

    /// Parts of an interface that the world has as well: *Screen 5* of a cinema, *today's menu*, an open *tab* in a bar.
    package static let worldlyNouns = WordTables.words("button menu screen tab")

    /// Words before ``worldlyNouns`` that show something of the app to be meant.
    package static let determiners = WordTables.words("the this your")

    /// Words that only point, after a verb that is about an interface.
    package static let pointers = WordTables.words("below here")

    /// Verbs after `to` that say what the instruction is good for.
    package static let purposes = WordTables.words(
        "accept answer confirm continue decline find finish learn open read reply respond review see start view watch")

    /// Words before `to` with which it begins no instruction: *someone tried to log in*.
    package static let reports = WordTables.words(
        "able attempted attempting failed fails forgot invited refused time tried tries trying unable wanted wants")

    /// What goes between a verb and the part of the interface that it is about.
    package static let betweenVerbAndNoun = 4

    /// What goes between a verb and `to view`.
    package static let betweenVerbAndPurpose = 7

    /// Words after *click* that show it to be an instruction, and not what is counted.
    package static let afterClick = WordTables.words("below for here it link on the this through to your")
}
