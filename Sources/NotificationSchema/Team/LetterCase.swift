/// How a name writes its words.
package enum LetterCase: String, CaseIterable, Sendable {
    /// `order-sent`
    case kebab
    /// `order_sent`
    case snake
    /// `orderSent`
    case camel
    /// `OrderSent`
    case pascal
    /// `ORDER_SENT`
    case constant
    /// No letter that has a lowercase form is uppercase.
    case lower
    /// No letter that has an uppercase form is lowercase.
    case upper

    /// An example, for messages.
    package var example: String {
        switch self {
        case .kebab: "order-sent"
        case .snake: "order_sent"
        case .camel: "orderSent"
        case .pascal: "OrderSent"
        case .constant: "ORDER_SENT"
        case .lower: "order sent"
        case .upper: "ORDER SENT"
        }
    }

    /// Takes linear time.
    package func isCase(of text: String) -> Bool {
        switch self {
        case .kebab: Self.areWords(text, lower, separator: "-")
        case .snake: Self.areWords(text, lower, separator: "_")
        case .constant: Self.areWords(text, upper, separator: "_")
        case .camel: Self.isOneWord(text, beginningWith: lower)
        case .pascal: Self.isOneWord(text, beginningWith: upper)
        case .lower: !text.unicodeScalars.contains { $0.properties.isUppercase }
        case .upper: !text.unicodeScalars.contains { $0.properties.isLowercase }
        }
    }

    /// A name in kebab-case with the same letters; nil if that isn't clear.
    static func kebab(_ text: String) -> String? {
        guard text.utf8.count <= 80 else { return nil }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "A"..."Z":
                if let last = result.unicodeScalars.last, last != "-", !("A"..."Z").contains(last),
                    ("a"..."z").contains(last)
                {
                    result += "-"
                }
                result += String(scalar).lowercased()
            case "a"..."z", "0"..."9": result.unicodeScalars.append(scalar)
            case " ", "_", "-", ".": if !result.isEmpty, result.last != "-" { result += "-" }
            default: return nil
            }
        }
        while result.last == "-" { result.removeLast() }
        return kebab.isCase(of: result) ? result : nil
    }

    private var lower: ClosedRange<UInt8> { UInt8(ascii: "a")...UInt8(ascii: "z") }
    private var upper: ClosedRange<UInt8> { UInt8(ascii: "A")...UInt8(ascii: "Z") }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Words of letters and digits, the first with a letter at its beginning, with one separator between two.
    private static func areWords(
        _ text: String, _ letters: ClosedRange<UInt8>, separator: Unicode.Scalar
    ) -> Bool {
        guard let first = text.utf8.first, letters.contains(first) else { return false }
        var isAfterSeparator = false
        for byte in text.utf8 {
            if byte == UInt8(ascii: separator) {
                if isAfterSeparator { return false }
                isAfterSeparator = true
            } else {
                guard letters.contains(byte) || isDigit(byte) else { return false }
                isAfterSeparator = false
            }
        }
        return !isAfterSeparator
    }

    private static func isOneWord(_ text: String, beginningWith letters: ClosedRange<UInt8>) -> Bool {
        guard let first = text.utf8.first, letters.contains(first) else { return false }
        return text.utf8.allSatisfy { byte in
            isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
                || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        }
    }
}
