/// Phrases of titles and bodies.
package enum PhraseTables {
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

    // MARK: Parts of tables

    /// Each beginning with each end.
    static func product(_ beginnings: [String], _ ends: [String]) -> [String] {
        beginnings.flatMap { beginning in ends.map { "\(beginning) \($0)" } }
    }
}
