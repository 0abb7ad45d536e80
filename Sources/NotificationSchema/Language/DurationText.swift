/// Durations as the language and other formats write them.
enum DurationText {
    /// 1200 for `20m`; nil if the text isn't a duration, or longer than a year.
    static func seconds(of text: String) -> Int? {
        let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86400]
        guard
            let unit = text.last.flatMap({ units[$0] }), let count = Int(text.dropLast()), count >= 0,
            text.first != "+",
            case let (seconds, overflow) = count.multipliedReportingOverflow(by: unit), !overflow,
            seconds <= 365 * 86400
        else { return nil }
        return seconds
    }

    /// `1h` for `3600`, `1 hour`, `PT1H` and `60 min`; nil if the text isn't clear.
    static func correction(of text: String) -> String? {
        var rest = text.lowercased().filter { $0 != " " }[...]
        let isISO = rest.hasPrefix("pt") || rest.hasPrefix("p")
        if isISO { rest = rest.drop { $0 == "p" || $0 == "t" } }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let count = Int(digits), count > 0, count <= 365 * 86400 else { return nil }
        let word = String(rest.dropFirst(digits.count))
        if word.isEmpty { return isISO ? nil : shortest(seconds: count) }
        return units.first { $0.words.contains(word) }.map { "\(count)\($0.unit)" }
    }

    private static func shortest(seconds: Int) -> String {
        for (unit, length) in [("d", 86400), ("h", 3600), ("m", 60)] where seconds % length == 0 {
            return "\(seconds / length)\(unit)"
        }
        return "\(seconds)s"
    }

    private static let units: [(unit: String, words: [String])] = [
        ("s", ["s", "sec", "secs", "second", "seconds"]),
        ("m", ["m", "min", "mins", "minute", "minutes"]),
        ("h", ["h", "hr", "hrs", "hour", "hours"]),
        ("d", ["d", "day", "days"]),
    ]
}
