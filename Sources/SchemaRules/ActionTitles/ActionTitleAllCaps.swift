import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionTitleAllCaps: ActionRule = RuleDescription(
        id: "action-title-all-caps",
        severity: .warning,
        fixes: [.unsafe],
        group: .actionTitles,
        language: .english,
        summary: "Titles of actions aren't in all capitals.",
        rationale: """
            All capitals stand out next to the system's buttons. Add your own abbreviations to app.glossary.
            """,
        source: .higNotifications,
        passing: [
            """
            app: { glossary: [PATREON] }
            actions:
              call: { title: Call, icon: phone, foreground: true }
              answer: { title: RSVP, icon: envelope }
              give: { title: PATREON, icon: heart }
            """
        ],
        failing: [
            """
            actions:
              call: { title: ⟦CALL NOW⟧, icon: phone, foreground: true }
              snooze: { title: ⟦SNOOZE⟧, icon: clock }
            """
        ]
    ).eachAction { action, context, report in
        guard let title = action.title, title.isInCapitals(glossary: context.style.glossary) else { return }
        let suggestion = title.inTitleStyle(by: context.style)
        report.add(
            at: title.range,
            "“\(title.trimmed)” is in all capitals",
            help: "write “\(suggestion)”",
            fix: Fix(.unsafe, title.edits(to: suggestion))
        )
    }
}

extension WrittenText {
    fileprivate func isInCapitals(glossary: Glossary) -> Bool {
        guard !tokens.contains(where: { $0.kind == .word && $0.core.contains(where: \.isSmallLetter) }) else {
            return false
        }
        let words = tokens.filter { $0.kind == .word }
        let unlisted = words.filter { glossary.ruling(on: $0.core, folded: $0.folded) == nil }
        let letters = unlisted.reduce(0) { $0 + $1.core.count(where: \.isLatinLetter) }
        return words.count > 1 ? letters >= 4 : letters >= 6
    }
}
