import Diagnostics
import SourceSyntax
import Testing

/// Text that fixes and help lines write is read back as the same text.
@Suite struct YAMLTextTests {
    private static let texts = [
        "Reply", "No", "", " ", " a", "a ", "a: b", "a:", "a #b", "#a", "- a", "-", "?", "? a", "a, b", "[a]", "{a}",
        "a]", "~",
        "&a", "*a", "!a", "|", ">", "%a", "@a", "`a`", "'a'", "\"a\"", "it's", "\"", "\\", "a\\nb", "a\nb", "a\tb",
        "\u{7F}",
        "\u{0}", "\u{1B}[31m", "é", "👩‍👩‍👧", "\u{85}", "a\u{2028}b", "\u{FEFF}a", "\u{202E}a", "\u{80}", "---", "...", "<<",
        "=",
        // Signs that form one character with the next scalar, but that YAML treats as signs.
        "🏽'🏽", "'\u{301}a", "-\u{301} a", "Press #️⃣ now", "a #\u{301}", "a: \u{301}b", "a,\u{301}b", "\"\u{301}",
        "{\u{301}",
    ]

    @Test(arguments: texts, [Node.Style.plain, .singleQuoted, .doubleQuoted, .literal, .folded])
    func writtenTextIsReadBack(_ text: String, _ style: Node.Style) {
        let written = YAMLText.scalar(text, like: style)
        for (file, path) in [
            ("key: \(written)\n", [1]), ("{ key: \(written), other: x }\n", [1]), ("- \(written)\n", [0]),
        ] {
            var limits = ReadingLimits()
            var findings: [Finding] = []
            let root = YAMLReader.read(SourceFile(path: "a.yaml", text: file), limits: &limits, findings: &findings)
            #expect(findings.map(\.message) == [])
            let node = root?.kind == .sequence ? root?.items.first : root?.entries.first?.value
            #expect(node?.text.utf8.elementsEqual(text.utf8) == true, "\(file) \(path)")
        }
    }
}
