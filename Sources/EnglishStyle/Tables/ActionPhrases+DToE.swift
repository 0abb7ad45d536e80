extension ActionPhrases {
    static let fromDToE = """
        deactivate account: destructive
        deactivate alarm: consequential
        deactivate alarm system: consequential
        deactivate burglar alarm: consequential
        deactivate house alarm: consequential
        deactivate security: consequential
        deal with it: vague
        deauthorize: destructive
        decline: benign, background, declining, icon xmark
        decline and block: !benign
        decline and delete: !benign
        decline call: icon phone.down
        decommission: destructive
        default: vague
        default action: vague
        defriend: destructive
        delay: icon clock
        delete: destructive, icon trash
        delete all: icon trash
        delete permanently: destructive
        delist: destructive
        deliver bolus: consequential
        demolish: destructive
        deny: benign, background, declining, icon nosign
        deploy: consequential
        deploy airbag: !consequential
        deploy anchor: !consequential
        deploy awning: !consequential
        deploy drone: !consequential
        deploy parachute: !consequential
        deploy robot: !consequential
        deploy umbrella: !consequential
        deploy vacuum: !consequential
        deregister: destructive
        destroy: destructive
        details: opening, icon info.circle
        dial: calling, icon phone
        directions: benign, interactive, icon arrow.triangle.turn.up.right.diamond
        directions aloud: screenless
        directions to: interactive
        disable account: destructive
        disable alarm system: consequential
        disable burglar alarm: consequential
        disable house alarm: consequential
        disable lock: consequential
        disable security: consequential
        disable security system: consequential
        disarm: consequential, irrevocable
        disband: destructive
        discard: destructive, icon trash
        disconnect account: destructive
        discover more: opening
        discover now: opening
        disinvite: destructive
        dislike: background, icon hand.thumbsdown
        dismiss: benign, dismissal, housekeeping, background, icon xmark
        dismiss alert: dismissal
        dismiss all: dismissal
        dismiss banner: dismissal
        dismiss for now: dismissal
        dismiss it: dismissal
        dismiss message: dismissal
        dismiss notification: dismissal
        dismiss popup: dismissal
        dismiss reminder: dismissal
        dismiss this: dismissal
        dismiss this notification: dismissal
        dispose of: destructive
        disqualify: destructive
        do it: vague
        do it now: vague
        do not disturb: icon moon.zzz
        do that: vague
        do this: vague
        donate: consequential, irrevocable, benign, icon heart
        donate blood: !consequential
        donate plasma: !consequential
        done: vague, vague-button, icon checkmark
        download: benign, icon arrow.down.circle
        download and delete: !benign
        downvote: background, icon hand.thumbsdown
        draft email: interactive
        draft reply: interactive
        drop from team: destructive
        drop off: !destructive
        e-sign: consequential
        edit: benign, interactive, icon pencil
        edit settings: housekeeping, interactive, icon gearshape
        eject member: destructive
        eject player: destructive
        email: icon envelope
        email everyone: consequential
        empty recycle bin: destructive
        enable notifications: icon bell
        enable remote access: consequential
        end: icon stop
        end auction alerts: !destructive
        end call: icon phone.down
        end workout: icon stop
        engage: vague
        enter: vague, vague-button
        enter promo code: interactive
        erase: destructive, icon trash
        esign: consequential
        evict: destructive
        evict cache: !destructive
        exchange currency: consequential
        execute: vague, vague-button
        execute trade: consequential
        expel: destructive
        expel air: !destructive
        explore: opening
        export passwords: consequential
        extend: benign, icon clock
        extend parking: consequential
        extend parking session: consequential
        """
}
