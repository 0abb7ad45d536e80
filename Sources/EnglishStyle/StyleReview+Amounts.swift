// Times of 24 hours, ordinals and amounts of money.
extension StyleReview {
    /// A time of 24 hours such as *at 18:30*, or one with a period or a zero: *7.30 PM*, *05:30 PM*.
    static func clockTime(at index: Int, in tokens: [TitleToken]) -> (slip: Slip, end: Int)? {
        let core = tokens[index].core
        let parts = core.split(whereSeparator: { ":.".contains($0) })
        guard parts.count == 2, core.utf8.count <= 5, parts[1].utf8.count == 2,
            let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
        else { return nil }
        let next = index + 1 < tokens.count ? tokens[index + 1].core : ""
        if next == "AM" || next == "PM" {
            guard core.contains(".") || core.first == "0" else { return nil }
            return (
                Slip(
                    kind: .time, part: part(of: tokens[index...index + 1]),
                    replacements: ["\(hour):\(parts[1]) \(next)"]),
                index + 2
            )
        }
        guard core.contains(":"), hour > 12, index > 0, StyleTables.measured.contains(next.lowercased()) == false,
            !["min", "per", "sec"].contains(next),
            ["at", "before", "by", "from", "till", "until"].contains(tokens[index - 1].folded)
        else { return nil }
        let time = minute == 0 ? "\(hour - 12) PM" : "\(hour - 12):\(parts[1]) PM"
        return (Slip(kind: .time, part: core, replacements: [time]), index + 1)
    }

    /// An ordinal with the ending of another one: *22th*.
    static func ordinal(at index: Int, in tokens: [TitleToken]) -> (slip: Slip, end: Int)? {
        let core = tokens[index].core
        let digits = core.prefix(while: \.isDigit)
        guard let number = Int(digits), core.utf8.count == digits.utf8.count + 2, case let ending = core.suffix(2),
            ["st", "nd", "rd", "th"].contains(ending)
        else { return nil }
        let right =
            switch (number % 100, number % 10) {
            case (11...13, _): "th"
            case (_, 1): "st"
            case (_, 2): "nd"
            case (_, 3): "rd"
            default: "th"
            }
        guard ending != right else { return nil }
        return (Slip(kind: .misspelling, part: core, replacements: ["\(digits)\(right)"]), index + 1)
    }

    /// An amount of money with too few or too many decimals, without a comma, or with its currency twice: *$7.5*, *$2500*,
    /// *$20 dollars*.
    static func money(at index: Int, in tokens: [TitleToken]) -> (slip: Slip, end: Int)? {
        let (text, core) = (tokens[index].text, tokens[index].core)
        guard let sign = text.first, "$€£".contains(sign), core.startIndex == text.index(after: text.startIndex),
            core.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") })
        else { return nil }
        let amount = text[text.startIndex..<core.endIndex]
        if index + 1 < tokens.count,
            ["dollar", "dollars", "euro", "euros", "pounds", "usd"].contains(tokens[index + 1].folded),
            text.endIndex == core.endIndex
        {
            let part = part(of: tokens[index...index + 1])
            return (
                Slip(kind: .amount, part: part.base[text.startIndex..<part.endIndex], replacements: [String(amount)]),
                index + 2
            )
        }
        let parts = core.split(separator: ".", omittingEmptySubsequences: false)
        let whole = parts[0]
        if parts.count == 2, parts[1].utf8.count == 1 {
            return (Slip(kind: .amount, part: amount, replacements: ["\(amount)0"]), index + 1)
        }
        guard whole.utf8.count > 3, whole.utf8.count < 7, !whole.contains(","), parts.count < 3 else { return nil }
        let head = whole.prefix(whole.count - 3)
        let cents = parts.count == 2 ? ".\(parts[1])" : ""
        return (
            Slip(kind: .amount, part: amount, replacements: ["\(sign)\(head),\(whole.suffix(3))\(cents)"]), index + 1
        )
    }
}
