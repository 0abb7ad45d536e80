import Foundation

#if BELFRY_PUSHES || BELFRY_JSON_TEXT_DATA
nonisolated extension Namespace.JSON {
    #if BELFRY_NUMBERS
    /// The place within the value, empty for the value itself; nil where JSON has all its numbers.
    var _placeOfUnsendableNumber: String? {
        switch self {
        case .number(let number): return number.isFinite ? nil : ""
        case .array(let items):
            for (index, item) in items.enumerated() {
                if let place = item._placeOfUnsendableNumber { return "[\(index)]\(Self.after(place))" }
            }
            return nil
        case .object(let members):
            for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                if let place = member._placeOfUnsendableNumber { return "\(key)\(Self.after(place))" }
            }
            return nil
        case .null, .bool, .integer, .string: return nil
        }
    }

    private static func after(_ place: String) -> String {
        return place.isEmpty || place.hasPrefix("[") ? place : ".\(place)"
    }
    #endif

    /// Compact, keys in the order of their code points.
    var _canonical: String {
        switch self {
        case .null: return "null"
        case .bool(let flag): return flag ? "true" : "false"
        case .integer(let number): return String(number)
        #if BELFRY_NUMBERS
        case .number(let number): return Self._text(of: number)
        #else
        case .number(let number): return Int64(exactly: number).map(String.init) ?? String(number)
        #endif
        case .string(let text): return "\"\(text.unicodeScalars.map(Self.escaped).joined())\""
        case .array(let items): return "[\(items.map(\._canonical).joined(separator: ","))]"
        case .object(let members):
            return "{\(Self._sorted(members).joined(separator: ","))}"
        }
    }

    static func _sorted(_ members: [String: Self]) -> [String] {
        let sorted = members.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
        return sorted.map { "\(Self.string($0.key)._canonical):\($0.value._canonical)" }
    }

    #if BELFRY_NUMBERS
    /// As RFC 8785 and JavaScript write it: `20`, `0.000001`, `1e-7`, `1e+21`.
    private static func _text(of number: Double) -> String {
        if abs(number) < 0x1p53, let integer = Int64(exactly: number) { return String(integer) }
        let parts = String(number).split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else {
            return String(parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0])
        }
        let (sign, digits) = (number < 0 ? "-" : "", parts[0].filter(\.isNumber))
        switch exponent {
        case 0...20: return sign + digits + String(repeating: "0", count: exponent + 1 - digits.count)
        case -6..<0: return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)"
        default:
            let fraction = digits.count > 1 ? ".\(digits.dropFirst())" : ""
            return "\(sign)\(digits.prefix(1))\(fraction)e\(exponent < 0 ? "" : "+")\(exponent)"
        }
    }
    #endif

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case "\u{8}": return "\\b"
        case "\u{C}": return "\\f"
        case "\0"..."\u{1F}":
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: return String(scalar)
        }
    }
}
#endif

#if BELFRY_DATES
nonisolated extension Namespace {
    /// RFC 3339, with any number of digits after the second. What is less than a millisecond is left out.
    static func _date(from text: String) -> Date? {
        guard let point = text.firstIndex(of: ".") else { return ISO8601DateFormatter().date(from: text) }
        let digits = text[text.index(after: point)...].prefix { ("0"..."9").contains($0) }
        guard let milliseconds = Double((digits + "00").prefix(3)), !digits.isEmpty,
            let second = ISO8601DateFormatter().date(from: text[..<point] + String(text[digits.endIndex...]))
        else { return nil }
        return Date(timeIntervalSince1970: (second.timeIntervalSince1970 * 1000 + milliseconds) / 1000)
    }

    /// RFC 3339, with milliseconds where there are any.
    static func _text(of date: Date) -> String {
        let milliseconds = (_seconds(of: date) * 1000).rounded()
        let second = (milliseconds / 1000).rounded(.down)
        let text = ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: second))
        let rest = Int(milliseconds - second * 1000)
        return rest == 0 ? text : "\(text.dropLast()).\(String(1000 + rest).dropFirst())Z"
    }
}
#endif

#if BELFRY_DATES || BELFRY_SECONDS_DATA
nonisolated extension Namespace {
    /// To the millisecond. A date before the year 1 or after the year 9999 becomes the first or last of these years:
    /// RFC 3339 has no other, and JSON no infinite number.
    static func _seconds(of date: Date) -> Double {
        let seconds = max(-62_135_596_800, min(date.timeIntervalSince1970, 253_402_300_799.999))
        return (seconds * 1000).rounded() / 1000
    }
}
#endif
