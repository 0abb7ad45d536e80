import Diagnostics

struct ObjectiveCToken {
    enum Kind: Equatable { case word, number, text, symbol }
    var kind: Kind
    /// The word or symbol; the text of a string literal.
    var text: String
    var range: Range<Int>
    /// Whether a string literal or a literal such as `@[` begins with `@`.
    var hasAt = false
}

/// Splits Objective-C into tokens, without comments and without the lines of `#if 0`.
///
/// Works on bytes: offsets in a text whose invalid bytes are replaced are not offsets in the file.
struct ObjectiveCLexer {
    private let bytes: [UInt8]
    private var index: Int
    /// The end of what is split: the file, or the line of a definition.
    private let end: Int
    private var tokens: [ObjectiveCToken] = []
    /// `#define NAME value`, with the tokens of the value.
    private(set) var definitions: [(name: String, range: Range<Int>, value: [ObjectiveCToken])] = []

    static let limit = 400_000

    static func tokens(of bytes: [UInt8]) -> ObjectiveCLexer {
        var lexer = ObjectiveCLexer(bytes: bytes, in: 0..<bytes.count)
        lexer.run()
        return lexer
    }

    private init(bytes: [UInt8], in range: Range<Int>) {
        (self.bytes, index, end) = (bytes, range.lowerBound, range.upperBound)
    }

    /// Whether the file has more tokens than are read.
    var isCut: Bool { tokens.count >= Self.limit }

    var all: [ObjectiveCToken] { tokens }

    private mutating func run() {
        var isLineStart = true
        while index < end, tokens.count < Self.limit {
            let byte = bytes[index]
            switch byte {
            case 0x0A:
                isLineStart = true
                index += 1
            case 0x20, 0x09, 0x0D: index += 1
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "#") where isLineStart: directive()
            default:
                isLineStart = false
                if let token = token() { tokens.append(token) }
            }
        }
    }

    private var next: UInt8? { index + 1 < end ? bytes[index + 1] : nil }

    private mutating func skipLine() {
        while index < end, bytes[index] != 0x0A { index += 1 }
    }

    private mutating func skipComment() {
        index += 2
        while index + 1 < end, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) {
            index += 1
        }
        index = min(index + 2, end)
    }

    private mutating func directive() {
        let start = index
        skipLine()
        let line = start..<index
        var rest = start + 1..<line.upperBound
        let name = word(from: &rest)
        if spells(name, "define") {
            let defined = word(from: &rest)
            skipSpaces(&rest)
            guard !defined.isEmpty, !rest.isEmpty, !bytes[defined].contains(UInt8(ascii: "(")) else { return }
            let text = String(decoding: bytes[defined], as: UTF8.self)
            definitions.append((text, line, Self.value(in: bytes, rest)))
        } else if spells(name, "if"), spells(word(from: &rest), "0") {
            skipDisabledLines()
        }
    }

    /// The tokens of a definition's value, up to a comment.
    private static func value(in bytes: [UInt8], _ range: Range<Int>) -> [ObjectiveCToken] {
        var lexer = ObjectiveCLexer(bytes: bytes, in: range)
        while lexer.index < lexer.end {
            if [0x20, 0x09, 0x0D].contains(bytes[lexer.index]) {
                lexer.index += 1
            } else if bytes[lexer.index] == UInt8(ascii: "/") {
                break
            } else if let token = lexer.token() {
                lexer.tokens.append(token)
            }
        }
        return lexer.tokens
    }

    /// The bytes up to the next space, without spaces before them.
    private func word(from rest: inout Range<Int>) -> Range<Int> {
        skipSpaces(&rest)
        let end = bytes[rest].firstIndex { $0 == 0x20 || $0 == 0x09 } ?? rest.upperBound
        defer { rest = end..<rest.upperBound }
        return rest.lowerBound..<end
    }

    private func skipSpaces(_ rest: inout Range<Int>) {
        let start = bytes[rest].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? rest.upperBound
        rest = start..<rest.upperBound
    }

    private func spells(_ range: Range<Int>, _ word: String) -> Bool { bytes[range].elementsEqual(word.utf8) }

    private mutating func skipDisabledLines() {
        var depth = 1
        while index < end, depth > 0 {
            index += 1
            let start = index
            skipLine()
            let line = String(decoding: bytes[min(start, end)..<index], as: UTF8.self).drop {
                $0 == " " || $0 == "\t"
            }
            if line.hasPrefix("#if") { depth += 1 }
            if line.hasPrefix("#endif") || depth == 1 && line.hasPrefix("#else") { depth -= 1 }
        }
    }

    private mutating func token() -> ObjectiveCToken? {
        let start = index
        let byte = bytes[index]
        if Self.isLetter(byte) {
            while index < end, Self.isLetter(bytes[index]) || Self.isDigit(bytes[index]) { index += 1 }
            return make(.word, start)
        }
        if Self.isDigit(byte) {
            while index < end, Self.isLetter(bytes[index]) || Self.isDigit(bytes[index]) || bytes[index] == 0x2E {
                index += 1
            }
            return make(.number, start)
        }
        if byte == UInt8(ascii: "\"") { return string(start, hasAt: false) }
        if byte == UInt8(ascii: "'") {
            index += 1
            while index < end, bytes[index] != UInt8(ascii: "'"), bytes[index] != 0x0A {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index = min(index + 1, end)
            return make(.number, start)
        }
        if byte == UInt8(ascii: "@") {
            if next == UInt8(ascii: "\"") {
                index += 1
                return string(start, hasAt: true)
            }
            index += 1
            if index < end, Self.isLetter(bytes[index]) {
                while index < end, Self.isLetter(bytes[index]) { index += 1 }
                return make(.word, start)
            }
            return make(.symbol, start)
        }
        index += isPair(byte) ? 2 : 1
        return make(.symbol, start)
    }

    /// Whether the symbol has two bytes, such as `==`.
    private func isPair(_ byte: UInt8) -> Bool {
        switch (byte, next) {
        case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
            (UInt8(ascii: "+"), UInt8(ascii: "=")), (UInt8(ascii: "|"), UInt8(ascii: "=")),
            (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")),
            (UInt8(ascii: "-"), UInt8(ascii: ">")), (UInt8(ascii: "-"), UInt8(ascii: "=")),
            (UInt8(ascii: "-"), UInt8(ascii: "-")):
            true
        default: false
        }
    }

    private func make(_ kind: ObjectiveCToken.Kind, _ start: Int) -> ObjectiveCToken {
        ObjectiveCToken(
            kind: kind, text: String(decoding: bytes[start..<index], as: UTF8.self), range: start..<index)
    }

    private mutating func string(_ start: Int, hasAt: Bool) -> ObjectiveCToken {
        index += 1
        var text: [UInt8] = []
        while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < end {
                index += 1
                text.append(bytes[index] == UInt8(ascii: "n") ? 0x0A : bytes[index])
            } else {
                text.append(bytes[index])
            }
            index += 1
        }
        index = min(index + 1, end)
        return ObjectiveCToken(
            kind: .text, text: String(decoding: text, as: UTF8.self), range: start..<index, hasAt: hasAt)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
