import Diagnostics

/// The item of a flow collection, or the line, that is being read.
struct OpenItem {
    /// After the bracket or comma before the item; the start of the search if no bracket is open.
    let start: Int
    let isFlow: Bool
    /// A '#' that cuts off a text or a key. The text after it isn't scanned.
    private(set) var comment: Int?
    /// A quoted text directly followed by '#', which starts a comment for libyaml.
    private(set) var textBeforeComment: Range<Int>?

    /// - Parameters:
    ///   - begin: An open bracket, or the start of a line.
    ///   - end: Where reading stopped.
    /// - Returns: Nil if brackets are nested too deeply.
    init?(_ file: SourceFile, from begin: Int, to end: Int) {
        let bytes = file.bytes
        var starts: [Int] = []
        var valueCanBegin = true
        // The last non-space character on this line.
        var last: Unicode.Scalar = "\n"
        var offset = begin
        while offset < end, comment == nil {
            let scalar = Unicode.Scalar(bytes[offset])
            let isBeforeSpace = offset + 1 == bytes.count || [0x20, 0x0A, 0x0D].contains(bytes[offset + 1])
            switch scalar {
            case " ", "\t":
                offset += 1
                continue
            case "#" where offset > begin && bytes[offset - 1] == UInt8(ascii: " "):
                // A real comment has a space after '#', or follows something complete.
                if !isBeforeSpace, !starts.isEmpty, !"{[,]}\"'\n\r".unicodeScalars.contains(last) { comment = offset }
                offset = file.endOfLine(from: offset)
                continue
            case "{", "[":
                guard valueCanBegin || !starts.isEmpty else { break }
                guard starts.count < ReadingLimits.depth else { return nil }
                starts.append(offset + 1)
                valueCanBegin = true
            case "}", "]":
                _ = starts.popLast()
                valueCanBegin = false
            case ",":
                guard !starts.isEmpty else { break }
                starts[starts.count - 1] = offset + 1
                valueCanBegin = true
            case "\"", "'":
                if valueCanBegin {
                    let quote = offset
                    offset = Self.endOfQuotedText(in: bytes, from: offset, to: end)
                    if offset + 1 < end, bytes[offset + 1] == UInt8(ascii: "#") {
                        textBeforeComment = quote..<offset + 1
                        offset = file.endOfLine(from: offset)
                        continue
                    }
                }
                valueCanBegin = false
            case ":", "-":
                valueCanBegin = isBeforeSpace && (scalar == ":" || valueCanBegin)
            case "\n", "\r":
                break
            default:
                valueCanBegin = false
            }
            last = scalar
            offset += 1
        }
        start = starts.last ?? begin
        isFlow = !starts.isEmpty
    }

    /// The offset of the closing quote.
    private static func endOfQuotedText(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
        let quote = bytes[start]
        var offset = start + 1
        while offset < end {
            let isEscape =
                quote == UInt8(ascii: "'")
                ? bytes[offset...].starts(with: "''".utf8) : bytes[offset] == UInt8(ascii: "\\")
            if !isEscape, bytes[offset] == quote { break }
            offset += isEscape ? 2 : 1
        }
        return offset
    }
}
