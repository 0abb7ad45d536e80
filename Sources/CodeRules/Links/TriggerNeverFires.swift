import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let triggerNeverFires: CodeFactRule = RuleDescription(
        id: "trigger-never-fires",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "A trigger has the time that is meant, which can come.",
        rationale:
            """
            A calendar trigger waits for a date that has all its components. No date has the weekday 8 or the hour 24, \
            and nothing says so: the notification never appears. Weekdays begin with 1 for Sunday. An interval is in \
            seconds from now, and must be greater than 0, or the app crashes: the interval until 8:00 on this day is \
            negative at 9:00. A date with a year comes once, also if the \
            trigger repeats; one with only a minute comes each hour, and one with a month and an hour on the first day that \
            fits. The system keeps 64 requests of an app. A request \
            without its trigger appears at once, and one with that of an earlier request appears with it. Methods such \
            as 'addingTimeInterval' give a new date.
            """,
        unseen:
            "Only numbers that can be read are judged: literals, variables of loops over literals, random numbers, and sums with a component of a date.",
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
            .swift(
                """
                func schedule(_ content: UNNotificationContent, at date: Date) {
                    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: ⟦trigger-never-fires│date.timeIntervalSince1970⟧, repeats: false)
                    UNUserNotificationCenter.current().add(
                        UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
                }
                """),
        ]
    ).code { facts, report in
        for trigger in facts.app.brokenTriggers { report.add(trigger) }
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

extension RuleReport {
    fileprivate mutating func add(_ trigger: BrokenTrigger) {
        switch trigger.kind {
        case .absolute:
            add(
                at: trigger.range, "this is the time since a fixed date, so the notification appears decades from now",
                help: "use timeIntervalSinceNow")
        case .past:
            add(
                at: trigger.range, "this is negative for a date that is still to come, which crashes the app",
                help: "use the date's timeIntervalSinceNow")
        case .timeOfDay:
            add(
                at: trigger.range, "once this time of the day is over, the interval is negative, which crashes the app",
                severity: .warning, help: "use a UNCalendarNotificationTrigger with the hour and the minute")
        case .notPositive:
            add(
                at: trigger.range, "an interval that isn't greater than 0 crashes the app",
                help: "use a greater interval, or no trigger for a notification that appears at once")
        case .unstored(let key):
            add(
                at: trigger.range, "nothing stores '\(key)', so this interval is 0, which crashes the app",
                severity: .warning, help: "store the number under this key, or register a default")
        case .repeatsWithYear:
            add(
                at: trigger.range, "this date has a year, so the notification appears only once, even if it repeats",
                severity: .warning, help: "use only the components that repeat, such as the hour and the minute")
        case .unit(let unit):
            add(
                at: trigger.range, "this is a number of \(unit), but the interval is in seconds", severity: .warning,
                help: "multiply it by \(unit == "hours" ? "3600" : "60")")
        case .tooMany(let count):
            add(
                at: trigger.range, "the loop adds \(count) requests, and the system keeps only 64 for the app",
                severity: .warning, help: "add the next ones whenever the app runs")
        case .everyHour:
            add(
                at: trigger.range, "this date has a minute and no hour, so the notification appears each hour",
                severity: .warning, help: "set the hour as well")
        case .withoutDay:
            add(
                at: trigger.range, "this date has no day, so the notification can appear on an earlier one",
                severity: .warning, help: "take the day as well")
        case .weekday(let name, let number):
            add(
                at: trigger.range, "'\(name)' is \(number) in the enum, but the system counts from 1 for Sunday",
                severity: .warning, help: "use the numbers 1 for Sunday to 7 for Saturday")
        case .old:
            add(
                at: trigger.range, "this is the trigger of the first notification, so it doesn't delay the new one",
                severity: .warning,
                help: trigger.other == nil
                    ? "make a UNTimeIntervalNotificationTrigger with the delay"
                    : "use the trigger that the function makes",
                notes: trigger.other.map { [Finding.Note("nothing uses this trigger", at: $0)] } ?? [])
        case .unused:
            add(
                at: trigger.range, "the request has no trigger, so it appears at once",
                help: "use the trigger that the function makes",
                notes: trigger.other.map { [Finding.Note("nothing uses this trigger", at: $0)] } ?? [])
        case .reused:
            add(
                at: trigger.range, "this is the trigger of the request before, so both appear at the same time",
                severity: .warning, help: "use the trigger that the function makes for this request",
                notes: trigger.other.map { [Finding.Note("nothing uses this trigger", at: $0)] } ?? [])
        case .dropped(let name, let isDate):
            add(
                at: trigger.range, "nothing uses the result, and '\(name)' stays as it is",
                severity: isDate ? nil : .warning, help: "write '\(name) = …'",
                notes: trigger.other.map { [Finding.Note("this uses the old value", at: $0)] } ?? [])
        case .sum(let part):
            add(
                at: trigger.range,
                "the sum can be out of the range of '\(part)', and the notification then never appears",
                severity: .warning, help: "add to the date with 'date(byAdding:value:to:)', and take its components")
        case .region:
            add(
                at: trigger.range,
                "the region asks for neither an entry nor an exit, so the notification never appears",
                help: "set notifyOnEntry or notifyOnExit to true")
        case .leftOut(let code):
            add(
                at: trigger.range, "'+' binds more tightly than '??', so '\(code)' is left out",
                help: "write parentheses around '??' and the value after it")
        }
    }
}
