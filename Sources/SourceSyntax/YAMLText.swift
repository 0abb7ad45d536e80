import Basics
import Diagnostics

/// Writes texts as YAML scalars.
package enum YAMLText {
    /// `text` in double quotes, escaped.
    package static func doubleQuoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if scalar.needsEscape { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let count = scalar.value < 0x100 ? 2 : 4
        return (count == 2 ? "\\x" : "\\u") + String(repeating: "0", count: count - digits.count) + digits
    }

    /// `text` in the style of the scalar that it replaces. A plain scalar stays plain if possible.
    package static func scalar(_ text: String, like style: Node.Style) -> String {
        switch style {
        case .plain where isSafePlain(text): text
        case .singleQuoted where !text.unicodeScalars.contains(where: \.needsEscape):
            "'" + text.doubling("'") + "'"
        default: doubleQuoted(text)
        }
    }

    /// `text` on one line of a block. A plain scalar stays plain if possible.
    static func scalarInBlock(_ text: String, like style: Node.Style) -> String {
        style == .plain && isSafePlainInBlock(text) ? text : scalar(text, like: style)
    }

    /// Whether a reader of YAML 1.1 or 1.2 takes `text` for another type than a text if it has no quotes: `No`, `~`, `1.5`,
    /// `2024-01-01`. Belfry takes all for texts.
    package static func isTyped(_ text: String) -> Bool {
        guard text.utf8.count < 64 else { return text.utf8.allSatisfy(digits.contains) }
        guard !words.contains(text.lowercased()) else { return true }
        let bytes = text.utf8
        let rest = bytes.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        guard let first = rest.first, digits.contains(first) || first == UInt8(ascii: ".") else { return false }
        let isDate =
            rest.prefix(4).allSatisfy(digits.contains) && rest.dropFirst(4).first == UInt8(ascii: "-")
            && rest.allSatisfy(bytesOfDates.contains)
        // Also `0x1F`, `1_000`, `1e3` and, of YAML 1.1, `10:30`.
        return isDate || rest.allSatisfy(bytesOfNumbers.contains)
            || [".inf", ".nan"].contains(String(rest)?.lowercased())
    }

    private static let words: Set<String> = [
        "", "y", "yes", "n", "no", "on", "off", "true", "false", "null", "~", "<<", "=",
    ]
    private static let digits = Set("0123456789".utf8)
    private static let bytesOfDates = Set("0123456789-:.+TtZz \t".utf8)
    private static let bytesOfNumbers = Set("0123456789abcdefABCDEFxXoO_.:+-".utf8)

    /// Whether `text` needs no quotes in a block. Commas and brackets don't separate anything there.
    private static func isSafePlainInBlock(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last, first != " ", last != " ", last != ":",
            !"?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(first), !text.hasPrefix("---"), !text.hasPrefix("...")
        else { return false }
        if first == "-", scalars.dropFirst().first.map({ $0 == " " }) ?? true { return false }
        let pairs = zip(scalars, scalars.dropFirst())
        return !pairs.contains { $0 == (":", " ") || $0 == (" ", "#") } && !scalars.contains(where: \.needsEscape)
    }

    /// Whether `text` needs no quotes in a block and between `{` and `}`.
    private static func isSafePlain(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last, first != " ", last != " ", last != ":" else {
            return false
        }
        if "-?:,[]{}#&*!|>'\"%@`~".unicodeScalars.contains(first) { return false }
        let pairs = zip(scalars, scalars.dropFirst())
        if pairs.contains(where: { $0 == (":", " ") || $0 == (" ", "#") }) { return false }
        return !scalars.contains { $0.needsEscape || ",[]{}".unicodeScalars.contains($0) }
    }
}

extension String {
    /// Doubles every occurrence of a sign.
    ///
    /// By code points, as in YAML and `printf`: to Swift, a sign with an accent is another character.
    package func doubling(_ sign: Unicode.Scalar) -> String {
        var result = UnicodeScalarView()
        for scalar in unicodeScalars {
            result.append(scalar)
            if scalar == sign { result.append(sign) }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// Invisible, not allowed in YAML, or a line break for YAML. None of them is above U+FFFF.
    fileprivate var needsEscape: Bool { actsInvisibly || value == 0xFFFE || value == 0xFFFF }
}
