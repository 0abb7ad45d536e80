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
struct ObjectiveCLexer {
    private let bytes: [UInt8]
    private var index = 0
    private var tokens: [ObjectiveCToken] = []
    /// `#define NAME value`, with the tokens of the value.
    private(set) var definitions: [(name: String, range: Range<Int>, value: [ObjectiveCToken])] = []

    private static let limit = 400_000

    static func tokens(of bytes: [UInt8]) -> ObjectiveCLexer {
        var lexer = ObjectiveCLexer(bytes: bytes)
        lexer.run()
        return lexer
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    var all: [ObjectiveCToken] { tokens }

    private mutating func run() {
        var isLineStart = true
        while index < bytes.count, tokens.count < Self.limit {
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

    private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    }

    private mutating func skipComment() {
        index += 2
        while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) {
            index += 1
        }
        index = min(index + 2, bytes.count)
    }

    private mutating func directive() {
        let start = index
        skipLine()
        let line = String(decoding: bytes[start..<index], as: UTF8.self)
        let words = line.dropFirst().split(maxSplits: 2, whereSeparator: { $0 == " " || $0 == "\t" })
        if words.first == "define", words.count == 3, !words[1].contains("(") {
            var value = ObjectiveCLexer(bytes: Array(bytes[..<index]))
            value.index = index - words[2].utf8.count
            while value.index < value.bytes.count {
                if [0x20, 0x09, 0x0D].contains(value.bytes[value.index]) {
                    value.index += 1
                } else if value.bytes[value.index] == UInt8(ascii: "/") {
                    break
                } else if let token = value.token() {
                    value.tokens.append(token)
                }
            }
            definitions.append((String(words[1]), start..<index, value.tokens))
        }
        if words.first == "if", words.dropFirst().first == "0" { skipDisabledLines() }
    }

    private mutating func skipDisabledLines() {
        var depth = 1
        while index < bytes.count, depth > 0 {
            index += 1
            let start = index
            skipLine()
            let line = String(decoding: bytes[min(start, bytes.count)..<index], as: UTF8.self).drop {
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
            while index < bytes.count, Self.isLetter(bytes[index]) || Self.isDigit(bytes[index]) { index += 1 }
            return make(.word, start)
        }
        if Self.isDigit(byte) {
            while index < bytes.count, Self.isLetter(bytes[index]) || Self.isDigit(bytes[index]) || bytes[index] == 0x2E
            {
                index += 1
            }
            return make(.number, start)
        }
        if byte == UInt8(ascii: "\"") { return string(start, hasAt: false) }
        if byte == UInt8(ascii: "'") {
            index += 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "'"), bytes[index] != 0x0A {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index = min(index + 1, bytes.count)
            return make(.number, start)
        }
        if byte == UInt8(ascii: "@") {
            if next == UInt8(ascii: "\"") {
                index += 1
                return string(start, hasAt: true)
            }
            index += 1
            if index < bytes.count, Self.isLetter(bytes[index]) {
                while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
                return make(.word, start)
            }
            return make(.symbol, start)
        }
        let pairs = ["==", "!=", "&&", "||", "->", "+=", "|="]
        if let next, pairs.contains(String(decoding: [byte, next], as: UTF8.self)) {
            index += 2
        } else {
            index += 1
        }
        return make(.symbol, start)
    }

    private func make(_ kind: ObjectiveCToken.Kind, _ start: Int) -> ObjectiveCToken {
        ObjectiveCToken(
            kind: kind, text: String(decoding: bytes[start..<index], as: UTF8.self), range: start..<index)
    }

    private mutating func string(_ start: Int, hasAt: Bool) -> ObjectiveCToken {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                index += 1
                text.append(bytes[index] == UInt8(ascii: "n") ? 0x0A : bytes[index])
            } else {
                text.append(bytes[index])
            }
            index += 1
        }
        index = min(index + 1, bytes.count)
        return ObjectiveCToken(
            kind: .text, text: String(decoding: text, as: UTF8.self), range: start..<index, hasAt: hasAt)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
