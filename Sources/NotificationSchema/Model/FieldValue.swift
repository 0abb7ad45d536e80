import SourceSyntax

/// A value of an example.
package enum FieldValue: Hashable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)

    /// As it stands in a text.
    package var text: String {
        switch self {
        case .text(let text): text
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .boolean(let flag): flag ? "true" : "false"
        }
    }
}

extension Field {
    /// Reads a value of this field's type.
    ///
    /// - Returns: Nil where the scalar is not of the type.
    func value(of node: Node) -> FieldValue? {
        guard node.kind == .scalar, !node.isMissing else { return nil }
        let text = node.text
        guard isTypeKnown else { return .text(text) }
        switch type {
        case .string:
            return values.isEmpty || values.contains { $0.value == text } ? .text(text) : nil
        case .integer, .count:
            return Int(text).map(FieldValue.integer)
        case .number:
            return DecimalNumber.value(of: text).map(FieldValue.number)
        case .boolean:
            return text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
        case .date:
            return RFC3339.isValid(text) ? .text(text) : nil
        case .dateEpoch:
            return Int(text).map(FieldValue.integer) ?? DecimalNumber.value(of: text).map(FieldValue.number)
        case .url:
            return Self.isURL(text) ? .text(text) : nil
        case .uuid:
            // In capitals, as Swift writes it: fixtures are the bytes that the generated encoder gives.
            return Self.isUUID(text) ? .text(text.uppercased()) : nil
        }
    }

    /// How a message names what is expected.
    var expectedValue: String {
        switch type {
        case .string: values.isEmpty ? "a text" : values.asChoice(\.value)
        case .integer, .count: "a whole number"
        case .number: "a number"
        case .boolean: "true or false"
        case .date: "a date with time and time zone"
        case .dateEpoch: "a number of seconds since 1970"
        case .url: "a URL, with %20 and the like for what has no place in it"
        case .uuid: "a UUID of 32 hexadecimal digits in five groups"
        }
    }

    /// A value of the type, where the author gives none.
    package var sample: FieldValue {
        switch type {
        case .string: .text(values.first?.value ?? name.value)
        case .integer, .count: .integer(3)
        case .number: .number(1.5)
        case .boolean: .boolean(true)
        case .date: .text("2026-01-31T09:30:00Z")
        case .dateEpoch: .integer(1_769_851_800)
        case .url:
            .text("https://example.com/\(name.value.utf8.allSatisfy { $0 > 0x2D && $0 < 0x7F } ? name.value : "value")")
        case .uuid: .text("6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D")
        }
    }

    /// RFC 3986: what `URL(string:)` accepts on every system version, and what needs no escaping in a payload.
    private static func isURL(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        func isHexadecimal(at offset: Int) -> Bool {
            offset < bytes.count && Character(Unicode.Scalar(bytes[offset])).isHexDigit
        }
        return !bytes.isEmpty
            && bytes.indices.allSatisfy { offset in
                switch bytes[offset] {
                case UInt8(ascii: "%"): isHexadecimal(at: offset + 1) && isHexadecimal(at: offset + 2)
                case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D: false
                default: (0x21...0x7E).contains(bytes[offset])
                }
            }
    }

    private static func isUUID(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12]
            && groups.joined().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
}

/// A number in decimal digits, as in JSON: `3`, `-1.5`, `2e6`; not `0x1F`, `nan`, `.5`.
enum DecimalNumber {
    static func value(of text: String) -> Double? {
        guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text) else {
            return nil
        }
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        return number.isFinite && digits.first != UInt8(ascii: ".") && digits.last != UInt8(ascii: ".") ? number : nil
    }
}

/// Date and time on the Internet: `2026-11-21T09:30:00Z`, `2026-11-21T10:30:00.5+01:00`.
enum RFC3339 {
    static func isValid(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        let pattern = /(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-](\d{2}):(\d{2}))/
        guard let match = text.wholeMatch(of: pattern) else { return false }
        let (_, year, month, day, hour, minute, second, _, _, zoneHour, zoneMinute) = match.output
        guard let year = Int(year), let month = Int(month), let day = Int(day), (1...12).contains(month) else {
            return false
        }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        let isTime = Int(hour) ?? 99 < 24 && Int(minute) ?? 99 < 60 && Int(second) ?? 99 <= 60
        let isZone = Int(zoneHour ?? "0") ?? 99 < 24 && Int(zoneMinute ?? "0") ?? 99 < 60
        return (1...days).contains(day) && isTime && isZone
    }
}
