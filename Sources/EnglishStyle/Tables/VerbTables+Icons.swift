extension VerbTables {
    /// The usual SF Symbol for each verb or phrase, in lowercase.
    ///
    /// All symbols exist since iOS 15, which introduced icons of actions, and none is restricted to an Apple product.
    /// All are outlines, as the system shows them next to each other.
    package static let iconForVerb: [String: String] = {
        var icons: [String: String] = [:]
        for line in verbsByIcon.linesOfTable {
            let parts = line.partsOfTable(between: ":")
            for verb in parts[1].partsOfTable(between: ",") {
                icons[verb.wordsOfTable.joined(separator: " ")] = parts[0]
            }
        }
        return icons
    }()

    private static let iconVerbs = PhraseMatcher(iconForVerb.keys)

    /// The SF Symbol for the verb at the beginning of a title; nil if there is no usual one.
    package static func icon(for title: String) -> String? {
        iconVerbs.phrase(beginning: title).flatMap { iconForVerb[$0] }
    }

    package static func icon(for words: [String]) -> String? {
        iconVerbs.phrase(beginning: words).flatMap { iconForVerb[$0] }
    }

    private static let verbsByIcon = """
        alarm: set alarm, wake me up
        archivebox: archive, archive all
        arrow.clockwise: retry, try again, refresh, reload, update, update now, restart, resend, send again, rerun
        arrow.counterclockwise: restore, start over, reset
        arrow.down.circle: download, install, install now, update app
        arrow.right.circle: skip, next, continue
        arrow.triangle.turn.up.right.diamond: get directions, directions, navigate, start navigation
        arrow.2.squarepath: repost, retweet, boost, reblog
        arrow.up.circle: upload, upgrade
        arrow.uturn.backward: undo, return, send back, undo send, unsend
        arrowshape.turn.up.left: reply, respond, quick reply, write back
        arrowshape.turn.up.left.2: reply all, reply to all
        arrowshape.turn.up.right: forward
        bed.double: sleep, go to sleep, start sleep
        bell: unmute, turn on notifications, notify me, enable notifications, follow thread
        bell.slash: mute, mute all, silence, turn off notifications, hide alerts, unfollow thread
        bolt: boost battery, charge, start charging
        bookmark: bookmark, save for later, save article, read later, watch later, add bookmark
        bookmark.slash: remove bookmark, unsave
        bubble.left: comment, leave a comment, leave comment, add comment, message, chat, open chat, send message, text
        calendar: view calendar, show calendar, open calendar
        calendar.badge.clock: reschedule, change date, propose new time
        calendar.badge.plus: add to calendar, schedule, book, book now, add event
        camera: take photo, take a photo, take picture, scan
        cart: view cart, checkout, check out, buy, buy now, buy again, order again, reorder, shop now
        cart.badge.plus: add to cart, add to bag, add to basket
        checkmark: accept, approve, confirm, yes, done, ok, allow, agree, acknowledge, i'm safe, got it, admit, join event
        checkmark.circle: complete, mark as done, mark done, mark complete, mark as complete, mark as completed, finish, \
        check off, taken, mark as taken, resolve, mark as resolved, log dose
        clock: snooze, remind me later, remind me, later, remind me tomorrow, remind me in, postpone, extend, delay, \
        remind later
        creditcard: pay, pay now, pay bill, checkout now, renew
        doc.on.doc: copy, copy code, copy link
        envelope: mark as unread, mark unread, email, send email
        envelope.open: mark as read, mark read, mark all as read, mark all read
        exclamationmark.bubble: report, report spam, report abuse, report a problem, report problem
        eye: view, show, see, preview, look, watch, track, follow along
        eye.slash: hide, hide post, not interested
        face.smiling: react, add reaction
        figure.walk: start walk, start workout, start activity, i'm on my way, on my way
        flag: flag, add flag
        flag.slash: unflag, remove flag
        forward.end: skip ahead, skip song, next song, next track, play next, next episode
        gearshape: settings, manage, manage settings, configure, preferences, change settings, edit settings
        gift: redeem, claim, claim reward, claim offer, send gift
        hand.raised: block, block user, stop sharing
        hand.thumbsdown: dislike, thumbs down, downvote
        hand.thumbsup: like, thumbs up, upvote, kudos, give kudos
        hand.wave: wave, say hi, say hello, wave back
        heart: favorite, favourite, love, add to favorites, donate
        heart.slash: unlike, unfavorite, remove from favorites
        house: go home, set home
        info.circle: details, more info, learn more, info, more details
        lightbulb: turn on light, turn on lights, turn off light, turn off lights, lights on, lights off
        link: open link, join meeting link, share link
        list.bullet: view list, show list, view all
        location: share location, send location, share my location
        lock: lock, lock door, lock now, lock doors
        lock.open: unlock, unlock door, unlock doors, open door, buzz in
        magnifyingglass: search, find, look up, inspect
        map: show map, view map, view on map, view in map, view route, show on map
        minus.circle: remove, unsubscribe
        moon.zzz: do not disturb, good night, focus
        nosign: deny, ban
        paperplane: send, send now, post, submit, publish
        pause: pause, hold, take a break
        pencil: edit, change, modify, rename
        person.2: join, join group, invite, invite friends
        person.badge.minus: unfollow, unfriend, remove friend
        person.badge.plus: follow, follow back, add friend, add contact, connect
        phone: call, call back, callback, call now, answer, dial, call driver, join call, video call, join video call
        phone.down: hang up, end call, decline call, reject call
        pills: take medication, log medication, take now
        pin: pin, pin message
        pin.slash: unpin
        play: play, play now, resume, start, listen, listen now, watch now, play episode, continue watching, begin, watch live
        plus: add, create, new, log
        power: turn off, turn on, shut down, power off, switch off, switch on, restart device
        printer: print
        qrcode: show code, show qr code, show ticket code
        questionmark.circle: help, get help, maybe
        quote.bubble: quote, quote post
        rectangle.portrait.and.arrow.right: log out, sign out, leave, leave group, leave chat, leave channel
        shippingbox: track package, track order, track delivery, track shipment
        speaker.slash: mute audio, stop sound, silence alarm
        square.and.arrow.down: save, save photo, save image, save to files, save to photos
        square.and.arrow.up: share, share photo, share link to
        square.and.pencil: compose, write, write review, write a review, new message, new note
        star: star, rate, review, rate now, leave review, leave a review, rate order, mark as starred, rate trip, leave a rating
        star.slash: unstar, mark as unstarred, remove star
        stop: stop, end, stop timer, stop alarm, end workout, stop recording
        tag: tag, label, add label, add tag
        text.append: play last, add to queue, add to up next, add to list, add to playlist
        ticket: view ticket, show ticket, buy tickets, get tickets, view boarding pass, show boarding pass
        timer: start timer, set timer
        trash: delete, trash, move to trash, discard, erase, delete all, move to bin, clear, clear all
        wand.and.stars: surprise me
        wifi: connect to wi-fi, reconnect
        xmark: decline, reject, dismiss, cancel, no, close, ignore, not now, no thanks, refuse, cancel order, skip this
        """
}
