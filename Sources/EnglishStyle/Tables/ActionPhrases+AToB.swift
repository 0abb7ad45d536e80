extension ActionPhrases {
    static let fromAToB = """
        abandon: destructive
        abandon ship: !destructive
        absolutely: vague
        accept: benign, icon checkmark
        accept and delete: !benign
        accept and pay: consequential
        accept and sign: consequential
        accept payment: irrevocable
        acknowledge: icon checkmark
        act: vague
        act fast: vague
        act now: vague
        act on it: vague
        act on this: vague
        action: vague, vague-button
        action 1: vague
        action 2: vague
        action here: vague
        action one: vague
        action required: vague
        action two: vague
        activate card: consequential
        activate card reader: !consequential
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
        add tip to: !consequential
        add to bag: icon cart.badge.plus
        add to basket: icon cart.badge.plus
        add to calendar: icon calendar.badge.plus
        add to cart: icon cart.badge.plus
        add to favorites: icon heart
        add to list: icon text.append
        add to playlist: icon text.append
        add to queue: icon text.append
        add to up next: icon text.append
        adjust settings: interactive
        admit: icon checkmark
        admit guest: consequential
        admit guests: consequential
        admit visitor: consequential
        affirmative: vague
        agree: icon checkmark
        agree and pay: consequential
        agree and sign: consequential
        all right: vague
        all set: vague
        allow: benign, icon checkmark
        allow and delete: !benign
        allow deletion: !benign
        allow erase: !benign
        allow overwrite: !benign
        allow remote access: consequential
        allow reset: !benign
        allow sign in: consequential
        allow wipe: !benign
        alright: vague
        annul: destructive
        answer: calling, benign, icon phone
        answer survey: interactive
        apply: vague, vague-button
        approve: consequential, irrevocable, benign, icon checkmark
        approve cancellation: !benign
        approve deletion: !benign
        approve of: !consequential
        approve removal: !benign
        approve reset: !benign
        approve termination: !benign
        approve wipe: !benign
        approve withdrawal: !benign
        archive: benign, background, icon archivebox
        archive all: icon archivebox
        archive and delete: !benign
        attend online: interactive
        authorise: consequential
        authorise payment: consequential
        authorize: consequential, irrevocable
        awesome: vague
        ban: destructive, icon nosign
        begin: benign, icon play
        begin deletion: !benign
        begin erase: !benign
        begin erasing: !benign
        begin navigation: interactive
        begin reset: !benign
        begin route: interactive
        begin wipe: !benign
        bid: consequential
        bid adieu: !consequential
        bid details: !consequential
        bid farewell: !consequential
        bid goodbye: !consequential
        bid history: !consequential
        bill client: consequential
        bill customer: consequential
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
        book: irrevocable, benign, icon calendar.badge.plus
        book now: irrevocable, icon calendar.badge.plus
        bookmark: benign, background, icon bookmark
        boost: icon arrow.2.squarepath
        boost battery: icon bolt
        boot member: destructive
        boot player: destructive
        boot user: destructive
        broadcast now: consequential
        browse: opening
        bulk delete: destructive
        button: vague-button, vague
        button 1: vague
        button 2: vague
        button one: vague
        button two: vague
        buy: consequential, irrevocable, benign, icon cart
        buy again: icon cart
        buy and delete: !benign
        buy more time: !consequential
        buy now: icon cart
        buy out: !benign
        buy some time: !consequential
        buy tickets: icon ticket
        buy time: !consequential
        buzz courier in: consequential
        buzz in: consequential, icon lock.open
        buzz them in: consequential
        bypass alarm: consequential
        bypass security: consequential
        """
}
