import Basics
import Diagnostics

/// A problem that stopped libyaml, in terms that an author can act on.
struct SyntaxProblem {
    let file: SourceFile
    let words: String
    let offset: Int
    let context: String?
    let start: Int

    /// - Parameters:
    ///   - words: The message of libyaml.
    ///   - offset: Where it stopped.
    ///   - context: What it was reading, which begins at `start`.
    init(_ file: SourceFile, words: String, at offset: Int, context: String?, from start: Int) {
        self.file = file
        self.words = words
        self.offset = offset
        self.context = context
        self.start = start
    }

    var readingProblem: ReadingProblem {
        mergeConflict ?? longKey ?? noBreakSpace ?? unclosedQuote ?? escape ?? tab ?? version ?? secondDocument
            ?? lineWithoutKey
            ?? UnquotedText(file).problem(at: offset, inside: isInBrackets ? start : nil) ?? misplacedComma
            ?? colonInBrackets ?? missingComma
            ?? unclosedBracket ?? unopenedBracket ?? indentation ?? missingKey ?? missingValue ?? misplacedCharacter
            ?? other
    }

    func problem(
        _ range: Range<Int>,
        _ message: String,
        help: String,
        notes: [Finding.Note] = []
    ) -> ReadingProblem {
        ReadingProblem(.schemaSyntax, at: SourceRange(file, range), message, help: help, notes: notes)
    }

    /// libyaml stops after 1024 characters without a ':'.
    private var longKey: ReadingProblem? {
        guard context == "while scanning a simple key", start < file.bytes.count else { return nil }
        let end = file.endOfLine(from: start)
        guard end - start > 1024, let colon = file.bytes[start..<end].firstIndex(of: UInt8(ascii: ":")) else {
            return nil
        }
        guard colon - start > 1024 else { return nil }
        return problem(start..<colon, "a key is longer than 1024 characters", help: "shorten it")
    }

    // MARK: Quotes and spaces

    private var noBreakSpace: ReadingProblem? {
        file.noBreakSpace(inLineOf: offset) ?? file.noBreakSpace(inLineOf: start)
    }

    private var unclosedQuote: ReadingProblem? {
        guard context?.contains("quoted scalar") == true, words.contains("end of stream") || words.contains("document")
        else { return nil }
        return problem(
            start..<file.endOfLine(from: start),
            "this quote is never closed",
            help: "close it with \(file.text(in: start..<min(start + 1, file.bytes.count))) at the end of the text"
        )
    }

    private var escape: ReadingProblem? {
        guard context?.contains("quoted scalar") == true else { return nil }
        // For wrong digits, libyaml has read past the backslash and the letter.
        let isAboutDigits = words.contains("hexdecimal") || words.contains("character escape code")
        let start = isAboutDigits ? offset - 2 : offset
        guard start >= 0, byte(at: start) == UInt8(ascii: "\\") else { return nil }
        let range = start..<(isAboutDigits ? endOfDigits(from: offset) : scalar(at: offset + 1).upperBound)
        if isAboutDigits, let problem = surrogate(at: range) { return problem }
        return problem(
            range,
            "'\(file.text(in: range))' isn't a YAML escape",
            help: file.text(in: range) == "\\("
                ? "write $(name) for a value, or \\\\( for the characters themselves"
                : "write \\\\ for a backslash; escapes are \\n, \\t, \\\", and \\u with four hexadecimal digits"
        )
    }

    /// `\ud83d\ude00`, as JSON writes a character above U+FFFF.
    private func surrogate(at first: Range<Int>) -> ReadingProblem? {
        func unit(_ range: Range<Int>) -> UInt32? {
            let text = file.text(in: range.clamped(to: 0..<file.bytes.count))
            return text.hasPrefix("\\u") && text.utf8.count == 6 ? UInt32(text.dropFirst(2), radix: 16) : nil
        }
        let high = first.lowerBound..<first.lowerBound + 6
        let low = high.upperBound..<high.upperBound + 6
        guard let lead = unit(high), (0xD800...0xDFFF).contains(lead) else { return nil }
        guard lead < 0xDC00, let trail = unit(low), (0xDC00...0xDFFF).contains(trail),
            let scalar = Unicode.Scalar(0x10000 + ((lead - 0xD800) << 10) + (trail - 0xDC00))
        else {
            return problem(
                high, "'\(file.text(in: high))' is half of a character",
                help: "write the character, or \\U and eight digits")
        }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return problem(
            high.lowerBound..<low.upperBound,
            "unlike JSON, YAML doesn't write a character as two escapes",
            help: "write \(scalar), or \\U\(String(repeating: "0", count: 8 - digits.count))\(digits)"
        )
    }

    private func endOfDigits(from offset: Int) -> Int {
        let digits = file.bytes[min(offset, file.bytes.count)...].prefix(8)
        return offset + digits.prefix { Character(Unicode.Scalar($0)).isHexDigit }.count
    }

    private var tab: ReadingProblem? {
        guard byte(at: offset) == UInt8(ascii: "\t") else { return nil }
        return problem(
            offset..<offset + 1,
            "this is a tab, but YAML is indented with spaces",
            help: "replace the tab with spaces"
        )
    }

    // MARK: Documents

    private var version: ReadingProblem? {
        guard words.contains("incompatible YAML document") else { return nil }
        let start = file.startOfLine(before: offset)
        return problem(
            start..<file.endOfLine(from: start),
            "the file declares an unsupported version of YAML",
            help: "write %YAML 1.2, or delete the line"
        )
    }

    /// Content after `...`, the end of a document.
    private var secondDocument: ReadingProblem? {
        guard words.contains("document start") else { return nil }
        var line = file.startOfLine(before: offset)
        repeat {
            guard let previous = lineBefore(line) else { return nil }
            line = previous
        } while byte(at: line) == UInt8(ascii: "#")
        guard file.bytes[line...].starts(with: "...".utf8) else { return nil }
        return .secondDocument(at: SourceRange(file, scalar(at: offset)))
    }

    // MARK: Lines

    /// libyaml read something that must be a key, but no ':' follows.
    var isUnfinishedKey: Bool { words.contains("could not find expected ':'") }

    /// The start of the line that ends before `lineStart`.
    func lineBefore(_ lineStart: Int) -> Int? {
        var end = lineStart
        while end > 0, [0x20, 0x0A, 0x0D].contains(file.bytes[end - 1]) { end -= 1 }
        return end > 0 ? file.startOfLine(before: end) : nil
    }

    /// The line from here, without indentation, dashes and trailing spaces.
    func entry(from lineStart: Int, afterDashes: Bool = true) -> Range<Int>? {
        var end = file.endOfLine(from: lineStart)
        let start = (lineStart..<end).first { offset in
            file.bytes[offset] != UInt8(ascii: " ") && !(afterDashes && file.bytes[offset] == UInt8(ascii: "-"))
        }
        guard let start else { return nil }
        while end > start, file.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return start..<end
    }

    // MARK: Other

    private var indentation: ReadingProblem? {
        guard
            words.contains("did not find expected key") || words.contains("did not find expected '-'")
                || words.contains("not allowed in this context") || words.contains("document start")
        else { return nil }
        let line = entry(from: file.startOfLine(before: offset), afterDashes: false)
        guard let line, offset < line.upperBound else { return nil }
        if byte(at: line.lowerBound) == UInt8(ascii: ":") {
            return problem(line, "there is no key before this ':'", help: "write a key before it, or quote the text")
        }
        return problem(
            line,
            "this line doesn't match the lines above it",
            help: isBesideListItems(line)
                ? "begin it with '- ' like the entries above, or indent it more if it is part of the last one"
                : "indent it like its sibling entries, or quote the text that it is part of",
            notes: lineToIndent(before: line).map {
                [Finding.Note("perhaps this line needs more indentation", at: $0)]
            } ?? []
        )
    }

    /// Whether the line begins where the items of a list begin.
    private func isBesideListItems(_ line: Range<Int>) -> Bool {
        words.contains("did not find expected '-'") && column(of: line) == column(of: start..<start)
    }

    /// An entry with a value above the line, with less indentation: nothing can be below it.
    private func lineToIndent(before line: Range<Int>) -> SourceRange? {
        guard let above = lineBefore(file.startOfLine(before: line.lowerBound)).flatMap({ entry(from: $0) }),
            column(of: above) < column(of: line), file.bytes[above.lowerBound] != UInt8(ascii: "#")
        else { return nil }
        return SourceRange(file, above)
    }

    private var missingKey: ReadingProblem? {
        guard isUnfinishedKey else { return nil }
        guard let line = entry(from: start) ?? entry(from: start, afterDashes: false) else { return nil }
        return problem(
            line,
            "this isn't an entry: write ': ' and a value after a key",
            help: "write a key before it, or indent it more if it is part of the line above"
        )
    }

    private var missingValue: ReadingProblem? {
        guard words.contains("did not find expected node content") else { return nil }
        return problem(
            scalar(at: offset),
            "a value is missing before this",
            help: "write it, or delete the ',' or ':' before it; text after ' #' is a comment"
        )
    }

    /// A character with a special meaning in YAML, without the rest of its syntax.
    private var misplacedCharacter: ReadingProblem? {
        if words.contains("found unexpected ':'") {
            return problem(
                scalar(at: offset),
                "this ':' has no space after it",
                help: "write ': ' after a key, or quote the text that it is part of"
            )
        }
        let isToken = words.contains("cannot start any token")
        guard
            isToken || context?.contains("block scalar") == true || context?.contains("an anchor") == true
                || context?.contains("an alias") == true || context?.contains("a tag") == true
        else { return nil }
        let range = scalar(at: isToken ? offset : start)
        return problem(
            range,
            "'\(file.text(in: range))' has a special meaning in YAML at the start of a text",
            help: "quote the text that it is part of"
        )
    }

    private var other: ReadingProblem {
        problem(
            scalar(at: offset),
            "this isn't YAML: \(words)\(context.map { " \($0)" } ?? "")",
            help: "quote it if it is text"
        )
    }

    func byte(at offset: Int) -> UInt8? { offset < file.bytes.count ? file.bytes[offset] : nil }

    /// The character at an offset.
    func scalar(at offset: Int) -> Range<Int> { file.bytes.scalar(at: offset) }
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
