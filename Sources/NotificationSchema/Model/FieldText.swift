extension Field {
    /// What people read for a value of an enum; nil for the value itself.
    package func words(for value: String) -> Text? {
        guard let listed = listedCase(of: value) else { return contents.unknown }
        return listed.words
    }

    /// Whether people read something else than the value in the payload.
    package var hasWords: Bool { contents.format != nil || contents.cases.contains { $0.words != nil } }

    /// An upper bound for how many bytes longer than the value its words can be.
    package var mostBytesOfWords: Int {
        let words =
            (contents.cases.map(\.words) + [contents.unknown]).lazy.compactMap { $0?.value.utf8.count }.max() ?? 0
        // The longest are a month with a day and a time, and the name of a currency that data holds.
        return max(words, contents.ifMissing?.value.utf8.count ?? 0, contents.format == nil ? 0 : 64)
    }
}

/// The values of an example, as texts show them.
package struct FilledTexts: Sendable {
    private let notification: Notification
    private let content: [String: FieldValue]
    /// The language of the texts, which decides which number has which form.
    private let language: String
    /// Those whose text can differ from their value.
    private let fields: [String: Field]

    /// - Parameter schema: The schema of the notification.
    package init(_ notification: Notification, _ content: [String: FieldValue], in schema: Schema) {
        (self.notification, self.content, language) = (notification, content, schema.app.language)
        let fields = notification.fields.filter { $0.ifMissing != nil || $0.hasWords }
        self.fields = Dictionary(fields.map { ($0.name.value, $0) }) { first, _ in first }
    }

    /// In an identifier: the value as in the payload.
    package func value(_ name: String) -> String {
        content[name]?.text ?? fields[name]?.ifMissing?.value ?? ""
    }

    /// The index of the choice that people read: the one for the value of an enum, or the first whose data are all there,
    /// otherwise the last.
    package func choice(of template: Template) -> Int {
        if let selector = template.selector { return selector.choice(for: content[selector.name.value]?.text) }
        let choices = template.choices
        return choices.firstIndex { notification.needs(of: $0).allSatisfy { content[$0] != nil } } ?? choices.count - 1
    }

    /// The text that people read, in the form for its number.
    package func version(of template: Template) -> Template {
        let choice = template.hasChoices ? template.choices[choice(of: template)] : template
        guard !choice.forms.isEmpty,
            let count = choice.formsWithOther.lazy.flatMap(\.placeholders).map(\.name)
                .first(where: { notification.field(named: $0)?.isNumberOfPlural ?? false })
        else { return choice }
        let form = content[count].flatMap { Int($0.text) }.map { PluralForm.form(of: $0, in: language) }
        return choice.forms.first { $0.form == form }?.template ?? choice
    }

    /// In a text that people read. A fixture is for no particular person: its formats are English.
    package func words(_ name: String) -> String {
        guard let field = fields[name], let value = content[name] else { return self.value(name) }
        if let format = field.format?.value { return format.words(for: value, content, items: field.words) }
        return field.words(for: value.text)?.value ?? value.text
    }
}

extension FieldFormat {
    /// A single value as in a text of an example; nil if it isn't a date, for a format of dates.
    package func english(_ value: FieldValue) -> String? {
        let words = words(for: value, [:]) { _ in nil }
        return words == value.text ? nil : words
    }

    /// In English, for the time zone of Greenwich.
    fileprivate func words(
        for value: FieldValue,
        _ content: [String: FieldValue],
        items words: (String) -> Text?
    ) -> String {
        switch self {
        case .date: EnglishDate(value).map(\.date) ?? value.text
        case .time: EnglishDate(value).map(\.time) ?? value.text
        case .dateTime: EnglishDate(value).map { "\($0.date) at \($0.time)" } ?? value.text
        case .weekday: EnglishDate(value).map(\.weekday) ?? value.text
        case .relative: "in 2 hours"
        case .percent(let digits): EnglishNumber(value).text(digits: digits, scale: 2) + "%"
        case .duration: EnglishNumber(value).duration
        case .decimal(let digits): EnglishNumber(value).text(digits: digits)
        case .currency(let code):
            EnglishNumber(value).money(code.placeholders.first.map { content[$0.name]?.text ?? "" } ?? code.text.value)
        case .measurement(let unit):
            "\(EnglishNumber(value).text(digits: value.text.utf8.contains(UInt8(ascii: ".")) ? 1 : 0)) \(unit.symbol)"
        case .list(let kind): Self.list(value, kind, items: words)
        }
    }

    /// `Ada, Grace, and Alan`
    private static func list(_ value: FieldValue, _ kind: ListKind, items words: (String) -> Text?) -> String {
        guard case .list(let values) = value else { return "" }
        let items = values.map { words($0.text)?.value ?? $0.text }
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + "\(items.count > 2 ? "," : "") \(kind.rawValue) \(last)"
    }
}

/// Decimal digits, so that the text doesn't depend on binary fractions.
private struct EnglishNumber {
    private let isNegative: Bool
    private let whole: String
    private let fraction: String
    private let seconds: Int

    init(_ value: FieldValue) {
        let text = value.text
        isNegative = text.hasPrefix("-")
        let digits = text.dropFirst(isNegative ? 1 : 0)
        let parts = digits.prefix { $0 != "e" && $0 != "E" }.split(separator: ".", omittingEmptySubsequences: false)
        whole = parts.first.map(String.init) ?? "0"
        fraction = parts.count > 1 ? String(parts[1]) : ""
        seconds = Int(whole) ?? 0
    }

    /// `1,234.50`; further digits are cut off.
    ///
    /// - Parameter scale: How many places the decimal point moves to the right.
    func text(digits: Int, scale: Int = 0) -> String {
        let fraction = fraction + String(repeating: "0", count: max(0, digits + scale - fraction.utf8.count))
        let moved = (whole + fraction.prefix(scale)).drop { $0 == "0" }
        let rest = fraction.dropFirst(scale).prefix(digits)
        var grouped = ""
        for (index, digit) in moved.enumerated() {
            if index > 0, (moved.count - index) % 3 == 0 { grouped += "," }
            grouped.append(digit)
        }
        return (isNegative ? "-" : "") + (grouped.isEmpty ? "0" : grouped) + (rest.isEmpty ? "" : "." + rest)
    }

    /// `€12.50`, `¥4,900`, `CHF 12.50`: as Unicode CLDR has it for English in the United States.
    ///
    /// - Parameter code: An ISO 4217 code; another text is left out.
    func money(_ code: String) -> String {
        let symbols = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "VND": "₫", "ILS": "₪"]
        let amount = text(
            digits: ["CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND", "XAF", "XOF"].contains(code) ? 0 : 2)
        let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        let mark = symbols[code] ?? (isCode ? "\(code) " : "")
        return isNegative ? "-" + mark + amount.dropFirst() : mark + amount
    }

    /// `2 hours, 5 minutes`
    var duration: String {
        let units = [("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)]
        var rest = seconds
        let parts = units.compactMap { name, length -> String? in
            let count = rest / length
            rest %= length
            return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
        }
        return parts.isEmpty ? "0 seconds" : parts.prefix(2).joined(separator: ", ")
    }
}

/// A day and a time in the Gregorian calendar.
private struct EnglishDate {
    private let days: Int
    private let minutes: Int

    /// Nil for a value that is not a date.
    init?(_ value: FieldValue) {
        var seconds = 0
        switch value {
        case .integer(let number): seconds = number
        case .number(let number):
            guard let whole = Int(exactly: number.rounded(.down)) else { return nil }
            seconds = whole
        case .text(let text):
            let numbers = text.utf8.prefix(19).split { !(0x30...0x39).contains($0) }.compactMap {
                Int(String(decoding: Array($0), as: UTF8.self))
            }
            guard numbers.count == 6 else { return nil }
            let zone = text.utf8.suffix(6)
            let parts = zone.dropFirst().split(separator: UInt8(ascii: ":")).compactMap {
                Int(String(decoding: Array($0), as: UTF8.self))
            }
            let isOffset = parts.count == 2 && (zone.first == UInt8(ascii: "+") || zone.first == UInt8(ascii: "-"))
            let offset = isOffset ? (parts[0] * 60 + parts[1]) * (zone.first == UInt8(ascii: "-") ? -1 : 1) : 0
            seconds =
                ReferenceDate.daysSince1970(numbers[0], numbers[1], numbers[2]) * 86400 + numbers[3] * 3600
                + (numbers[4] - offset) * 60
        default: return nil
        }
        // Dates beyond this would overflow.
        guard seconds.magnitude < 1 << 40 else { return nil }
        let minutes = (seconds - (seconds % 60 + 60) % 60) / 60
        self.minutes = (minutes % 1440 + 1440) % 1440
        days = (minutes - self.minutes) / 1440
    }

    /// `January 31, 2026`
    var date: String {
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        var year = 1970 + Int((Double(days) / 365.2425).rounded(.down))
        while ReferenceDate.daysSince1970(year + 1, 1, 1) <= days { year += 1 }
        while ReferenceDate.daysSince1970(year, 1, 1) > days { year -= 1 }
        let month = (1...12).last { ReferenceDate.daysSince1970(year, $0, 1) <= days } ?? 1
        return "\(months[month - 1]) \(days - ReferenceDate.daysSince1970(year, month, 1) + 1), \(year)"
    }

    /// `9:30 AM`
    var time: String {
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
    }

    var weekday: String {
        // 1970 began on a Thursday.
        ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"][(days % 7 + 7) % 7]
    }
}
