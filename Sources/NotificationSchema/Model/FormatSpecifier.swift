/// A specifier in a format, which an argument fills: `%@`, `%2$lld`, `%#@photos@`.
package struct FormatSpecifier: Sendable {
    package enum Conversion: Sendable {
        case object
        case integer
        /// A floating-point number, a character, a pointer.
        case other
        /// A specifier by accident: a space before the letter, as in “50% off”, a width or precision from an argument,
        /// as in `%*d`, and `%n`.
        case accidental
        /// A substitution, by name.
        case substitution(String)
    }

    /// The specifier as written.
    package var text: String
    /// Counted from 1.
    package var position: Int
    package var conversion: Conversion
    /// Where it is, in UTF-8 offsets of the format.
    package var range: Range<Int>
}

extension FormatSpecifier {
    /// In the order of the format. A `%` without a specifier, as in “50%.”, is text.
    package static func all(in format: String) -> [FormatSpecifier] {
        var specifiers: [FormatSpecifier] = []
        var next = 1
        let bytes = Array(format.utf8)
        var offset = 0
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
            var scan = FormatScan(bytes, start + 1)
            guard let (number, conversion) = scan.specifier() else {
                offset = min(start + (bytes[(start + 1)...].first == UInt8(ascii: "%") ? 2 : 1), bytes.count)
                continue
            }
            specifiers.append(
                FormatSpecifier(
                    text: String(decoding: bytes[start..<scan.offset], as: UTF8.self), position: number ?? next,
                    conversion: conversion, range: start..<scan.offset))
            if number == nil, !specifiers[specifiers.count - 1].isAccidental { next += 1 }
            offset = scan.offset
        }
        return specifiers
    }

    package var isAccidental: Bool { if case .accidental = conversion { true } else { false } }
}

private struct FormatScan {
    private let bytes: [UInt8]
    private(set) var offset: Int

    init(_ bytes: [UInt8], _ offset: Int) {
        (self.bytes, self.offset) = (bytes, offset)
    }

    /// Reads what follows a `%`; nil if it isn't a specifier.
    mutating func specifier() -> (number: Int?, conversion: FormatSpecifier.Conversion)? {
        // `%arg` is the number of the enclosing substitution, and is filled by it.
        guard !bytes[offset...].starts(with: "arg".utf8) else { return nil }
        let number = position()
        if bytes[offset...].starts(with: "#@".utf8) {
            guard let end = bytes[(offset + 2)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
            let name = String(decoding: bytes[(offset + 2)..<end], as: UTF8.self)
            offset = end + 1
            return (number, .substitution(name))
        }
        let start = offset
        // A space is a flag; in texts, it is the space after “50%”.
        skip { " -+#0'*".utf8.contains($0) || (0x30...0x39).contains($0) }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
            offset += 1
            skip { $0 == UInt8(ascii: "*") || (0x30...0x39).contains($0) }
        }
        let hasSpace = bytes[start..<offset].contains(UInt8(ascii: " "))
        let isAccidental = hasSpace || bytes[start..<offset].contains(UInt8(ascii: "*"))
        skip { "hlqzjtL".utf8.contains($0) }
        guard offset < bytes.count else { return nil }
        // “100% %@”: the system prints one percent sign and an “@”. The author means the second one.
        if hasSpace, bytes[offset] == UInt8(ascii: "%") { return (number, .accidental) }
        defer { offset += 1 }
        switch bytes[offset] {
        case UInt8(ascii: "n"): return (number, .accidental)
        case let byte where isAccidental && "@diuDUxXoOfFeEgGaAcCsSp".utf8.contains(byte): return (number, .accidental)
        case UInt8(ascii: "@"): return (number, .object)
        case let byte where "diuDUxXo".utf8.contains(byte): return (number, .integer)
        case let byte where "fFeEgGaAcCsSp".utf8.contains(byte): return (number, .other)
        default: return nil
        }
    }

    private mutating func position() -> Int? {
        let digits = bytes[offset...].prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty, bytes[digits.endIndex...].first == UInt8(ascii: "$") else { return nil }
        offset = digits.endIndex + 1
        return Int(String(decoding: digits, as: UTF8.self)) ?? .max
    }

    private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
        while offset < bytes.count, isSkipped(bytes[offset]) { offset += 1 }
    }
}
