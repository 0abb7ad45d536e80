import Diagnostics

/// Why a file can't be read.
struct ReadingProblem: Error {
    var finding: Finding

    init(
        _ rule: RuleDescription,
        at range: SourceRange,
        _ message: String,
        help: String? = nil,
        notes: [Finding.Note] = []
    ) {
        finding = Finding(rule, at: range, message, help: help, notes: notes)
    }

    static func secondDocument(at range: SourceRange) -> ReadingProblem {
        ReadingProblem(
            .schemaSyntax,
            at: range,
            "a second document begins here; a schema file can have only one",
            help: "move it to a fragment named *.notifications.yaml"
        )
    }
}

extension YAMLReader {
    func problem(_ rule: RuleDescription, _ range: Range<Int>, _ message: String, help: String) -> ReadingProblem {
        ReadingProblem(rule, at: SourceRange(file, range), message, help: help)
    }

    func tooManyNodes(at range: Range<Int>) -> ReadingProblem {
        problem(
            .limitExceeded,
            range,
            "the schema has more than \(ReadingLimits.nodes) values, including those that aliases repeat",
            help: "leave out what aliases repeat, or split it into several schemas"
        )
    }

    func tooMuchRepeated(at range: Range<Int>) -> ReadingProblem {
        problem(
            .limitExceeded,
            range,
            "aliases repeat more than \(ReadingLimits.repeatedBytes >> 20) MiB of text",
            help: "shorten the text that they repeat, or split it into several schemas"
        )
    }

    func tooDeep(at range: Range<Int>) -> ReadingProblem {
        problem(
            .limitExceeded,
            range,
            "more than \(ReadingLimits.depth) levels of nesting",
            help: "schemas don't need this many levels: close open brackets"
        )
    }

    func emptyBlock(at offset: Int) -> ReadingProblem {
        let end = file.endOfLine(from: offset)
        let header = file.bytes[offset..<end].firstIndex { $0 == 0x20 || $0 == 0x09 } ?? end
        let text = file.text(in: offset..<header)
        if let spaces = file.spacesAboveText(from: end) {
            return problem(
                .schemaSyntax,
                spaces,
                "this blank line has more spaces than the text below it, but sets its indentation",
                help: "delete the spaces"
            )
        }
        return problem(
            .schemaSyntax,
            offset..<header,
            "'\(text)' begins a multiline text in YAML, but no lines follow",
            help:
                "indent the lines more than their key; if it is the text itself, quote it: \(YAMLText.doubleQuoted(text))"
        )
    }

    /// Reports a line break that editors don't show inside a text. Elsewhere, the rest would look like a part of the
    /// comment or text before it.
    ///
    /// - Parameters:
    ///   - end: The end of the last text.
    ///   - start: The start of that text.
    /// - Returns: The first such line break inside the text.
    mutating func passLineBreaks(before end: Int, textFrom start: Int) throws(ReadingProblem) -> Int? {
        var first: Int?
        while let offset = unseenLineBreaks.first, offset < end {
            unseenLineBreaks.removeFirst()
            guard offset >= start else { throw unseenLineBreak(at: offset) }
            first = first ?? offset
        }
        return first
    }

    func unseenLineBreak(at offset: Int) -> ReadingProblem {
        let name = file.bytes[offset] == 0xC2 ? "0085" : file.bytes[offset + 2] == 0xA8 ? "2028" : "2029"
        return problem(
            .schemaSyntax,
            offset..<offset + (file.bytes[offset] == 0xC2 ? 2 : 3),
            "the character U+\(name) is an invisible line break in YAML",
            help: "delete it; in text, write it in double quotes as \"\\u\(name)\""
        )
    }
}

extension SourceFile {
    /// The blank line above a block text that has more indentation than the text.
    ///
    /// - Parameter end: The end of the line that starts the block.
    fileprivate func spacesAboveText(from end: Int) -> Range<Int>? {
        var longest: Range<Int>?
        var start = end
        while start < bytes.count {
            if bytes[start] == 0x0A || bytes[start] == 0x0D {
                start += 1
                continue
            }
            let text = bytes[start...].firstIndex { $0 != 0x20 } ?? bytes.count
            guard text < bytes.count, bytes[text] == 0x0A || bytes[text] == 0x0D else {
                let keyLine = startOfLine(before: end)
                let indentation = bytes[keyLine...].firstIndex { $0 != 0x20 }.map { $0 - keyLine } ?? 0
                return longest.flatMap { text - start > indentation && $0.count > text - start ? $0 : nil }
            }
            if text - start > longest?.count ?? 0 { longest = start..<text }
            start = text
        }
        return nil
    }
}
