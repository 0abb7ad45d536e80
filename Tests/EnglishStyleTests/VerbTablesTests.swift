import EnglishStyle
import Foundation
import Testing

@Suite struct VerbTablesTests {
    @Test(arguments: [
        ("Open", "open"), ("View Receipt", "view"), ("Go to Chat", "go to"), ("Details", "details"),
        ("READ MORE", "read more"),
        ("Check Status", "check"), ("Show", "show"), ("See All", "see"), ("Launch App", "launch"),
        ("Visit Store", "visit"),
    ])
    func titlesThatOpenTheApp(title: String, phrase: String) {
        #expect(VerbTables.openingPhrase(of: title) == phrase)
    }

    @Test(arguments: [
        "Reply", "Reopened", "Check In", "Check Out Now", "Open Door", "Read Aloud", "Show Less", "Going to Bed",
    ])
    func titlesThatDoNot(title: String) {
        #expect(VerbTables.openingPhrase(of: title) == nil)
    }

    @Test(arguments: [
        ("Delete", "delete"), ("Remove Account", "remove"), ("Erase All", "erase"), ("Discard Draft", "discard"),
        ("Unsend", "unsend"), ("Block", "block"), ("Block and Report", "block"), ("Unfollow Anna", "unfollow"),
        ("Unsubscribe", "unsubscribe"), ("Leave Group", "leave group"), ("Cancel Order", "cancel order"),
        ("Cancel Subscription", "cancel subscription"), ("Reset", "reset"), ("Revoke Access", "revoke"),
        ("End Trip", "end trip"), ("Trash", "trash"), ("Move to Trash", "move to trash"), ("Delete!", "delete"),
    ])
    func titlesThatDestroy(title: String, phrase: String) {
        #expect(VerbTables.destructivePhrase(of: title) == phrase)
    }

    @Test(arguments: [
        "Remove from Queue", "Leave Review", "Leave a Review", "Leave Feedback", "Leave Comment", "Leave a Note",
        "Leave a Tip",
        "Leave Now", "Block Time", "Cancel", "End Call", "Undelete", "Don't Delete", "Leave in 5 Minutes",
        "Reset Timer",
        "Keep or Delete", "Blocked", "👍", "",
    ])
    func titlesThatDoNotDestroy(title: String) {
        #expect(VerbTables.destructivePhrase(of: title) == nil)
    }

    @Test(arguments: [
        ("Reply", "arrowshape.turn.up.left"), ("Reply to Anna", "arrowshape.turn.up.left"),
        ("Reply All", "arrowshape.turn.up.left.2"), ("Accept", "checkmark"), ("Decline", "xmark"), ("Delete", "trash"),
        ("Like", "hand.thumbsup"), ("Mute for 1 Hour", "bell.slash"), ("Snooze", "clock"), ("Archive", "archivebox"),
        ("Call Back", "phone"), ("Call", "phone"), ("Mark as Read", "envelope.open"), ("Share", "square.and.arrow.up"),
        ("I’m Safe", "checkmark"),
    ])
    func verbsWithAUsualIcon(title: String, icon: String) {
        #expect(VerbTables.icon(for: title) == icon)
    }

    @Test(arguments: ["Frobnicate", "Markdown", "Team Breakfast", ""])
    func verbsWithoutOne(title: String) {
        #expect(VerbTables.icon(for: title) == nil)
    }

    @Test func eachVerbLeadsToItsIcon() {
        #expect(VerbTables.icons.count > 300)
        for (verb, icon) in VerbTables.icons {
            #expect(VerbTables.icon(for: verb) == icon)
            #expect(!icon.isEmpty && icon.utf8.allSatisfy { $0 == UInt8(ascii: ".") || $0 > UInt8(ascii: " ") })
        }
    }
}

@Suite struct PhraseMatcherTests {
    let matcher = PhraseMatcher(["don't go", "mark as read", "mark", "check-in"])

    @Test(arguments: [
        ("Don’t Go Away", "don't go"), ("MARK AS READ", "mark as read"), ("Mark as Reader", "mark"),
        ("“Mark” It", "mark"),
        ("mark", "mark"), ("Mark, as Read!", "mark as read"), ("Check-In Now", "check-in"), ("👍 Mark", "mark"),
    ])
    func theLongestPhraseAtTheBeginningCounts(title: String, phrase: String) {
        #expect(matcher.phrase(beginning: title) == phrase)
    }

    @Test(arguments: ["Marked as Read", "Please Mark", "Don’t", "", "  ", "Check In"])
    func wholeWordsAtTheBeginningOnly(title: String) {
        #expect(matcher.phrase(beginning: title) == nil)
    }

    @Test func withoutPhrasesNothingMatches() {
        #expect(PhraseMatcher([]).phrase(beginning: "Mark") == nil)
        #expect(PhraseMatcher([""]).phrase(beginning: "") == nil)
    }

    /// Proves that no phrase can have properties in two places: each is once in the table, in alphabetical order.
    @Test func eachPhraseIsOnceInTheTable() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources/EnglishStyle/Tables").standardized
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix("ActionPhrases+") }.sorted()
        let phrases = try files.flatMap { file in
            String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
                .matches(of: #/\n +([^:"]+): /#).map { String($0.1) }
        }
        #expect(phrases.count > 700)
        #expect(zip(phrases, phrases.dropFirst()).filter { $0 >= $1 }.map { $1 } == [])
    }
}
