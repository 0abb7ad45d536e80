import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let bodyEndPunctuation: ShownNotificationRule = RuleDescription(
        id: "body-end-punctuation",
        severity: .advice,
        fixes: [.safe],
        group: .notificationTexts,
        language: .english,
        summary: "A sentence in the body ends with punctuation.",
        rationale: "The guidelines ask for complete sentences with proper punctuation.",
        source: .higNotifications,
        passing: [
            """
            notifications:
              driver: { title: Your Ride, body: Your driver is here. }
              code: { title: Sign-In Code, body: Your code is 1234 }
              photos: { title: New Photos, body: Twelve photos from Anna }
            """
        ],
        failing: [
            """
            notifications:
              driver: { title: Your Ride, body: Your driver is ⟦here⟧ }
              comment:
                title: New Comment
                body: $(name) commented on your ⟦photo⟧
                variables: { name: { origin: user } }
            """
        ]
    ).eachShownNotification { notification, _, report in
        guard let body = notification.body else { return }
        guard let last = body.tokens.last, last.kind == .word, last.text.endIndex == last.core.endIndex,
            last.core.last?.isDigit == false, body.isSentence
        else { return }
        report.add(
            at: body.range(of: last.core),
            "the sentence has no end punctuation",
            help: "add a period",
            fix: Fix(.safe, body.edits(to: body.replacing(last.core, with: last.core + ".")))
        )
    }
}

extension WrittenText {
    /// Whether the text has at least four words, and a verb with its subject.
    fileprivate var isSentence: Bool {
        guard words.count >= 4 else { return false }
        return tokens.indices.contains { index in
            let word = tokens[index].folded
            guard tokens[index].kind == .word else { return false }
            // Inside a sentence, capitalized Will and May are names.
            if WordTables.auxiliaries.contains(word), index == 0 || tokens[index].core.first?.isSmallLetter == true {
                return true
            }
            guard index > 0, tokens[index - 1].pause == TitleToken.Pause.none else { return false }
            let before = tokens[index - 1]
            let hasSubject = before.isPlaceholder || WordTables.subjects.contains(before.folded)
            let isInEd = word.count > 3 && word.hasSuffix("ed") && !WordTables.notVerbsInEd.contains(word)
            return hasSubject && (isInEd || WordTables.finiteVerbs.contains(word))
        }
    }
}
