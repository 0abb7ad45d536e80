/// Facts about an action that the first words of its title tell.
package enum VerbTables {
    /// Verbs that only open the app. Also check ``openingExempt``, or use ``openingPhrase(of:)``.
    static let opening = PhraseMatcher(
        lines:
            """
            open
            reopen
            view
            show
            see
            launch
            read
            read more
            go to
            check
            check it out
            check now
            visit
            browse
            explore
            details
            more details
            more info
            learn more
            take a look
            take me there
            jump to
            get details
            """)

    /// Titles that begin like an opening one but mean something else: a check-in, a door, reading aloud.
    static let openingExempt = PhraseMatcher(
        lines:
            """
            check as done
            check back
            check in
            check item
            check off
            check out
            go to bed
            go to sleep
            open account
            open blinds
            open box
            open chest
            open curtains
            open door
            open doors
            open garage
            open garage door
            open gate
            open gift
            open lock
            open pack
            open present
            open shades
            open shutters
            open tap
            open the door
            open the garage
            open the gate
            open trunk
            open valve
            open window
            open windows
            read aloud
            read back
            read it to me
            read later
            read out
            read out loud
            read to me
            see fewer
            see less
            see you
            show fewer
            show less
            show mercy
            show support
            show up
            """)

    /// Verbs that lose data or end something that can't be resumed. Also check ``destructiveExempt``, or use
    /// ``destructivePhrase(of:)``.
    static let destructive = PhraseMatcher(
        lines:
            """
            delete
            remove
            erase
            discard
            unsend
            undo send
            block
            ban
            report and block
            report & block
            unfollow
            unfriend
            unmatch
            unsubscribe
            uninstall
            disconnect account
            leave
            reset
            factory reset
            revoke
            trash
            move to trash
            move to bin
            empty trash
            empty bin
            throw away
            wipe
            purge
            shred
            destroy
            forget device
            forget network
            forget this device
            forget this network
            cancel account
            cancel appointment
            cancel booking
            cancel delivery
            cancel membership
            cancel my order
            cancel my subscription
            cancel order
            cancel plan
            cancel reservation
            cancel ride
            cancel subscription
            cancel the order
            cancel this order
            cancel trip
            cancel your order
            close account
            deactivate account
            end ride
            end rental
            end trip
            end my trip
            end this trip
            """)

    /// Titles that begin like a destructive one but aren't: what is left, removed or reset can be restored, or is
    /// something that a person gives.
    static let destructiveExempt = PhraseMatcher(
        lines:
            """
            block ads
            block calendar
            block card
            block my card
            block off
            block out
            block payment
            block popups
            block time
            block my calendar
            block trackers
            block transaction
            delete later
            leave a comment
            leave a like
            leave a message
            leave a note
            leave a rating
            leave a reply
            leave a review
            leave a tip
            leave a voicemail
            leave as is
            leave at
            leave at door
            leave by
            leave comment
            leave early
            leave feedback
            leave for
            leave home
            leave in
            leave it
            leave message
            leave note
            leave now
            leave off
            leave on
            leave open
            leave rating
            leave reply
            leave review
            leave some feedback
            leave soon
            leave the door
            leave tip
            leave unread
            leave voicemail
            leave with
            leave your feedback
            leave your review
            leave yours
            remove ads
            remove alarm
            remove bookmark
            remove filter
            remove filters
            remove flag
            remove from archive
            remove from bookmarks
            remove from cart
            remove from favorites
            remove from favourites
            remove from home screen
            remove from list
            remove from my list
            remove from playlist
            remove from queue
            remove from reading list
            remove from saved
            remove from up next
            remove from watchlist
            remove from wish list
            remove from wishlist
            remove highlight
            remove label
            remove like
            remove mute
            remove pin
            remove reaction
            remove reminder
            remove star
            remove tag
            reset filter
            reset filters
            reset passcode
            reset password
            reset pin
            reset stopwatch
            reset timer
            reset view
            reset zoom
            trash talk
            wipe down
            """)

    /// The phrase at the beginning of a title of an action that only opens the app; nil if there is none.
    package static func openingPhrase(of title: String) -> String? {
        openingExempt.phrase(beginning: title) == nil ? opening.phrase(beginning: title) : nil
    }

    /// The phrase at the beginning of a title of a destructive action; nil if there is none.
    package static func destructivePhrase(of title: String) -> String? {
        destructiveExempt.phrase(beginning: title) == nil ? destructive.phrase(beginning: title) : nil
    }
}

extension VerbTables {
    package static func openingPhrase(of words: [String]) -> String? {
        openingExempt.phrase(beginning: words) == nil ? opening.phrase(beginning: words) : nil
    }

    package static func destructivePhrase(of words: [String]) -> String? {
        destructiveExempt.phrase(beginning: words) == nil ? destructive.phrase(beginning: words) : nil
    }
}

extension PhraseMatcher {
    package init(lines: String) {
        self.init(lines.linesOfTable)
    }
}
