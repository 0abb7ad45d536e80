package import Diagnostics

/// A trigger with another time than what was meant.
package struct BrokenTrigger: Sendable {
    package enum Kind: Sendable {
        /// The time since a fixed date.
        case absolute
        /// How long ago a date is.
        case past
        /// How long it is until a time of this day.
        case timeOfDay
        case notPositive
        /// A stored setting with this key, which nothing stores.
        case unstored(String)
        case repeatsWithYear
        /// A number of minutes and the like, instead of seconds.
        case unit(String)
        /// More requests of a loop than the system keeps.
        case tooMany(Int)
        /// A date without an hour, and one with a month or a year, and without a day.
        case everyHour, withoutDay
        /// The number of another day of the week: a case of an enum, and its number.
        case weekday(String, Int)
        /// The trigger of the notification that is delayed.
        case old
        /// A trigger that a request doesn't get, which has none, or that of an earlier request.
        case unused, reused
        /// The result of a method that leaves the value with a name as it is.
        case dropped(String, isDate: Bool)
        /// A part of a date that can be greater or less than what it can have, such as `minute`.
        case sum(String)
        /// A region for neither an entry nor an exit.
        case region
        /// `hour ?? 0 + hours`, with what is left out.
        case leftOut(String)
    }
    package var kind: Kind
    package var range: SourceRange
    package var other: SourceRange?

    package init(_ kind: Kind, at range: SourceRange, other: SourceRange? = nil) {
        (self.kind, self.range, self.other) = (kind, range, other)
    }
}

/// A part of a date that a trigger waits for, and that no date has.
package struct ImpossibleDate: Sendable {
    /// Such as `weekday`.
    package var part: String
    package var value: Int
    /// Whether it is the value each time.
    package var isAlways: Bool
    package var valid: ClosedRange<Int>
    package var range: SourceRange

    package init(part: String, value: Int, isAlways: Bool, valid: ClosedRange<Int>, range: SourceRange) {
        (self.part, self.value, self.isAlways, self.valid, self.range) = (part, value, isAlways, valid, range)
    }
}
