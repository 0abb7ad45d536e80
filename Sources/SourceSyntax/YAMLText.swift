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
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    result += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// `text` in the style of the scalar that it replaces: plain stays plain where that can hold the text.
    package static func scalar(_ text: String, like style: Node.Style) -> String {
        switch style {
        case .plain where isSafePlain(text): text
        case .singleQuoted where !text.unicodeScalars.contains(where: { $0.value < 0x20 }):
            "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        default: doubleQuoted(text)
        }
    }

    /// Whether `text` means itself without quotes, in a block and between `{` and `}`.
    private static func isSafePlain(_ text: String) -> Bool {
        guard let first = text.first, let last = text.last, first != " ", last != " ", last != ":" else { return false }
        if "-?:,[]{}#&*!|>'\"%@`~".contains(first) { return false }
        if text.contains(": ") || text.contains(" #") { return false }
        return !text.unicodeScalars.contains { $0.value < 0x20 || ",[]{}".unicodeScalars.contains($0) }
    }
}
