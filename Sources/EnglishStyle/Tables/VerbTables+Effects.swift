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

    /// Verbs of spending money, opening a door, or speaking for someone.
    static let consequential = PhraseMatcher(
        lines:
            """
            approve
            authorize
            buy
            checkout
            confirm order
            confirm payment
            confirm purchase
            confirm transfer
            disarm
            donate
            log in
            open door
            open doors
            open front door
            open garage
            open garage door
            open gate
            open the door
            open the garage
            open the gate
            open trunk
            pay
            place order
            post
            purchase
            send location
            send money
            send my location
            send payment
            share location
            share my location
            sign in
            start car
            start engine
            transfer
            unlock
            wire
            withdraw
            """)

    private static let consequentialExempt = PhraseMatcher(
        lines:
            """
            buy later
            donate blood
            donate plasma
            pay at
            pay attention
            pay cash
            pay in app
            pay in cash
            pay in person
            pay it forward
            pay later
            pay next week
            pay tomorrow
            post later
            transfer call
            unlock achievement
            unlock badge
            unlock bonus
            unlock chest
            unlock content
            unlock hero
            unlock later
            unlock level
            unlock reward
            unlock skin
            unlock stage
            unlock world
            withdraw application
            withdraw bid
            withdraw offer
            withdraw request
            """)

    /// Verbs of effects that can't be undone, for which a gesture is too easy.
    static let irrevocable = PhraseMatcher(
        lines:
            """
            accept payment
            approve
            authorize
            book
            book now
            buy
            call
            checkout
            confirm
            disarm
            donate
            open door
            open garage
            open gate
            open the door
            order again
            order now
            pay
            place order
            post
            publish
            purchase
            reorder
            send
            share location
            share my location
            start car
            start engine
            submit
            transfer
            unlock
            wire
            withdraw
            """)

    /// Titles that begin like irrevocable ones but are harmless: saying yes or thank you, or delaying something.
    private static let irrevocableExempt = PhraseMatcher(
        lines:
            """
            book later
            call it a day
            call later
            confirm appointment
            confirm attendance
            confirm booking
            confirm delivery
            confirm pickup
            confirm reservation
            confirm table
            confirm visit
            send feedback
            send heart
            send hug
            send kudos
            send later
            send love
            send reaction
            send reminder
            send thanks
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

    /// The phrase at the beginning of a title with an effect that can't be undone; nil if there is none.
    package static func irrevocablePhrase(of words: [String]) -> String? {
        let exempt = [irrevocableExempt, consequentialExempt].contains { $0.phrase(beginning: words) != nil }
        return exempt ? nil : irrevocable.phrase(beginning: words)
    }

    /// The phrase at the beginning of a title with consequences; nil if there is none.
    package static func consequentialPhrase(of words: [String]) -> String? {
        consequentialExempt.phrase(beginning: words) == nil ? consequential.phrase(beginning: words) : nil
    }
}
