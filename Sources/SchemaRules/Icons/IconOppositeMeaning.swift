import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "icon-opposite-meaning",
        severity: .advice,
        fixes: [.display],
        group: .icons,
        summary: "An icon doesn't show the opposite of what the action does, or another number.",
        rationale: """
            People who rely on the icon would choose the wrong action. An icon shows what the action does, not the \
            current state: for Mute, use a bell with a slash. A symbol with a number, such as goforward.15, needs the same \
            number in the title.
            """,
        unseen: """
            Only English titles with a verb from a list are judged, such as Mute and Accept, and only SF Symbols: what \
            an image of the app shows isn't known.
            """,
        source: .higNotificationActions,
        passing: [
            """
            actions:
              decline: { title: Decline, icon: xmark }
              unmute: { title: Unmute, icon: bell }
              trash: { title: Add to Trash, icon: trash }
              skip: { title: Skip 15 Seconds, icon: goforward.15 }
              later: { title: Remind in 1 Hour, icon: goforward.60 }
              people: { title: Invite 3 Friends, icon: person.2 }
              less: { title: Like Less, icon: hand.thumbsdown }
              quiet: { title: Turn On Silent Mode, icon: bell.slash }
              cancellation: { title: Confirm Cancellation, icon: xmark }
              break: { title: End Break, icon: play }
            """
        ],
        failing: [
            """
            actions:
              decline: { title: Decline, icon: ⟦checkmark⟧ }
              mute: { title: Mute for 1 Hour, icon: ⟦bell.fill⟧ }
              unlock: { title: Unlock Door, authentication-required: true, icon: ⟦lock⟧ }
              play: { title: Play Episode, icon: ⟦trash⟧ }
              thank: { title: Thank Helper, icon: ⟦trash⟧ }
              keep: { title: Keep Alert, icon: ⟦trash⟧ }
              add: { title: Add to Calendar, icon: ⟦calendar.badge.minus⟧ }
              snooze: { title: Snooze 10 Minutes, icon: ⟦goforward.15⟧ }
              seat: { title: Take Seat 4, icon: ⟦5.circle⟧ }
              light: { title: Turn On Light, icon: ⟦lightbulb.slash⟧ }
              next: { title: Next Song, icon: ⟦backward.end⟧ }
              stop: { title: Stop Timer, icon: ⟦play⟧ }
              done: { title: Mark as Done, icon: ⟦xmark⟧ }
              table: { title: Confirm Table, icon: ⟦xmark.circle⟧ }
            """,
            """
            app: { platforms: { iOS: 16.0 } }
            actions:
              close: { title: Close Door, icon: ⟦door.left.hand.open⟧ }
            """,
        ]
    )

    static let iconOtherNumber: WholeSchemaRule = description.schema { context, report in
        for action in context.actions {
            guard let use = action.symbolUse, let shown = use.symbol.shownNumber, let title = action.title,
                case let numbers = title.value.numbers, !numbers.isEmpty,
                // An hour has sixty minutes.
                !numbers.contains(where: { $0 == shown || $0 * 60 == shown })
            else { continue }
            report.add(
                at: use.name.range,
                "“\(title.value)” has the icon '\(use.symbol.name)', which shows the number \(shown)",
                help: "write a symbol with the number of the title, or one without",
                notes: [Finding.Note("the title", at: title.range)])
        }
    }

    static let iconOppositeMeaning: WholeSchemaRule = description.schema { context, report in
        let opposites = context.englishActions.compactMap { action -> (SymbolUse, WrittenText, String)? in
            guard let use = action.symbolUse, let title = action.title else { return nil }
            return OppositeMeanings.meaning(of: use.symbol, for: title).map { (use, title, $0) }
        }
        guard !opposites.isEmpty else { return }
        let proposals = IconProposals(context)
        for (use, title, meaning) in opposites {
            let usual = proposals[use.action]
            report.add(
                at: use.name.range,
                "“\(title.value)” has the icon '\(use.symbol.name)', which shows \(meaning)",
                help: "write \(usual ?? "an icon that shows what the action does")",
                notes: [Finding.Note("the title", at: title.range)],
                fix: usual.map { Fix(.display, use.name.node.replacingText(with: $0)) }
            )
        }
    }
}

/// Symbols with a meaning opposite to a verb.
enum OppositeMeanings {
    /// What a symbol shows instead of what a title says, for a message; nil if nothing speaks against it.
    static func meaning(of symbol: Symbol, for title: WrittenText) -> String? {
        if let verb = verb(of: title, shownBy: symbol) { return "the opposite of '\(verb)'" }
        if let verb = verb(of: title, endedBy: symbol) { return "the opposite of '\(verb)'" }
        return isHarmless(title, shownAsLoss: symbol) ? "that something is deleted" : nil
    }

    /// The verb at the beginning of a title, if the symbol means its opposite.
    private static func verb(of title: WrittenText, shownBy symbol: Symbol) -> String? {
        guard let entry = VerbTables.oppositeIcons.entry(beginning: title.words),
            entry.note.wordsOfTable.contains(where: { $0 == symbol.stem || symbol.stem.hasSuffix(".badge.\($0)") })
        else { return nil }
        let verb = entry.text
        let words = title.value.split(whereSeparator: \.isWhitespace)
        let rest = words.dropFirst(entry.wordCount)
        if !rest.isEmpty, wholeTitles.contains(verb) {
            guard verb == "confirm", !title.words.contains(where: namesOfLosses.contains) else { return nil }
        }
        // “Add to Trash”: the symbol may show another word of the title.
        let isOfAnotherWord = rest.indices.contains { index in
            VerbTables.icon(for: rest[index...].joined(separator: " ")).map(Symbol.stem) == symbol.stem
        }
        return isOfAnotherWord ? nil : verb
    }

    /// The verb at the beginning of a title that turns something on, opens or closes it, if the symbol shows it off,
    /// closed or open.
    private static func verb(of title: WrittenText, endedBy symbol: Symbol) -> String? {
        let parts = symbol.stem.split(separator: ".")
        let words = title.words
        if parts.contains("slash"), let verb = turningOn.phrase(beginning: words) {
            return words.contains(where: namesOfSilence.contains) ? nil : verb
        }
        guard words.count > 1, parts.count > 1, parts[0] != "envelope" else { return nil }
        return ["open": "closed", "close": "open"].first {
            $0.key == words[0] && parts.last.map(String.init) == $0.value
        }?.key
    }

    private static let turningOn = PhraseMatcher([
        "activate", "charge", "connect", "enable", "reconnect", "start charging", "switch on", "turn on",
    ])
    /// Words for something that is on when other things are off.
    private static let namesOfSilence: Set<String> = [
        "airplane", "block", "blocker", "disturb", "dnd", "dark", "eco", "hidden", "hide", "incognito", "invisible",
        "mute",
        "no", "off", "private", "privacy", "quiet", "silence", "silent", "sleep", "stealth", "theater",
    ]

    /// Whether a title loses nothing, but the symbol shows that something is deleted.
    private static func isHarmless(_ title: WrittenText, shownAsLoss symbol: Symbol) -> Bool {
        let words = title.words
        guard losses.contains(symbol.stem), let first = words.first else { return false }
        let usual = VerbTables.icon(for: words).map(Symbol.stem)
        return (usual.map { !losses.contains($0) } ?? harmlessVerbs.contains(first))
            && VerbTables.destructivePhrase(of: words) == nil
            && !VerbTables.isRefusing(words) && !words.contains(where: namesOfLosses.contains)
    }

    private static let losses: Set<String> = ["delete.backward", "delete.left", "delete.right", "trash", "xmark.bin"]
    /// Verbs without a usual symbol, after which nothing is lost.
    private static let harmlessVerbs: Set<String> = [
        "cheer", "congratulate", "extend", "greet", "invite", "keep", "notify", "recover", "remind", "renew", "restore",
        "save", "thank", "track", "visit", "watch", "wave", "welcome",
    ]
    private static let namesOfLosses: Set<String> = [
        "bin", "cancel", "cancellation", "clear", "closure", "decline", "delete", "deletion", "discard", "dismiss",
        "end",
        "erase", "ignore", "junk", "leave", "no", "not", "rejection", "removal", "remove", "reset", "skip", "spam",
        "stop",
        "trash", "unsubscribe", "withdrawal",
    ]

    /// These say nothing about the words after them: “Yes, Cancel”.
    private static let wholeTitles: Set<String> = ["confirm", "no", "ok", "yes"]
}

extension String {
    /// The whole numbers in the text, as digits.
    fileprivate var numbers: [Int] { utf8.split { !$0.isASCIIDigit }.compactMap { Int(Substring($0)) } }
}
