package import Basics
import Diagnostics
package import SourceSyntax

/// When the app shows a local notification.
package struct Trigger: KeyedModel {
    /// The time until then, in seconds.
    package var after: Located<Int>?
    package var date: CalendarTime?
    package var region: Located<ValueSource>?
    package var repeating: Located<Bool>?
    package let node: Node

    package var repeats: Bool { repeating.isTrue }

    /// The shortest interval of a trigger that repeats, in seconds: the system raises an exception for shorter ones
    /// (reference, UNTimeIntervalNotificationTrigger).
    static let shortestRepetition = 60
}

/// Where a value comes from that the schema can't know: places, times and dates are people's own.
package enum ValueSource: String, CaseIterable, Sendable {
    case app
}

/// The parts of a date that `UNCalendarNotificationTrigger` compares with the clock.
package struct CalendarTime: KeyedModel {
    package enum Weekday: String, CaseIterable, Sendable {
        case sunday, monday, tuesday, wednesday, thursday, friday, saturday

        /// In `DateComponents`, Sunday is 1.
        package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
    }

    /// The days on which a notification is shown, each with a request of its own.
    package struct Weekdays: Sendable {
        /// In the order of the week, without duplicates. Empty if the app passes them.
        package let days: [Weekday]
        package let areFromApp: Bool
        package let node: Node

        /// What a text can be: a day, or a name for a list of days.
        fileprivate enum Word: String, CaseIterable {
            case sunday, monday, tuesday, wednesday, thursday, friday, saturday, weekdays, weekend, app

            var days: [Weekday] {
                switch self {
                case .weekdays: [.monday, .tuesday, .wednesday, .thursday, .friday]
                case .weekend: [.sunday, .saturday]
                case .app: []
                default: Weekday(rawValue: rawValue).map { [$0] } ?? []
                }
            }
        }
    }

    package var month: Located<Int>?
    package var day: Located<Int>?
    package var weekdays: Weekdays?
    package var hour: Located<Int>?
    package var minute: Located<Int>?
    /// Whether the app passes hour and minute.
    package var time: Located<ValueSource>?
    /// Whether the app passes the whole date.
    package var wholeDate: Located<ValueSource>?
    package let node: Node

    /// A day that the month never has; nil if there is none.
    var missingDay: Located<Int>? {
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
        legacy: [
            LegacyKey("every", "interval") { Trigger.repetition(every: $0.text) ?? Trigger.usualForms },
            LegacyKey("date", "on", help: "write { at: { date: app } }, and pass the date to schedule(…)"),
            LegacyKey(
                "time", "hour", "minute", "weekday", "day", "month", "cron",
                help: "write { at: { hour: 9 }, repeats: true }, with weekday, day or month"),
            LegacyKey("location", "place", help: "write { region: app }, and pass the region to schedule(…)"),
            LegacyKey("in", "delay", is: "after"),
        ],
        [
            Key("after", .duration, "The time until the notification is shown, such as 10m.", \.after),
            Key(
                "at", .calendarTime,
                "The time of the clock, such as { hour: 9, weekday: monday }. What is left out can have any value.",
                \.date),
            Key(
                "region", .choice(of: ValueSource.self),
                "Shows it where people enter or leave a region, which the app passes to schedule(…).", \.region),
            Key("repeats", .boolean, "Whether it is shown again each time.", \.repeating),
        ]
    )
}

extension Trigger {
    /// What says how often a notification is shown: `daily`, `every: 1d`.
    fileprivate static func repetition(every words: String) -> String? {
        let text = words.lowercased()
        switch text.hasPrefix("every ") ? text.dropFirst(6) : text[...] {
        case "daily", "day", "1d", "24h": return "write { at: { hour: 9 }, repeats: true }"
        case "weekly", "week", "7d": return "write { at: { weekday: monday, hour: 9 }, repeats: true }"
        case "monthly", "month": return "write { at: { day: 1, hour: 9 }, repeats: true }"
        case "yearly", "year", "annually": return "write { at: { month: 1, day: 1, hour: 9 }, repeats: true }"
        case "weekdays", "weekday": return "write { at: { weekday: weekdays, hour: 9 }, repeats: true }"
        case "hourly", "hour": return "write { after: 1h, repeats: true }"
        default: return DurationText.seconds(of: text).map { _ in "write { after: \(text), repeats: true }" }
        }
    }

    static let usualForms = "write { after: 10m }, { at: { hour: 9 }, repeats: true } or { region: app }"

    static var form: Form<Trigger> {
        let map = Form.map(keys) { Trigger(node: $0) }
        return Form(map.shape) { slot, reader in
            guard slot.node.kind == .scalar, !slot.node.text.isEmpty else { return map.read(slot, &reader) }
            let text = slot.node.text
            let once = DurationText.seconds(of: text).map { _ in "write { after: \(text) }" }
            reader.report(
                .wrongValue, at: slot.node.range, "\(slot.label) must be a map, not '\(text)'",
                help: once ?? repetition(every: text) ?? CalendarTime.keys(ofClockTime: text).map {
                    "write { at: { \($0) }, repeats: true }"
                } ?? usualForms)
            return nil
        }
    }
}

extension CalendarTime {
    static let keys = KeyTable<CalendarTime>(
        "a time",
        legacy: [LegacyKey("year", help: CalendarTime.helpForOneDate)],
        [
            Key("month", .integer(in: 1...12), "The month: 1 is January.", \.month),
            Key("day", .integer(in: 1...31), "The day of the month.", \.day),
            Key(
                "weekday", .weekdays,
                "The day of the week, a list of days, weekdays (Monday to Friday), weekend, or app: the days that it passes.",
                \.weekdays),
            Key(
                "hour",
                .integer(in: 0...23) { CalendarTime.timeFromApp(for: $0) ?? CalendarTime.keys(ofClockTime: $0) },
                "The hour.", \.hour, .implied("0, if there is no minute")),
            Key(
                "minute", .integer(in: 0...59, correction: CalendarTime.timeFromApp), "The minute.", \.minute,
                .implied("0")),
            Key(
                "time",
                .choice(of: ValueSource.self) { Int($0).map { "hour: \($0)" } ?? CalendarTime.keys(ofClockTime: $0) },
                "Takes the hour and the minute from the app, which passes them to schedule(…).", \.time),
            Key(
                "date", .choice(of: ValueSource.self) { _ in CalendarTime.dateFromApp },
                "Takes the whole date from the app, which passes it to schedule(…).", \.wholeDate),
        ]
    )
}

extension CalendarTime {
    fileprivate static let dateFromApp = "date: app"
    fileprivate static let helpForOneDate = "for one date, write { date: app }, and pass it to schedule(…)"

    @Sendable fileprivate static func timeFromApp(for text: String) -> String? {
        text == ValueSource.app.rawValue ? "time: app, for the hour and the minute" : nil
    }

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

extension Form where Value == CalendarTime.Weekdays {
    /// A day, a list of days, or a name for a list.
    fileprivate static var weekdays: Form {
        let word = Form<Located<CalendarTime.Weekdays.Word>>.choice(of: CalendarTime.Weekdays.Word.self)
        let day = Form<Located<CalendarTime.Weekday>>.choice(of: CalendarTime.Weekday.self) { text in
            // As in `DateComponents`.
            Int(text).flatMap { number in CalendarTime.Weekday.allCases.first { $0.number == number }?.rawValue }
        }
        let list = Form<[Located<CalendarTime.Weekday>]>.list(of: day)
        return Form(.either([word.shape, list.shape])) { slot, reader in
            let node = slot.node
            guard node.kind == .sequence else {
                guard node.kind != .scalar || !node.text.contains(",") else {
                    reader.report(
                        .wrongValue, at: node.range, "\(slot.label) must be a day, a list of days, weekdays or weekend",
                        help: "write brackets around the list: [monday, friday]")
                    return nil
                }
                return word.read(slot, &reader).map {
                    CalendarTime.Weekdays(days: $0.value.days, areFromApp: $0.value == .app, node: node)
                }
            }
            guard let found = list.read(slot, &reader) else { return nil }
            if node.items.isEmpty {
                reader.report(
                    .wrongValue, at: node.range, "\(slot.label) has no day", help: "write days, or delete the key")
            }
            let days = Set(found.map(\.value))
            return CalendarTime.Weekdays(
                days: CalendarTime.Weekday.allCases.filter(days.contains), areFromApp: false, node: node)
        }
    }
}

extension CalendarTime.Weekdays: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue {
        areFromApp ? ValueSource.app.dumped : days.count == 1 ? days[0].dumped : .array(days.map(\.dumped))
    }
}

extension Trigger: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
}

extension CalendarTime: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
}

extension CalendarTime.Weekday: ScalarValue {}
extension ValueSource: ScalarValue {}
