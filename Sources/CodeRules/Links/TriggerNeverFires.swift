import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let triggerNeverFires: CodeFactRule = RuleDescription(
        id: "trigger-never-fires",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "The date components of a trigger are those of real dates.",
        rationale:
            """
            A calendar trigger waits for a date that has all its components. No date has the weekday 8 or the hour 24, \
            and nothing says so: the notification never appears. Weekdays begin with 1 for Sunday.
            """,
        unseen:
            "Only numbers that can be read are judged: literals, variables of loops over literals, random numbers.",
        source: RuleSource(
            "UserNotifications, UNCalendarNotificationTrigger",
            url: "https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger"),
        passing: [
            .swift(
                """
                func schedule(_ content: UNNotificationContent) {
                    for weekday in 2...6 {
                        var date = DateComponents(hour: 0)
                        date.weekday = weekday
                        let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
                        UNUserNotificationCenter.current().add(
                            UNNotificationRequest(identifier: "day-\\(weekday)", content: content, trigger: trigger))
                    }
                }
                """)
        ],
        failing: [
            .swift(
                """
                func schedule(_ content: UNNotificationContent) {
                    for day in 0...6 {
                        var date = DateComponents()
                        date.hour = 8
                        date.weekday = ⟦trigger-never-fires│day + 2⟧
                        let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
                        UNUserNotificationCenter.current().add(
                            UNNotificationRequest(identifier: "day-\\(day)", content: content, trigger: trigger))
                    }
                }
                """),
            .swift(
                """
                func schedule(_ content: UNNotificationContent) {
                    let date = DateComponents(hour: ⟦trigger-never-fires│24⟧, minute: 0)
                    let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
                    UNUserNotificationCenter.current().add(
                        UNNotificationRequest(identifier: "midnight", content: content, trigger: trigger))
                }
                """),
        ]
    ).code { facts, report in
        for date in facts.app.impossibleDates {
            report.add(
                at: date.range,
                date.isAlways
                    ? "no date has the \(date.part) \(date.value), so the notification never appears"
                    : "this can be \(date.value), and no date has that \(date.part): the notification then never appears",
                help: "use a \(date.part) from \(date.valid.lowerBound) to \(date.valid.upperBound)"
                    + (date.part == "weekday" ? ", where 1 is Sunday" : ""))
        }
    }
}
