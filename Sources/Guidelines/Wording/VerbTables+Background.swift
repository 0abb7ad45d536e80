// What titles tell about where an action works, and whether it turns something down.
extension VerbTables {
    /// Titles of what an app can do without a screen of its own. Answers that may need one, such as *Accept* or *Share*,
    /// are not among them.
    static let background = PhraseMatcher(
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

    /// Answers that turn something down, which ends a request or an invitation.
    static let refusing = PhraseMatcher(
        lines:
            """
            cancel
            close
            decline
            deny
            ignore
            no
            no thank you
            no thanks
            not now
            refuse
            reject
            """)

    /// Whether a title says no, and names nothing that is lost by it: not *Cancel Order*, nor *Decline and Block*.
    static func isRefusing(_ words: [String]) -> Bool {
        refusing.phrase(beginning: words) != nil && benignExempt.phrase(beginning: words) == nil
            && destructivePhrase(of: words) == nil
    }
}
