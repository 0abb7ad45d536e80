import Diagnostics

/// Text that YAML reads as something else because it has no quotes.
struct UnquotedText {
    private let file: SourceFile

    init(_ file: SourceFile) {
        self.file = file
    }

    /// The text around `offset`, if quotes would fix the problem.
    ///
    /// - Parameter bracket: The innermost open bracket, if known.
    func problem(at offset: Int, inside bracket: Int? = nil) -> ReadingProblem? {
        guard let item = OpenItem(file, from: bracket ?? file.startOfLine(before: offset), to: offset) else {
            return nil
        }
        if let text = item.textBeforeComment, let problem = problem(behindQuotes: text) { return problem }
        if let comment = item.comment, let value = value(of: item, around: comment) {
            return problem(value, "what follows ' #' is a comment in YAML", file.text(in: value))
        }
        guard let value = value(of: item, around: offset), value.contains(offset) else { return nil }
        let text = file.text(in: value)
        guard let first = text.first else { return nil }
        let rest = file.text(in: offset..<value.upperBound)
        let isEntryWithoutComma = item.isFlow && rest.contains(": ")
        switch first {
        case "{", "[":
            let isBracketTooMany = rest.first == "}" || rest.first == "]"
            return isEntryWithoutComma || isBracketTooMany ? nil : problem(value, Self.meaning(of: first), text)
        case "%", "*", "&", "!", "|", ">", "@", "`":
            return problem(value, Self.meaning(of: first), text)
        case "-" where text.hasPrefix("- "), "?" where text.hasPrefix("? "):
            return problem(value, Self.meaning(of: first), text)
        case "\"", "'":
            guard !isEntryWithoutComma else { return nil }
            let inner = text.last == first && text.count > 1 ? String(text.dropFirst().dropLast()) : text
            return problem(value, "the text continues after its closing quote", inner, asAWhole: true)
        default:
            guard text.contains(": ") || text.hasSuffix(":") else { return nil }
            return problem(
                value, "in YAML, ': ' ends a text", text, otherwise: item.isFlow ? ", or separate entries with ','" : ""
            )
        }
    }

    /// `"Order"#12`: YAML 1.2 forbids it, and libyaml reads `#12` as a comment.
    ///
    /// - Parameter text: With its quotes.
    func problem(behindQuotes text: Range<Int>) -> ReadingProblem? {
        let bytes = file.bytes
        guard text.count >= 2, text.upperBound < bytes.count, bytes[text.upperBound] == UInt8(ascii: "#") else {
            return nil
        }
        let end = bytes[text.upperBound...].firstIndex { " ,]}\t\r\n".utf8.contains($0) } ?? bytes.count
        let whole = file.text(in: text.lowerBound + 1..<text.upperBound - 1) + file.text(in: text.upperBound..<end)
        return ReadingProblem(
            .schemaSyntax,
            at: SourceRange(file, text.lowerBound..<end),
            "a '#' right after the closing quote begins a comment and ends the text",
            help: "quote it as a whole: \(YAMLText.doubleQuoted(whole)), or write a space before a comment"
        )
    }

    /// The finding for `&More` without an alias.
    func finding(onUnusedAnchor anchor: UnusedAnchor) -> Finding {
        let end = anchor.range.lowerBound + 1 + anchor.name.utf8.count
        return Finding(
            anchor.isOfText ? .schemaSyntax : .schemaSyntax,
            at: SourceRange(file, anchor.isOfText ? anchor.range : anchor.range.lowerBound..<end),
            anchor.isOfText
                ? "'&\(anchor.name)' is a YAML anchor, not part of the text, and no alias uses it"
                : "no alias uses the anchor '&\(anchor.name)'",
            help: anchor.isOfText
                ? "quote it: \(YAMLText.doubleQuoted(file.text(in: anchor.range))), or delete the anchor"
                : "delete it, or write *\(anchor.name) to repeat it"
        )
    }

    private static func meaning(of first: Character) -> String {
        "text that begins with '\(first)' has a special meaning in YAML"
    }

    private func problem(
        _ range: Range<Int>,
        _ message: String,
        _ text: String,
        asAWhole: Bool = false,
        otherwise: String = ""
    ) -> ReadingProblem {
        let quoted = YAMLText.doubleQuoted(text)
        return ReadingProblem(
            .schemaSyntax,
            at: SourceRange(file, range),
            message,
            help: "quote it\(asAWhole ? " as a whole" : ""): \(quoted)\(otherwise)"
        )
    }

    /// The value on the line of `offset`: the text after `key: ` or `- `, up to its possible end.
    private func value(of item: OpenItem, around offset: Int) -> Range<Int>? {
        let bytes = file.bytes
        var end = file.endOfLine(from: offset)
        if item.isFlow { end = endOfFlowText(from: offset, to: end) }
        var start = max(item.start, file.startOfLine(before: offset))
        while start < end, bytes[start] == UInt8(ascii: " ") || isDash(start) { start += 1 }
        let colon = (start..<max(start, end)).first { offset in
            bytes[offset] == UInt8(ascii: ":") && (offset + 1 == end || bytes[offset + 1] == UInt8(ascii: " "))
        }
        if let colon {
            start = colon + 1
            while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
        }
        while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return start < end ? start..<end : nil
    }

    /// The first ',' or closing bracket that isn't inside brackets of the text itself.
    private func endOfFlowText(from offset: Int, to end: Int) -> Int {
        var depth = 0
        for offset in offset..<end {
            switch Unicode.Scalar(file.bytes[offset]) {
            case "{", "[":
                depth += 1
            case "}", "]":
                if depth == 0 { return offset }
                depth -= 1
            case ",":
                if depth == 0 { return offset }
            default:
                break
            }
        }
        return end
    }

    private func isDash(_ offset: Int) -> Bool {
        file.bytes[offset] == UInt8(ascii: "-") && offset + 1 < file.bytes.count
            && file.bytes[offset + 1] == UInt8(ascii: " ")
    }
}
