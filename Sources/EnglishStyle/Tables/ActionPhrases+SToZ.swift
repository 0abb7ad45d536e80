extension ActionPhrases {
    static let fromSToZ = """
        save: benign, icon square.and.arrow.down
        save and delete: !benign
        save article: icon bookmark
        save for later: background, icon bookmark
        save image: icon square.and.arrow.down
        save photo: icon square.and.arrow.down
        save to files: icon square.and.arrow.down
        save to photos: icon square.and.arrow.down
        say hello: icon hand.wave
        say hi: icon hand.wave
        scan: icon camera
        schedule: icon calendar.badge.plus
        search: icon magnifyingglass
        see: opening, benign, icon eye
        see fewer: !opening
        see less: !opening
        see you: !opening
        select: vague
        select here: pointing
        send: benign, irrevocable, icon paperplane
        send again: icon arrow.clockwise
        send back: icon arrow.uturn.backward
        send email: icon envelope
        send feedback: !irrevocable
        send gift: icon gift
        send heart: !irrevocable
        send hug: !irrevocable
        send kudos: !irrevocable
        send later: !irrevocable
        send location: consequential, icon location
        send love: !irrevocable
        send message: icon bubble.left
        send money: consequential
        send my location: consequential
        send now: icon paperplane
        send payment: consequential
        send reaction: !irrevocable
        send reminder: !irrevocable
        send thanks: !irrevocable
        send transfer: consequential
        set alarm: icon alarm
        set home: icon house
        set timer: icon timer
        settings: housekeeping, icon gearshape
        share: benign, icon square.and.arrow.up
        share link: icon link
        share link to: icon square.and.arrow.up
        share location: consequential, irrevocable, icon location
        share my location: consequential, irrevocable, icon location
        share photo: icon square.and.arrow.up
        shop now: icon cart
        show: opening, benign, icon eye
        show again: screenless
        show again later: screenless
        show as: screenless
        show boarding pass: icon ticket
        show calendar: icon calendar
        show code: icon qrcode
        show fewer: !opening
        show later: screenless
        show less: !opening
        show list: icon list.bullet
        show map: icon map
        show me fewer: screenless
        show me later: screenless
        show me less: screenless
        show mercy: !opening
        show on map: icon map
        show qr code: icon qrcode
        show support: !opening
        show ticket: icon ticket
        show ticket code: icon qrcode
        show tomorrow: screenless
        show up: !opening
        shred: destructive
        shut down: icon power
        sign in: consequential
        sign out: icon rectangle.portrait.and.arrow.right
        silence: benign, housekeeping, background, icon bell.slash
        silence alarm: icon speaker.slash
        skip: benign, background, icon arrow.right.circle
        skip ahead: icon forward.end
        skip song: icon forward.end
        skip this: icon xmark
        sleep: icon bed.double
        snooze: benign, background, icon clock
        sounds good: vague
        star: benign, background, icon star
        start: icon play
        start activity: icon figure.walk
        start car: consequential, irrevocable
        start charging: icon bolt
        start engine: consequential, irrevocable
        start navigation: icon arrow.triangle.turn.up.right.diamond
        start over: icon arrow.counterclockwise
        start sleep: icon bed.double
        start timer: icon timer
        start walk: icon figure.walk
        start workout: icon figure.walk
        stop: icon stop
        stop alarm: icon stop
        stop recording: icon stop
        stop sharing: icon hand.raised
        stop sound: icon speaker.slash
        stop timer: icon stop
        submit: irrevocable, vague, icon paperplane
        sure thing: vague
        surprise me: icon wand.and.stars
        switch off: icon power
        switch on: icon power
        tag: icon tag
        take a break: icon pause
        take a look: opening
        take a photo: icon camera
        take me there: opening
        take medication: icon pills
        take now: icon pills
        take photo: icon camera
        take picture: icon camera
        taken: icon checkmark.circle
        tap: pointing
        tap here: pointing
        tap me: pointing
        text: vague button, icon bubble.left
        throw away: destructive
        thumbs down: icon hand.thumbsdown
        thumbs up: icon hand.thumbsup
        touch here: pointing
        track: benign, icon eye
        track delivery: icon shippingbox
        track order: icon shippingbox
        track package: icon shippingbox
        track shipment: icon shippingbox
        transfer: consequential, irrevocable
        transfer call: !consequential
        trash: destructive, icon trash
        trash talk: !destructive
        try again: benign, icon arrow.clockwise
        turn off: housekeeping, icon power
        turn off light: icon lightbulb
        turn off lights: icon lightbulb
        turn off notifications: icon bell.slash
        turn on: icon power
        turn on light: icon lightbulb
        turn on lights: icon lightbulb
        turn on notifications: icon bell
        undo: icon arrow.uturn.backward
        undo send: destructive, icon arrow.uturn.backward
        unfavorite: icon heart.slash
        unflag: icon flag.slash
        unfollow: destructive, housekeeping, icon person.badge.minus
        unfollow thread: icon bell.slash
        unfriend: destructive, icon person.badge.minus
        uninstall: destructive
        unlike: background, icon heart.slash
        unlock: consequential, irrevocable, icon lock.open
        unlock achievement: !consequential
        unlock badge: !consequential
        unlock bonus: !consequential
        unlock chest: !consequential
        unlock content: !consequential
        unlock door: icon lock.open
        unlock doors: icon lock.open
        unlock hero: !consequential
        unlock later: !consequential
        unlock level: !consequential
        unlock reward: !consequential
        unlock skin: !consequential
        unlock stage: !consequential
        unlock world: !consequential
        unmatch: destructive
        unmute: benign, background, icon bell
        unpin: benign, background, icon pin.slash
        unsave: icon bookmark.slash
        unsend: destructive, icon arrow.uturn.backward
        unstar: background, icon star.slash
        unsubscribe: destructive, housekeeping, icon minus.circle
        update: icon arrow.clockwise
        update app: icon arrow.down.circle
        update now: icon arrow.clockwise
        upgrade: icon arrow.up.circle
        upload: icon arrow.up.circle
        upvote: background, icon hand.thumbsup
        video call: calling, conversation, icon phone
        view: opening, benign, icon eye
        view all: icon list.bullet
        view boarding pass: icon ticket
        view calendar: icon calendar
        view cart: icon cart
        view in map: icon map
        view list: icon list.bullet
        view map: icon map
        view on map: icon map
        view route: icon map
        view ticket: icon ticket
        visit: opening
        wake me up: icon alarm
        watch: benign, icon eye
        watch later: background, icon bookmark
        watch live: icon play
        watch now: icon play
        wave: benign, icon hand.wave
        wave back: icon hand.wave
        whatever: vague
        wipe: destructive
        wipe down: !destructive
        wire: consequential, irrevocable
        withdraw: consequential, irrevocable
        withdraw application: !consequential
        withdraw bid: !consequential
        withdraw offer: !consequential
        withdraw request: !consequential
        write: icon square.and.pencil
        write a review: icon square.and.pencil
        write back: icon arrowshape.turn.up.left
        write review: icon square.and.pencil
        yes: vague, answer, vague button, icon checkmark
        """
}
