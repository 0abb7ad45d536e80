/// A JSON value with a fixed text: keys keep their order.
///
/// Written by hand, because the output of encoders differs between platforms in escapes, numbers and order.
package indirect enum JSONValue: Sendable {
    case object([(String, JSONValue)])
    case array([JSONValue])
    case string(String)
    case integer(Int)
    /// Written with as few digits as possible, as in RFC 8785. Values that JSON can't represent are null.
    case number(Double)
    case bool(Bool)
    case null

    /// Without whitespace.
    package var compact: String { String(decoding: compactBytes, as: UTF8.self) }

    /// `compact` in UTF-8.
    package var compactBytes: [UInt8] { bytes(isIndented: false) }

    /// Two spaces per level and one entry per line, without a line break at the end.
    package var indented: String { String(decoding: bytes(isIndented: true), as: UTF8.self) }

    /// For people and programs: indented, with escapes for controls and for characters that change the reading direction.
    /// A text in it may be the name of a file.
    package var report: String { indented.withControlsAsJSONEscapes }

    /// The content of a file: indented, with a line break at the end.
    package var file: [UInt8] {
        var bytes = bytes(isIndented: true)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private func bytes(isIndented: Bool) -> [UInt8] {
        var writer = JSONWriter(isIndented: isIndented)
        writer.write(self)
        return writer.bytes
    }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(nilLiteral: ()) { self = .null }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements) }
}

private struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var level = 0
    private let isIndented: Bool

    init(isIndented: Bool) {
        self.isIndented = isIndented
        // Enough for most values, such as a payload or a finding.
        bytes.reserveCapacity(500)
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .object(let entries):
            bytes.append(UInt8(ascii: "{"))
            for index in entries.indices {
                beginItem(index)
                write(entries[index].0)
                bytes.append(UInt8(ascii: ":"))
                if isIndented { bytes.append(UInt8(ascii: " ")) }
                write(entries[index].1)
                endItem()
            }
            if !entries.isEmpty { breakLine() }
            bytes.append(UInt8(ascii: "}"))
        case .array(let items):
            bytes.append(UInt8(ascii: "["))
            for index in items.indices {
                beginItem(index)
                write(items[index])
                endItem()
            }
            if !items.isEmpty { breakLine() }
            bytes.append(UInt8(ascii: "]"))
        case .string(let string): write(string)
        case .integer(let integer): bytes.append(String(integer))
        case .number(let number): write(number)
        case .bool(let bool): bytes.append(bool ? "true" : "false")
        case .null: bytes.append("null")
        }
    }

    private mutating func beginItem(_ index: Int) {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        level += 1
        breakLine()
    }

    private mutating func endItem() { level -= 1 }

    private mutating func breakLine() {
        guard isIndented else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(spaces: 2 * level)
    }

    private mutating func write(_ number: Double) { bytes.append(number.isFinite ? number.textInJSON : "null") }

    /// Escapes only what JSON requires, in the form of RFC 8785 (canonical JSON).
    private mutating func write(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        // Nearly all texts need no escapes.
        guard !string.allBytes(satisfy: { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) else {
            return bytes.append(string)
        }
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes.append("\\\"")
            case UInt8(ascii: "\\"): bytes.append("\\\\")
            case 0x08: bytes.append("\\b")
            case UInt8(ascii: "\t"): bytes.append("\\t")
            case UInt8(ascii: "\n"): bytes.append("\\n")
            case 0x0C: bytes.append("\\f")
            case UInt8(ascii: "\r"): bytes.append("\\r")
            case 0x00...0x1F:
                bytes.append(byte < 0x10 ? "\\u000" : "\\u00")
                bytes.append(String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
    }
}

extension Double {
    /// As RFC 8785 (canonical JSON) writes it, which is how JavaScript does: `20`, `0.000001`, `1e-7`, `1e+21`.
    fileprivate var textInJSON: String {
        if magnitude < 0x1p53, let integer = Int(exactly: self) { return String(integer) }
        let parts = description.split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else {
            return String(parts[0].hasSuffix(".0") ? parts[0].dropLast(2) : parts[0])
        }
        let sign = self < 0 ? "-" : ""
        let digits = parts[0].filter(\.isNumber)
        switch exponent {
        case 0...20: return sign + digits + String(repeating: "0", count: exponent + 1 - digits.count)
        case -6..<0: return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)"
        default:
            let fraction = digits.count > 1 ? ".\(digits.dropFirst())" : ""
            return "\(sign)\(digits.prefix(1))\(fraction)e\(exponent < 0 ? "" : "+")\(exponent)"
        }
    }
}

extension String {
    /// JSON with line breaks. Invisible characters occur only in its strings.
    package var withControlsAsJSONEscapes: String {
        guard unicodeScalars.contains(where: { $0.actsInvisibly && $0 != "\n" }) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            guard scalar.actsInvisibly, scalar != "\n" else { return text.unicodeScalars.append(scalar) }
            for unit in scalar.utf16 {
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }
}
