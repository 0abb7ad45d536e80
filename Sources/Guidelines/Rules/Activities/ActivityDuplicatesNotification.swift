import Diagnostics
import EnglishStyle
import NotificationSchema

extension Rule {
    static let activityDuplicatesNotification: Rule = Rule(
        id: "activity-duplicates-notification",
        severity: .warning,
        group: .activities,
        summary: "A notification doesn't repeat an update of a Live Activity.",
        rationale: """
            An update can alert by itself. With a notification of the same text, people get the same news twice, and \
            the notification is outdated as soon as the activity changes.
            """,
        source: .higLiveActivities,
        passing: [
            """
            activities:
              order:
                state: { step: { values: [cooking, arriving] } }
                alerts:
                  arriving: { title: Almost There, when: { step: arriving } }
                stale-after: 15m
                dismiss-after: 20m
            notifications:
              receipt: { title: Receipt for Your Order }
            """
        ],
        failing: [
            """
            activities:
              order:
                state: { step: { values: [cooking, arriving] } }
                alerts:
                  arriving: { title: Your Order Is Almost There, when: { step: arriving } }
                stale-after: 15m
                dismiss-after: 20m
            notifications:
              arriving: { title: ⟦Your Order Is Almost There⟧ }
            """
        ]
    ).eachActivity { activity, context, report in
        for alert in activity.alerts {
            for text in alert.templates {
                let words = WrittenText(text.text).words
                // Two words, such as *Order Update*, can be the title of anything.
                guard words.count > 2 else { continue }
                for case let shown? in context.shownNotifications {
                    guard let same = shown.texts.first(where: { $0.words == words }) else { continue }
                    report.add(
                        at: same.range,
                        "'\(shown.declaration.name.value)' says the same as the update '\(alert.name.value)' of '\(activity.name.value)'",
                        help: "delete the notification, or say in it what the activity doesn't show",
                        notes: [Finding.Note("the text of the alert", at: text.text.range)])
                }
            }
        }
    }
}
