extension VerbTables {
    /// The symbols that mean the opposite of a verb, without enclosing shapes and fills.
    ///
    /// A phrase without symbols is listed because its meaning differs from its first word.
    package static let oppositeIcons = PhraseTable<[String]>(
        opposites.linesOfTable.flatMap { line in
            let parts = line.partsOfTable(between: ":")
            let stems = parts.count == 2 ? parts[1].wordsOfTable.map(String.init) : []
            return parts[0].partsOfTable(between: ",").map { verb in
                (phrase: verb.hasPrefix(" ") ? verb.dropFirst() : verb, value: stems)
            }
        })

    private static let opposites = """
        accept, agree, allow, approve, confirm, ok, yes: xmark nosign hand.thumbsdown
        decline, deny, no, refuse, reject: checkmark hand.thumbsup plus
        delete, discard, erase, remove, trash: plus trash.slash
        keep, recover, restore, save: trash
        add, create, new: minus trash xmark
        disable notifications, mute, mute all, silence, turn off notifications: bell bell.and.waves.left.and.right \
        bell.badge speaker.wave.1 speaker.wave.2 speaker.wave.3
        enable notifications, turn on notifications, unmute: bell.slash speaker.slash
        lock: lock.open
        unlock: lock
        like, thumbs up, upvote: hand.thumbsdown heart.slash
        dislike, downvote, thumbs down: hand.thumbsup heart
        favorite, favourite, love: heart.slash star.slash
        unfavorite, unlike: heart star
        pin: pin.slash
        unpin: pin
        flag: flag.slash
        unflag: flag
        star: star.slash
        unstar: star
        bookmark, read later, watch later: bookmark.slash
        remove bookmark: bookmark
        answer, call, call back: phone.down
        decline call, end call, hang up: phone
        play, resume: pause stop
        pause: play
        download: arrow.up square.and.arrow.up
        upload, send, share: arrow.down square.and.arrow.down
        show: eye.slash
        hide: eye
        follow: person.badge.minus
        unfollow, unfriend: person.badge.plus
        mark as unread, mark unread: envelope.open
        call off, follow up, show less:
        """
}
