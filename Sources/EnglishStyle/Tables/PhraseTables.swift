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

    /// Names of topics that don't say what people get.
    package static let genericTopics = PhraseMatcher([
        "all", "all notifications", "all other notifications", "app notifications", "default", "everything",
        "everything else", "general", "general notifications", "misc", "miscellaneous", "miscellaneous notifications",
        "more", "notification", "notifications", "other", "other notifications", "others", "push", "push notifications",
        "rest", "stuff", "the rest", "topic", "uncategorized", "various",
    ])

    // MARK: Instructions

    /// Verbs about using an interface. At the start of a sentence, a part of an interface must follow; otherwise it is
    /// news: *Open enrollment starts*, *Press conference*.
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

    /// Verbs that are always about an interface.
    package static let touching = WordTables.words("click press swipe tap touch")

    /// Verbs about going somewhere or looking at something, in the real world or in an app.
    package static let goingPlaces = WordTables.words("check go head hit visit")

    /// Nouns that always mean a part of an interface.
    package static let interfaceNouns = WordTables.words(
        "app apps application icon inbox notification notifications settings")

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
    package static let leadIns = WordTables.words("please to and or then just now")

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

    // MARK: Error messages

    /// Phrases of error messages, as words.
    package static let errors = PhraseMatcher([
        "something went wrong", "an error occurred", "an error has occurred", "unexpected error", "unknown error",
        "an error was encountered", "connection refused", "request failed", "status code", "error code",
        "unhandled exception", "null pointer", "stack trace", "internal server error", "unexpected condition",
        "unable to process your request", "could not process your request", "couldn't process your request",
        "we encountered an error", "we encountered a problem", "an issue occurred", "a problem occurred",
        "operation failed", "null", "nserror", "server returned",
        "invalid response", "bad request", "exception in", "exception occurred", "exception was thrown",
        "request timed out",
    ])

    // MARK: Levels

    /// Phrases about the security of an account.
    package static let accountWarnings = PhraseMatcher([
        "new sign in", "new login", "new sign-in", "suspicious sign-in", "suspicious login", "suspicious activity",
        "unusual activity", "unusual sign-in", "password changed", "password was changed", "unrecognized device",
        "account was locked", "account locked",
    ])

    /// Words for days that are still to come.
    package static let laterDays = PhraseMatcher([
        "tomorrow", "next week", "next month", "next year", "this month", "your week", "weekly summary",
    ])

    /// Words for days that are too late for an interruption now, in any text.
    package static let farDays = PhraseMatcher(["tomorrow", "next week", "next month", "next year"])

    /// What people do who like something.
    package static let applause = PhraseMatcher([
        "commented on your", "liked your", "likes your", "new follower", "new like", "reacted to your",
        "started following you",
    ])

    /// What entertains or sells: nobody's health or safety depends on it.
    package static let leisure = WordTables.words(
        """
        album albums article articles coupon discount episode episodes film films follower followers movie movies music news
        newsletter playlist podcast podcasts quiz recipe recipes song songs trailer
        """)

    /// What health and safety are about.
    package static let safety = WordTables.words(
        """
        alarm ambulance blood carbon crash danger dangerous dose emergency evacuate evacuation fall fell fire flood gas glucose
        health heart hurricane insulin intruder leak medication medicine monoxide oxygen police pulse recall rescue safety
        shelter smoke storm tornado tsunami warning
        """)

    // MARK: Reasons and questions

    /// Words that give no reason by themselves: *It is important that people see it now.*
    package static let withoutReason = WordTables.words(
        """
        a all always and app are as at be because been by can critical critically do everybody everyone fast for get have
        immediately important in is it its know matters must need needed needs notice notification now of on our people
        please quickly read really relevant required right see should so soon that the them they this time to truly urgent
        urgently us user users very want we will would
        """)

    /// Beginnings that tell people what happens, instead of asking them.
    package static let announcing = PhraseMatcher([
        "you will", "you'll", "you get", "you receive", "we will", "we'll", "we send", "by continuing", "stay tuned",
    ])

    /// Words that make something a condition.
    package static let conditions = PhraseMatcher([
        "must", "need to", "have to", "required", "is necessary", "to continue", "to keep using", "to go on",
    ])

    /// Questions that don't say what people will get.
    package static let vaguePrompts = PhraseMatcher([
        "allow notifications", "allow us to send you notifications", "can we send you notifications",
        "do you want notifications", "do you want to get notifications", "do you want to receive notifications",
        "enable notifications", "get notifications", "may we notify you", "may we send you notifications",
        "receive notifications", "stay in the loop", "stay up to date", "stay updated", "turn on notifications",
        "want notifications", "would you like to receive notifications", "would you like notifications",
    ])

    /// Beginnings of questions with a no in them, whose answer is unclear.
    package static let negativeQuestions = PhraseMatcher([
        "aren't you", "do you not", "don't you", "why don't you", "wouldn't you",
    ])

    /// What describes a setting by what happens while it is off.
    package static let offSettings = PhraseMatcher([
        "if off", "if this is off", "if turned off", "if you turn this off", "turn this off to", "when off",
        "when this is off", "when turned off", "when you turn this off",
    ])

    /// Words that promise something for an answer.
    package static let rewards = PhraseMatcher([
        "allow to win", "and get a free", "and win", "as a reward", "chance to win", "earn a reward", "earn coins",
        "earn points", "earn rewards", "extra lives", "for a chance", "for a free", "free coins", "free credits",
        "free gems", "free spins", "get a bonus", "get a discount", "get a free",
        "get a gift", "get a reward", "get bonus", "get extra", "get free", "get rewarded", "in return", "to earn",
        "to get a free", "to receive a free", "to unlock", "to win", "win a prize", "you get a free", "your reward",
    ])

    /// Beginnings that tell people what to answer.
    package static let pressing = PhraseMatcher([
        "accept", "allow", "allow us", "do not miss", "don't miss", "enable", "join", "never miss", "please accept",
        "please allow", "please enable", "please say yes", "please turn on", "say yes", "switch on", "tap allow",
        "turn on", "you should", "you want",
    ])

    // MARK: Recommendations

    /// Phrases of recommendations.
    package static let recommendations = PhraseMatcher([
        "you might like", "you may like", "you might enjoy", "you may enjoy", "you might also like",
        "you may also like",
        "recommended for you", "suggested for you", "picked for you",
    ])
}
