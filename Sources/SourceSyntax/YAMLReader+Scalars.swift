import Diagnostics

// Texts that libyaml reads differently from how they look.
extension YAMLReader {
    /// - Parameter range: The range of a scalar.
    func problem(around range: Range<Int>, style: Node.Style) -> ReadingProblem? {
        switch style {
        case .singleQuoted, .doubleQuoted:
            UnquotedText(file).problem(behindQuotes: range) ?? questionMark(before: range)
        case .plain: noBreakSpace(at: range) ?? questionMark(before: range)
        default: nil
        }
    }

    /// `{ ?name: x }`: libyaml drops the `?`.
    private func questionMark(before range: Range<Int>) -> ReadingProblem? {
        let start = range.lowerBound - 1
        guard start >= 0, file.bytes[start] == UInt8(ascii: "?"), !range.isEmpty else { return nil }
        return problem(
            .schemaSyntax,
            start..<range.upperBound,
            "text that begins with '?' has a special meaning in YAML",
            help: "quote it: \(YAMLText.doubleQuoted(file.text(in: start..<range.upperBound)))"
        )
    }

    /// Indentation with spaces other than U+0020, as copied from a web page.
    private func noBreakSpace(at range: Range<Int>) -> ReadingProblem? {
        // Only the text itself can begin with one.
        guard file.bytes[range].first.map({ $0 >= 0x80 }) == true else { return nil }
        return file.noBreakSpace(inLineOf: range.lowerBound)
    }
}

extension SourceFile {
    /// The line is indented with a space that YAML treats as a letter.
    func noBreakSpace(inLineOf offset: Int) -> ReadingProblem? {
        var start = startOfLine(before: offset)
        while start < bytes.count, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "-") { start += 1 }
        guard start < bytes.count, let space = wideSpace(at: start) else { return nil }
        var end = start
        while let next = wideSpace(at: end) { end += next.length }
        return ReadingProblem(
            .schemaSyntax,
            at: SourceRange(self, start..<end),
            "the line is indented with \(space.name), which YAML reads as text",
            help: "replace it with spaces (U+0020)"
        )
    }

    private func wideSpace(at offset: Int) -> (name: String, length: Int)? {
        guard offset + 1 < bytes.count else { return nil }
        switch (bytes[offset], bytes[offset + 1], offset + 2 < bytes.count ? bytes[offset + 2] : 0) {
        case (0xC2, 0xA0, _): return ("a no-break space (U+00A0)", 2)
        case (0xE2, 0x80, 0x80...0x8B): return ("a typographic space", 3)
        case (0xE2, 0x80, 0xAF): return ("a narrow no-break space (U+202F)", 3)
        case (0xE3, 0x80, 0x80): return ("an ideographic space (U+3000)", 3)
        default: return nil
        }
    }
}
