package import Basics
import Diagnostics
package import SourceSyntax

/// When the app shows a local notification.
package struct Trigger: KeyedModel {
    /// The time until then, in seconds.
    package var after: Located<Int>?
    package var date: CalendarTime?
    package var region: Located<RegionSource>?
    package var repeating: Located<Bool>?
    package let node: Node

    package var repeats: Bool { repeating.isTrue }

    /// The shortest interval of a trigger that repeats, in seconds: the system raises an exception for shorter ones
    /// (reference, UNTimeIntervalNotificationTrigger).
    static let shortestRepetition = 60
}

/// Who knows the region at whose border a notification is shown: places are people's own, so no schema has them.
package enum RegionSource: String, CaseIterable, Sendable {
    case app
}

/// The parts of a date that `UNCalendarNotificationTrigger` compares with the clock.
package struct CalendarTime: KeyedModel {
    package enum Weekday: String, CaseIterable, Sendable {
        case sunday, monday, tuesday, wednesday, thursday, friday, saturday

        /// In `DateComponents`, Sunday is 1.
        package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
    }

    package var month: Located<Int>?
    package var day: Located<Int>?
    package var weekday: Located<Weekday>?
    package var hour: Located<Int>?
    package var minute: Located<Int>?
    package let node: Node

    /// A day that the month never has; nil if there is none.
    fileprivate var missingDay: Located<Int>? {
        let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard let month, let day, days.indices.contains(month.value - 1), day.value > days[month.value - 1] else {
            return nil
        }
        return day
    }
}

// MARK: - Keys

extension Trigger {
    static let keys = KeyTable<Trigger>(
        "a trigger",
        [
            Key("after", .duration, "The time until the notification is shown, such as 10m.", \.after),
            Key(
                "at", .calendarTime,
                "The time of the clock, such as { hour: 9, weekday: monday }. What is left out can have any value.",
                \.date),
            Key(
                "region", .choice(of: RegionSource.self),
                "Shows it where people enter or leave a region, which the app passes to schedule(…).", \.region),
            Key("repeats", .boolean, "Whether it is shown again each time.", \.repeating),
        ]
    )
}

extension CalendarTime {
    static let keys = KeyTable<CalendarTime>(
        "a time",
        legacy: [LegacyKey("year", "date", help: CalendarTime.helpForOneDate)],
        [
            Key("month", .integer(in: 1...12), "The month: 1 is January.", \.month),
            Key("day", .integer(in: 1...31), "The day of the month.", \.day),
            Key("weekday", .weekday, "The day of the week.", \.weekday),
            Key(
                "hour", .integer(in: 0...23, correction: CalendarTime.keys(ofClockTime:)),
                "The hour.", \.hour, .implied("0, if there is no minute")),
            Key("minute", .integer(in: 0...59), "The minute.", \.minute, .implied("0")),
        ]
    )
}

extension CalendarTime {
    fileprivate static let helpForOneDate = "for one date, pass a trigger to request(…) in the app's code"

    /// `hour: 18, minute: 5` for `18:05`; nil for any other text.
    @Sendable fileprivate static func keys(ofClockTime text: String) -> String? {
        let parts = text.utf8.count <= 8 ? text.split(separator: ":", omittingEmptySubsequences: false) : []
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, (2...3).contains(parts.count), parts[1].utf8.count == 2,
            0...23 ~= numbers[0], 0...59 ~= numbers[1]
        else { return nil }
        return "hour: \(numbers[0]), minute: \(numbers[1])"
    }
}

extension Form where Value == CalendarTime {
    fileprivate static var calendarTime: Form {
        let map = Form.map(CalendarTime.keys) { CalendarTime(node: $0) }
        return Form(map.shape) { slot, reader in
            guard slot.node.kind == .scalar else { return map.read(slot, &reader) }
            let keys = CalendarTime.keys(ofClockTime: slot.node.text)
            // `2027-01-01`
            let isDate = slot.node.text.first?.isNumber == true && slot.node.text.contains("-")
            guard keys != nil || isDate else { return map.read(slot, &reader) }
            reader.report(
                .wrongValue, at: slot.node.range, "\(slot.label) must be a map, not '\(slot.node.text)'",
                help: keys.map { "write { \($0) }" } ?? CalendarTime.helpForOneDate)
            return nil
        }
    }
}

extension Form where Value == Located<CalendarTime.Weekday> {
    fileprivate static var weekday: Form {
        let day = Form.choice(of: CalendarTime.Weekday.self)
        return Form(day.shape) { slot, reader in
            guard slot.node.items.count > 1 else { return day.read(slot, &reader) }
            reader.report(
                .wrongValue, at: slot.node.range, "\(slot.label) must be one day, not a list",
                help: "write only one of them, and declare a notification for each other day")
            return nil
        }
    }
}

extension Trigger: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
}

extension CalendarTime: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
}

extension CalendarTime.Weekday: ScalarValue {}
extension RegionSource: ScalarValue {}

// MARK: - Checks

extension SchemaLinker {
    /// Only the app schedules notifications, and the system raises an exception for some intervals.
    mutating func checkTrigger(of notification: Notification) {
        guard let trigger = notification.trigger else { return }
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
            if date.node.entries.isEmpty {
                report(
                    .wrongValue, at: date.node.range, "the trigger has no time",
                    help: "write at least one of month, day, weekday, hour and minute, such as { hour: 9 }")
            } else if let day = date.missingDay {
                report(
                    .wrongValue, at: day.range, "the month never has a day \(day.value), so the trigger never fires",
                    help: "write an earlier day")
            }
        } else if !trigger.node.entries.contains(where: { ["after", "at", "region"].contains($0.key.text) }) {
            report(
                .wrongValue, at: trigger.node.range, "the trigger has neither a time nor a region",
                help: "write { after: 10m }, { at: { hour: 9 } } or { region: app }")
        }
    }
}
