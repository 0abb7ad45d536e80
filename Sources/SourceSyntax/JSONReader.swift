import Basics
package import Diagnostics

/// Reads JSON into the same located nodes as YAML: strings are double-quoted, all other scalars plain.
package struct JSONReader: ByteCursor {
    private let file: SourceFile
    package let bytes: [UInt8]
    /// The embedded text that provides the bytes, if they aren't the file's own.
    private let embedded: EmbeddedText?
    package var offset = 0
    private var builder: TreeBuilder
    private var depth = 0

    /// - Returns: The root node; nil if the file can't be read, which is reported.
    package static func read(_ file: SourceFile, limits: inout ReadingLimits, findings: inout [Finding]) -> Node? {
        var reader = JSONReader(file, bytes: file.bytes, embedded: nil)
        return reader.root(&limits, &findings)
    }

    /// Reads JSON that is a string in other JSON. All ranges refer to the file.
    ///
    /// - Returns: The root node; nil if the text can't be read, which is reported.
    package static func read(_ text: EmbeddedText, limits: inout ReadingLimits, findings: inout [Finding]) -> Node? {
        var reader = JSONReader(text.file, bytes: text.bytes, embedded: text)
        return reader.root(&limits, &findings)
    }

    private init(_ file: SourceFile, bytes: [UInt8], embedded: EmbeddedText?) {
        self.file = file
        self.bytes = bytes
        self.embedded = embedded
        builder = TreeBuilder(file)
    }

    private mutating func root(_ limits: inout ReadingLimits, _ findings: inout [Finding]) -> Node? {
        do throws(ReadingProblem) {
            try document(&limits)
            return builder.tree(of: embedded)
        } catch {
            findings.append(error.finding)
            return nil
        }
    }

    private mutating func document(_ limits: inout ReadingLimits) throws(ReadingProblem) {
        guard bytes.count <= ReadingLimits.fileBytes else {
            throw problem(0..<0, "the file is larger than \(ReadingLimits.fileBytes >> 20) MiB", help: "split it")
        }
        // Embedded text is part of a file that was already read.
        if embedded == nil, let invalid = file.firstInvalidByte {
            throw problem(invalid..<invalid + 1, "this isn't UTF-8", help: "save the file as UTF-8")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        skipSpace()
        try value(&limits)
        skipSpace()
        guard offset == bytes.count else {
            throw problem(characterHere, "the value ends before this", help: "delete what follows it")
        }
    }

    // MARK: Values

    private mutating func value(_ limits: inout ReadingLimits) throws(ReadingProblem) {
        guard let byte = current else {
            throw problem(offset..<offset, "a value is missing here", help: "the file may be cut off")
        }
        guard limits.take(1) else {
            throw problem(offset..<offset + 1, "there are too many values", help: "split the file")
        }
        switch byte {
        case UInt8(ascii: "{"): try object(&limits)
        case UInt8(ascii: "["): try array(&limits)
        case UInt8(ascii: "\""): try string()
        default: try word()
        }
    }

    private mutating func object(_ limits: inout ReadingLimits) throws(ReadingProblem) {
        var keys = KeysOfObject()
        try collection(.mapping, closing: UInt8(ascii: "}")) { reader throws(ReadingProblem) in
            guard reader.current == UInt8(ascii: "\"") else {
                throw reader.problem(reader.characterHere, "a key in double quotes is missing here", help: "write one")
            }
            guard limits.take(1) else {
                throw reader.problem(reader.characterHere, "there are too many values", help: "split the file")
            }
            let start = reader.offset
            let key = try reader.string()
            guard keys.insert(key) else {
                throw reader.problem(
                    start..<reader.offset,
                    "duplicate key \(reader.text(in: start..<reader.offset))",
                    help: "delete one of the two"
                )
            }
            reader.skipSpace()
            guard reader.current == UInt8(ascii: ":") else {
                throw reader.problem(reader.characterHere, "a ':' is missing here", help: "write it after the key")
            }
            reader.offset += 1
            reader.skipSpace()
            try reader.value(&limits)
        }
    }

    private mutating func array(_ limits: inout ReadingLimits) throws(ReadingProblem) {
        try collection(.sequence, closing: UInt8(ascii: "]")) { reader throws(ReadingProblem) in
            try reader.value(&limits)
        }
    }

    private mutating func collection(
        _ kind: SyntaxTree.Record.Kind,
        closing: UInt8,
        member: (inout JSONReader) throws(ReadingProblem) -> Void
    ) throws(ReadingProblem) {
        let start = offset
        depth += 1
        guard depth <= ReadingLimits.depth else {
            throw problem(
                start..<start + 1, "more than \(ReadingLimits.depth) levels of nesting", help: "close open brackets")
        }
        builder.beginCollection(kind, style: .flow, at: place(of: start..<start + 1), anchor: nil)
        offset += 1
        skipSpace()
        var isFirst = true
        while current != closing {
            if !isFirst {
                guard current == UInt8(ascii: ",") else {
                    guard current != nil else { throw unclosed(start) }
                    throw problem(characterHere, "a ',' is missing before this", help: "separate values with ','")
                }
                offset += 1
                skipSpace()
                guard current != closing else {
                    throw problem(
                        characterHere,
                        kind == .mapping ? "a key in double quotes is missing here" : "a value is missing here",
                        help: "delete the comma before it")
                }
            }
            guard current != nil else { throw unclosed(start) }
            try member(&self)
            skipSpace()
            isFirst = false
        }
        offset += 1
        depth -= 1
        builder.endCollection(at: place(of: start..<offset))
    }

    private func unclosed(_ start: Int) -> ReadingProblem {
        problem(
            start..<start + 1, "the '\(text(in: start..<start + 1))' that opens here isn't closed",
            help: "the file may be cut off")
    }

    // MARK: Scalars

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(ReadingProblem) {
        let start = offset
        while let byte = current, !Self.endsWord(byte) { offset += 1 }
        let range = start..<max(offset, min(start + 1, bytes.count))
        let word = bytes[range]
        guard
            Self.isNumber(word) || word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8)
                || word.elementsEqual("null".utf8)
        else {
            let whole = word.count > 40 ? bytes.scalar(at: start) : range
            throw problem(
                whole, "'\(text(in: whole))' isn't valid JSON",
                help: depth == 0
                    ? "write one object in { } for each push, and delete other text of the log"
                    : "if it is text, put it in double quotes")
        }
        add(word, style: .plain, from: start)
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    @discardableResult
    private mutating func string() throws(ReadingProblem) -> ArraySlice<UInt8> {
        let start = offset
        offset += 1
        // Nearly all strings have no escapes.
        skipPlainText()
        var text = bytes[start + 1..<offset]
        while let byte = current, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw controlCharacter(byte) }
            try appendEscape(to: &text)
            let rest = offset
            skipPlainText()
            text += bytes[rest..<offset]
        }
        guard current != nil else {
            throw problem(start..<start + 1, "this quote is never closed", help: "close it with \"")
        }
        offset += 1
        add(text, style: .doubleQuoted, from: start)
        return text
    }

    /// Up to a quote, a backslash or a character that a string can't contain.
    private mutating func skipPlainText() {
        while let byte = current, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { offset += 1 }
    }

    private func controlCharacter(_ byte: UInt8) -> ReadingProblem {
        if byte == 0x0A || byte == 0x0D {
            return problem(
                offset..<offset + 1, "a string must end on the same line", help: "write \\n for a line break")
        }
        let digits = (byte < 0x10 ? "000" : "00") + String(byte, radix: 16, uppercase: true)
        return problem(
            offset..<offset + 1, "a string can't contain the control character U+\(digits)",
            help: "write \\u\(digits)")
    }

    private mutating func appendEscape(to text: inout ArraySlice<UInt8>) throws(ReadingProblem) {
        let start = offset
        do throws(JSONEscape.Problem) {
            let escape = try JSONEscape(in: bytes, at: start)
            text += escape.text
            offset += escape.length
        } catch {
            switch error {
            case .cutOff:
                throw problem(start..<start + 1, "a backslash ends the file", help: "the file may be cut off")
            case .unknown:
                let range = start..<bytes.scalar(at: start + 1).upperBound
                throw problem(
                    range, "'\(self.text(in: range))' isn't a JSON escape", help: "write \\\\ for a backslash")
            case .halfOfPair(let length):
                throw problem(
                    start..<start + length, "half of a surrogate pair isn't a character", help: "write both halves")
            }
        }
    }

    private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        func takeDigits() -> Int {
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            rest = rest.dropFirst(digits.count)
            return digits.count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = takeDigits()
        guard whole > 0, !(startsWithZero && whole > 1) else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard takeDigits() > 0 else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard takeDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    // MARK: Bytes

    private mutating func add(_ text: ArraySlice<UInt8>, style: Node.Style, from start: Int) {
        let quotes = style == .doubleQuoted ? 2 : 0
        if embedded == nil, text.count + quotes == offset - start {
            // Without an escape, the file contains the text verbatim.
            return builder.verbatimScalar(start + quotes / 2..<offset - quotes / 2, style: style, at: start..<offset)
        }
        let place = place(of: start..<offset)
        text.withUnsafeBufferPointer { builder.scalar($0, style: style, at: place, anchor: nil) }
    }

    /// The range in the file.
    private func place(of range: Range<Int>) -> Range<Int> { embedded?.place(of: range) ?? range }

    private func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
    }

    private func problem(_ range: Range<Int>, _ message: String, help: String) -> ReadingProblem {
        ReadingProblem(.jsonSyntax, at: SourceRange(file, place(of: range)), message, help: help)
    }
}
