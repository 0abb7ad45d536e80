extension ActionPhrases {
    static let fromDToL = """
        deactivate account: destructive
        decline: benign, background, declining, icon xmark
        decline and block: !benign
        decline and delete: !benign
        decline call: icon phone.down
        delay: icon clock
        delete: destructive, icon trash
        delete all: icon trash
        delete later: !destructive
        deny: benign, background, declining, icon nosign
        destroy: destructive
        details: opening, icon info.circle
        dial: calling, icon phone
        directions: icon arrow.triangle.turn.up.right.diamond
        disarm: consequential, irrevocable
        discard: destructive, icon trash
        disconnect account: destructive
        dislike: background, icon hand.thumbsdown
        dismiss: benign, dismissal, housekeeping, background, icon xmark
        dismiss alert: dismissal
        dismiss it: dismissal
        dismiss message: dismissal
        dismiss notification: dismissal
        dismiss reminder: dismissal
        dismiss this: dismissal
        dismiss this notification: dismissal
        do it: vague
        do not disturb: icon moon.zzz
        donate: consequential, irrevocable, icon heart
        donate blood: !consequential
        donate plasma: !consequential
        done: vague, icon checkmark
        download: icon arrow.down.circle
        downvote: background, icon hand.thumbsdown
        edit: icon pencil
        edit settings: housekeeping, icon gearshape
        email: icon envelope
        empty bin: destructive
        empty trash: destructive
        enable notifications: icon bell
        end: icon stop
        end call: icon phone.down
        end contract: destructive
        end membership: destructive
        end my membership: destructive
        end my subscription: destructive
        end my trip: destructive
        end rental: destructive
        end ride: destructive
        end sponsorship: destructive
        end subscription: destructive
        end this trip: destructive
        end trip: destructive
        end workout: icon stop
        erase: destructive, icon trash
        explore: opening
        extend: benign, icon clock
        factory reset: destructive
        favorite: benign, background, icon heart
        favourite: background, icon heart
        find: icon magnifyingglass
        finish: icon checkmark.circle
        flag: background, icon flag
        focus: icon moon.zzz
        follow: benign, icon person.badge.plus
        follow along: icon eye
        follow back: icon person.badge.plus
        follow thread: icon bell
        forfeit: destructive
        forget device: destructive
        forget network: destructive
        forget this device: destructive
        forget this network: destructive
        forward: icon arrowshape.turn.up.right
        get details: opening
        get directions: icon arrow.triangle.turn.up.right.diamond
        get help: icon questionmark.circle
        get tickets: icon ticket
        give kudos: icon hand.thumbsup
        go: vague
        go home: icon house
        go to: opening
        go to bed: !opening
        go to next: screenless
        go to previous: screenless
        go to sleep: !opening, icon bed.double
        good night: icon moon.zzz
        got it: icon checkmark
        hang up: icon phone.down
        help: icon questionmark.circle
        here: pointing, vague button
        hide: benign, housekeeping, background, icon eye.slash
        hide alerts: icon bell.slash
        hide post: icon eye.slash
        hold: icon pause
        i'm on my way: icon figure.walk
        i'm safe: icon checkmark
        ignore: benign, dismissal, housekeeping, declining, icon xmark
        ignore it: dismissal
        ignore notification: dismissal
        ignore this: dismissal
        info: icon info.circle
        input: vague button
        inspect: icon magnifyingglass
        install: icon arrow.down.circle
        install now: icon arrow.down.circle
        invite: benign, icon person.2
        invite friends: icon person.2
        join: benign, icon person.2
        join call: calling, icon phone
        join event: icon checkmark
        join group: icon person.2
        join meeting link: icon link
        join video call: icon phone
        jump to: opening
        jump to next: screenless
        kudos: icon hand.thumbsup
        label: icon tag
        later: benign, icon clock
        launch: opening, ambiguous, done at once
        learn more: opening, icon info.circle
        leave: destructive, icon rectangle.portrait.and.arrow.right
        leave a comment: !destructive, icon bubble.left
        leave a like: !destructive
        leave a message: !destructive
        leave a note: !destructive
        leave a package: !destructive
        leave a parcel: !destructive
        leave a rating: !destructive, icon star
        leave a reply: !destructive
        leave a review: !destructive, icon star
        leave a tip: !destructive
        leave a voicemail: !destructive
        leave as is: !destructive
        leave at: !destructive
        leave at door: !destructive
        leave bag: !destructive
        leave by: !destructive
        leave call: !destructive
        leave channel: icon rectangle.portrait.and.arrow.right
        leave chat: icon rectangle.portrait.and.arrow.right
        leave comment: !destructive, icon bubble.left
        leave delivery: !destructive
        leave early: !destructive
        leave feedback: !destructive
        leave food: !destructive
        leave for: !destructive
        leave group: icon rectangle.portrait.and.arrow.right
        leave home: !destructive
        leave in: !destructive
        leave it: !destructive
        leave key: !destructive
        leave keys: !destructive
        leave meeting: !destructive
        leave message: !destructive
        leave note: !destructive
        leave now: !destructive
        leave off: !destructive
        leave on: !destructive
        leave open: !destructive
        leave order: !destructive
        leave outside: !destructive
        leave package: !destructive
        leave parcel: !destructive
        leave rating: !destructive
        leave reply: !destructive
        leave review: !destructive, icon star
        leave some feedback: !destructive
        leave soon: !destructive
        leave the door: !destructive
        leave the package: !destructive
        leave the parcel: !destructive
        leave this: !destructive
        leave this channel: destructive
        leave this chat: destructive
        leave this club: destructive
        leave this group: destructive
        leave this team: destructive
        leave tip: !destructive
        leave unread: !destructive
        leave voicemail: !destructive
        leave with: !destructive
        leave your: !destructive
        leave your feedback: !destructive
        leave your review: !destructive
        leave yours: !destructive
        let's go: vague
        lights off: icon lightbulb
        lights on: icon lightbulb
        like: benign, background, icon hand.thumbsup
        listen: benign, icon play
        listen now: icon play
        lock: icon lock
        lock door: icon lock
        lock doors: icon lock
        lock now: icon lock
        log: icon plus
        log dose: icon checkmark.circle
        log in: consequential
        log medication: icon pills
        log out: icon rectangle.portrait.and.arrow.right
        look: icon eye
        look up: icon magnifyingglass
        love: icon heart
        """
}
