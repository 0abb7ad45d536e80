extension ActionPhrases {
    static let ofC = """
        call: benign, irrevocable, calling, conversation, icon phone
        call back: benign, conversation, icon phone
        call driver: icon phone
        call her: conversation
        call him: conversation
        call it a day: !irrevocable
        call now: conversation, icon phone
        call off: destructive
        call off work: !destructive
        call sender: conversation
        call them: conversation
        call to action: vague
        callback: icon phone
        cancel: benign, dismissal, vague-button, icon xmark
        cancel hold music: !destructive
        cancel order: destructive, icon xmark
        capture photo: interactive
        carry on: vague
        cash out: consequential
        certainly: vague
        change: icon pencil
        change date: interactive, icon calendar.badge.clock
        change it: vague
        change passcode: consequential
        change password: consequential
        change payment method: interactive
        change pin: consequential
        change profile photo: interactive
        change settings: interactive, icon gearshape
        change this: vague
        charge: benign, icon bolt
        charge card: consequential
        charge customer: consequential
        charge off: !benign
        chat: icon bubble.left
        chat with: interactive
        check: opening, ambiguous, done-at-once
        check all: screenless
        check as done: !opening
        check back: !opening
        check done: screenless
        check in: !opening, benign
        check it out: opening
        check item: !opening
        check now: opening
        check off: !opening, icon checkmark.circle
        check out: !opening, icon cart
        checkout: consequential, irrevocable, icon cart
        checkout now: icon creditcard
        cheer: benign
        choose: vague
        choose another: interactive
        choose another song: screenless
        choose delivery time: interactive
        choose new: interactive
        choose your: interactive
        claim: icon gift
        claim offer: icon gift
        claim reward: icon gift
        clear: dismissal, icon trash
        clear alert: dismissal
        clear all: icon trash
        clear browsing history: destructive
        clear call history: destructive
        clear message: dismissal
        clear notification: dismissal
        clear reminder: dismissal
        clear search history: destructive
        clear this: dismissal
        clear watch history: destructive
        click: pointing
        click button: pointing
        click here: pointing, vague-button
        click link: pointing
        click me: pointing
        click now: pointing
        click the button: pointing
        click the link: pointing
        click this: pointing
        close: benign, dismissal, vague-button, icon xmark
        close account: destructive, !benign
        close alert: dismissal
        close all: !benign
        close banner: dismissal
        close blinds: benign
        close door: benign
        close doors: benign
        close garage: benign
        close garage door: benign
        close gate: benign
        close it: dismissal
        close message: dismissal
        close notification: dismissal
        close popup: dismissal
        close position: consequential
        close reminder: dismissal
        close this: dismissal
        close window: benign
        close windows: benign
        comment: benign, icon bubble.left
        compare: interactive
        compare prices: interactive
        complete: benign, icon checkmark.circle
        complete cancellation: !benign
        complete deletion: !benign
        complete removal: !benign
        complete reset: !benign
        complete task: benign
        compose: interactive, icon square.and.pencil
        concede: destructive
        concede point: !destructive
        configure: icon gearshape
        confirm: irrevocable, vague, benign, icon checkmark
        confirm account: !benign
        confirm and delete: !benign
        confirm appointment: !irrevocable
        confirm attendance: !irrevocable
        confirm booking: !irrevocable
        confirm cancel: !benign
        confirm cancellation: !benign
        confirm closure: !benign
        confirm delete: !benign
        confirm deletion: !benign
        confirm delivery: !irrevocable
        confirm end: !benign
        confirm erase: !benign
        confirm it was me: consequential
        confirm it's me: consequential
        confirm pickup: !irrevocable
        confirm refund: !benign
        confirm removal: !benign
        confirm reservation: !irrevocable
        confirm reset: !benign
        confirm table: !irrevocable
        confirm termination: !benign
        confirm transfer: consequential, !benign
        confirm unsubscribe: !benign
        confirm visit: !irrevocable
        confirm wipe: !benign
        confirm withdrawal: consequential, !benign
        congratulate: benign
        connect: benign, icon person.badge.plus
        connect to wi-fi: icon wifi
        contact customer service: interactive
        contact customer support: interactive
        continue: vague, vague-button, icon arrow.right.circle
        continue in app: opening
        continue watching: interactive, icon play
        contribute now: consequential
        convert currency: consequential
        cool: vague
        copy: benign, icon doc.on.doc
        copy code: icon doc.on.doc
        copy link: icon doc.on.doc
        countersign: consequential
        create: benign, icon plus
        customise: interactive
        customize: interactive
        """
}
