import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let titleEndPunctuation: ShownNotificationRule = RuleDescription(
        id: "title-end-punctuation",
        severity: .warning,
        fixes: [.safe, .unsafe],
        group: .notificationTexts,
        language: .english,
        summary: "The title of a notification has no end punctuation, and isn't in quotation marks.",
        rationale: """
            A title is a heading. A question mark is fine; an exclamation mark is advice, and so are quotation marks \
            around the whole title.
            """,
        source: .higNotifications,
        passing: [
            """
            notifications:
              shipped: { title: Order Shipped, body: It is on its way. }
              ready: { title: Ready to Run?, body: Your group starts in an hour. }
              early: { title: Alarm at 6 a.m., body: Tomorrow is a long day. }
              episode: { title: “$(episode)”, body: It lasts an hour., variables: { episode: string } }
              film: { title: “Dune” Is Here, body: It lasts three hours. }
            """
        ],
        failing: [
            """
            notifications:
              shipped: { title: Order Shipped⟦.⟧, body: It is on its way. }
              news: { title: ⟦“Episode Is Here”⟧, body: It lasts an hour. }
              goal: { title: Goal Reached⟦!⟧, body: You walked $(steps) steps., variables: { steps: string } }
            """
        ]
    ).eachShownNotification { notification, context, report in
        guard let title = notification.title else { return }
        // The value of a placeholder can be the name of a work, which has quotation marks.
        if title.isInQuotes, !title.tokens.contains(where: \.isPlaceholder) {
            report.add(
                at: title.range, "the title “\(title.trimmed.dropFirst().dropLast())” is in quotation marks",
                severity: .advice, help: "write only the words, unless they are quoted")
            return
        }
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
