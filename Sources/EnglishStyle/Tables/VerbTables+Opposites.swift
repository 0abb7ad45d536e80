extension VerbTables {
    /// The symbols that mean the opposite of a verb, without enclosing shapes and fills.
    ///
    /// A phrase without symbols is listed because its meaning differs from its first word.
    package static let oppositeIcons = PhraseMatcher(tables: [opposites], hasLists: true)

    private static let opposites = """
        accept, agree, allow, approve, attend, complete, confirm, finish, going, join, mark as complete, \
        mark as completed, mark as done, mark as taken, mark complete, mark done, ok, yes: xmark xmark.seal xmark.shield \
        nosign hand.thumbsdown
        cancel, decline, deny, no, refuse, reject: checkmark checkmark.seal checkmark.shield hand.thumbsup plus
        disagree, vote against, vote no: checkmark hand.thumbsup
        vote for, vote yes: xmark hand.thumbsdown
        discard, erase, trash: plus trash.slash checkmark heart star square.and.arrow.down
        delete: plus trash.slash checkmark heart star square.and.arrow.down square.and.arrow.up
        remove: plus trash.slash
        keep, recover, restore: trash
        save, save image, save photo: trash square.and.arrow.up square.and.arrow.up.on.square
        add, create, new: minus trash xmark
        deactivate notifications, disable alerts, disable notifications, mute, mute all, silence, turn off alerts, \
        turn off notifications: bell bell.and.waves.left.and.right bell.badge speaker.wave.1 speaker.wave.2 speaker.wave.3
        mute audio, turn off audio, turn off sound, turn off volume: speaker speaker.wave.1 speaker.wave.2 speaker.wave.3
        enable notifications, turn on alerts, turn on notifications, unmute: bell.slash speaker.slash
        turn off wi-fi, disable wi-fi, disconnect: wifi
        turn off location, disable location, stop sharing location: location
        turn off microphone, mute microphone: mic
        turn off camera, stop video, turn off video: camera video
        arm, arm alarm: lock.open shield.slash lock.shield.slash
        disarm, disarm alarm: shield lock.shield checkmark.shield lock
        lock: lock.open lock.slash
        unlock: lock
        like, thumbs up, upvote: hand.thumbsdown heart.slash arrow.down arrowshape.down arrowtriangle.down chevron.down
        dislike, downvote, thumbs down: hand.thumbsup heart arrow.up arrowshape.up arrowtriangle.up chevron.up
        favorite, favourite, love: heart.slash star.slash
        unfavorite: heart star
        unlike, remove heart, remove like: heart
        pin: pin.slash
        unpin: pin
        flag: flag.slash
        unflag, remove flag: flag
        star: star.slash
        unstar, remove star: star
        bookmark, read later, watch later: bookmark.slash
        remove bookmark: bookmark
        answer, call, call back: phone.down
        decline call, end call, hang up: phone
        begin, play, play song, resume, start, start recording, start timer, unpause: pause stop
        pause: play
        stop, stop recording, stop timer: play record
        stop break, stop pause:
        stop charging: bolt bolt.car
        download, import, save file: arrow.up square.and.arrow.up tray.and.arrow.up icloud.and.arrow.up
        export, upload, send, share, share photo: arrow.down square.and.arrow.down tray.and.arrow.down \
        icloud.and.arrow.down
        reply, respond, write back: arrowshape.turn.up.right arrowshape.turn.up.forward
        forward: arrowshape.turn.up.left arrowshape.turn.up.backward
        undo: arrow.uturn.forward arrow.uturn.right
        redo: arrow.uturn.backward arrow.uturn.left
        next, fast forward, skip, skip ahead, skip forward, skip song: backward backward.end backward.end.alt \
        backward.frame arrow.left arrow.backward chevron.left chevron.backward gobackward gobackward.10 gobackward.15 \
        gobackward.30
        back, go back, previous, rewind, skip back, skip backward: forward forward.end forward.end.alt forward.frame \
        arrow.right arrow.forward chevron.right chevron.forward goforward goforward.10 goforward.15 goforward.30
        add exception, back up:
        turn left: arrow.right arrow.turn.up.right arrow.turn.right.up arrow.forward chevron.right
        turn right: arrow.left arrow.turn.up.left arrow.turn.left.up arrow.backward chevron.left
        increase, lift, move up, raise, scroll up, turn up: arrow.down arrow.down.to.line arrowtriangle.down chevron.down \
        minus thermometer.low speaker.minus speaker.slash
        volume up: speaker.minus speaker.slash arrow.down chevron.down
        decrease, lower, move down, reduce, scroll down, subtract, turn down: arrow.up arrow.up.to.line arrowtriangle.up \
        chevron.up plus thermometer.high speaker.plus
        volume down: speaker.plus arrow.up chevron.up
        raise hand, raise the hand, lift off:
        zoom in: minus.magnifyingglass
        zoom out: plus.magnifyingglass
        brighten: sun.min moon
        dim: sun.max
        speed up: tortoise
        slow down: hare
        heat up, warm up: snowflake thermometer.low thermometer.snowflake
        cool down: flame thermometer.high thermometer.sun
        expand: arrow.down.right.and.arrow.up.left
        collapse: arrow.up.left.and.arrow.down.right
        show: eye.slash
        hide: eye
        show more: eye.slash chevron.up
        show less: chevron.down
        follow: person.badge.minus
        unfollow, unfriend: person.badge.plus
        add contact, add friend, invite, join group, join team: person.badge.minus xmark
        block, block user, leave, leave group, leave team, remove friend: person.badge.plus
        unblock: hand.raised nosign
        check in, log in, sign in: rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
        mark all as read, mark as read, mark read: envelope.badge
        mark as unread, mark unread: envelope.open
        not junk, not spam: xmark.bin trash
        call off, finish call, follow up, like fewer, like less, save and close, share less, start over:
        """
}
