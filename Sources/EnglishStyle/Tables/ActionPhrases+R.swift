extension ActionPhrases {
    static let ofR = """
        raise credit limit: consequential
        rate: benign, icon star
        rate now: icon star
        rate order: icon star
        rate trip: icon star
        react: benign, icon face.smiling
        react to it: vague
        read: opening, benign, done-at-once
        read aloud: !opening
        read back: !opening
        read it aloud: !opening
        read it to me: !opening
        read later: background, icon bookmark
        read message aloud: !opening
        read more: opening
        read out: !opening
        read out loud: !opening
        read to me: !opening
        reblog: icon arrow.2.squarepath
        rebook flight: consequential
        reboot server: consequential
        rebuy: consequential
        recharge card: consequential
        reconnect: icon wifi
        record: benign
        record a video: interactive
        record video: interactive
        redeem: icon gift
        redeem gift card: consequential
        refill: benign
        refresh: icon arrow.clockwise
        refuse: benign, background, declining, icon xmark
        reject: benign, background, declining, icon xmark
        reject and block: !benign
        reject and delete: !benign
        reject call: icon phone.down
        release to production: consequential
        reload: icon arrow.clockwise
        reload card: consequential
        remind: benign
        remind later: icon clock
        remind me: background, icon clock
        remind me in: icon clock
        remind me later: icon clock
        remind me tomorrow: icon clock
        remote start: consequential
        remove: destructive, icon minus.circle
        remove ads: !destructive
        remove alarm: !destructive
        remove alert: dismissal
        remove background: !destructive
        remove blur: !destructive
        remove bookmark: !destructive, icon bookmark.slash
        remove filter: !destructive
        remove filters: !destructive
        remove flag: !destructive, icon flag.slash
        remove friend: icon person.badge.minus
        remove from archive: !destructive
        remove from bookmarks: !destructive
        remove from cart: !destructive
        remove from favorites: !destructive, icon heart.slash
        remove from favourites: !destructive
        remove from home screen: !destructive
        remove from list: !destructive
        remove from my list: !destructive
        remove from playlist: !destructive
        remove from queue: !destructive
        remove from reading list: !destructive
        remove from saved: !destructive
        remove from up next: !destructive
        remove from watchlist: !destructive
        remove from wish list: !destructive
        remove from wishlist: !destructive
        remove glare: !destructive
        remove highlight: !destructive
        remove label: !destructive
        remove like: !destructive
        remove limit: !destructive
        remove mute: !destructive
        remove noise: !destructive
        remove notification: dismissal
        remove pin: !destructive
        remove reaction: !destructive
        remove red eye: !destructive
        remove red-eye: !destructive
        remove reminder: !destructive
        remove star: !destructive, icon star.slash
        remove tag: !destructive
        remove vocals: !destructive
        remove watermark: !destructive
        rename: benign, icon pencil
        renew: benign, icon creditcard
        reopen: opening, ambiguous, done-at-once
        reopen issue: screenless
        reopen ticket: screenless
        reorder: irrevocable, consequential, benign, icon cart
        replace backup: destructive
        replace file: destructive
        reply: benign, icon arrowshape.turn.up.left
        reply all: icon arrowshape.turn.up.left.2
        reply to all: icon arrowshape.turn.up.left.2
        report: housekeeping, icon exclamationmark.bubble
        report & block: destructive
        report a problem: icon exclamationmark.bubble
        report abuse: icon exclamationmark.bubble
        report and block: destructive
        report problem: icon exclamationmark.bubble
        report spam: icon exclamationmark.bubble
        repost: icon arrow.2.squarepath
        repurchase: consequential
        rerun: icon arrow.clockwise
        reschedule: icon calendar.badge.clock
        rescind: destructive
        resend: icon arrow.clockwise
        reserve: benign
        reset: destructive, icon arrow.counterclockwise
        reset all filters: !destructive
        reset credentials: consequential
        reset filter: !destructive
        reset filters: !destructive
        reset passcode: !destructive
        reset password: !destructive
        reset pin: !destructive
        reset stopwatch: !destructive
        reset timer: !destructive
        reset view: !destructive
        reset zoom: !destructive
        resign: destructive, icon flag
        resolve: icon checkmark.circle
        respond: icon arrowshape.turn.up.left
        respond to it: vague
        respond to this: vague
        restart: icon arrow.clockwise
        restart device: icon power
        restart production: consequential
        restart server: consequential
        restock: benign
        restore: benign, icon arrow.counterclockwise
        restore factory settings: destructive
        resume: benign, icon play
        retract awning: !destructive
        retract blind: !destructive
        retract blinds: !destructive
        retract gear: !destructive
        retract shades: !destructive
        retract wheels: !destructive
        retry: benign, icon arrow.clockwise
        return: icon arrow.uturn.backward
        return to factory settings: destructive
        retweet: icon arrow.2.squarepath
        reveal card number: consequential
        reveal password: consequential
        revert: destructive
        revert changes: destructive
        revert to: !destructive
        review: benign, icon star
        review pull request: interactive
        revoke: destructive
        roger: vague
        roll back: consequential
        rollback: consequential
        rsvp: benign
        """
}
