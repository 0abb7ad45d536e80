// Titles that tell where an action works, and whether it declines something.
extension VerbTables {
    /// Titles of what an app can do without opening. Answers that may need a screen, such as *Accept* or *Share*,
    /// aren't included.
    package static let background = PhraseMatcher(
        lines:
            """
            add bookmark
            archive
            bookmark
            decline
            deny
            dislike
            dismiss
            downvote
            favorite
            favourite
            flag
            hide
            like
            mark all as read
            mark all read
            mark as
            mark complete
            mark done
            mark read
            mark unread
            mute
            not now
            pause
            pin
            postpone
            read later
            refuse
            reject
            remind me
            save for later
            silence
            skip
            snooze
            star
            unlike
            unmute
            unpin
            unstar
            upvote
            watch later
            """)

    /// Answers that decline something without taking anything away.
    private static let declining = PhraseMatcher(
        lines: "decline\ndeny\nignore\nno thank you\nno thanks\nnot now\nrefuse\nreject")

    /// Whether a title declines a request or an invitation and loses nothing. *Decline and Block* loses something.
    package static func isDeclining(_ words: [String]) -> Bool {
        (declining.phrase(beginning: words) != nil || words == ["no"]) && losesNothing(words)
    }

    /// Whether a title declines, cancels or closes something without naming a loss. *Cancel Order* names one.
    package static func isRefusing(_ words: [String]) -> Bool {
        isDeclining(words) || ["cancel", "close"].contains(words.first) && losesNothing(words)
    }

    private static func losesNothing(_ words: [String]) -> Bool {
        benignExempt.phrase(beginning: words) == nil && destructivePhrase(of: words) == nil
    }
}
