extension ActionPhrases {
    static let fromAToC = """
        accept: benign, icon checkmark
        accept and delete: !benign
        accept payment: irrevocable
        acknowledge: icon checkmark
        action: vague, vague button
        add: benign, icon plus
        add bookmark: background, icon bookmark
        add comment: icon bubble.left
        add contact: icon person.badge.plus
        add event: icon calendar.badge.plus
        add flag: icon flag
        add friend: icon person.badge.plus
        add label: icon tag
        add reaction: icon face.smiling
        add tag: icon tag
        add to bag: icon cart.badge.plus
        add to basket: icon cart.badge.plus
        add to calendar: icon calendar.badge.plus
        add to cart: icon cart.badge.plus
        add to favorites: icon heart
        add to list: icon text.append
        add to playlist: icon text.append
        add to queue: icon text.append
        add to up next: icon text.append
        admit: icon checkmark
        agree: icon checkmark
        allow: icon checkmark
        answer: calling, icon phone
        approve: consequential, irrevocable, icon checkmark
        archive: benign, background, icon archivebox
        archive all: icon archivebox
        archive and delete: !benign
        authorize: consequential, irrevocable
        ban: destructive, icon nosign
        begin: icon play
        block: destructive, housekeeping, icon hand.raised
        block ads: !destructive
        block calendar: !destructive
        block card: !destructive
        block my calendar: !destructive
        block my card: !destructive
        block off: !destructive
        block out: !destructive
        block payment: !destructive
        block popups: !destructive
        block time: !destructive
        block trackers: !destructive
        block transaction: !destructive
        block user: icon hand.raised
        book: irrevocable, icon calendar.badge.plus
        book later: !irrevocable
        book now: irrevocable, icon calendar.badge.plus
        bookmark: benign, background, icon bookmark
        boost: icon arrow.2.squarepath
        boost battery: icon bolt
        browse: opening
        button: vague button
        buy: consequential, irrevocable, icon cart
        buy again: icon cart
        buy later: !consequential
        buy now: icon cart
        buy tickets: icon ticket
        buzz in: icon lock.open
        call: benign, irrevocable, calling, conversation, icon phone
        call back: benign, conversation, icon phone
        call driver: icon phone
        call her: conversation
        call him: conversation
        call it a day: !irrevocable
        call later: !irrevocable
        call now: conversation, icon phone
        call sender: conversation
        call them: conversation
        callback: icon phone
        cancel: benign, dismissal, icon xmark
        cancel account: destructive
        cancel appointment: destructive
        cancel booking: destructive
        cancel class: destructive
        cancel contract: destructive
        cancel delivery: destructive
        cancel flight: destructive
        cancel lesson: destructive
        cancel membership: destructive
        cancel my appointment: destructive
        cancel my booking: destructive
        cancel my membership: destructive
        cancel my order: destructive
        cancel my plan: destructive
        cancel my reservation: destructive
        cancel my ride: destructive
        cancel my subscription: destructive
        cancel order: destructive, icon xmark
        cancel pickup: destructive
        cancel plan: destructive
        cancel policy: destructive
        cancel reservation: destructive
        cancel ride: destructive
        cancel seat: destructive
        cancel sponsorship: destructive
        cancel subscription: destructive
        cancel the order: destructive
        cancel this order: destructive
        cancel ticket: destructive
        cancel tickets: destructive
        cancel trip: destructive
        cancel visit: destructive
        cancel your order: destructive
        change: icon pencil
        change date: icon calendar.badge.clock
        change settings: icon gearshape
        charge: icon bolt
        chat: icon bubble.left
        check: opening, ambiguous, done at once
        check all: screenless
        check as done: !opening
        check back: !opening
        check done: screenless
        check in: !opening
        check it out: opening
        check item: !opening
        check now: opening
        check off: !opening, icon checkmark.circle
        check out: !opening, icon cart
        checkout: consequential, irrevocable, icon cart
        checkout now: icon creditcard
        claim: icon gift
        claim offer: icon gift
        claim reward: icon gift
        clear: dismissal, icon trash
        clear all: icon trash
        clear notification: dismissal
        click: pointing
        click here: pointing
        click me: pointing
        click this: pointing
        close: benign, dismissal, icon xmark
        close account: destructive, !benign
        close alert: dismissal
        close all: !benign
        close notification: dismissal
        comment: benign, icon bubble.left
        complete: icon checkmark.circle
        compose: icon square.and.pencil
        configure: icon gearshape
        confirm: irrevocable, vague, icon checkmark
        confirm appointment: !irrevocable
        confirm attendance: !irrevocable
        confirm booking: !irrevocable
        confirm delivery: !irrevocable
        confirm order: consequential
        confirm payment: consequential
        confirm pickup: !irrevocable
        confirm purchase: consequential
        confirm reservation: !irrevocable
        confirm table: !irrevocable
        confirm transfer: consequential
        confirm visit: !irrevocable
        connect: icon person.badge.plus
        connect to wi-fi: icon wifi
        continue: vague, icon arrow.right.circle
        continue in app: opening
        continue watching: icon play
        copy: icon doc.on.doc
        copy code: icon doc.on.doc
        copy link: icon doc.on.doc
        create: icon plus
        """
}
