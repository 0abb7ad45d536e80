extension ActionPhrases {
    static let fromJToM = """
        join: benign, icon person.2
        join call: calling, interactive, icon phone
        join event: icon checkmark
        join group: icon person.2
        join live stream: interactive
        join meeting link: icon link
        join video call: interactive, icon phone
        join video chat: interactive
        jump to: opening
        jump to next: screenless
        keep: benign
        keep deleting: !benign
        kick from group: destructive
        kill process: destructive
        kill server: destructive
        kill session: destructive
        kudos: icon hand.thumbsup
        label: icon tag
        later: benign, icon clock
        launch: opening, ambiguous, done-at-once
        launch it: vague
        learn about: opening
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
        leave tip: !destructive
        leave unread: !destructive
        leave voicemail: !destructive
        leave with: !destructive
        leave your: !destructive
        leave your feedback: !destructive
        leave your review: !destructive
        leave yours: !destructive
        lend money: consequential
        let me see: vague
        let's do it: vague
        let's do this: vague
        let's go: vague
        let's see: opening
        lift barrier: consequential
        lift gate: consequential
        lights off: benign, icon lightbulb
        lights on: benign, icon lightbulb
        like: benign, background, icon hand.thumbsup
        listen: benign, icon play
        listen now: icon play
        live chat: interactive
        lock: icon lock
        lock bike: benign
        lock car: benign
        lock door: benign, icon lock
        lock doors: benign, icon lock
        lock garage: benign
        lock gate: benign
        lock home: benign
        lock house: benign
        lock now: icon lock
        lock the door: benign
        log: benign, icon plus
        log dose: icon checkmark.circle
        log in: consequential
        log medication: icon pills
        log off: !benign
        log out: !benign, icon rectangle.portrait.and.arrow.right
        log out all devices: destructive
        log out everywhere: destructive
        log out of all devices: destructive
        look: icon eye
        look into it: vague
        look into this: vague
        look up: icon magnifyingglass
        lorem ipsum: vague
        love: icon heart
        main action: vague
        make post public: consequential
        make profile public: consequential
        make public holiday: !consequential
        manage: housekeeping, icon gearshape
        manage it: vague
        manage settings: icon gearshape
        manage this: vague
        mark: benign
        mark all as read: background, icon envelope.open
        mark all read: background, icon envelope.open
        mark as: background
        mark as complete: icon checkmark.circle
        mark as completed: icon checkmark.circle
        mark as done: icon checkmark.circle
        mark as read: icon envelope.open
        mark as resolved: icon checkmark.circle
        mark as spam: !benign
        mark as starred: icon star
        mark as taken: icon checkmark.circle
        mark as unread: icon envelope
        mark as unstarred: icon star.slash
        mark complete: background, icon checkmark.circle
        mark done: background, icon checkmark.circle
        mark for deletion: !benign
        mark read: background, icon envelope.open
        mark unread: background, icon envelope
        maybe: benign, icon questionmark.circle
        maybe later: refusal
        merge branch: consequential
        merge changes: consequential
        merge pull request: consequential
        message: benign, icon bubble.left
        modify: interactive, icon pencil
        more: vague, vague-button
        more about: opening
        more actions: vague
        more details: opening, icon info.circle
        more info: opening, icon info.circle
        more options: vague
        more stuff: vague
        move funds: consequential
        move money: consequential
        move to bin: destructive, icon trash
        move to trash: destructive, icon trash
        mute: benign, housekeeping, background, icon bell.slash
        mute all: icon bell.slash
        mute audio: icon speaker.slash
        """
}
