extension VerbTables {
    /// The words of a title, with one word for all that mean the same: *decline* for *Reject*, *buy tickets* for *Purchase
    /// Tickets*.
    package static func meaning(of words: [String]) -> [String] {
        var words = words
        while words.count > 1, let last = words.last, emptyEndings.contains(last) { words.removeLast() }
        if let whole = wholeSynonyms.entry(beginning: words), whole.wordCount == words.count {
            return [first(of: whole)]
        }
        guard let synonym = synonyms.entry(beginning: words) else { return words }
        return [first(of: synonym)] + words.dropFirst(synonym.wordCount)
    }

    /// Words at the end that say nothing.
    private static let emptyEndings = WordTables.words("it this")

    private static func table(_ groups: String) -> PhraseMatcher {
        PhraseMatcher(tables: [groups], hasLists: true)
    }

    /// The one word for all phrases in a line of the tables.
    private static func first(of phrase: PhraseMatcher.Phrase) -> String {
        String(phrase.line.partsOfTable(between: ",")[0])
    }

    /// Verbs that mean the same before the same words.
    private static let synonyms = table(
        """
        accept, approve, confirm
        begin, start
        buy, purchase
        call, phone
        call off, cancel
        decline, deny, refuse, reject, turn down
        delay, postpone
        delete, erase, remove
        edit, modify
        end, stop
        message, text
        mute, silence
        navigate to, get directions to, directions to
        reply to, respond to
        save, bookmark
        show, see, view
        stop following, unfollow
        thank, say thanks to, send thanks to
        turn off, switch off
        turn on, switch on
        """)

    /// Whole titles that mean the same.
    private static let wholeSynonyms = table(
        """
        archive, move to archive
        complete, finish, mark as complete, mark as completed, mark as done, mark as finished, mark complete, mark done
        details, get details, more details, more info, see details, show details, view details
        directions, get directions
        favorite, add to favorites, mark as favorite
        mark as read, mark as seen, mark read, mark seen, set as read
        mark as unread, mark unread, set as unread
        mute, mute notifications, silence, silence notifications, turn off alerts, turn off notifications
        on my way, i'm on my way, i'm coming
        reply, respond, send reply, write back
        retry, try again
        snooze, later, remind later, remind me later, snooze alarm, snooze alert, snooze reminder
        stop, end
        thank, say thanks, send thanks, thanks, thank you
        unmute, turn on alerts, turn on notifications, unmute notifications
        """)
}
