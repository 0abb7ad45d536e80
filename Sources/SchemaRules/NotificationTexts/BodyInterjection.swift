import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let bodyInterjection: TextRule = RuleDescription(
        id: "body-interjection",
        severity: .advice,
        fixes: [.unsafe],
        group: .notificationTexts,
        language: .english,
        summary: "A text doesn't begin with an interjection.",
        rationale: """
            “Oops” sounds insincere if something went wrong, and “Hey” takes the space of a useful word.
            """,
        source: .higWriting,
        passing: [
            """
            notifications:
              song: { title: Now Playing, body: Hey Jude is next. }
              upload: { title: Upload Failed, body: The photo is too large. }
            """
        ],
        failing: [
            """
            notifications:
              upload: { title: Upload Failed, body: ⟦Oops⟧! The photo is too large. }
              hello: { title: Your Order, body: "⟦Hey⟧ there, it is on its way." }
            """
        ]
    ).eachText { text, _, report in
        guard let interjection = text.interjection else { return }
        report.add(
            at: text.range(of: interjection.word),
            "“\(interjection.word)” says nothing",
            help: interjection.rest.isEmpty ? "say what happened" : "write “\(interjection.rest)”",
            fix: interjection.rest.isEmpty ? nil : Fix(.unsafe, text.edits(to: interjection.rest))
        )
    }
}

extension WrittenText {
    /// The interjection at the beginning of the text, and the text without it.
    fileprivate var interjection: (word: Substring, rest: String)? {
        guard let first = tokens.first(where: { $0.kind != .decoration }), first.kind == .word,
            WordTables.interjections.contains(first.folded)
        else { return nil }
        let following = tokens.filter { $0.kind != .decoration }.dropFirst().first
        let isSetApart = first.text.endIndex > first.core.endIndex
        // *Hey Jude* is a song.
        guard let following else { return (first.core, "") }
        let isThere = following.folded == "there"
        guard isSetApart || isThere || following.isPlaceholder || following.core.first?.isSmallLetter == true else {
            return nil
        }
        let end = isThere && !isSetApart ? following.core.endIndex : first.core.endIndex
        let rest = value[end...].drop { $0.isSpace || ",.!?…-–—:;".contains($0) }
        guard let letter = rest.first else { return (first.core, "") }
        return (first.core, (letter.isSmallLetter ? letter.uppercased() : String(letter)) + rest.dropFirst())
    }
}
