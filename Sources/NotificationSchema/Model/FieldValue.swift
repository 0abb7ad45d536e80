import SourceSyntax

/// A value of an example.
package enum FieldValue: Hashable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case list([FieldValue])
    /// By the names of the members. Optional members can be missing.
    case structure([String: FieldValue])

    /// The value as it appears in text. Lists and structs don't.
    package var text: String {
        switch self {
        case .text(let text): text
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .boolean(let flag): flag ? "true" : "false"
        case .list, .structure: ""
        }
    }
}

extension Field {
    /// Reads a value of this field's type.
    ///
    /// - Returns: Nil if the value, or a part of it, doesn't have the type.
    func value(of node: Node) -> FieldValue? {
        guard !node.isMissing else { return nil }
        // If the type is unknown, every value is valid.
        guard contents.isTypeKnown else { return node.kind == .scalar ? .text(node.text) : .list([]) }
        guard let value = type.value(of: node) else { return nil }
        // An open enum has other values, too, and an example can show what people read then.
        return isOpen || contents.values.isEmpty || isListed(value, as: type) ? value : nil
    }

    private func isListed(_ value: FieldValue, as type: FieldType) -> Bool {
        switch (value, type) {
        case (.text(let text), .scalar(.string)): listedCase(of: text) != nil
        case (.list(let items), .list(let item)): items.allSatisfy { isListed($0, as: item) }
        default: true
        }
    }

    /// A sample value, for a field without an example.
    package var sample: FieldValue { type.sample(named: name.value, among: contents.values) }
}

extension FieldType {
    /// - Parameter values: The cases of an enum.
    func value(of node: Node, among values: [Text] = []) -> FieldValue? {
        switch self {
        case .scalar(let type):
            guard node.kind == .scalar, !node.isMissing else { return nil }
            return type.value(of: node.text, among: values)
        case .list(let item):
            guard node.kind == .sequence else { return nil }
            var items: [FieldValue] = []
            for node in node.items {
                guard let value = item.value(of: node, among: values) else { return nil }
                items.append(value)
            }
            return .list(items)
        case .structure(let structure):
            guard node.kind == .mapping else { return nil }
            var members: [String: FieldValue] = [:]
            for entry in node.entries {
                let name = entry.key.text
                guard entry.key.kind == .scalar, members[name] == nil, let member = structure.member(named: name),
                    let value = member.type.value(of: entry.value)
                else { return nil }
                members[name] = value
            }
            return structure.required.allSatisfy { members[$0.name.value] != nil } ? .structure(members) : nil
        case .jsonText(let content):
            return content.value(of: node)
        case .any:
            return FieldValue(node)
        }
    }

    /// A sample value: lists have one item, structs every member.
    package func sample(named name: String, among values: [Text] = []) -> FieldValue {
        switch self {
        case .scalar(let type): type.sample(named: name, among: values)
        case .list(let item): .list([item.sample(named: name, among: values)])
        case .structure(let structure):
            .structure(
                Dictionary(
                    structure.members.map { ($0.name.value, $0.type.sample(named: $0.name.value)) },
                    uniquingKeysWith: { first, _ in first }
                )
            )
        case .jsonText(let content): content.sample(named: name)
        case .any: .structure(["key": .text("value")])
        }
    }
}

extension FieldValue {
    /// A value of JSON. Quoted text is a string.
    ///
    /// - Returns: Nil if a part has no value.
    fileprivate init?(_ node: Node) {
        switch node.kind {
        case .scalar:
            guard !node.isMissing else { return nil }
            let types: [ScalarType] = node.style == .plain ? [.integer, .number, .boolean, .string] : [.string]
            guard let value = types.lazy.compactMap({ $0.value(of: node.text, among: []) }).first else { return nil }
            self = value
        case .sequence:
            var items: [FieldValue] = []
            for node in node.items {
                guard let value = FieldValue(node) else { return nil }
                items.append(value)
            }
            self = .list(items)
        case .mapping:
            var members: [String: FieldValue] = [:]
            for entry in node.entries {
                guard entry.key.kind == .scalar, let value = FieldValue(entry.value) else { return nil }
                members[entry.key.text] = value
            }
            self = .structure(members)
        }
    }
}

extension ScalarType {
    package func value(of text: String, among values: [Text]) -> FieldValue? {
        switch self {
        case .string:
            return values.isEmpty || values.contains { $0.value == text } ? .text(text) : nil
        case .integer, .count:
            return Int(text).map(FieldValue.integer)
        case .number:
            return DecimalNumber.value(of: text).map(FieldValue.number)
        case .decimal:
            // As Swift writes it: fixtures are the bytes that the generated encoder gives.
            return DecimalNumber.shortest(text).map(FieldValue.text)
        case .boolean:
            return text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
        case .date:
            return RFC3339.isValid(text) ? .text(text) : nil
        case .dateEpoch:
            return Int(text).map(FieldValue.integer) ?? DecimalNumber.value(of: text).map(FieldValue.number)
        case .url:
            return Self.isURL(text) ? .text(text) : nil
        case .uuid:
            // Lowercase, as RFC 9562 says: fixtures are the bytes that the generated encoder writes.
            return Self.isUUID(text) ? .text(text.lowercased()) : nil
        }
    }

    /// The expected value in messages.
    package func expectedValue(among values: [Text]) -> String {
        switch self {
        case .string: values.isEmpty ? "text" : values.asChoice(\.value)
        case .integer, .count: "a whole number"
        case .number: "a number"
        case .decimal: "a number of at most \(DecimalNumber.mostDigits) digits"
        case .boolean: "true or false"
        case .date: "a date with a time and a time zone"
        case .dateEpoch: "a number of seconds since 1970"
        case .url: "a URL, with other characters percent-encoded"
        case .uuid: "a UUID of 32 hexadecimal digits in five groups"
        }
    }

    package func sample(named name: String, among values: [Text]) -> FieldValue {
        switch self {
        case .string: .text(values.first?.value ?? name)
        case .integer, .count: .integer(3)
        case .number: .number(1.5)
        case .decimal: .text("12.5")
        case .boolean: .boolean(true)
        case .date: .text("2026-01-31T09:30:00Z")
        case .dateEpoch: .integer(1_769_851_800)
        case .url:
            .text("https://example.com/\(name.utf8.allSatisfy { $0 > 0x2D && $0 < 0x7F } ? name : "value")")
        case .uuid: .text("6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d")
        }
    }

    /// RFC 3986: what `URL(string:)` accepts in every system version, and what needs no escaping in a payload.
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
        guard text.utf8.count == 36 else { return false }
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "-"): guard [8, 13, 18, 23].contains(index) else { return false }
            case 0x30...0x39, 0x41...0x46, 0x61...0x66: guard ![8, 13, 18, 23].contains(index) else { return false }
            default: return false
            }
        }
        return true
    }
}

/// A number in decimal digits, as in JSON: `3`, `-1.5`, `2e6`; not `0x1F`, `nan`, `.5`.
enum DecimalNumber {
    /// `Decimal` of Foundation holds any number of so many.
    static let mostDigits = 38

    /// `12.5` of `12.50`; nil for what has an exponent, or too many digits for `Decimal` of Foundation.
    static func shortest(_ text: String) -> String? {
        let isNegative = text.hasPrefix("-")
        let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            text.utf8.count <= mostDigits + 2
        else { return nil }
        let whole = parts[0].drop { $0 == "0" }
        let fraction = parts.count == 2 ? String(parts[1].reversed().drop { $0 == "0" }.reversed()) : ""
        guard whole.count + fraction.count <= mostDigits else { return nil }
        let digits = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
        return isNegative && digits != "0" ? "-\(digits)" : String(digits)
    }

    static func value(of text: String) -> Double? {
        guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text) else {
            return nil
        }
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        return number.isFinite && digits.first != UInt8(ascii: ".") && digits.last != UInt8(ascii: ".") ? number : nil
    }
}

/// Internet date and time: `2026-11-21T09:30:00Z`, `2026-11-21T10:30:00.5+01:00`.
package enum RFC3339 {
    static func isValid(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { isValid($0) }
    }

    package static func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = text[...]
        func take(_ characters: StaticString) -> Bool {
            guard let byte = rest.first,
                characters.withUTF8Buffer({ $0.contains(byte) })
            else { return false }
            rest.removeFirst()
            return true
        }
        func number(_ digits: Int) -> Int? {
            let text = rest.prefix(digits)
            guard text.count == digits, text.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            rest = rest.dropFirst(digits)
            return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
        guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2), take("Tt"),
            let hour = number(2), take(":"), let minute = number(2), take(":"), let second = number(2),
            (1...12).contains(month), hour < 24, minute < 60, second <= 60
        else { return false }
        if take(".") {
            let fraction = rest.prefix { (0x30...0x39).contains($0) }
            guard !fraction.isEmpty else { return false }
            rest = rest.dropFirst(fraction.count)
        }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        guard (1...days).contains(day) else { return false }
        if take("Zz") { return rest.isEmpty }
        guard take("+-"), let zoneHour = number(2), take(":"), let zoneMinute = number(2) else { return false }
        return zoneHour < 24 && zoneMinute < 60 && rest.isEmpty
    }
}
