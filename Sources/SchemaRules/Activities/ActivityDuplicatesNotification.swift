import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let activityDuplicatesNotification: WholeSchemaRule = RuleDescription(
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
    ).schema { context, report in
        guard context.schema.activities.contains(where: { !$0.alerts.isEmpty }) else { return }
        // Two words, such as *Order Update*, can be the title of anything.
        let texts = context.shownNotifications.compactMap(\.self).flatMap { shown in
            shown.texts.filter { $0.words.count > 2 }.map { (words: $0.words, (shown: shown, text: $0)) }
        }
        let byWords = Dictionary(texts.map { ($0.words, $0.1) }) { first, _ in first }
        for activity in context.schema.activities {
            for alert in activity.alerts {
                for text in alert.templates {
                    guard let same = byWords[WrittenText(text.text).words] else { continue }
                    report.add(
                        at: same.text.range,
                        "'\(same.shown.declaration.name.value)' says the same as the update '\(alert.name.value)' of "
                            + "'\(activity.name.value)'",
                        help: "delete the notification, or say in it what the activity doesn't show",
                        notes: [Finding.Note("the text of the alert", at: text.text.range)])
                }
            }
        }
    }
}
