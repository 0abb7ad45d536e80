extension ActionPhrases {
    static let ofS = """
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
        scan: benign, icon camera
        schedule: benign, icon calendar.badge.plus
        schedule cancellation: !benign
        schedule deletion: !benign
        schedule removal: !benign
        schedule wipe: !benign
        scrap draft: destructive
        scrap order: destructive
        search: icon magnifyingglass
        second option: vague
        secondary action: vague
        see: opening, benign, icon eye
        see fewer: !opening
        see less: !opening
        see to it: vague
        see what happens: vague
        see you: !opening
        select: vague
        select here: pointing
        select payment method: interactive
        sell: consequential
        sell by: !consequential
        sell me: !consequential
        sell out: !consequential
        send: benign, irrevocable, icon paperplane
        send again: icon arrow.clockwise
        send and delete: !benign
        send back: icon arrow.uturn.backward
        send email: icon envelope
        send feedback: !irrevocable
        send gift: icon gift
        send gift card: consequential
        send heart: !irrevocable
        send hug: !irrevocable
        send kudos: !irrevocable
        send location: consequential, icon location
        send love: !irrevocable
        send message: icon bubble.left
        send now: icon paperplane
        send reaction: !irrevocable
        send reminder: !irrevocable
        send thanks: !irrevocable
        send to bin: !benign
        send to junk: !benign
        send to spam: !benign
        send to trash: !benign
        set: vague
        set alarm: icon alarm
        set home: icon house
        set timer: icon timer
        set up account: interactive
        set up profile: interactive
        settings: housekeeping, icon gearshape
        share: benign, icon square.and.arrow.up
        share bank details: consequential
        share card number: consequential
        share health data: consequential
        share health record: consequential
        share health records: consequential
        share lab results: consequential
        share link: icon link
        share link to: icon square.and.arrow.up
        share live location: consequential
        share location: consequential, irrevocable, icon location
        share medical history: consequential
        share medical record: consequential
        share medical records: consequential
        share my location: consequential, irrevocable, icon location
        share my password: consequential
        share passcode: consequential
        share password: consequential
        share photo: icon square.and.arrow.up
        share pin: consequential
        share results with doctor: consequential
        share social security number: consequential
        share test results: consequential
        share wi-fi password: consequential
        share wifi password: consequential
        ship to production: consequential
        shop now: icon cart
        show: opening, benign, icon eye
        show again: screenless
        show as: screenless
        show boarding pass: icon ticket
        show calendar: icon calendar
        show card number: consequential
        show code: icon qrcode
        show fewer: !opening
        show less: !opening
        show list: icon list.bullet
        show map: icon map
        show me fewer: screenless
        show me less: screenless
        show mercy: !opening
        show on map: icon map
        show password: consequential
        show qr code: icon qrcode
        show support: !opening
        show ticket: icon ticket
        show ticket code: icon qrcode
        show tomorrow: screenless
        show up: !opening
        shred: destructive
        shut down: icon power
        shut down production: destructive
        shut down server: destructive
        sign and send: consequential
        sign out: icon rectangle.portrait.and.arrow.right
        sign out all devices: destructive
        sign out everywhere: destructive
        sign out of all devices: destructive
        silence: benign, housekeeping, background, icon bell.slash
        silence alarm: icon speaker.slash
        skip: benign, background, icon arrow.right.circle
        skip ahead: icon forward.end
        skip song: icon forward.end
        skip this: icon xmark
        sleep: icon bed.double
        snap a photo: interactive
        snap photo: interactive
        snap picture: interactive
        snooze: benign, background, icon clock
        solve it: vague
        something: vague
        sounds good: vague
        sounds great: vague
        speak to agent: interactive
        split and pay: consequential
        star: benign, background, icon star
        start: benign, icon play
        start activity: icon figure.walk
        start again: !benign
        start car: consequential, irrevocable
        start car wash: !consequential
        start charging: icon bolt
        start deleting: !benign
        start deletion: !benign
        start engine: consequential, irrevocable
        start erase: !benign
        start erasing: !benign
        start free trial: consequential
        start fresh: !benign
        start live stream: consequential
        start navigation: interactive, icon arrow.triangle.turn.up.right.diamond
        start over: !benign, icon arrow.counterclockwise
        start reset: !benign
        start sleep: icon bed.double
        start timer: icon timer
        start tour mode: screenless
        start video call: interactive
        start video chat: interactive
        start walk: icon figure.walk
        start wipe: !benign
        start workout: icon figure.walk
        stop: icon stop
        stop alarm: icon stop
        stop following: destructive
        stop following me: !destructive
        stop recording: icon stop
        stop sharing: icon hand.raised
        stop sound: icon speaker.slash
        stop subscription: destructive
        stop timer: icon stop
        strip access: destructive
        stuff: vague
        submit: irrevocable, vague, icon paperplane
        submit text: vague-button
        subscribe: benign
        subscribe to premium: consequential
        subscribe to pro: consequential
        sure: vague, vague-button
        sure thing: vague
        surprise me: icon wand.and.stars
        suspend account: destructive
        suspend member: destructive
        suspend user: destructive
        swap tokens: consequential
        swipe away: dismissal
        swipe here: pointing
        swipe to dismiss: dismissal
        switch off: icon power
        switch off light: benign
        switch off lights: benign
        switch on: benign, icon power
        """
}
