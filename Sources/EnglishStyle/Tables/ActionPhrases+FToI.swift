extension ActionPhrases {
    static let fromFToI = """
        factory reset: destructive
        favorite: benign, background, icon heart
        favourite: background, icon heart
        feed: benign
        fill in form: interactive
        fill in questionnaire: interactive
        fill in survey: interactive
        fill out form: interactive
        fill out questionnaire: interactive
        fill out survey: interactive
        find: icon magnifyingglass
        find out more: opening
        fine: vague, vague-button
        finish: vague-button, icon checkmark.circle
        finish profile: interactive
        finish setup: interactive
        finished: vague-button
        fire employee: destructive
        first option: vague
        flag: background, icon flag
        focus: icon moon.zzz
        follow: benign, icon person.badge.plus
        follow along: icon eye
        follow back: icon person.badge.plus
        follow thread: icon bell
        foo: vague
        forfeit: destructive
        format sd card: destructive
        forward: icon arrowshape.turn.up.right
        get details: opening
        get directions: benign, interactive, icon arrow.triangle.turn.up.right.diamond
        get driving directions: interactive
        get help: icon questionmark.circle
        get started: vague
        get tickets: icon ticket
        get walking directions: interactive
        give a tip: consequential
        give bolus: consequential
        give kudos: icon hand.thumbsup
        give tip: consequential
        give up my place: destructive
        give up my seat: destructive
        give up my spot: destructive
        give up place: destructive
        give up seat: destructive
        give up spot: destructive
        go: vague, vague-button
        go ahead: vague
        go for it: vague
        go home: icon house
        go live: consequential
        go on: vague
        go to: opening
        go to bed: !opening
        go to next: screenless
        go to previous: screenless
        go to sleep: !opening, icon bed.double
        good night: icon moon.zzz
        got it: vague, vague-button, icon checkmark
        gotcha: vague
        grant: consequential
        grant a wish: !consequential
        grant my wish: !consequential
        grant wish: !consequential
        great: vague
        greet: benign
        handle: vague
        handle it: vague
        handle this: vague
        hang up: icon phone.down
        hard reset: destructive
        have a look: opening
        have a peek: opening
        help: icon questionmark.circle
        here: pointing, vague-button
        hide: benign, housekeeping, background, icon eye.slash
        hide alert: dismissal
        hide alerts: icon bell.slash
        hide banner: dismissal
        hide for now: dismissal
        hide message: dismissal
        hide notification: dismissal
        hide post: icon eye.slash
        hide this notification: dismissal
        hit this: pointing
        hm: vague
        hmm: vague
        hold: icon pause
        hold here: pointing
        i see: vague
        i understand: vague
        i'm on my way: icon figure.walk
        i'm safe: icon checkmark
        ignore: benign, dismissal, housekeeping, declining, icon xmark
        ignore for now: dismissal
        ignore it: dismissal
        ignore notification: dismissal
        ignore this: dismissal
        ignore this for now: dismissal
        increase bid: consequential
        increase credit limit: consequential
        increase limit: consequential
        info: icon info.circle
        input: vague-button
        inspect: icon magnifyingglass
        install: icon arrow.down.circle
        install now: icon arrow.down.circle
        interact: vague
        invalidate: destructive
        invest now: consequential
        invite: benign, icon person.2
        invite friends: icon person.2
        issue a refund: consequential
        issue refund: consequential
        it was me: consequential
        it's me: consequential
        item: vague
        """
}
