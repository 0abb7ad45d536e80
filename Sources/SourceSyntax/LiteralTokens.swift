/// The tokens of JavaScript, TypeScript or Python, as far as object literals need them. One pass, without recursion.
struct LiteralTokens {
    enum Kind: UInt8 {
        /// A name or a keyword.
        case name
        /// A text in quotes, without values in it.
        case text
        /// A text in Python with values in it.
        case format
        case number
        /// A bracket, a template with values in it, or `${`.
        case open
        case close
        /// Any other byte.
        case mark
    }

    struct Token {
        var kind: Kind
        private let lower: Int32
        private let upper: Int32
        /// The number of the bracket that belongs to this one.
        var match: Int32 = -1
        /// The number of the bracket around this token; -1 outside of all.
        let parent: Int32

        init(_ kind: Kind, _ range: Range<Int>, in parent: Int) {
            self.kind = kind
            (lower, upper, self.parent) = (Int32(range.lowerBound), Int32(range.upperBound), Int32(parent))
        }

        var range: Range<Int> { Int(lower)..<Int(upper) }
    }

    private(set) var tokens: [Token] = []
    let bytes: [UInt8]
    let isPython: Bool
    private var offset = 0
    /// The brackets that are open.
    private var stack: [Int] = []

    /// Nil if quotes or brackets don't fit, so that this isn't code, or code in a form that isn't known.
    init?(_ bytes: [UInt8], isPython: Bool) {
        guard bytes.count < Int32.max else { return nil }
        (self.bytes, self.isPython) = (bytes, isPython)
        // `#!/usr/bin/env node`
        if bytes.starts(with: "#!".utf8) { skipLine() }
        while offset < bytes.count { guard readToken() else { return nil } }
        guard stack.isEmpty else { return nil }
    }

    private subscript(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func skipLine() { offset = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count }

    private mutating func add(_ kind: Kind, to end: Int) {
        tokens.append(Token(kind, offset..<end, in: stack.last ?? -1))
        offset = end
    }

    private mutating func readToken() -> Bool {
        let byte = bytes[offset]
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: offset += 1
        case UInt8(ascii: "#") where isPython: skipLine()
        case UInt8(ascii: "/") where !isPython: return readSlash()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return readText(from: offset)
        case UInt8(ascii: "`") where !isPython: return readTemplate(from: offset + 1)
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(to: offset + 1)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return close(byte)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.number, to: endOfWord { $0 == UInt8(ascii: ".") })
        case _ where Self.isPartOfName(byte): return readName()
        default: add(.mark, to: offset + 1)
        }
        return true
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    private func endOfWord(or isPart: (UInt8) -> Bool = { _ in false }) -> Int {
        bytes[offset...].firstIndex { !Self.isPartOfName($0) && !isPart($0) } ?? bytes.count
    }

    private mutating func readName() -> Bool {
        let end = endOfWord()
        // `f"…"`, `rb'…'`
        let isPrefix = isPython && end - offset <= 2 && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(self[end])
        guard isPrefix else {
            add(.name, to: end)
            return true
        }
        return readText(from: end, isFormat: bytes[offset..<end].contains { $0 | 0x20 == UInt8(ascii: "f") })
    }

    // MARK: - Texts

    /// - Parameter start: The first quote, which can be after a prefix.
    private mutating func readText(from start: Int, isFormat: Bool = false) -> Bool {
        let quote = bytes[start]
        let isLong = isPython && self[start + 1] == quote && self[start + 2] == quote
        var index = start + (isLong ? 3 : 1)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 2
            case quote where !isLong, quote where self[index + 1] == quote && self[index + 2] == quote:
                add(isFormat ? .format : .text, to: index + (isLong ? 3 : 1))
                return true
            case 0x0A where !isLong: return false
            default: index += 1
            }
        }
        return false
    }

    /// Reads a part of a template: to its end, or to the next value in it.
    private mutating func readTemplate(from start: Int, isContinued: Bool = false) -> Bool {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "`"):
                guard isContinued else {
                    add(.text, to: index + 1)
                    return true
                }
                offset = index
                return close(UInt8(ascii: "`"))
            case UInt8(ascii: "$") where self[index + 1] == UInt8(ascii: "{"):
                if !isContinued { open(to: offset + 1) }
                offset = index
                open(to: index + 2)
                return true
            default: index += 1
            }
        }
        return false
    }

    // MARK: - Brackets

    private mutating func open(to end: Int) {
        add(.open, to: end)
        stack.append(tokens.count - 1)
    }

    private mutating func close(_ byte: UInt8) -> Bool {
        guard let start = stack.popLast() else { return false }
        let first = bytes[tokens[start].range.lowerBound]
        let expected: UInt8? =
            switch first {
            case UInt8(ascii: "("): UInt8(ascii: ")")
            case UInt8(ascii: "["): UInt8(ascii: "]")
            case UInt8(ascii: "{"), UInt8(ascii: "$"): UInt8(ascii: "}")
            default: UInt8(ascii: "`")
            }
        guard byte == expected else { return false }
        add(.close, to: offset + 1)
        tokens[start].match = Int32(tokens.count - 1)
        tokens[tokens.count - 1].match = Int32(start)
        return first == UInt8(ascii: "$") ? readTemplate(from: offset, isContinued: true) : true
    }

    // MARK: - Comments and regular expressions

    /// Names after which a regular expression can follow, and no division.
    private static let keywords: Set<String> = [
        "await", "case", "delete", "in", "new", "of", "return", "throw", "typeof", "void", "yield",
    ]

    private mutating func readSlash() -> Bool {
        switch self[offset + 1] {
        case UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "*"):
            var index = offset + 2
            while index < bytes.count, bytes[index] != UInt8(ascii: "*") || self[index + 1] != UInt8(ascii: "/") {
                index += 1
            }
            offset = min(index + 2, bytes.count)
        default:
            // It is a value, but one that no key of a push has.
            add(.mark, to: endOfExpression ?? offset + 1)
        }
        return true
    }

    /// The end of a regular expression; nil for a division.
    private var endOfExpression: Int? {
        if let last = tokens.last {
            switch last.kind {
            case .text, .format, .number, .close: return nil
            case .name:
                let text = String(decoding: bytes[last.range].prefix(8), as: UTF8.self)
                guard Self.keywords.contains(text) else { return nil }
            case .open, .mark: break
            }
        }
        var (index, isInClass) = (offset + 1, false)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "["): (index, isInClass) = (index + 1, true)
            case UInt8(ascii: "]"): (index, isInClass) = (index + 1, false)
            case UInt8(ascii: "/") where !isInClass: return index + 1
            case 0x0A: return nil
            default: index += 1
            }
        }
        return nil
    }
}
