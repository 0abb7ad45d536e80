package import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension RuleDescription {
    package static let actionTitlePunctuated = RuleDescription(
        id: "action-title-punctuated",
        severity: .warning,
        fixes: [.safe, .unsafe],
        group: .actions,
        domain: .project,
        summary: "Titles of actions have no punctuation at the end, no quotation marks and no needless ellipsis.",
        rationale: """
            The title of a button is a phrase, not a sentence. It says what happens and asks nothing, except “Need Help?”. An ellipsis means that the app asks for more before anything \
            happens, which a background action doesn't do; for a text field, which is obvious, the finding is advice. In the \
            title of an action that opens the app, use one character, not three periods. Titles that show progress \
            (“Loading…”) are ignored. Add names that end with punctuation to app.glossary.
            """,
        unseen: """
            Whether the app asks for more, as an ellipsis promises, isn't known. In languages other than English, only \
            the end of translated titles is judged.
            """,
        source: .higNotificationActions,
        passing: [
            """
            app: { glossary: [Wow!] }
            actions:
              accept: { title: Accept, icon: checkmark }
              wake: { title: Wake at 8 a.m., icon: alarm }
              wow: { title: Join Wow!, icon: person.2 }
              rate: { title: Rate “Dune”, icon: star }
              help: { title: Need Help?, icon: questionmark.circle }
            """,
            """
            actions:
              reschedule: { title: Reschedule, icon: calendar.badge.clock }
              share: { title: Share…, icon: square.and.arrow.up, foreground: true }
              loading: { title: Loading Actions…, icon: hourglass }
            """,
        ],
        failing: [
            """
            actions:
              accept: { title: Accept⟦!⟧, icon: checkmark }
              decline: { title: "Decline⟦.⟧", icon: xmark }
              snooze: { title: Snooze⟦?⟧, icon: clock }
              leave: { title: Ready to Go⟦?⟧, icon: car }
              share: { title: ⟦“Share”⟧, icon: square.and.arrow.up }
              join: { title: Yes⟦!⟧ Join, icon: person.2 }
            """,
            """
            actions:
              reply:
                title: Reply⟦…⟧
                icon: arrowshape.turn.up.left
                authentication-required: false
                text-input: { button-title: Send, placeholder: Message }
              archive: { title: Archive⟦...⟧, icon: archivebox }
            """,
            """
            actions:
              share: { title: Share⟦...⟧, icon: square.and.arrow.up, foreground: true }
            """,
            RuleExample(
                """
                app: { strings: \(ExampleStrings.filePaths) }
                categories:
                  order: { hidden-previews-body-placeholder: Order, actions: [{ track: { title: ⟦Track⟧, icon: map } }] }
                """,
                files: ExampleStrings.files(
                    ("category.order.track.title", en: "Track", de: "Verfolgen!"),
                    ("category.order.hidden-previews-body-placeholder", en: "Order", de: "Bestellung"))),
        ]
    )
}

extension SchemaRule {
    static let actionTitlePunctuation: ActionRule = RuleDescription.actionTitlePunctuated.eachAction(only: .inEnglish) {
        action, context, report in
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
        } else if let end = title.finalPunctuation("?", names: context.punctuatedNames),
            !questions.contains(title.words.first ?? "")
        {
            report.add(
                at: title.range(of: end),
                "“\(title.trimmed)” asks a question, but a button is the answer",
                help: "write what the action does, without a question mark"
            )
        } else if let mark = title.innerMark(names: context.punctuatedNames) {
            report.add(
                at: title.range(of: mark),
                "“\(title.trimmed)” is more than one phrase",
                help: "write one phrase, without punctuation"
            )
        }
    }

    static let actionTitleEllipsis: ActionRule = RuleDescription.actionTitlePunctuated.eachAction(only: .inEnglish) {
        action, _, report in
        guard let title = action.title, let ellipsis = title.finalEllipsis,
            title.words.first.map(WordTables.underWay.contains) != true
        else { return }
        guard action.isForeground else {
            let rest = title.value[..<ellipsis.startIndex]
            let kept = rest[..<rest.startOfFinal(\.isSpace)]
            let asksForText = action.isTextInput
            report.add(
                at: title.range(of: ellipsis),
                asksForText
                    ? "“\(title.trimmed)” needs no ellipsis: the text field is obvious"
                    : "“\(title.trimmed)” suggests another step, but the action runs immediately",
                severity: asksForText ? .advice : .warning,
                help: "write it without the ellipsis",
                fix: kept.isEmpty ? nil : Fix(.unsafe, title.edits(to: String(kept)))
            )
            return
        }
        guard ellipsis != "…" else { return }
        report.add(
            at: title.range(of: ellipsis),
            "an ellipsis is one character",
            severity: .advice,
            help: "write …, or leave it out unless the app asks for more first",
            fix: Fix(.safe, title.edits(to: title.replacing(ellipsis, with: "…")))
        )
    }
}

/// First words of questions that offer help, as buttons of many apps do: *Need Help?*, *Forgot Password?*
private let questions: Set<String> = ["forgot", "need"]

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
