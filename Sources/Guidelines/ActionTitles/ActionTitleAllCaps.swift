import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let actionTitleAllCaps = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "action-title-all-caps",
            severity: .warning,
            fixes: [.unsafe],
            summary: "Titles of actions are not in capitals throughout.",
            rationale: """
                Beside the buttons of the system, one in capitals shouts. Abbreviations of your own belong into \
                app.glossary.
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
        )
    ) { _, wording, findings in
        for title in wording.englishActions.compactMap(\.title)
        where title.isInCapitals(glossary: wording.style.glossary) {
            let suggestion = title.inTitleStyle(by: wording.style)
            findings.report(
                at: title.range,
                "“\(title.trimmed)” is in capitals throughout",
                help: "write “\(suggestion)”",
                fix: Fix(.unsafe, title.edits(to: suggestion))
            )
        }
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
