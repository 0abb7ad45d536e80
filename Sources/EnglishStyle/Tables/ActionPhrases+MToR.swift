extension ActionPhrases {
    static let fromMToR = """
        manage: housekeeping, icon gearshape
        manage settings: icon gearshape
        mark: benign
        mark all as read: background, icon envelope.open
        mark all read: background, icon envelope.open
        mark as: background
        mark as complete: icon checkmark.circle
        mark as completed: icon checkmark.circle
        mark as done: icon checkmark.circle
        mark as read: icon envelope.open
        mark as resolved: icon checkmark.circle
        mark as spam: !benign
        mark as starred: icon star
        mark as taken: icon checkmark.circle
        mark as unread: icon envelope
        mark as unstarred: icon star.slash
        mark complete: background, icon checkmark.circle
        mark done: background, icon checkmark.circle
        mark for deletion: !benign
        mark read: background, icon envelope.open
        mark unread: background, icon envelope
        maybe: benign, icon questionmark.circle
        maybe later: refusal
        message: benign, icon bubble.left
        modify: icon pencil
        more: vague, vague button
        more details: opening, icon info.circle
        more info: opening, icon info.circle
        move to bin: destructive, icon trash
        move to trash: destructive, icon trash
        mute: benign, housekeeping, background, icon bell.slash
        mute all: icon bell.slash
        mute audio: icon speaker.slash
        navigate: icon arrow.triangle.turn.up.right.diamond
        new: icon plus
        new message: icon square.and.pencil
        new note: icon square.and.pencil
        next: vague, vague button, icon arrow.right.circle
        next episode: icon forward.end
        next song: icon forward.end
        next track: icon forward.end
        no: vague, answer, vague button, icon xmark
        no thank you: refusal, declining
        no thanks: benign, refusal, housekeeping, declining, icon xmark
        not interested: housekeeping, icon eye.slash
        not now: benign, refusal, housekeeping, background, declining, icon xmark
        not today: refusal
        notification settings: housekeeping
        notify me: icon bell
        ok: vague, vague button, icon checkmark
        okay: vague, vague button
        on my way: icon figure.walk
        open: opening, ambiguous
        open account: !opening
        open all: screenless
        open app: opening
        open blind: screenless
        open blinds: !opening
        open box: !opening
        open calendar: icon calendar
        open chat: icon bubble.left
        open chest: !opening
        open curtains: !opening
        open door: !opening, consequential, irrevocable, icon lock.open
        open doors: !opening, consequential
        open front door: consequential
        open garage: !opening, consequential, irrevocable
        open garage door: !opening, consequential
        open garage doors: screenless
        open gate: !opening, consequential, irrevocable
        open gift: !opening
        open link: icon link
        open lock: !opening
        open pack: !opening
        open present: !opening
        open shade: screenless
        open shades: !opening
        open shutters: !opening
        open tap: !opening
        open the app: opening
        open the door: !opening, consequential, irrevocable
        open the garage: !opening, consequential
        open the gate: !opening, consequential
        open trunk: !opening, consequential
        open valve: !opening
        open window: !opening, screenless
        open windows: !opening
        options: vague, vague button
        order again: irrevocable, icon cart
        order now: irrevocable
        pause: benign, background, icon pause
        pay: consequential, irrevocable, icon creditcard
        pay at: !consequential
        pay attention: !consequential
        pay bill: icon creditcard
        pay cash: !consequential
        pay in app: !consequential
        pay in cash: !consequential
        pay in person: !consequential
        pay it forward: !consequential
        pay later: !consequential
        pay next week: !consequential
        pay now: icon creditcard
        pay tomorrow: !consequential
        pin: benign, background, icon pin
        pin message: icon pin
        place order: consequential, irrevocable
        play: benign, icon play
        play episode: icon play
        play last: icon text.append
        play next: icon forward.end
        play now: icon play
        post: consequential, irrevocable, icon paperplane
        post later: !consequential
        postpone: benign, background, icon clock
        power off: icon power
        preferences: housekeeping, icon gearshape
        press here: pointing
        preview: icon eye
        print: icon printer
        propose new time: icon calendar.badge.clock
        publish: irrevocable, icon paperplane
        purchase: consequential, irrevocable
        purge: destructive
        quick reply: icon arrowshape.turn.up.left
        quote: icon quote.bubble
        quote post: icon quote.bubble
        rate: benign, icon star
        rate now: icon star
        rate order: icon star
        rate trip: icon star
        react: benign, icon face.smiling
        read: opening, benign, done at once
        read aloud: !opening
        read back: !opening
        read it aloud: !opening
        read it to me: !opening
        read later: !opening, background, icon bookmark
        read message aloud: !opening
        read more: opening
        read out: !opening
        read out loud: !opening
        read to me: !opening
        reblog: icon arrow.2.squarepath
        reconnect: icon wifi
        redeem: icon gift
        refresh: icon arrow.clockwise
        refuse: benign, background, declining, icon xmark
        reject: benign, background, declining, icon xmark
        reject and block: !benign
        reject and delete: !benign
        reject call: icon phone.down
        reload: icon arrow.clockwise
        remind: benign
        remind later: icon clock
        remind me: background, icon clock
        remind me in: icon clock
        remind me later: icon clock
        remind me tomorrow: icon clock
        remove: destructive, icon minus.circle
        remove ads: !destructive
        remove alarm: !destructive
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
        remove pin: !destructive
        remove reaction: !destructive
        remove red eye: !destructive
        remove red-eye: !destructive
        remove reminder: !destructive
        remove star: !destructive, icon star.slash
        remove tag: !destructive
        remove vocals: !destructive
        remove watermark: !destructive
        rename: icon pencil
        renew: icon creditcard
        reopen: opening, ambiguous, done at once
        reopen issue: screenless
        reopen ticket: screenless
        reorder: irrevocable, icon cart
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
        rerun: icon arrow.clockwise
        reschedule: icon calendar.badge.clock
        resend: icon arrow.clockwise
        reset: destructive, icon arrow.counterclockwise
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
        restart: icon arrow.clockwise
        restart device: icon power
        restore: benign, icon arrow.counterclockwise
        resume: benign, icon play
        retry: benign, icon arrow.clockwise
        return: icon arrow.uturn.backward
        retweet: icon arrow.2.squarepath
        review: benign, icon star
        revoke: destructive
        """
}
