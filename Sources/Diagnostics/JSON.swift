/// A JSON value whose text depends on nothing but itself: keys keep the order in which they are given.
///
/// Written by hand because an encoder's output differs between platforms in escapes, numbers and order.
package indirect enum JSONValue: Sendable {
    case object([(String, JSONValue)])
    case array([JSONValue])
    case string(String)
    case integer(Int)
    /// Written as short as it can be read back; what is no number in JSON is null.
    case number(Double)
    case bool(Bool)
    case null

    /// Without any white space.
    package var compact: String { String(decoding: bytes(isIndented: false), as: UTF8.self) }

    /// Of `compact`, in bytes.
    package var compactSize: Int { bytes(isIndented: false).count }

    /// Two spaces a level and one entry a line; no line break at the end.
    package var indented: String { String(decoding: bytes(isIndented: true), as: UTF8.self) }

    /// What a file holds: indented, and a line break at the end.
    package var file: [UInt8] { bytes(isIndented: true) + [UInt8(ascii: "\n")] }

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
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .object(let entries):
            append("{")
            level += 1
            for index in entries.indices {
                beginItem(index)
                write(entries[index].0)
                append(isIndented ? ": " : ":")
                write(entries[index].1)
            }
            level -= 1
            if !entries.isEmpty { breakLine() }
            append("}")
        case .array(let items):
            append("[")
            level += 1
            for index in items.indices {
                beginItem(index)
                write(items[index])
            }
            level -= 1
            if !items.isEmpty { breakLine() }
            append("]")
        case .string(let string): write(string)
        case .integer(let integer): append(String(integer))
        case .number(let number): write(number)
        case .bool(let bool): append(bool ? "true" : "false")
        case .null: append("null")
        }
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func beginItem(_ index: Int) {
        if index > 0 { append(",") }
        breakLine()
    }

    private mutating func breakLine() {
        guard isIndented else { return }
        append("\n")
        for _ in 0..<level { append("  ") }
    }

    private mutating func write(_ number: Double) {
        guard number.isFinite else { return append("null") }
        append(Int64(exactly: number).map(String.init) ?? number.description)
    }

    /// The escapes that JSON asks for, in the form that RFC 8785 (canonical JSON) gives them, and no others.
    private mutating func write(_ string: String) {
        append("\"")
        defer { append("\"") }
        // Nearly every text stands as it is.
        guard string.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            return append(string)
        }
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case 0x08: append("\\b")
            case UInt8(ascii: "\t"): append("\\t")
            case UInt8(ascii: "\n"): append("\\n")
            case 0x0C: append("\\f")
            case UInt8(ascii: "\r"): append("\\r")
            case 0x00...0x1F:
                append(byte < 0x10 ? "\\u000" : "\\u00")
                append(String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
    }
}
