import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let titleEndPunctuation = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "title-end-punctuation",
            severity: .warning,
            fixes: [.safe, .unsafe],
            summary: "The title of a notification has no end punctuation.",
            rationale: """
                A title is a heading. A question mark says something, and may stay; of an exclamation mark the \
                finding is advice.
                """,
            source: .higNotifications,
            passing: [
                """
                notifications:
                  shipped: { title: Order Shipped, body: It is on its way. }
                  ready: { title: Ready to Run?, body: Your group starts in an hour. }
                  early: { title: Alarm at 6 a.m., body: Tomorrow is a long day. }
                """
            ],
            failing: [
                """
                notifications:
                  shipped: { title: Order Shipped⟦.⟧, body: It is on its way. }
                  goal: { title: Goal Reached⟦!⟧, body: You walked $(steps) steps., variables: { steps: count } }
                """
            ]
        )
    ) { _, wording, findings in
        for title in wording.englishNotifications.compactMap(\.title) {
            guard let end = title.finalPunctuation(".:;,!", names: wording.punctuatedNames) else { continue }
            let isExclamation = end.allSatisfy { $0 == "!" }
            findings.report(
                at: title.range(of: end),
                "“\(title.trimmed)” ends with punctuation, as a title does not",
                severity: isExclamation ? .advice : .warning,
                help: "write it without",
                fix: Fix(isExclamation ? .unsafe : .safe, title.edits(to: title.replacing(end, with: "")))
            )
        }
    }
}
