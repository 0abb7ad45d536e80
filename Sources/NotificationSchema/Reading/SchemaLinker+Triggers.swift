import Diagnostics
import SourceSyntax

// Checks when local notifications are shown.
extension SchemaLinker {
    /// Only the app schedules notifications, and the system raises an exception for some intervals.
    mutating func checkTrigger(of notification: Notification) {
        guard let trigger = notification.trigger else { return }
        checkRelativeDates(of: notification)
        if notification.delivery != .local {
            // A delivery that can't be read has its own finding.
            guard notification.deliveryKind != nil || notification.body.value(of: "delivery") == nil else { return }
            report(
                .wrongValue,
                at: trigger.node.range,
                "'trigger' is for local notifications; the delivery of '\(notification.name.value)' is "
                    + notification.delivery.rawValue,
                help: "write delivery: local, or delete 'trigger'"
            )
        } else if let after = trigger.after, let date = trigger.date {
            report(
                .wrongValue,
                at: date.node.range,
                "a trigger has 'after' or 'at', not both",
                help: "delete 'after' or 'at'",
                notes: [Finding.Note("'after' is here", at: after.range)]
            )
        } else if let region = trigger.region, let time = trigger.after?.range ?? trigger.date?.node.range {
            report(
                .wrongValue,
                at: region.range,
                "a trigger has a region or a time, not both",
                help: "delete 'region' or the time",
                notes: [Finding.Note("the time is here", at: time)]
            )
        } else if let after = trigger.after {
            let shortest = trigger.repeats ? Trigger.shortestRepetition : 1
            guard after.value < shortest else { return }
            report(
                .wrongValue,
                at: after.range,
                trigger.repeats
                    ? "a repeating trigger must have an interval of at least 60 seconds"
                    : "a trigger must have an interval of at least a second",
                help: trigger.repeats ? "write 1m or more, or delete 'repeats'" : "write 1s or more"
            )
        } else if let date = trigger.date {
            checkSources(of: date, repeats: trigger.repeating)
            if date.node.entries.isEmpty {
                report(
                    .wrongValue, at: date.node.range, "the trigger has no time",
                    help:
                        "write at least one of month, day, weekday, hour and minute, such as { hour: 9 }, or date: app")
            } else if let day = date.missingDay {
                report(
                    .wrongValue, at: day.range, "the month never has a day \(day.value), so the trigger never fires",
                    help: "write an earlier day")
            }
        } else if trigger.node.entries.allSatisfy({ $0.key.text == "repeats" }) {
            report(
                .wrongValue, at: trigger.node.range, "the trigger has neither a time nor a region",
                help: Trigger.usualForms)
        }
    }

    /// The app writes the text when it schedules the notification.
    private mutating func checkRelativeDates(of notification: Notification) {
        for field in notification.variables + notification.data {
            guard let format = field.format, case .relative = format.value else { continue }
            report(
                .wrongValue, at: format.range,
                "'\(field.name.value)' is written when the notification is scheduled, and people read it later",
                help: "write format: time or date-time: “in 2 hours” would be wrong by then")
        }
    }

    /// A value that the app passes isn't declared in the schema.
    private mutating func checkSources(of date: CalendarTime, repeats: Located<Bool>?) {
        if let whole = date.wholeDate {
            if repeats.isTrue, let repeats {
                report(
                    .wrongValue, at: repeats.range, "a whole date comes once, so it can't repeat",
                    help: "delete 'repeats', or write time: app instead, for the same time each day",
                    notes: [Finding.Note("the date is from the app", at: whole.range)])
            }
            let others = date.node.entries.filter { $0.key.text != "date" }
            guard let other = others.first else { return }
            report(
                .wrongValue, at: other.key.range, "the date from the app has its own '\(other.key.text)'",
                help: "delete '\(other.key.text)', or 'date'")
        } else if let time = date.time, let other = date.hour ?? date.minute {
            report(
                .wrongValue, at: other.range, "the hour and the minute are from the app",
                help: "delete it, or write no 'time'", notes: [Finding.Note("'time' is here", at: time.range)])
        }
    }
}
