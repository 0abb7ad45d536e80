/// Dates as ActivityKit decodes them: seconds since 2001-01-01 00:00 UTC (ActivityKit, *Starting and updating Live
/// Activities with ActivityKit push notifications*: decoding always uses the default strategies).
package enum ReferenceDate {
    /// Seconds from 1970 to 2001.
    package static let secondsFrom1970 = 978_307_200
    /// Larger numbers count milliseconds: as seconds, this is after the year 5000.
    package static let firstMilliseconds = 100_000_000_000.0

    /// - Parameter text: A valid date as in RFC 3339.
    package static func seconds(of text: String) -> Double {
        let numbers = text.utf8.prefix(19).split { !(0x30...0x39).contains($0) }.map { Int(Substring($0)) ?? 0 }
        guard numbers.count == 6 else { return 0 }
        let rest = Substring(text.utf8.dropFirst(19))
        let fraction = rest.first == "." ? rest.dropFirst().prefix { ("0"..."9").contains($0) } : ""
        let zone = rest.drop { $0 == "." || ("0"..."9").contains($0) }
        let parts = zone.dropFirst().split(separator: ":").compactMap { Int($0) }
        let offset = parts.count == 2 ? (parts[0] * 60 + parts[1]) * (zone.first == "-" ? -1 : 1) : 0
        let whole =
            daysSince1970(numbers[0], numbers[1], numbers[2]) * 86400 + numbers[3] * 3600
            + (numbers[4] - offset) * 60 + numbers[5] - secondsFrom1970
        return Double(whole) + (Double("0.\(fraction)") ?? 0)
    }

    /// The year begins in March, so that a leap day is its last day.
    static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        let leapDays =
            Int((Double(year) / 4).rounded(.down)) - Int((Double(year) / 100).rounded(.down))
            + Int((Double(year) / 400).rounded(.down))
        return year * 365 + leapDays + (month * 153 + 2) / 5 + day - 1 - 719_468
    }
}
