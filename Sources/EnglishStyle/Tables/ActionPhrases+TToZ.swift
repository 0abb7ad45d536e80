extension ActionPhrases {
    static let fromTToZ = """
        tag: icon tag
        take a break: icon pause
        take a look: opening
        take a peek: opening
        take a photo: interactive, icon camera
        take action: vague
        take care of it: vague
        take dose: benign
        take down listing: destructive
        take down page: destructive
        take down post: destructive
        take down video: destructive
        take group photo: interactive
        take me there: opening
        take medication: benign, icon pills
        take now: icon pills
        take photo: benign, interactive, icon camera
        take picture: interactive, icon camera
        take post down: destructive
        take shift: benign
        taken: icon checkmark.circle
        talk to a person: interactive
        talk to agent: interactive
        talk to doctor: interactive
        talk to support: interactive
        tap: pointing, vague-button
        tap button: pointing
        tap here: pointing, vague-button
        tap me: pointing
        tap now: pointing
        tap the button: pointing
        tap the link: pointing
        tap this: pointing
        tbd: vague
        tell me more: opening
        terminate: destructive
        terminate alarm: !destructive
        terminate call: !destructive
        testing: vague
        text: vague-button, icon bubble.left
        thank: benign
        that one: vague
        that was me: consequential
        thing: vague
        things: vague
        this one: vague
        this was me: consequential
        throw away: destructive
        thumbs down: icon hand.thumbsdown
        thumbs up: icon hand.thumbsup
        tip: consequential, benign
        tip details: !consequential
        tip jar: !consequential
        tip line: !consequential
        tip list: !consequential
        tip of: !consequential
        tip off: !consequential
        tip over: !consequential
        tip sheet: !consequential
        todo: vague
        top up: consequential, benign
        top up water: !consequential
        touch here: pointing
        touch me: pointing
        track: benign, icon eye
        track delivery: icon shippingbox
        track order: icon shippingbox
        track package: icon shippingbox
        track shipment: icon shippingbox
        trade shares: consequential
        trade stock: consequential
        trade stocks: consequential
        transfer: consequential, irrevocable
        transfer at: !consequential
        transfer call: !consequential
        transfer here: !consequential
        transfer now to: !consequential
        transfer ownership: consequential
        transfer to bus: !consequential
        transfer to train: !consequential
        translate: benign
        trash: destructive, icon trash
        trash can: !destructive
        trash cans: !destructive
        trash talk: !destructive
        trust browser: consequential
        trust computer: consequential
        trust device: consequential
        trust this browser: consequential
        trust this computer: consequential
        trust this device: consequential
        try again: benign, icon arrow.clockwise
        try it: vague
        turn down volume: benign
        turn off: housekeeping, icon power
        turn off alarm system: consequential
        turn off burglar alarm: consequential
        turn off home alarm: consequential
        turn off house alarm: consequential
        turn off lamp: benign
        turn off light: benign, icon lightbulb
        turn off lights: benign, icon lightbulb
        turn off notifications: icon bell.slash
        turn off security: consequential
        turn off security system: consequential
        turn off the light: benign
        turn off the lights: benign
        turn on: benign, icon power
        turn on light: icon lightbulb
        turn on lights: icon lightbulb
        turn on notifications: icon bell
        turn up: benign
        tweet: consequential
        tweet this: consequential
        type code: interactive
        type password: interactive
        unblock account: consequential
        unblock card: consequential
        understood: vague
        undo: icon arrow.uturn.backward
        undo send: destructive, icon arrow.uturn.backward
        unenroll: destructive
        unfavorite: icon heart.slash
        unflag: icon flag.slash
        unfollow: destructive, housekeeping, icon person.badge.minus
        unfollow thread: icon bell.slash
        unfreeze account: consequential
        unfreeze card: consequential
        unfriend: destructive, icon person.badge.minus
        uninstall: destructive
        uninvite: destructive
        unlike: background, icon heart.slash
        unlock: consequential, irrevocable, benign, icon lock.open
        unlock achievement: !consequential
        unlock avatar: !consequential
        unlock badge: !consequential
        unlock bonus: !consequential
        unlock chapter: !consequential
        unlock chest: !consequential
        unlock content: !consequential
        unlock door: icon lock.open
        unlock doors: icon lock.open
        unlock hero: !consequential
        unlock hint: !consequential
        unlock hints: !consequential
        unlock level: !consequential
        unlock new level: !consequential
        unlock recipe: !consequential
        unlock reward: !consequential
        unlock skin: !consequential
        unlock stage: !consequential
        unlock story: !consequential
        unlock theme: !consequential
        unlock tip: !consequential
        unlock tips: !consequential
        unlock trophy: !consequential
        unlock world: !consequential
        unmatch: destructive
        unmute: benign, background, icon bell
        unpin: benign, background, icon pin.slash
        unpublish: destructive
        unregister: destructive
        unsave: icon bookmark.slash
        unsend: destructive, icon arrow.uturn.backward
        unstar: background, icon star.slash
        unsubscribe: destructive, housekeeping, icon minus.circle
        untitled: vague
        update: icon arrow.clockwise
        update app: icon arrow.down.circle
        update now: icon arrow.clockwise
        update passcode: consequential
        update password: consequential
        upgrade: icon arrow.up.circle
        upgrade to first class: consequential
        upgrade to premium: consequential
        upgrade to pro: consequential
        upload: benign, icon arrow.up.circle
        upvote: background, icon hand.thumbsup
        use: vague
        use it: vague
        use this: vague
        verify it's me: consequential
        very good: vague
        video call: calling, conversation, icon phone
        video chat: interactive
        video chat with: interactive
        view: opening, benign, icon eye
        view all: icon list.bullet
        view boarding pass: icon ticket
        view calendar: icon calendar
        view cart: icon cart
        view in ar: interactive
        view in map: icon map
        view list: icon list.bullet
        view map: icon map
        view more: opening
        view on map: icon map
        view route: icon map
        view ticket: icon ticket
        visit: opening
        void where: !destructive
        volume down: benign
        volume up: benign
        vote: benign
        vote off: !benign
        vote out: !benign
        vote to: !benign
        wake: benign
        wake me up: icon alarm
        watch: benign, icon eye
        watch later: background, icon bookmark
        watch live: interactive, icon play
        watch now: interactive, icon play
        water: benign
        water down: !benign
        wave: benign, icon hand.wave
        wave back: icon hand.wave
        whatever: vague
        why not: vague
        wipe: destructive
        wipe down: !destructive
        wire: consequential, irrevocable
        withdraw: consequential, irrevocable
        withdraw application: !consequential
        withdraw bid: !consequential
        withdraw from: destructive
        withdraw offer: !consequential
        withdraw request: !consequential
        work on it: vague
        write: icon square.and.pencil
        write a review: interactive, icon square.and.pencil
        write back: icon arrowshape.turn.up.left
        write journal entry: interactive
        write review: interactive, icon square.and.pencil
        yeah: vague
        yep: vague
        yes: vague, answer, vague-button, icon checkmark
        yes it was me: consequential
        yes it's me: consequential
        yes sir: vague
        yes that was me: consequential
        yes this was me: consequential
        you bet: vague
        yup: vague
        """
}
