import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let iconOppositeMeaning: WholeSchemaRule = RuleDescription(
        id: "icon-opposite-meaning",
        severity: .warning,
        fixes: [.display],
        group: .icons,
        summary: "An icon doesn't show the opposite of what the action does.",
        rationale: """
            People who rely on the icon would choose the wrong action. An icon shows what the action does, not the \
            current state: for Mute, use a bell with a slash.
            """,
        source: .higNotifications,
        passing: [
            """
            actions:
              decline: { title: Decline, icon: xmark }
              unmute: { title: Unmute, icon: bell }
              trash: { title: Add to Trash, icon: trash }
            """
        ],
        failing: [
            """
            actions:
              decline: { title: Decline, icon: ⟦checkmark⟧ }
              mute: { title: Mute for 1 Hour, icon: ⟦bell.fill⟧ }
              unlock: { title: Unlock Door, authentication-required: true, icon: ⟦lock⟧ }
            """
        ]
    ).schema { context, report in
        let opposites = context.englishActions.compactMap { action -> (SymbolUse, WrittenText, String)? in
            guard let use = action.symbolUse, let title = action.title else { return nil }
            return OppositeMeanings.verb(of: title, shownBy: use.symbol).map { (use, title, $0) }
        }
        guard !opposites.isEmpty else { return }
        let proposals = IconProposals(context)
        for (use, title, verb) in opposites {
            let usual = proposals[use.action]
            report.add(
                at: use.name.range,
                "“\(title.value)” has the icon '\(use.symbol.name)', which shows the opposite of '\(verb)'",
                help: "write \(usual ?? "an icon that shows what the action does")",
                notes: [Finding.Note("the title", at: title.range)],
                fix: usual.map { Fix(.display, use.name.node.replacingText(with: $0)) }
            )
        }
    }
}

/// Symbols with a meaning opposite to a verb.
private enum OppositeMeanings {
    /// The verb at the beginning of a title, if the symbol means its opposite.
    static func verb(of title: WrittenText, shownBy symbol: Symbol) -> String? {
        guard let verb = verbs.phrase(beginning: title.words), symbols[verb]?.contains(symbol.stem) == true else {
            return nil
        }
        let words = title.value.split(whereSeparator: \.isWhitespace)
        let rest = words.dropFirst(verb.split(separator: " ").count)
        guard rest.isEmpty || !wholeTitles.contains(verb) else { return nil }
        // “Add to Trash”: the symbol may show another word of the title.
        let isOfAnotherWord = rest.indices.contains { index in
            VerbTables.icon(for: rest[index...].joined(separator: " ")).map(Symbol.stem) == symbol.stem
        }
        return isOfAnotherWord ? nil : verb
    }

    /// These say nothing about the words after them: “Yes, Cancel”.
    private static let wholeTitles: Set<String> = ["confirm", "no", "ok", "yes"]

    private static let verbs = PhraseMatcher(symbols.keys)

    /// A phrase without symbols is listed because its meaning differs from its first word.
    private static let symbols: [String: [String]] = {
        var symbols: [String: [String]] = [:]
        for line in table.linesOfTable {
            let parts = line.partsOfTable(between: ":")
            let stems = parts.count == 2 ? parts[1].wordsOfTable : []
            for verb in parts[0].partsOfTable(between: ",") {
                symbols[verb.wordsOfTable.joined(separator: " "), default: []] += stems
            }
        }
        return symbols
    }()

    private static let table = """
        accept, agree, allow, approve, confirm, ok, yes: xmark nosign hand.thumbsdown
        decline, deny, no, refuse, reject: checkmark hand.thumbsup plus
        delete, discard, erase, remove, trash: plus trash.slash
        add, create, new: minus trash xmark
        disable notifications, mute, mute all, silence, turn off notifications: bell speaker.wave.1 speaker.wave.2 \
        speaker.wave.3
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
        upload: arrow.down square.and.arrow.down
        show: eye.slash
        hide: eye
        follow: person.badge.minus
        unfollow, unfriend: person.badge.plus
        mark as unread, mark unread: envelope.open
        call off, follow up, show less:
        """
}
