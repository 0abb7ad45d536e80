import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionTitlePunctuation: ActionRule = RuleDescription(
        id: "action-title-punctuation",
        severity: .warning,
        fixes: [.safe],
        group: .actionTitles,
        language: .english,
        summary: "Titles of actions don't end with punctuation and aren't in quotation marks.",
        rationale: """
            The title of a button is a phrase, not a sentence. An exclamation mark doesn't make anyone choose it. Add \
            names that end with punctuation to app.glossary.
            """,
        source: .higNotifications,
        passing: [
            """
            app: { glossary: [Wow!] }
            actions:
              accept: { title: Accept, icon: checkmark }
              wake: { title: Wake at 8 a.m., icon: alarm }
              wow: { title: Join Wow!, icon: person.2 }
              rate: { title: Rate “Dune”, icon: star }
              help: { title: Need Help?, icon: questionmark.circle }
            """
        ],
        failing: [
            """
            actions:
              accept: { title: Accept⟦!⟧, icon: checkmark }
              decline: { title: "Decline⟦.⟧", icon: xmark }
              share: { title: ⟦“Share”⟧, icon: square.and.arrow.up }
              join: { title: Yes⟦!⟧ Join, icon: person.2 }
            """
        ]
    ).eachAction { action, context, report in
        guard let title = action.title else { return }
        if title.isInQuotes {
            report.add(
                at: title.range,
                "“\(title.trimmed)” is in quotation marks",
                help: "write only the words",
                fix: title.withoutPunctuation(names: context.punctuatedNames)
            )
        } else if let end = title.finalPunctuation(".!:;", names: context.punctuatedNames) {
            report.add(
                at: title.range(of: end),
                "“\(title.trimmed)” ends with punctuation; titles don't",
                help: "write it without",
                fix: title.withoutPunctuation(names: context.punctuatedNames)
            )
        } else if let mark = title.innerMark(names: context.punctuatedNames) {
            report.add(
                at: title.range(of: mark),
                "“\(title.trimmed)” is more than one phrase",
                help: "write one phrase, without punctuation"
            )
        }
    }
}

extension WrittenText {
    /// A question mark or exclamation mark with words after it.
    fileprivate func innerMark(names: Set<String>) -> Substring? {
        guard value.utf8.contains(where: { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }) else { return nil }
        for token in tokens.dropLast() where token.kind == .word && !names.contains(String(token.text)) {
            let end = token.text[token.core.endIndex...]
            if end.contains(where: { $0 == "!" || $0 == "?" }) { return end }
        }
        return nil
    }

    /// Nil if nothing would be left.
    fileprivate func withoutPunctuation(names: Set<String>) -> Fix? {
        var rest = trimmed
        while true {
            if rest.isInQuotes {
                rest = rest.dropFirst().dropLast()
            } else {
                guard let end = rest.finalPunctuation(".!:;", names: names) else { break }
                rest = rest[..<end.startIndex]
                rest = rest[..<rest.startOfFinal(\.isSpace)]
            }
        }
        guard rest.contains(where: \.isPartOfWord) else { return nil }
        return Fix(.safe, edits(to: String(rest)))
    }
}
