// Titles that tell the consequences of an action.
extension VerbTables {
    // MARK: Whole titles

    /// Actions that the system offers with every notification.
    package static let dismissing = PhraseMatcher(
        lines:
            """
            dismiss
            dismiss alert
            dismiss it
            dismiss message
            dismiss notification
            dismiss reminder
            dismiss this
            dismiss this notification
            close
            close alert
            close notification
            clear
            clear notification
            cancel
            ignore
            ignore it
            ignore notification
            ignore this
            """)

    /// Answers that do the same, unless the app records them.
    package static let refusals = PhraseMatcher(lines: "maybe later\nno thank you\nno thanks\nnot now\nnot today")

    /// Titles that don't say what happens.
    package static let vague = PhraseMatcher(
        lines:
            """
            action
            confirm
            continue
            done
            go
            more
            next
            no
            ok
            okay
            options
            select
            submit
            yes
            """)

    /// Titles that only point to something.
    package static let pointing = PhraseMatcher(
        lines:
            """
            click
            click here
            click me
            click this
            here
            press here
            select here
            tap
            tap here
            tap me
            touch here
            """)

    /// Answers to a question that the notification asks.
    package static let yesAndNo = PhraseMatcher(lines: "yes\nno")

    /// Button titles that don't say that something is sent.
    package static let vagueButtons = PhraseMatcher(
        lines: "action\nbutton\nhere\ninput\nmore\nnext\nno\nok\nokay\noptions\ntext\nyes")

    // MARK: Beginnings

    /// Verbs of effects that can be undone, or that change nothing.
    static let benign = PhraseMatcher(
        lines:
            """
            accept
            archive
            cancel
            close
            decline
            deny
            dismiss
            hide
            ignore
            later
            like
            mark
            maybe
            mute
            no thanks
            not now
            pause
            pin
            postpone
            refuse
            reject
            remind
            reply
            save
            share
            silence
            skip
            snooze
            star
            unmute
            unpin
            view
            """)

    /// Titles that begin like benign ones but end something permanently.
    static let benignExempt = PhraseMatcher(
        lines:
            """
            accept and delete
            archive and delete
            close account
            close all
            decline and block
            decline and delete
            mark for deletion
            reject and block
            reject and delete
            save and delete
            """)

    /// Titles that manage notifications instead of responding to them.
    package static let housekeeping = PhraseMatcher(
        lines:
            """
            block
            dismiss
            edit settings
            hide
            ignore
            manage
            mute
            no thanks
            not interested
            not now
            notification settings
            preferences
            report
            settings
            silence
            turn off
            unfollow
            unsubscribe
            """)

    /// Verbs of calls, for which the app must be open.
    package static let calling = PhraseMatcher(lines: "answer\ncall\ndial\njoin call\nvideo call")

    /// Whether an action with such a title deletes or ends nothing.
    package static func isBenign(_ words: [String]) -> Bool {
        benign.phrase(beginning: words) != nil && benignExempt.phrase(beginning: words) == nil
            && destructivePhrase(of: words) == nil
    }
}
