import Basics
import Diagnostics
import NotificationSchema
package import SwiftNaming

/// A piece of Swift that fits on a line.
///
/// Text of the schema can be inserted only as a string literal or as a name, never verbatim.
package struct SwiftCode: ExpressibleByStringInterpolation, Hashable, Sendable {
    package private(set) var text: String

    package init(stringLiteral value: String) {
        text = value
    }

    package init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// The name, in backticks if it is a keyword.
    package init(_ name: SwiftName) {
        text = name.source
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text: String

        package init(literalCapacity: Int, interpolationCount: Int) {
            text = ""
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        package mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        package mutating func appendInterpolation(_ name: SwiftName) {
            text += name.source
        }

        /// The name after a period or before an argument, where only one keyword needs backticks.
        package mutating func appendInterpolation(member name: SwiftName) {
            text += name.text == "inout" ? name.source : name.text
        }

        /// The beginning of a longer name.
        package mutating func appendInterpolation(prefix name: SwiftName) {
            text += name.text
        }

        package mutating func appendInterpolation(_ code: SwiftCode) {
            text += code.text
        }

        package mutating func appendInterpolation(_ number: Int) {
            text += String(number)
        }

        package mutating func appendInterpolation(_ number: Double) {
            text += String(number)
        }

        /// A string literal whose value is `text`.
        package mutating func appendInterpolation(literal text: String) {
            self.text += "\""
            self.text += SwiftCode.escaped(text)
            self.text += "\""
        }

        /// `text` inside a string literal that the surrounding code opens and closes.
        package mutating func appendInterpolation(insideLiteral text: String) {
            self.text += SwiftCode.escaped(text)
        }

        /// Concatenates the parts.
        package mutating func appendInterpolation(concatenated parts: [SwiftCode]) {
            for part in parts { text += part.text }
        }

        /// Comma-separated.
        package mutating func appendInterpolation(list items: some Sequence<SwiftCode>) {
            var separator = ""
            for item in items {
                text += separator
                text += item.text
                separator = ", "
            }
        }
    }

    /// The inside of a string literal. Nothing in it can end the literal, interpolate, or change the reading direction.
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

    /// Text for a doc comment: one line, without characters that end it or change the reading direction.
    package static func comment(_ text: some StringProtocol) -> String {
        text.isSafeInSource
            ? String(text) : String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isUnsafeInSource }))
    }
}

extension StringProtocol {
    /// Whether source can contain the text unescaped, which is true for nearly all texts.
    var isSafeInSource: Bool {
        // A fast path for printable ASCII.
        allBytes { (0x20..<0x7F).contains($0) } || !unicodeScalars.contains { $0.isUnsafeInSource }
    }
}

extension Unicode.Scalar {
    /// A control character, a line separator, a bidirectional override or another invisible character.
    fileprivate var isUnsafeInSource: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
        // The compiler accepts no escape for these.
        case .unassigned: !(0xFDD0...0xFDEF).contains(value)
        // Emoji and several scripts need joiners.
        case .format: value != 0x200D && value != 0x200C
        default: false
        }
    }
}
