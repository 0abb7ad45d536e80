/// How a string literal ends, and how code in it begins.
struct TextDelimiter: Equatable {
    let hashes: Int
    let isMultiline: Bool
}

// Words, comments and literals.
extension SwiftNesting {
    func starts(with word: StaticString) -> Bool {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.count, end == bytes.count || !bytes[end].isInWord else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
    }

    mutating func skipLine() {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    }

    /// - Returns: Whether the comment contains the end of a line.
    mutating func skipComment() -> Bool {
        var depth = 0
        var hasNewLine = false
        while index < bytes.count {
            switch (byte(), byte(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                index += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                index += 2
                if depth == 0 { return hasNewLine }
            default:
                if byte() == 0x0A { hasNewLine = true }
                index += 1
            }
        }
        return hasNewLine
    }

    mutating func openDelimiter(hashes: Int) -> TextDelimiter {
        var isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        // `#"""#` is the text `"`.
        if isMultiline, hashes > 0 { isMultiline = !hasEnd(inLineAfter: index + 1, hashes: hashes) }
        index += isMultiline ? 3 : 1
        return TextDelimiter(hashes: hashes, isMultiline: isMultiline)
    }

    private mutating func hasEnd(inLineAfter start: Int, hashes: Int) -> Bool {
        var position = start
        while position < bytes.count, bytes[position] != 0x0A {
            searchLimit -= 1
            if bytes[position] == UInt8(ascii: "\""), hasHashes(hashes, at: position + 1) { return true }
            position += 1
        }
        return false
    }

    private func hasHashes(_ count: Int, at position: Int) -> Bool {
        position + count <= bytes.count && bytes[position..<position + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// - Returns: Whether code follows, in an interpolation.
    mutating func skipText(_ delimiter: TextDelimiter) -> Bool {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where hasHashes(delimiter.hashes, at: index + 1):
                index += 1 + delimiter.hashes
                if byte() == UInt8(ascii: "(") {
                    index += 1
                    return true
                }
                if byte() != 0x0A { index += 1 }
            case UInt8(ascii: "\""):
                let isEnd = !delimiter.isMultiline || byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
                let end = index + (delimiter.isMultiline ? 3 : 1)
                if isEnd, hasHashes(delimiter.hashes, at: end) {
                    index = end + delimiter.hashes
                    return false
                }
                index += 1
            case 0x0A, 0x0D:
                // Swift, too, ends a text on one line there.
                if !delimiter.isMultiline { return false }
                index += 1
            default: index += 1
            }
        }
        return false
    }

    /// Skips a regular expression: `/…/` on one line, or `#/…/#`.
    ///
    /// - Returns: Whether there is one.
    mutating func skipExpression(hashes: Int) -> Bool {
        var position = index + 1
        if hashes == 0 {
            guard position < bytes.count, ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) else { return false }
        }
        while position < bytes.count {
            searchLimit -= 1
            switch bytes[position] {
            case 0x0A where hashes == 0: return false
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "/") where hasHashes(hashes, at: position + 1):
                index = position + 1 + hashes
                return true
            default: break
            }
            position += 1
        }
        return false
    }
}

extension UInt8 {
    var isInWord: Bool {
        (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self) || self == 0x5F || self == 0x24
            || self >= 0x80
    }

    var isOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}

/// What a word does to the statement that it is in.
struct SwiftWord {
    /// It begins an expression, a pattern or a type inside of another.
    let opens: Bool
    /// It continues the statement of the line before.
    let continues: Bool

    private static let opening = words(
        """
        if guard while for switch case repeat do try await let var in is as where some any each inout borrowing \
        consuming consume copy unsafe
        """)
    private static let continuing = words("else catch as is where in")

    private static func words(_ list: String) -> [[UInt8]] { list.split(separator: " ").map { Array($0.utf8) } }

    init(_ word: UnsafeBufferPointer<UInt8>) {
        opens = Self.opening.contains { $0.elementsEqual(word) }
        continues = Self.continuing.contains { $0.elementsEqual(word) }
    }
}
