/// Facts about an action that its title tells, from the table of phrases.
package enum VerbTables {
    // MARK: Whole titles

    /// Actions that the system offers with every notification.
    package static let dismissing = ActionPhrases.matcher(.dismissal)
    /// Answers that do the same, unless the app records them.
    package static let refusals = ActionPhrases.matcher(.refusal)
    /// Titles that don't say what happens.
    package static let vague = ActionPhrases.matcher(.vague)
    /// Titles that only point to something.
    package static let pointing = ActionPhrases.matcher(.pointing)
    /// First words of effects that cost money or let somebody in.
    package static let spending = WordTables.words("buy buys charge charges pay pays purchase purchases unlock unlocks")
    /// Answers to a question that the notification asks.
    package static let yesAndNo = ActionPhrases.matcher(.answer)
    /// Button titles that don't say that something is sent.
    package static let vagueButtons = ActionPhrases.matcher(.vagueButton)
    /// Titles that promise a call in which the person takes part.
    private static let conversations = ActionPhrases.matcher(.conversation)
    /// Who answers a call, as the last word of a title. Calling an elevator works in the background.
    private static let callees = WordTables.words(
        """
        911 ambulance bank caregiver clinic contact courier customer dad doctor driver emergency family friend guest hospital
        host mom neighbor nurse office owner pharmacy police practice restaurant seller service services shop sitter store
        support us
        """)

    // MARK: Beginnings

    /// Titles that manage notifications instead of responding to them.
    package static let housekeeping = ActionPhrases.matcher(.housekeeping)
    /// Verbs of calls, for which the app must be open.
    package static let calling = ActionPhrases.matcher(.calling)
    /// Titles of what an app can do without opening. Answers that may need a screen, such as *Accept* or *Share*,
    /// aren't included.
    package static let background = ActionPhrases.matcher(.background)
    /// Titles that begin like one that opens the app, but need no screen.
    package static let screenless = ActionPhrases.matcher(.screenless)
    private static let interactive = ActionPhrases.matcher(.interactive)
    /// Whether a title names something that people do on a screen, such as *Take Photo* and *Get Directions*.
    package static func isInteractive(_ words: [String]) -> Bool {
        phrase(in: words, from: interactive, shownObjects, unless: screenless) != nil
    }
    /// Whether a title promises a text, for which a background action needs a text field. *Reply Yes* sends a text that
    /// the app knows, and *Reply* alone may send one.
    package static func asksForText(_ words: [String]) -> Bool {
        writing.holds(words) || words.starts(with: ["reply", "to"]) && words != ["reply", "to", "all"]
    }

    private static let writing = PhraseMatcher([
        "add a comment", "add a reply", "add comment", "add reply", "quick reply",
        "write a comment",
        "write a reply", "write comment", "write reply",
    ])

    /// Verbs that open a screen or a door, start an app or a machine.
    package static let ambiguousOpening = ActionPhrases.phrases(.ambiguous)
    /// Verbs that, alone, mean an immediate effect: a message is read, an item is checked.
    package static let doneAtOnce = ActionPhrases.phrases(.doneAtOnce)
    /// Things that can only be opened on a screen.
    package static let screens = WordTables.words(
        """
        app article calendar chat conversation details document email file inbox link mail map maps message page photo post
        profile report settings thread video
        """)

    /// Verbs that only open the app.
    private static let opening = ActionPhrases.matcher(.opening)
    /// Titles that begin like an opening one but mean something else: a check-in, a door, reading aloud.
    private static let notOpening = ActionPhrases.matcher(.notOpening)

    /// Verbs of effects that an app doesn't have by opening. What may only open a screen, such as *Add*, isn't included.
    private static let effects = WordTables.words(
        """
        accept acknowledge approve archive authorize ban begin block bookmark clear complete confirm decline delay delete deny
        discard dislike end erase extend favorite finish join like lock log mark mute navigate pause postpone record reject remind
        remove reply reset resolve skip send snooze start stop submit take trash undo unfollow unlock unmute unsubscribe withdraw
        """)

    /// Verbs that lose data or end something that can't be resumed.
    private static let destructive = ActionPhrases.matcher(.destructive)
    /// Titles that begin like a destructive one but aren't: what is left, removed or reset can be restored, or is
    /// something that a person gives.
    private static let notDestructive = ActionPhrases.matcher(.notDestructive)

    /// Verbs of effects that can be undone, or that change nothing.
    private static let benign = ActionPhrases.matcher(.benign)
    /// Titles that begin like benign ones but end something permanently.
    private static let notBenign = ActionPhrases.matcher(.notBenign)

    /// Verbs of spending money, opening a door, or speaking for someone.
    private static let consequential = ActionPhrases.matcher(.consequential)
    private static let notConsequential = ActionPhrases.matcher(.notConsequential)

    /// Verbs of effects that can't be undone, for which a gesture is too easy.
    private static let irrevocable = ActionPhrases.matcher(.irrevocable)
    /// Titles that begin like irrevocable ones but are harmless: saying yes or thank you, or delaying something.
    private static let notIrrevocable = ActionPhrases.matcher(.notIrrevocable)

    /// Answers that decline something without taking anything away.
    private static let declining = ActionPhrases.matcher(.declining)
}

// MARK: - Questions

extension VerbTables {
    /// Whether a title promises a call in which the person takes part.
    package static func isConversation(_ words: [String]) -> Bool {
        guard !conversations.holds(words) else { return true }
        return words.first == "call" && words.count < 5 && words.last.map(callees.contains) == true
    }

    /// The phrase at the beginning of a title of an action that only opens the app; nil if there is none.
    package static func openingPhrase(of words: [String]) -> String? {
        phrase(in: words, from: opening, unless: notOpening)
    }

    package static func openingPhrase(of title: String) -> String? { openingPhrase(of: PhraseMatcher.words(of: title)) }

    /// Whether a title names an effect, so that opening the app isn't enough: *Start Break*, *Delete*.
    package static func namesEffect(_ words: [String]) -> Bool {
        words.first.map(effects.contains) == true && openingPhrase(of: words) == nil
    }

    /// The phrase at the beginning of a title of a destructive action; nil if there is none.
    package static func destructivePhrase(of words: [String]) -> String? {
        if words.count > 2, ["cancel", "end"].contains(words[0]), words.last.map(reminders.contains) == true {
            return nil
        }
        return phrase(in: words, from: destructive, lostObjects, unless: notDestructive)
    }

    package static func destructivePhrase(of title: String) -> String? {
        destructivePhrase(of: PhraseMatcher.words(of: title))
    }

    /// What can be canceled without a loss: *Cancel Meeting Reminder*.
    private static let reminders = WordTables.words(
        "alarm alarms alert alerts notification notifications reminder reminders timer")

    /// The phrase at the beginning of a title with consequences; nil if there is none.
    package static func consequentialPhrase(of words: [String]) -> String? {
        phrase(in: words, from: consequential, costlyObjects, unless: notConsequential)
    }

    /// Whether a title lets a person through a door: *Let Guest In*.
    package static func letsIn(_ words: [String]) -> Bool {
        words.count <= 4 && ["buzz", "let"].contains(words.first) && words.last == "in"
            && !words.contains { ["air", "breeze", "light", "sun"].contains($0) }
    }

    /// Whether a title with a sum of money spends it: *Send $20*.
    package static func spendsSum(_ words: [String]) -> Bool { words.first.map(payments.contains) ?? false }

    private static let payments = WordTables.words(
        """
        bet bid book buy charge chip contribute deposit donate extend give invest lend load offer order pay pledge
        purchase refund renew rent reserve sell send spend stake tip top transfer upgrade wire withdraw
        """)

    /// The phrase at the beginning of a title with an effect that can't be undone; nil if there is none.
    package static func irrevocablePhrase(of words: [String]) -> String? {
        guard notConsequential.phrase(beginning: words) == nil else { return nil }
        return phrase(in: words, from: irrevocable, unless: notIrrevocable)
    }

    /// Whether an action with such a title deletes or ends nothing.
    package static func isBenign(_ words: [String]) -> Bool {
        benign.phrase(beginning: words) != nil && losesNothing(words)
    }

    /// Whether a title declines a request or an invitation and loses nothing. *Decline and Block* loses something.
    package static func isDeclining(_ words: [String]) -> Bool {
        (declining.phrase(beginning: words) != nil || words == ["no"]) && losesNothing(words)
    }

    /// Whether a title declines, cancels or closes something without naming a loss. *Cancel Order* names one.
    package static func isRefusing(_ words: [String]) -> Bool {
        isDeclining(words)
            || ["cancel", "close"].contains(words.first) && losesNothing(words)
                && !words.dropFirst().contains(where: closables.contains)
    }

    /// What isn't lost by closing it.
    private static let closables: Set = [
        "blinds", "curtains", "door", "doors", "garage", "gate", "shutters", "valve", "window", "windows",
    ]

    /// Whether a title ends something that makes a sound, which must work on a locked device.
    package static func isSilencing(_ words: [String]) -> Bool {
        ["stop", "silence"].contains(words.first) && words.dropFirst().allSatisfy(sounding.contains)
    }

    private static let sounding: Set = ["alarm", "alarms", "alert", "ringing", "sound", "timer", "timers", "the"]

    /// The phrase at the beginning, or the verb with its object; nil if a phrase of the exceptions is as long, or if
    /// nothing happens yet: *Pay Later*.
    private static func phrase(
        in words: [String], from phrases: PhraseMatcher, _ objects: Objects? = nil, unless exceptions: PhraseMatcher
    ) -> String? {
        guard words.last != "later" else { return nil }
        guard let phrase = objects?.phrase(beginning: words) ?? phrases.phrase(beginning: words) else { return nil }
        let exception = exceptions.phrase(beginning: words)
        return exception.map { $0.wordCount >= phrase.wordCount } ?? false ? nil : phrase
    }

    private static func losesNothing(_ words: [String]) -> Bool {
        notBenign.phrase(beginning: words) == nil && destructivePhrase(of: words) == nil
    }
}

// MARK: - Icons

extension VerbTables {
    /// The usual SF Symbol for each verb or phrase, in lowercase.
    ///
    /// All symbols exist since iOS 15, which introduced icons of actions, and none is restricted to an Apple product.
    /// All are outlines, as the system shows them next to each other.
    package static var icons: [(verb: String, icon: String)] {
        ActionPhrases.withIcons.phrases.compactMap { verb in
            ActionPhrases.icon(in: verb.note).map { (verb.text, $0) }
        }
    }

    /// The SF Symbol for the verb at the beginning of a title; nil if there is no usual one.
    package static func icon(for title: String) -> String? {
        icon(for: PhraseMatcher.words(of: title))
    }

    package static func icon(for words: [String]) -> String? {
        ActionPhrases.withIcons.entry(beginning: words).flatMap { ActionPhrases.icon(in: $0.note) }
    }
}
