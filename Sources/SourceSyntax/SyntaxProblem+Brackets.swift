import Diagnostics

// Problems in flow sequences and flow mappings.
extension SyntaxProblem {
    var isInBrackets: Bool { context?.contains("while parsing a flow") == true && start < file.bytes.count }

    var closingBracket: String { context?.contains("mapping") == true ? "}" : "]" }

    var howToWriteBrackets: String { "separate entries with ',' and close with '\(closingBracket)'" }

    /// A comma where an entry should begin: `[a, , b]`.
    var misplacedComma: ReadingProblem? {
        guard isInBrackets, byte(at: offset) == UInt8(ascii: ",") else { return nil }
        let before = file.bytes[..<offset].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard let before, ",[{".utf8.contains(before) else { return nil }
        return problem(
            offset..<offset + 1,
            before == UInt8(ascii: ",")
                ? "there is no entry between this ',' and the one before" : "there is no entry before this ','",
            help: "delete it, or add the missing entry"
        )
    }

    /// `[:smile:]`
    var colonInBrackets: ReadingProblem? {
        guard isInBrackets, byte(at: start) == UInt8(ascii: ":"), let next = byte(at: start + 1),
            ![0x20, 0x09, 0x0A, 0x0D].contains(next)
        else { return nil }
        let end = file.bytes[start...].firstIndex { ",]}\r\n".utf8.contains($0) } ?? file.bytes.count
        return ReadingProblem(
            .schemaSyntax,
            at: SourceRange(file, start..<end),
            "text in brackets that begins with ':' has a special meaning in YAML",
            help: "quote it: \(YAMLText.doubleQuoted(file.text(in: start..<end)))"
        )
    }

    var missingComma: ReadingProblem? {
        guard isInBrackets, words.contains("','"), offset < file.endOfLine(from: start) else { return nil }
        return problem(
            scalar(at: offset),
            "a ',' or '\(closingBracket)' is missing before this",
            help: howToWriteBrackets,
            notes: [Finding.Note("the bracket opens here", at: SourceRange(file, start..<start + 1))]
        )
    }

    var unclosedBracket: ReadingProblem? {
        guard isInBrackets else { return nil }
        let isAtEnd = offset == file.bytes.count
        return problem(
            start..<start + 1,
            "the '\(file.text(in: start..<start + 1))' opened here isn't closed correctly",
            help: howToWriteBrackets,
            notes: isAtEnd
                ? [] : [Finding.Note("it should be closed before this", at: SourceRange(file, scalar(at: offset)))]
        )
    }

    var unopenedBracket: ReadingProblem? {
        guard let byte = byte(at: offset), byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") else { return nil }
        return problem(
            offset..<offset + 1,
            "this '\(file.text(in: offset..<offset + 1))' has no opening bracket",
            help: "delete it, or quote the text that it is part of"
        )
    }
}
