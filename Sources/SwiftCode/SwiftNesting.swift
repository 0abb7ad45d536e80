import Diagnostics

/// Whether Swift's parser can read a file in bounded time and stack.
///
/// The parser is recursive and looks ahead. It limits only brackets, and not while it looks ahead, so a file that is
/// no program can end the process or keep it busy for minutes. This reads the tokens of a file once, and refuses what
/// nobody writes: it counts everything that makes the parser or the code after it recur or look ahead, in the
/// statement that is open at each level. Where it divides text otherwise than Swift, as in a rare regular expression,
/// `CrashGuard` is the net.
struct SwiftNesting {
    /// What is open at once: brackets, `#if`, and what begins an expression or a type in another, such as `if` or `->`.
    static let depthLimit = 250
    /// `<` without `>` in a statement. The parser tries each as the start of generic arguments, in cubic time.
    static let angleLimit = 40
    /// Texts in the code in texts. Swift's parser keeps this state for each token.
    static let textLimit = 8
    /// Brackets that follow an attribute, in each other. The time of Swift's parser doubles with each.
    private static let attributeLimit = 6
    /// The words and symbols of a statement, except those before a comma.
    static let lengthLimit = 5000
    /// The words and symbols of a file, which bound the memory of its syntax tree.
    static let tokenLimit = 800_000
    /// The sum of the depths of all tokens. At many brackets, the parser looks ahead to the one that closes it, so it reads
    /// a token as often as brackets are open.
    private static let lookaheadLimit = 16_000_000
    /// Each `#` may begin a raw string.
    private static let hashLimit = 200

    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    /// The bytes that may still be searched for the end of a regular expression. A search can reach over a long line.
    var searchLimit: Int
    var levels = [Level(kind: .braces)]
    private var compiledDepth = 0
    var tokenCount = 0
    var textDepth = 0
    private var lookahead = 0
    var attributeDepth = 0
    /// The `[` that are open without a comma, a text or a closing bracket since. The parser reads the first element of
    /// each twice, as a type and as a length, so its time doubles with each.
    private var arrayRun = 0
    /// The token after which an attribute can have brackets: that of the `@`, or the next one.
    var attributeEnd = 0
    private var openers = 0
    private var length = 0
    var endsOperand = false
    private var isNewLine = true
    private var followsSpace = true

    struct Level {
        enum Kind: Equatable { case braces, parentheses, brackets, interpolation(TextDelimiter) }
        let kind: Kind
        var openers = 0
        var angles = 0
        var length = 0
        var isOfAttribute = false
    }

    /// Why a file isn't read; nil if it can be.
    static func complaint(about file: SourceFile) -> String? {
        file.bytes.withUnsafeBufferPointer { bytes in
            var nesting = SwiftNesting(bytes: bytes, searchLimit: 4 * bytes.count + 4096)
            guard let problem = nesting.problem() else { return nil }
            let line = LineIndex(file).position(at: min(nesting.index, bytes.count)).line
            return "\(problem), in line \(line)"
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, searchLimit: Int) {
        (self.bytes, self.searchLimit) = (bytes, searchLimit)
    }

    func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    private mutating func problem() -> String? {
        while index < bytes.count {
            advance()
            if levels.count + openers + compiledDepth > Self.depthLimit {
                return "code is nested more than \(Self.depthLimit) deep"
            }
            if levels[levels.count - 1].angles > Self.angleLimit {
                return "a statement has more than \(Self.angleLimit) '<' without '>'"
            }
            if textDepth > Self.textLimit { return "texts are nested more than \(Self.textLimit) deep in each other" }
            if length > Self.lengthLimit {
                return "a statement has more than \(Self.lengthLimit) words and symbols"
            }
            if tokenCount > Self.tokenLimit { return "it has more than \(Self.tokenLimit) words and symbols" }
            if attributeDepth > Self.attributeLimit {
                return "attributes are nested more than \(Self.attributeLimit) deep"
            }
            if lookahead > Self.lookaheadLimit { return "brackets are nested deeply in too many places" }
            if searchLimit < 0 { return "a line has too many '/' that don't divide" }
        }
        return nil
    }

    private mutating func advance() {
        let byte = byte()
        switch byte {
        case 0x0A, 0x0D:
            isNewLine = true
            index += 1
        case 0...0x20: index += 1
        case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"):
            if skipComment() { isNewLine = true }
        default:
            followsSpace = index == 0 || [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index - 1])
            token(byte)
            isNewLine = false
            return
        }
        followsSpace = true
    }

    private mutating func token(_ byte: UInt8) {
        tokenCount += 1
        lookahead += levels.count
        if [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(
            byte)
        {
            arrayRun = 0
        }
        switch byte {
        case UInt8(ascii: "("): open(.parentheses)
        case UInt8(ascii: "["):
            arrayRun += 1
            lookahead += 16 << min(arrayRun, 24)
            open(.brackets)
        case UInt8(ascii: "{"): open(.braces)
        case UInt8(ascii: ")"): close()
        case UInt8(ascii: "]"):
            count()
            if levels.last?.kind == .brackets { pop() }
            endsOperand = true
            index += 1
        case UInt8(ascii: "}"): closeBraces()
        case UInt8(ascii: ","):
            let counted = levels[levels.count - 1].length
            levels[levels.count - 1].length = 0
            length -= counted
            endsOperand = false
            index += 1
        case UInt8(ascii: ";"):
            if levels.last?.kind == .braces { endStatement() }
            endsOperand = false
            index += 1
        case UInt8(ascii: "\""): text(hashes: 0)
        case UInt8(ascii: "#"): hash()
        case UInt8(ascii: "`"):
            beginLine()
            index += 1
            while index < bytes.count, ![0x60, 0x0A].contains(bytes[index]) { index += 1 }
            index += 1
            count()
            endsOperand = true
        case _ where byte.isInWord: word()
        case _ where byte.isOperator: operators()
        default:
            // `.`, `:`, `@`, `\` and what isn't Swift.
            if byte == UInt8(ascii: "@") {
                beginLine()
                attributeEnd = tokenCount + 2
            }
            count()
            let isLabel = byte == UInt8(ascii: ":") && levels.last?.kind == .braces
            endsOperand = isLabel
            index += 1
        }
    }

    // MARK: - Statements

    mutating func count(_ tokens: Int = 1) {
        levels[levels.count - 1].length += tokens
        length += tokens
    }

    private mutating func addOpener() {
        levels[levels.count - 1].openers += 1
        openers += 1
    }

    mutating func endStatement() {
        let level = levels[levels.count - 1]
        length -= level.length
        openers -= level.openers
        levels[levels.count - 1] = Level(kind: level.kind, isOfAttribute: level.isOfAttribute)
    }

    /// A word on a new line after an operand begins a statement, if it doesn't continue the one before.
    mutating func beginLine() {
        if isNewLine, endsOperand, levels.last?.kind == .braces { endStatement() }
    }

    private mutating func word() {
        let start = index
        while index < bytes.count, bytes[index].isInWord { index += 1 }
        let word = SwiftWord(UnsafeBufferPointer(rebasing: bytes[start..<min(index, start + 16)]))
        if !word.continues { beginLine() }
        count()
        if word.opens { addOpener() }
        endsOperand = !word.opens && !word.continues
    }

    private mutating func operators() {
        let start = index
        if byte() == UInt8(ascii: "/"), !endsOperand || followsSpace, skipExpression(hashes: 0) {
            count()
            endsOperand = true
            return
        }
        while index < bytes.count, bytes[index].isOperator {
            let isComment = bytes[index] == UInt8(ascii: "/") && [0x2F, 0x2A].contains(byte(1))
            if isComment, index > start { break }
            index += 1
        }
        let text = bytes[start..<index]
        let last = levels.count - 1
        // Each `!` or `?` after an operand is a token.
        count(text.count)
        if text.elementsEqual("->".utf8) {
            addOpener()
        } else if start == 0 || bytes[start - 1] != UInt8(ascii: ".") {
            // Not `..<`.
            levels[last].angles += text.count { $0 == UInt8(ascii: "<") }
            levels[last].angles -= min(levels[last].angles, text.count { $0 == UInt8(ascii: ">") })
        }
        // The condition of `a ? b : c`; `a?` is part of an operand.
        if followsSpace, text.elementsEqual("?".utf8) { addOpener() }
        // A postfix operator.
        let next = byte()
        endsOperand = !followsSpace && (next <= 0x20 || [0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x3A].contains(next))
    }

    private mutating func hash() {
        beginLine()
        let start = index
        while byte() == UInt8(ascii: "#") { index += 1 }
        let hashes = index - start
        if hashes > Self.hashLimit { length += Self.lengthLimit + 1 }
        if byte() == UInt8(ascii: "\"") { return text(hashes: hashes) }
        if byte() == UInt8(ascii: "/"), skipExpression(hashes: hashes) {
            count()
            endsOperand = true
            return
        }
        count()
        endsOperand = false
        if starts(with: "if") { compiledDepth += 1 }
        if starts(with: "endif") { compiledDepth = max(0, compiledDepth - 1) }
    }
}
