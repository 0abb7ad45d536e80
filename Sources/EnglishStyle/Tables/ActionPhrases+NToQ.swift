extension ActionPhrases {
    static let fromNToQ = """
        navigate: benign, interactive, icon arrow.triangle.turn.up.right.diamond
        new: icon plus
        new message: icon square.and.pencil
        new note: icon square.and.pencil
        next: vague, vague-button, icon arrow.right.circle
        next episode: icon forward.end
        next song: icon forward.end
        next step: vague
        next track: icon forward.end
        nice: vague
        no: vague, answer, vague-button, icon xmark
        no thank you: refusal, declining
        no thanks: benign, refusal, housekeeping, declining, icon xmark
        not interested: housekeeping, icon eye.slash
        not now: benign, refusal, housekeeping, background, declining, icon xmark
        not today: refusal
        notification settings: housekeeping
        notify: benign
        notify me: icon bell
        nudge: benign
        nuke: destructive
        nullify: destructive
        obliterate: destructive
        of course: vague
        ok: vague, vague-button, icon checkmark
        ok go: vague
        ok got it: vague
        ok then: vague
        okay: vague, vague-button
        okay then: vague
        okey dokey: vague
        on my way: icon figure.walk
        open: opening, ambiguous
        open account: !opening
        open all: screenless
        open apartment: consequential, !opening
        open apartment door: consequential, !opening
        open app: opening
        open back door: consequential, !opening
        open barrier: consequential, !opening
        open blind: screenless
        open blinds: !opening, benign
        open box: !opening
        open building door: consequential, !opening
        open calendar: icon calendar
        open car: consequential, !opening
        open chat: icon bubble.left
        open chest: !opening
        open curtains: !opening
        open door: !opening, consequential, irrevocable, benign, icon lock.open
        open doors: !opening, consequential
        open front door: consequential
        open garage: !opening, consequential, irrevocable, benign
        open garage door: !opening, consequential
        open garage doors: screenless
        open gate: !opening, consequential, irrevocable, benign
        open gift: !opening
        open hood: consequential, !opening
        open house door: consequential, !opening
        open link: icon link
        open lobby door: consequential, !opening
        open lock: !opening
        open locker: consequential, !opening
        open main door: consequential, !opening
        open new tab: !opening
        open pack: !opening
        open parcel locker: consequential, !opening
        open present: !opening
        open room door: consequential, !opening
        open safe: consequential, !opening
        open security gate: consequential, !opening
        open shade: screenless
        open shades: !opening
        open shutters: !opening
        open side door: consequential, !opening
        open support chat: interactive
        open tab: !opening
        open tap: !opening
        open the app: opening
        open the door: !opening, consequential, irrevocable
        open the garage: !opening, consequential
        open the gate: !opening, consequential
        open trunk: !opening, consequential
        open turnstile: consequential, !opening
        open valve: !opening
        open vault: consequential, !opening
        open window: !opening, screenless
        open windows: !opening
        option: vague
        options: vague, vague-button
        order: benign
        order again: irrevocable, consequential, icon cart
        order cancellation: !benign
        order deletion: !benign
        order now: irrevocable, consequential
        order removal: !benign
        other options: vague
        overwrite all: destructive
        pause: benign, background, icon pause
        pay: consequential, irrevocable, benign, icon creditcard
        pay a compliment: !consequential
        pay a visit: !consequential
        pay and cancel: !benign
        pay and close: !benign
        pay and end: !benign
        pay and leave: !benign
        pay at: !consequential
        pay attention: !consequential
        pay bill: icon creditcard
        pay cash: !consequential
        pay in app: !consequential
        pay in cash: !consequential
        pay in person: !consequential
        pay it forward: !consequential
        pay next week: !consequential
        pay now: icon creditcard
        pay off: consequential
        pay respect: !consequential
        pay respects: !consequential
        pay tomorrow: !consequential
        perfect: vague
        perform: vague
        pick: vague
        pick up: benign
        pin: benign, background, icon pin
        pin message: icon pin
        place a bet: consequential
        place a bid: consequential
        place bet: consequential
        place bid: consequential
        place my bid: consequential
        place order: consequential, irrevocable
        place trade: consequential
        placeholder: vague
        play: benign, icon play
        play episode: icon play
        play game: interactive
        play last: icon text.append
        play next: icon forward.end
        play now: icon play
        play video: interactive
        pledge now: consequential
        pop trunk: consequential
        post: consequential, irrevocable, benign, icon paperplane
        post and delete: !benign
        post note to fridge: !consequential
        post on fridge: !consequential
        post removal: !benign
        post to fridge: !consequential
        postpone: benign, background, icon clock
        power off: icon power
        preferences: housekeeping, icon gearshape
        press: vague
        press here: pointing, vague-button
        press me: pointing
        press now: pointing
        press the button: pointing
        press this: pointing
        preview: benign, interactive, icon eye
        preview ringtone: screenless
        preview song: screenless
        preview sound: screenless
        primary action: vague
        print: benign, icon printer
        proceed: vague
        process: vague
        promote to production: consequential
        propose new time: icon calendar.badge.clock
        publish: irrevocable, consequential, benign, icon paperplane
        purchase: consequential, irrevocable, benign
        purge: destructive
        push here: pointing
        push to production: consequential
        quick reply: icon arrowshape.turn.up.left
        quote: icon quote.bubble
        quote post: icon quote.bubble
        """
}
