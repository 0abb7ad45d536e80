import Diagnostics

/// What libyaml could not read, in words that an author can act on.
struct SyntaxProblem {
    private let file: SourceFile
    private let words: String
    private let offset: Int
    private let context: String?
    private let start: Int

    /// - Parameters:
    ///   - words: What libyaml says.
    ///   - offset: Where it stopped.
    ///   - context: What it was reading, and `start` where that began.
    init(_ file: SourceFile, words: String, at offset: Int, context: String?, from start: Int) {
        self.file = file
        self.words = words
        self.offset = offset
        self.context = context
        self.start = start
    }

    var readingProblem: ReadingProblem {
        unclosedQuote ?? tab ?? missingSpace ?? UnquotedText(file).problem(at: offset) ?? unclosedBracket
            ?? indentation ?? problem(offset..<offset + 1, "\(words)\(context.map { " \($0)" } ?? "")")
    }

    private func problem(_ range: Range<Int>, _ message: String, help: String? = nil) -> ReadingProblem {
        let end = min(range.upperBound, file.bytes.count)
        let lower = min(range.lowerBound, end)
        return ReadingProblem(
            finding: Finding(.yamlSyntax, at: SourceRange(file, lower..<end), message, help: help)
        )
    }

    private var unclosedQuote: ReadingProblem? {
        guard context?.contains("quoted scalar") == true, words.contains("end of stream") || words.contains("document")
        else { return nil }
        return problem(
            start..<file.endOfLine(from: start),
            "the quote that opens here is never closed",
            help: "close it with \(file.text(in: start..<min(start + 1, file.bytes.count))) at the end of the text"
        )
    }

    private var tab: ReadingProblem? {
        guard offset < file.bytes.count, file.bytes[offset] == UInt8(ascii: "\t") else { return nil }
        return problem(offset..<offset + 1, "YAML is indented with spaces, and this is a tab", help: "replace the tab by spaces")
    }

    /// `title:Reply`: no key at all for YAML, but a text that goes on in the next line.
    private var missingSpace: ReadingProblem? {
        let isUnfinishedKey = words.contains("could not find expected ':'")
        guard isUnfinishedKey || words.contains("mapping values are not allowed") else { return nil }
        let lineStart = isUnfinishedKey ? start : lineBefore(file.startOfLine(before: offset))
        guard let lineStart, let line = entry(from: lineStart) else { return nil }
        let bytes = file.bytes
        guard let colon = line.first(where: { bytes[$0] == UInt8(ascii: ":") }) else {
            guard isUnfinishedKey else { return nil }
            return problem(line, "'\(file.text(in: line))' is no entry: a key is followed by ': ' and a value")
        }
        guard colon + 1 < line.upperBound, bytes[colon + 1] != UInt8(ascii: " ") else { return nil }
        return problem(
            line,
            "a key needs a space after its ':'",
            help: "write \(file.text(in: line.lowerBound..<colon + 1)) \(file.text(in: colon + 1..<line.upperBound))"
        )
    }

    /// The start of the line that ends before `lineStart`.
    private func lineBefore(_ lineStart: Int) -> Int? {
        var end = lineStart
        while end > 0, [0x20, 0x0A, 0x0D].contains(file.bytes[end - 1]) { end -= 1 }
        return end > 0 ? file.startOfLine(before: end) : nil
    }

    /// The line from here on, without indentation and dashes.
    private func entry(from lineStart: Int) -> Range<Int>? {
        let end = file.endOfLine(from: lineStart)
        let start = (lineStart..<end).first { ![UInt8(ascii: " "), UInt8(ascii: "-")].contains(file.bytes[$0]) }
        return start.map { $0..<end }
    }

    private var unclosedBracket: ReadingProblem? {
        guard let context, context.contains("flow"), start < file.bytes.count else { return nil }
        let isMapping = context.contains("mapping")
        return problem(
            start..<start + 1,
            "the '\(isMapping ? "{" : "[")' that opens here is not closed as expected",
            help: "separate entries by ',' and close with '\(isMapping ? "}" : "]")'"
        )
    }

    private var indentation: ReadingProblem? {
        guard words.contains("did not find expected") || words.contains("not allowed in this context") else { return nil }
        let end = max(offset + 1, file.endOfLine(from: offset))
        return problem(
            offset..<end,
            "this line does not fit the lines above it",
            help: "indent it like the entries that it belongs to, or quote the text that it is a part of"
        )
    }
}

/// Text that YAML reads as something else, because it is not quoted.
struct UnquotedText {
    private let file: SourceFile

    init(_ file: SourceFile) {
        self.file = file
    }

    /// The text around `offset`, if quoting it would mend it.
    func problem(at offset: Int) -> ReadingProblem? {
        guard let value = value(around: offset) else { return nil }
        let text = file.text(in: value)
        guard let first = text.first else { return nil }
        let message: String
        let help: String
        switch first {
        case "{", "%", "*", "&", "!", "|", ">", "@", "`", "[":
            message = "a text that begins with '\(first)' has a meaning of its own in YAML"
            help = "quote it: \(YAMLText.doubleQuoted(text))"
        case "\"", "'":
            message = "the text goes on after its closing quote"
            help = "quote it as a whole, and write quotes inside it as \\\""
        default:
            guard text.contains(": ") || text.hasSuffix(":") else { return nil }
            message = "': ' ends a text in YAML"
            help = "quote it: \(YAMLText.doubleQuoted(text))"
        }
        return ReadingProblem(
            finding: Finding(.yamlUnquotedText, at: SourceRange(file, value), message, help: help)
        )
    }

    /// The value on the line of `offset`: what stands after `key: ` or `- `, up to where it can end.
    private func value(around offset: Int) -> Range<Int>? {
        let bytes = file.bytes
        let line = file.startOfLine(before: offset)..<file.endOfLine(from: offset)
        guard !line.isEmpty, offset <= line.upperBound else { return nil }
        var start = line.lowerBound
        // In a flow mapping the value begins after the last comma before the offset.
        let opening = line.lastIndex { $0 < offset && [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ",")].contains(bytes[$0]) }
        let isFlow = opening.map { $0 > line.lowerBound && isAfterSpace($0) } ?? false
        if isFlow, let opening { start = opening + 1 }
        while start < line.upperBound, bytes[start] == UInt8(ascii: " ") || isDash(start) { start += 1 }
        if let colon = (start..<line.upperBound).first(where: { isKeyEnd($0) }) {
            start = colon + 1
            while start < line.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
        }
        var end = line.upperBound
        if isFlow {
            end = (start..<end).first { [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[$0]) } ?? end
        }
        while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return start < end ? start..<end : nil
    }

    private func isKeyEnd(_ offset: Int) -> Bool {
        file.bytes[offset] == UInt8(ascii: ":") && offset + 1 < file.bytes.count
            && file.bytes[offset + 1] == UInt8(ascii: " ")
    }

    private func isDash(_ offset: Int) -> Bool {
        file.bytes[offset] == UInt8(ascii: "-") && offset + 1 < file.bytes.count
            && file.bytes[offset + 1] == UInt8(ascii: " ")
    }

    private func isAfterSpace(_ offset: Int) -> Bool {
        file.bytes[offset] == UInt8(ascii: ",") || file.bytes[offset - 1] == UInt8(ascii: " ")
            && offset + 1 < file.bytes.count && file.bytes[offset + 1] == UInt8(ascii: " ")
    }
}

extension SourceFile {
    func startOfLine(before offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
        return start
    }

    func endOfLine(from offset: Int) -> Int {
        guard offset < bytes.count else { return bytes.count }
        return bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }
}
