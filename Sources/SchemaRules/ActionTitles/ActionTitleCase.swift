import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionTitleCase: ActionRule = RuleDescription(
        id: "action-title-case",
        severity: .warning,
        fixes: [.safe, .unsafe],
        group: .actionTitles,
        language: .english,
        summary: "Titles of actions and text input buttons use title style.",
        rationale: """
            Apple's own actions do, and other styles look out of place next to them. Articles, coordinating \
            conjunctions and prepositions of up to four letters are lowercase, except as the first or last word; all \
            other words are capitalized. Add your own spellings to app.glossary. If a word can be either, the finding \
            is advice.
            """,
        source: .appleStyleGuide,
        passing: [
            """
            app:
              glossary: [uTorrent, eyeDrops]
            actions:
              mark-as-read: { title: Mark as Read, icon: envelope.open }
              sign-in: { title: Sign In to Watch, icon: person, authentication-required: true }
              remind: { title: Remind in 5 Minutes, icon: clock }
              snooze: { title: Snooze 5 min, icon: timer }
              torrent: { title: Add to uTorrent, icon: arrow.down.circle }
              drops: { title: Ask eyeDrops, icon: eye }
            """,
            """
            app: { language: fr }
            actions:
              read: { title: Marquer comme lu, icon: envelope.open }
            """,
            """
            categories:
              chat-of-sdk:
                external: true
                actions:
                  - share: { title: Share to chat }
            """,
        ],
        failing: [
            """
            actions:
              share: { title: ⟦Share to chat⟧, icon: square.and.arrow.up }
              save: { title: ⟦"Save for later"⟧, icon: bookmark }
              wake: { title: ⟦Wake up⟧, icon: alarm }
              reply:
                title: ⟦Reply With Photo⟧
                icon: camera
                authentication-required: false
                text-input: { button-title: ⟦send⟧, placeholder: Say something }
            """,
            """
            actions:
              check-in: { title: ⟦Check in at Gate⟧, icon: person }
            """,
        ]
    ).eachAction { action, context, report in
        for title in [action.title, action.buttonTitle].compactMap({ $0 }) {
            guard let correction = context.style.correction(of: title), let word = correction.words.first else {
                continue
            }
            report.add(
                at: title.range,
                "“\(title.value)” isn't in title style",
                severity: correction.isSure ? .warning : .advice,
                help: "write “\(correction.suggestion)”: \(word.rule)",
                fix: Fix(
                    correction.isAutomatic ? .safe : .unsafe,
                    title.edits(to: correction.suggestion)
                )
            )
        }
    }
}

extension TitleStyle.Word {
    /// Apple's rule, as the end of a help text.
    var rule: String {
        switch reason {
        case .firstWord: "the first word is capitalized"
        case .lastWord: "the last word is capitalized"
        case .wordAfterPause: "a word after a colon or a dash is capitalized"
        case .importantWord: "words like ‘\(expected)’ are capitalized"
        case .partOfCompound: "the parts of a compound are capitalized"
        case .article: "articles are lowercase"
        case .conjunction: "the conjunction ‘\(expected)’ is lowercase"
        case .preposition: "prepositions of up to four letters are lowercase"
        case .particle: "‘\(expected)’ is part of the verb, so it is capitalized"
        case .glossary: "this is the spelling of ‘\(expected)’"
        }
    }
}
