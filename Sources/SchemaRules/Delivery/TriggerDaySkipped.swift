import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let triggerDaySkipped: NotificationRule = RuleDescription(
        id: "trigger-day-skipped",
        severity: .warning,
        group: .delivery,
        summary: "A notification that repeats is on a day that every month has.",
        rationale: """
            The system waits for the next date that matches. If a month has no such day, people get nothing in that \
            month. February 29 comes every four years.
            """,
        source: .calendarTrigger,
        passing: [
            """
            notifications:
              rent: { title: Rent Due, delivery: local, trigger: { at: { day: 28, hour: 9 }, repeats: true } }
              report: { title: Report Ready, delivery: local, trigger: { at: { day: 31, hour: 9 } } }
              new-year: { title: Happy New Year, delivery: local, trigger: { at: { month: 12, day: 31 }, repeats: true } }
            """
        ],
        failing: [
            """
            notifications:
              rent: { title: Rent Due, delivery: local, trigger: { at: { day: ⟦31⟧, hour: 9 }, repeats: true } }
              leap: { title: Leap Day, delivery: local, trigger: { at: { month: 2, day: ⟦29⟧ }, repeats: true } }
            """
        ]
    ).eachNotification { notification, _, report in
        guard let trigger = notification.trigger, trigger.repeats, let date = trigger.date, let day = date.day,
            day.value > 28
        else { return }
        guard let month = date.month else {
            report.add(
                at: day.range,
                "'\(notification.name.value)' isn't shown in months that have no day \(day.value)",
                help: "write 28 or an earlier day; for the last day, let the app schedule each month")
            return
        }
        // February 30 and 31, which never come, are an error.
        guard month.value == 2, day.value == 29 else { return }
        report.add(
            at: day.range, "'\(notification.name.value)' is shown only in leap years",
            help: "write 28 or an earlier day")
    }
}

extension RuleSource {
    static let calendarTrigger = RuleSource(
        "UserNotifications, UNCalendarNotificationTrigger",
        url: "https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger"
    )
}
