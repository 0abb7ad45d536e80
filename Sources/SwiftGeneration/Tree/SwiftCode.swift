import Diagnostics
import NotificationSchema
import SwiftNaming

/// A piece of Swift that fits on a line.
///
/// Text of the schema gets in only as a string literal or as a name: there is no way to splice it in as it stands.
struct SwiftCode: ExpressibleByStringInterpolation, Hashable, Sendable {
    private(set) var text: String

    init(stringLiteral value: String) {
        text = value
    }

    init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// The name, in backticks where it is a keyword.
    init(_ name: SwiftName) {
        text = name.source
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text: String

        init(literalCapacity: Int, interpolationCount: Int) {
            text = ""
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        mutating func appendInterpolation(_ name: SwiftName) {
            text += name.source
        }

        /// The name after a dot or before an argument, where no keyword but one needs backticks.
        mutating func appendInterpolation(member name: SwiftName) {
            text += name.text == "inout" ? name.source : name.text
        }

        /// The beginning of a longer name.
        mutating func appendInterpolation(prefix name: SwiftName) {
            text += name.text
        }

        mutating func appendInterpolation(_ code: SwiftCode) {
            text += code.text
        }

        mutating func appendInterpolation(_ number: Int) {
            text += String(number)
        }

        mutating func appendInterpolation(_ number: Double) {
            text += String(number)
        }

        /// A string literal whose value is `text`.
        mutating func appendInterpolation(literal text: String) {
            self.text += "\""
            self.text += SwiftCode.escaped(text)
            self.text += "\""
        }

        /// `text` as it stands inside a string literal that the code around it opens and closes.
        mutating func appendInterpolation(insideLiteral text: String) {
            self.text += SwiftCode.escaped(text)
        }

        /// One after the other.
        mutating func appendInterpolation(concatenated parts: [SwiftCode]) {
            for part in parts { text += part.text }
        }

        /// Comma-separated.
        mutating func appendInterpolation(list items: some Sequence<SwiftCode>) {
            var separator = ""
            for item in items {
                text += separator
                text += item.text
                separator = ", "
            }
        }
    }

    /// The inside of a string literal: nothing in it can end the literal, interpolate, or turn what a reader sees.
    static func escaped(_ text: String) -> String {
        let hasEscapes = !text.allBytes { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") }
        guard hasEscapes || !text.isSafeInSource else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.isUnsafeInSource {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// Text for a doc comment: one line, nothing that turns or ends it.
    static func comment(_ text: some StringProtocol) -> String {
        text.isSafeInSource
            ? String(text) : String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isUnsafeInSource }))
    }
}

extension StringProtocol {
    /// Whether all of it may stand in source as it is, which nearly every text may.
    var isSafeInSource: Bool {
        // Byte by byte where it is ASCII without controls.
        allBytes { (0x20..<0x7F).contains($0) } || !unicodeScalars.contains { $0.isUnsafeInSource }
    }
}

extension Unicode.Scalar {
    /// A control, a line separator, a bidirectional override or another character that nobody sees.
    fileprivate var isUnsafeInSource: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
        // Of these the compiler accepts no escape.
        case .unassigned: !(0xFDD0...0xFDEF).contains(value)
        // Joiners belong to emoji and to several scripts.
        case .format: value != 0x200D && value != 0x200C
        default: false
        }
    }
}
