import SourceSyntax
import TestSupport

/// Unnatural and malicious names and texts.
struct RandomTexts {
    var random: SplitMix64
    /// Names in use: those that differ only in case and punctuation are one name in Swift.
    private var taken: Set<String> = []

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    private static let pieces = [
        "\"", "\\", "\\(x)", "\\n", "\\u{41}", "\"\"\"", "#\"", "\"#", "\n", "\r", "\r\n", "\t", "\u{0}", "\u{1}",
        "\u{1B}[31m",
        "\u{7F}", "\u{85}", "\u{9B}2J", "\u{A0}", "\u{AD}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "x\u{FEFF}",
        "\u{FFFE}", "\u{E0041}", "é", "e\u{301}", "漢字", "👩‍👩‍👧", "🇨🇭", "*/", "/*", "//", "`", "$0 ", "%@", "%n", "</string>",
        "<!--", "]]>", "&amp;", "&", "{", "}", "[", "]", ": ", " #", "- ", "'", "''", "~", "null", "\u{5D0}", "a",
        "Reply",
        "the end", "  ", ",", "??/", "$(x)",
    ]

    /// Never empty.
    mutating func text() -> String {
        var text = ""
        for _ in 0...random.next(below: 4) { text += random.pick(Self.pieces) }
        return text
    }

    /// For the wire, where no two can be canonically equivalent.
    mutating func identifier() -> String {
        text() + String(random.next(), radix: 36)
    }

    private static let names = [
        "default", "case", "in", "let", "is", "MARK_AS_READ", "TLSSession", "10-minutes", "2nd", "grüße", "日本語", "👍-up",
        "friend-request", "x", "a.b", "Ärger", "self-ish", "import", "public", "async", "String-like", "id", "value",
        "message",
        "item", "key",
    ]

    mutating func name() -> String {
        for suffix in 0... {
            let name = random.pick(Self.names) + (suffix == 0 ? "" : "-\(suffix)")
            if taken.insert(name.lowercased().filter { $0.isLetter || $0.isNumber }).inserted { return name }
        }
        return "x"
    }

    /// As a YAML scalar that is also valid inside braces.
    mutating func yaml(_ text: String) -> String {
        if random.chance(50) {
            return YAMLText.scalar(text, like: random.pick([.plain, .singleQuoted, .doubleQuoted, .literal]))
        }
        let escaped = text.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
        return "\"\(escaped.joined())\""
    }

    /// As a Swift literal, in a form that doesn't depend on escapes.
    static func swift(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
    }
}
