// Times, dates, amounts and percentages.
extension StyleReview {
    /// A time such as 7pm or 7:30 pm. The guide has 7:30 p.m., and the system writes 7:30 PM.
    static func time(at index: Int, in tokens: [TitleToken]) -> (slip: Slip, end: Int)? {
        let token = tokens[index]
        if let time = timeOfDay(token.core) {
            return (Slip(kind: .time, part: token.core, replacements: [time]), index + 1)
        }
        if let slip = clockTime(at: index, in: tokens) { return slip }
        let digits = token.core.prefix { $0.isDigit || $0 == ":" }
        guard !digits.isEmpty, isHour(digits) else { return nil }
        if let range = rangeOfTimes(token.core) {
            return (Slip(kind: .time, part: token.core, replacements: [range]), index + 1)
        }
        let ending = token.core[digits.endIndex...]
        if !ending.isEmpty {
            guard let half = halfOfDay(ending) else { return nil }
            return (Slip(kind: .time, part: token.core, replacements: ["\(digits) \(half)"]), index + 1)
        }
        guard index + 1 < tokens.count, token.text.endIndex == token.core.endIndex,
            case let next = tokens[index + 1], next.text.startIndex == next.core.startIndex, next.core != "AM",
            next.core != "PM", let half = halfOfDay(next.core)
        else { return nil }
        let part = token.core.base[token.core.startIndex..<next.core.endIndex]
        return (Slip(kind: .time, part: part, replacements: ["\(digits) \(half)"]), index + 2)
    }

    /// 9am-5pm as *9 AM to 5 PM*.
    private static func rangeOfTimes(_ text: Substring) -> String? {
        let times = text.split(separator: "-", omittingEmptySubsequences: false)
        guard times.count == 2 else { return nil }
        let parts = times.map { time in
            let digits = time.prefix { $0.isDigit || $0 == ":" }
            return (digits, time[digits.endIndex...])
        }
        guard parts.allSatisfy({ isHour($0.0) && ($0.1.isEmpty || halfOfDay($0.1) != nil) }),
            halfOfDay(parts[1].1) != nil
        else { return nil }
        return parts.map { digits, half in halfOfDay(half).map { "\(digits) \($0)" } ?? String(digits) }
            .joined(separator: " to ")
    }

    /// 14h30 as *2:30 PM*.
    private static func timeOfDay(_ text: Substring) -> String? {
        let parts = text.split(separator: "h", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]),
            (0..<24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        return "\((hour + 11) % 12 + 1):\(parts[1]) \(hour < 12 ? "AM" : "PM")"
    }

    private static func isHour(_ text: Substring) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard let hour = parts.first.flatMap({ Int($0) }), (1...12).contains(hour) else { return false }
        return parts.count == 1 || parts.count == 2 && parts[1].utf8.count == 2 && Int(parts[1]).map { $0 < 60 } == true
    }

    private static func halfOfDay(_ text: Substring) -> String? {
        switch text.lowercased() {
        case "am": "AM"
        case "pm": "PM"
        default: nil
        }
    }

    /// An amount such as 5$ or 10 Kms.
    static func amount(at index: Int, in tokens: [TitleToken]) -> (slip: Slip, end: Int)? {
        let token = tokens[index]
        guard token.kind == .number || token.isPlaceholder, token.text.startIndex == token.core.startIndex,
            token.isPlaceholder || token.core.allSatisfy({ $0.isDigit || $0 == "." || $0 == "," })
        else { return nil }
        if let number = longNumber(at: index, in: tokens) { return (number, index + 1) }
        if token.text.last == "°", index + 1 < tokens.count, case let scale = tokens[index + 1].core,
            scale == "C" || scale == "F"
        {
            return (
                Slip(
                    kind: .amount, part: token.core.base[token.core.startIndex..<scale.endIndex],
                    replacements: ["\(token.core)°\(scale)"]),
                index + 2
            )
        }
        let after = token.text[token.core.endIndex...]
        if let sign = after.first, "$€£".contains(sign) {
            let part = token.text[...token.core.endIndex]
            return (Slip(kind: .amount, part: part, replacements: ["\(sign)\(token.core)"]), index + 1)
        }
        guard after.isEmpty, index + 1 < tokens.count, let unit = StyleTables.units[String(tokens[index + 1].core)],
            tokens[index + 1].text.startIndex == tokens[index + 1].core.startIndex
        else { return nil }
        return (
            Slip(kind: .amount, part: part(of: tokens[index...index + 1]), replacements: ["\(token.core) \(unit)"]),
            index + 2
        )
    }

    /// A number of something that has no commas, such as *10000 steps*.
    private static func longNumber(at index: Int, in tokens: [TitleToken]) -> Slip? {
        let digits = tokens[index].text
        guard (5...7).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isASCIIDigit), digits.first != "0",
            index + 1 < tokens.count, tokens[index + 1].isPlural,
            // *Order 48213 contains* has a number that counts nothing.
            index == 0 || tokens[index - 1].core.first?.isSmallLetter == true,
            index == 0 || !["code", "number", "order"].contains(tokens[index - 1].folded)
        else { return nil }
        let head = digits.prefix(digits.count - 3)
        return Slip(kind: .amount, part: digits, replacements: ["\(head),\(digits.suffix(3))"])
    }

    /// Two numbers with a hyphen that stands for *to*: *1-3 days*, *11:00-14:00*, *11 AM-2 PM*.
    static func range(at index: Int, in tokens: [TitleToken]) -> Slip? {
        let core = tokens[index].core
        let parts = core.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        func isNumber(_ text: Substring) -> Bool { text.utf8.allSatisfy { $0.isASCIIDigit } }
        func isTime(_ text: Substring) -> Bool {
            let numbers = text.split(separator: ":", omittingEmptySubsequences: false)
            return numbers.count == 2 && numbers.allSatisfy { $0.utf8.count <= 2 && !$0.isEmpty && isNumber($0) }
        }
        let next = index + 1 < tokens.count ? tokens[index + 1].folded : ""
        let isRange =
            parts.allSatisfy(isTime)
            || parts.allSatisfy { isNumber($0) && $0.utf8.count < 5 }
                && (StyleTables.measured.contains(next)
                    || index > 0 && ["ages", "from", "pages"].contains(tokens[index - 1].folded))
            || ["AM", "PM"].contains(parts[0]) && isHour(parts[1]) && ["am", "pm"].contains(next)
        if isRange { return Slip(kind: .range, part: core, replacements: [parts.joined(separator: "–")]) }
        return nil
    }

    /// A number before the word *percent*.
    static func percent(at index: Int, in tokens: [TitleToken]) -> (slip: Slip, end: Int)? {
        guard index + 1 < tokens.count, tokens[index].kind == .number, tokens[index + 1].folded == "percent",
            tokens[index].text.endIndex == tokens[index].core.endIndex
        else { return nil }
        return (
            Slip(
                kind: .amount, part: part(of: tokens[index...index + 1]),
                replacements: ["\(withDecimalPoint(tokens[index].core))%"]),
            index + 2
        )
    }

    /// 2.5 for 2,5.
    private static func withDecimalPoint(_ number: Substring) -> Substring {
        guard let comma = number.lastIndex(of: ","), number[comma...].utf8.count < 4 else { return number }
        return number[..<comma] + "." + number[comma...].dropFirst()
    }

    /// A number with its unit, such as 5km, $(n)km or 20mins. Before a capital, it may be part of a name: *the 5km Fun Run*.
    static func touchingUnit(at index: Int, in tokens: [TitleToken]) -> Slip? {
        let token = tokens[index]
        // A placeholder has its punctuation in its core.
        let number =
            token.isPlaceholder
            ? token.core[...(token.core.lastIndex(of: ")") ?? token.core.startIndex)]
            : token.core.prefix { $0.isDigit || $0 == "." || $0 == "," }
        let letters = token.core[number.endIndex...].prefix(while: \.isLatinLetter)
        guard !number.isEmpty, token.text.startIndex == token.core.startIndex,
            !token.core[letters.endIndex...].contains(where: \.isPartOfWord),
            let unit = StyleTables.touchingUnits[String(letters)],
            index + 1 == tokens.count || tokens[index + 1].core.first?.isCapitalLetter != true
        else { return nil }
        let isOne = number == "1" && unit.count > 4
        return Slip(
            kind: .amount, part: token.core[..<letters.endIndex],
            replacements: ["\(number) \(isOne ? String(unit.dropLast()) : unit)"])
    }

    static func numericDate(at index: Int, in tokens: [TitleToken]) -> Slip? {
        guard tokens[index].kind == .number,
            isNumericDate(tokens[index].core) || isDayAndMonth(at: index, in: tokens)
        else { return nil }
        return Slip(kind: .numericDate, part: tokens[index].core, replacements: [])
    }

    /// Whether it is a date such as *on 3/4*. *On 3/4 of the pages* is a fraction.
    private static func isDayAndMonth(at index: Int, in tokens: [TitleToken]) -> Bool {
        guard index > 0, ["by", "on", "since", "until"].contains(tokens[index - 1].folded),
            index + 1 >= tokens.count || tokens[index].pause == .certain
                || ["and", "at", "for", "from", "in", "to", "with"].contains(tokens[index + 1].folded)
        else { return false }
        let parts = tokens[index].core.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        return parts.count == 2 && parts.allSatisfy((1...31).contains) && parts.contains { $0 < 13 }
    }

    /// A date such as May 3rd or 3rd of May.
    static func date(at index: Int, in tokens: [TitleToken]) -> (slip: Slip, end: Int)? {
        func date(_ month: Int, _ day: Substring, until end: Int) -> (slip: Slip, end: Int)? {
            // The 1st May Day.
            guard end >= tokens.count || tokens[end].folded != "day" else { return nil }
            return (
                Slip(kind: .date, part: part(of: tokens[index..<end]), replacements: ["\(tokens[month].core) \(day)"]),
                end
            )
        }
        guard index + 1 < tokens.count, (tokens[index].pause ?? .none) != .certain else { return nil }
        if isMonth(tokens[index]), let day = dayOfOrdinal(tokens[index + 1]) {
            return date(index, day, until: index + 2)
        }
        guard let day = dayOfOrdinal(tokens[index]) else { return nil }
        if isMonth(tokens[index + 1]) { return date(index + 1, day, until: index + 2) }
        guard tokens[index + 1].folded == "of", index + 2 < tokens.count, isMonth(tokens[index + 2]) else { return nil }
        return date(index + 2, day, until: index + 3)
    }

    /// Whether it is a date such as 5/3/26 or 2026-05-03, which people read differently.
    private static func isNumericDate(_ text: Substring) -> Bool {
        let separator: Character = text.utf8.contains(UInt8(ascii: "/")) ? "/" : "-"
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ Int($0) != nil && $0.utf8.first?.isASCIIDigit == true }) else {
            return false
        }
        let lengths = parts.map(\.utf8.count)
        if separator == "-" { return lengths == [4, 2, 2] }
        return lengths[0] < 3 && lengths[1] < 3 && (lengths[2] == 2 || lengths[2] == 4)
            && (1...31).contains(Int(parts[0]) ?? 0) && (1...31).contains(Int(parts[1]) ?? 0)
    }

    static func isMonth(_ token: TitleToken) -> Bool {
        token.core.first?.isCapitalLetter == true && StyleTables.months.contains(token.folded)
    }

    private static func dayOfOrdinal(_ token: TitleToken) -> Substring? {
        let digits = token.core.prefix(while: \.isDigit)
        guard let day = Int(digits), (1...31).contains(day),
            ["st", "nd", "rd", "th"].contains(token.core[digits.endIndex...].lowercased())
        else { return nil }
        return digits
    }

    /// A percent sign after a space.
    static func percentage(at index: Int, in tokens: [TitleToken], of text: String) -> Slip? {
        let (number, sign) = (tokens[index - 1], tokens[index])
        guard sign.kind == .decoration, sign.text.first == "%", number.kind == .number || number.isPlaceholder,
            number.isPlaceholder || number.text.endIndex == number.core.endIndex
        else { return nil }
        let signs = sign.text.prefix { $0 == "%" }
        return Slip(
            kind: .percentage, part: text[number.text.startIndex..<signs.endIndex],
            replacements: ["\(number.text)\(signs)"])
    }
}
