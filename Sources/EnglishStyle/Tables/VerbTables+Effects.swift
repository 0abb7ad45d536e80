// What titles tell about consequences.
extension VerbTables {
    // MARK: Whole titles

    /// What the system offers with every notification.
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

    /// Titles that say nothing of what happens.
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

    /// Titles that do not even pretend to.
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

    /// Titles of a button that do not say that it sends anything.
    package static let vagueButtons = PhraseMatcher(
        lines: "action\nbutton\nhere\ninput\nmore\nnext\nno\nok\nokay\noptions\ntext\nyes")

    // MARK: Beginnings

    /// Verbs of what can be undone, or changes nothing.
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

    /// Verbs that begin like benign ones and end something for good.
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

    /// Verbs of what spends money, opens a door, or speaks in somebody's name.
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

    /// Verbs of what can't be undone, so that doing it by a gesture is too easy.
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

    /// Titles that begin like an irrevocable one and do no harm: somebody says yes or thank you, or something waits.
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

    /// Titles that see to notifications rather than to what a notification is about.
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

    /// Verbs of a call, which the app has to be open for.
    package static let calling = PhraseMatcher(lines: "answer\ncall\ndial\njoin call\nvideo call")

    /// Whether an action with such a title deletes or ends nothing.
    package static func isBenign(_ words: [String]) -> Bool {
        benign.phrase(beginning: words) != nil && benignExempt.phrase(beginning: words) == nil
            && destructivePhrase(of: words) == nil
    }

    /// The phrase at the beginning of a title that says that what is done can't be undone; nil where it does not.
    package static func irrevocablePhrase(of words: [String]) -> String? {
        let exempt = [irrevocableExempt, consequentialExempt].contains { $0.phrase(beginning: words) != nil }
        return exempt ? nil : irrevocable.phrase(beginning: words)
    }

    /// The phrase at the beginning of a title that tells of consequences; nil where it begins with none.
    package static func consequentialPhrase(of words: [String]) -> String? {
        consequentialExempt.phrase(beginning: words) == nil ? consequential.phrase(beginning: words) : nil
    }
}
