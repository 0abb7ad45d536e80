/// Phrases of titles and bodies.
package enum PhraseTables {
    /// Titles that fit any notification of any app.
    package static let genericTitles = PhraseMatcher(
        lines:
            """
            a message for you
            action needed
            action required
            activity
            alert
            announcement
            attention
            attention needed
            attention required
            big news
            check this out
            did you know
            document
            error
            event
            for you
            friendly reminder
            fyi
            gentle reminder
            good news
            great news
            guess what
            heads up
            hello
            hello there
            hey
            hey there
            hi
            hi there
            important
            important info
            important information
            important message
            important notice
            important update
            info
            information
            just a reminder
            just for you
            latest news
            latest update
            latest updates
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
            news for you
            news from us
            notice
            notification
            notification received
            notifications
            please read
            quick reminder
            quick update
            reminder
            something for you
            something happened
            something new
            status update
            success
            surprise
            test
            test message
            test notification
            update
            updates
            urgent
            urgent message
            warning
            we have news
            we have something for you
            welcome back
            you have a message
            you have a new message
            you have a new notification
            you have a notification
            you have an update
            your attention is needed
            your attention is required
            """)

    /// Names of topics that don't say what people get.
    package static let genericTopics = PhraseMatcher([
        "all", "all notifications", "all other notifications", "app notifications", "default", "everything",
        "everything else", "general", "general notifications", "misc", "miscellaneous", "miscellaneous notifications",
        "more", "notification", "notifications", "other", "other notifications", "others", "push", "push notifications",
        "rest", "stuff", "the rest", "topic", "uncategorized", "various",
    ])

    // MARK: Error messages

    /// Phrases of error messages, as words.
    package static let errors = PhraseMatcher([
        "404 not found", "a problem occurred", "an error has occurred", "an error occurred",
        "an error was encountered", "an issue occurred", "bad request", "completed with status", "connection refused",
        "connection timeout", "could not process your request", "couldn't process your request", "database is locked",
        "declined with code", "endpoint is down", "error code", "exception in", "exception occurred",
        "exception was thrown", "exited with code", "failed with code", "failed with status", "gateway timeout",
        "illegal entry", "illegal value", "input is invalid", "input was wrong", "internal server error",
        "invalid argument", "invalid date", "invalid entry", "invalid format", "invalid input", "invalid value",
        "invalid parameter",
        "invalid payload", "invalid request", "invalid response", "invalid token", "not found 404", "nserror", "null",
        "null pointer", "operation failed", "payload rejected", "payload was rejected", "rejected with code",
        "request failed", "request timed out", "request timeout", "returned a timeout", "server returned",
        "something went wrong", "stack trace", "status code", "timeout error", "timeout exceeded", "timeout while",
        "unable to process your request", "unexpected condition", "unexpected error", "unhandled exception",
        "unknown error", "we encountered a problem", "we encountered an error", "with status 0",
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

    /// What is longer than an hour.
    package static let longTimes = WordTables.words("days weeks months years")

    /// Words of reasons for an interruption that can wait.
    package static let unurgentReasons = PhraseMatcher([
        "click rate", "come back to the app", "engagement", "for marketing", "good to know", "it stands out",
        "know it early", "like to", "likes to", "more attention", "more people open", "nice to have", "nice to know",
        "open rate", "open rates", "open the app more", "should be answered soon", "should be done soon",
        "should be paid soon", "should be read soon", "should know soon", "should know early", "early enough",
        "plan ahead", "ahead of time", "in good time", "so people open", "so that people open",
        "stand out", "people want to", "want people to", "want to know", "want to see", "want users to",
        "wants to know", "would like",
    ])

    /// What nobody may miss.
    package static let dangers = PhraseMatcher([
        "call 911", "call 112", "carbon monoxide", "detected smoke", "evacuate", "fall detected", "fire alarm",
        "gas leak",
        "leave the building", "leave the house", "leave the room", "overheating", "smoke detected", "smoke in",
        "tornado warning", "tsunami warning",
    ])

    /// What people do who like something.
    package static let applause = PhraseMatcher([
        "commented on your", "liked your", "likes your", "new follower", "new like", "reacted to your",
        "started following you", "favorited your", "gave you five stars", "left a review", "left you a review",
        "new comment",
        "new rating", "new review", "rated your", "reviewed your", "upvoted your", "viewed your profile",
        "visited your profile",
    ])

    /// What entertains or sells: nobody's health or safety depends on it.
    package static let leisure = WordTables.words(
        """
        album albums article articles badge badges birthday concert coupon discount episode episodes feedback
        festival film films follower followers game games movie movies music news newsletter opinion playlist
        podcast podcasts points poll quiz quizzes rating ratings recipe recipes review reviews song songs streak
        survey surveys trailer
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
        a all always and app are as at be because been business by can critical critically do engagement everybody
        everyone fast for get have immediately important in is it its know matters more must n/a need needed needs
        none notice notification now of on our people please quickly read really relevant required right see should so
        soon tbd test that the them they this time to todo truly urgent urgently us user users very want we will would
        x
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
