import Diagnostics
import NotificationSchema

extension Rule {
    static let titleEndPunctuation: Rule = Rule(
        id: "title-end-punctuation",
        severity: .warning,
        fixes: [.safe, .unsafe],
        group: .notificationTexts,
        language: .english,
        summary: "The title of a notification has no end punctuation.",
        rationale: """
            A title is a heading. A question mark is fine; an exclamation mark is advice.
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
              goal: { title: Goal Reached⟦!⟧, body: You walked $(steps) steps., variables: { steps: string } }
            """
        ]
    ).eachShownNotification { notification, context, report in
        guard let title = notification.title else { return }
        guard let end = title.finalPunctuation(".:;,!", names: context.punctuatedNames) else { return }
        let isExclamation = end.allSatisfy { $0 == "!" }
        report.add(
            at: title.range(of: end),
            "“\(title.trimmed)” ends with punctuation; titles don't",
            severity: isExclamation ? .advice : .warning,
            help: "write it without",
            fix: Fix(isExclamation ? .unsafe : .safe, title.edits(to: title.replacing(end, with: "")))
        )
    }
}
