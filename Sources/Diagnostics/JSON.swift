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
    package var compact: String {
        var writer = JSONWriter(isIndented: false)
        writer.write(self)
        return writer.text
    }

    /// Two spaces a level and one entry a line; no line break at the end.
    package var indented: String {
        var writer = JSONWriter(isIndented: true)
        writer.write(self)
        return writer.text
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
    private(set) var text = ""
    private var level = 0
    private let isIndented: Bool

    init(isIndented: Bool) {
        self.isIndented = isIndented
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .object(let entries):
            write(entries, between: "{", and: "}") { writer, entry in
                writer.write(entry.0)
                writer.text += writer.isIndented ? ": " : ":"
                writer.write(entry.1)
            }
        case .array(let items):
            write(items, between: "[", and: "]") { writer, item in writer.write(item) }
        case .string(let string): write(string)
        case .integer(let integer): text += String(integer)
        case .number(let number): write(number)
        case .bool(let bool): text += bool ? "true" : "false"
        case .null: text += "null"
        }
    }

    private mutating func write<Item>(
        _ items: [Item],
        between opening: String,
        and closing: String,
        each: (inout JSONWriter, Item) -> Void
    ) {
        text += opening
        level += 1
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            breakLine()
            each(&self, item)
        }
        level -= 1
        if !items.isEmpty { breakLine() }
        text += closing
    }

    private mutating func breakLine() {
        guard isIndented else { return }
        text += "\n" + String(repeating: "  ", count: level)
    }

    private mutating func write(_ number: Double) {
        guard number.isFinite else { return text += "null" }
        text += Int64(exactly: number).map(String.init) ?? number.description
    }

    /// The escapes that JSON asks for, in the form that RFC 8785 (canonical JSON) gives them, and no others.
    private mutating func write(_ string: String) {
        text += "\""
        defer { text += "\"" }
        // Nearly every text stands as it is.
        guard string.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            text += string
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{08}": text += "\\b"
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            case "\u{0C}": text += "\\f"
            case "\r": text += "\\r"
            case "\u{00}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
