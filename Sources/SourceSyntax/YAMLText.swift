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

    /// `text` in the style of the scalar that it replaces: plain stays plain where that can hold the text.
    package static func scalar(_ text: String, like style: Node.Style) -> String {
        switch style {
        case .plain where isSafePlain(text): text
        case .singleQuoted where !text.unicodeScalars.contains(where: \.needsEscape):
            "'" + text.doubling("'") + "'"
        default: doubleQuoted(text)
        }
    }

    /// `text` on one line of a block: a plain one stays plain where that can hold the text.
    static func scalarInBlock(_ text: String, like style: Node.Style) -> String {
        style == .plain && isSafePlainInBlock(text) ? text : scalar(text, like: style)
    }

    /// Whether `text` means itself without quotes, in a block: commas and brackets separate nothing there.
    private static func isSafePlainInBlock(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last, first != " ", last != " ", last != ":",
            !"?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(first), !text.hasPrefix("---"), !text.hasPrefix("...")
        else { return false }
        if first == "-", scalars.dropFirst().first.map({ $0 == " " }) ?? true { return false }
        let pairs = zip(scalars, scalars.dropFirst())
        return !pairs.contains { $0 == (":", " ") || $0 == (" ", "#") } && !scalars.contains(where: \.needsEscape)
    }

    /// Whether `text` means itself without quotes, in a block and between `{` and `}`.
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
    /// With two of a sign in the place of each.
    ///
    /// By code points, as YAML and `printf` read them: to Swift a sign and the accent behind it are another character.
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
    /// Nobody would see it, YAML does not allow it, or takes it for the end of a line. None of them is above U+FFFF.
    fileprivate var needsEscape: Bool { actsInvisibly || value == 0xFFFE || value == 0xFFFF }
}
