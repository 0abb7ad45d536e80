package import Diagnostics

/// Reads JSON into the same located nodes as YAML: strings are double-quoted, all other scalars plain.
package struct JSONReader {
    private let file: SourceFile
    private let bytes: [UInt8]
    private var offset = 0
    private var builder: TreeBuilder
    private var depth = 0

    /// - Returns: The root node; nil where the file could not be read, which is then among the findings.
    package static func read(_ file: SourceFile, limits: inout ReadingLimits, findings: inout [Finding]) -> Node? {
        var reader = JSONReader(file)
        do throws(ReadingProblem) {
            try reader.document(&limits)
            return reader.builder.tree()
        } catch {
            findings.append(error.finding)
            return nil
        }
    }

    private init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
        builder = TreeBuilder(file)
    }

    private mutating func document(_ limits: inout ReadingLimits) throws(ReadingProblem) {
        guard bytes.count <= ReadingLimits.fileBytes else {
            throw problem(0..<0, "the file is larger than \(ReadingLimits.fileBytes >> 20) MiB", help: "split it")
        }
        if let invalid = file.firstInvalidByte {
            throw problem(invalid..<invalid + 1, "this is not UTF-8", help: "save the file as UTF-8")
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
            throw problem(offset..<offset + 1, "the file has too many values", help: "split it")
        }
        switch byte {
        case UInt8(ascii: "{"): try object(&limits)
        case UInt8(ascii: "["): try array(&limits)
        case UInt8(ascii: "\""): try string()
        default: try word()
        }
    }

    private mutating func object(_ limits: inout ReadingLimits) throws(ReadingProblem) {
        var keys: Set<[UInt8]> = []
        try collection(.mapping, closing: UInt8(ascii: "}")) { reader throws(ReadingProblem) in
            guard reader.current == UInt8(ascii: "\"") else {
                throw reader.problem(reader.characterHere, "a key in double quotes is missing here", help: "write one")
            }
            guard limits.take(1) else {
                throw reader.problem(reader.characterHere, "the file has too many values", help: "split it")
            }
            let start = reader.offset
            let key = try reader.string()
            guard keys.insert(key).inserted else {
                throw reader.problem(
                    start..<reader.offset,
                    "\(reader.file.text(in: start..<reader.offset)) stands in this object already",
                    help: "delete one of the two"
                )
            }
            reader.skipSpace()
            guard reader.current == UInt8(ascii: ":") else {
                throw reader.problem(reader.characterHere, "a ':' is missing here", help: "write it behind the key")
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
                start..<start + 1, "more than \(ReadingLimits.depth) levels of nesting", help: "close what is open")
        }
        builder.beginCollection(kind, style: .flow, at: start..<start + 1, anchor: nil)
        offset += 1
        skipSpace()
        var isFirst = true
        while current != closing {
            if !isFirst {
                guard current == UInt8(ascii: ",") else {
                    guard current != nil else { throw unclosed(start) }
                    throw problem(characterHere, "a ',' is missing before this", help: "separate values by ','")
                }
                offset += 1
                skipSpace()
            }
            guard current != nil else { throw unclosed(start) }
            try member(&self)
            skipSpace()
            isFirst = false
        }
        offset += 1
        depth -= 1
        builder.endCollection(at: start..<offset)
    }

    private func unclosed(_ start: Int) -> ReadingProblem {
        problem(
            start..<start + 1, "the '\(file.text(in: start..<start + 1))' that opens here is not closed",
            help: "the file may be cut off")
    }

    // MARK: Scalars

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(ReadingProblem) {
        let start = offset
        while let byte = current, !" \t\r\n,:[]{}\"".utf8.contains(byte) { offset += 1 }
        let range = start..<max(offset, min(start + 1, bytes.count))
        let text = file.text(in: range)
        guard ["true", "false", "null"].contains(text) || Self.isNumber(bytes[range]) else {
            let whole = text.utf8.count > 40 ? characterHere(at: start) : range
            throw problem(
                whole, "'\(file.text(in: whole))' is no value of JSON", help: "put it in double quotes if it is text")
        }
        add(Array(bytes[range]), style: .plain, from: start)
    }

    @discardableResult
    private mutating func string() throws(ReadingProblem) -> [UInt8] {
        let start = offset
        offset += 1
        var text: [UInt8] = []
        while let byte = current, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else {
                throw problem(offset..<offset + 1, "a string ends with its line", help: "write \\n for a line break")
            }
            if byte == UInt8(ascii: "\\") {
                try appendEscape(to: &text)
            } else {
                text.append(byte)
                offset += 1
            }
        }
        guard current != nil else {
            throw problem(start..<start + 1, "the quote that opens here is never closed", help: "close it with \"")
        }
        offset += 1
        add(text, style: .doubleQuoted, from: start)
        return text
    }

    private mutating func appendEscape(to text: inout [UInt8]) throws(ReadingProblem) {
        let start = offset
        let escapes: [Character: UInt8] = [
            "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09,
        ]
        guard offset + 1 < bytes.count else {
            throw problem(start..<start + 1, "a backslash ends the file", help: "the file may be cut off")
        }
        if let byte = escapes[Character(Unicode.Scalar(bytes[offset + 1]))] {
            text.append(byte)
            offset += 2
            return
        }
        guard var unit = codeUnit(at: offset) else { throw unknownEscape(start) }
        offset += 6
        if (0xD800..<0xDC00).contains(unit), let low = codeUnit(at: offset), (0xDC00..<0xE000).contains(low) {
            unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            offset += 6
        }
        guard let scalar = Unicode.Scalar(unit) else {
            throw problem(start..<offset, "half of a surrogate pair is no character", help: "write both halves")
        }
        text += Array(String(Character(scalar)).utf8)
    }

    private func unknownEscape(_ start: Int) -> ReadingProblem {
        let range = start..<characterHere(at: start + 1).upperBound
        return problem(range, "'\(file.text(in: range))' is no escape of JSON", help: "write \\\\ for a backslash")
    }

    /// `\u` and four hexadecimal digits.
    private func codeUnit(at offset: Int) -> UInt32? {
        guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
        else { return nil }
        return bytes[offset + 2..<offset + 6].reduce(0) { value, byte in
            guard let value, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            return value << 4 + UInt32(digit)
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

    private mutating func add(_ text: [UInt8], style: Node.Style, from start: Int) {
        text.withUnsafeBufferPointer { builder.scalar($0, style: style, at: start..<offset, anchor: nil) }
    }

    private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
    }

    private var characterHere: Range<Int> { characterHere(at: offset) }

    private func characterHere(at offset: Int) -> Range<Int> {
        guard offset < bytes.count else { return bytes.count..<bytes.count }
        var end = offset + 1
        while end < bytes.count, bytes[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
        return offset..<end
    }

    private func problem(_ range: Range<Int>, _ message: String, help: String) -> ReadingProblem {
        ReadingProblem(.jsonSyntax, at: SourceRange(file, range), message, help: help)
    }
}
