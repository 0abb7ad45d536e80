import Diagnostics

/// One pass over the bytes of a file before libyaml reads them. Rejects what libyaml would read slowly or wrongly.
package struct ByteScan {
    /// In an ASCII file, code points are bytes.
    private(set) var isASCII = true
    private(set) var problem: Finding?
    /// Characters that end a line for libyaml but not for editors: U+0085, U+2028, U+2029.
    private(set) var unseenLineBreaks: [Int] = []

    init(_ file: SourceFile) {
        guard file.bytes.count <= ReadingLimits.fileBytes else {
            problem = Finding(
                .limitExceeded,
                at: SourceRange(file, 0..<0),
                "the file is larger than \(ReadingLimits.fileBytes >> 20) MiB",
                help: "split it into fragments named *.notifications.yaml"
            )
            return
        }
        file.bytes.withUnsafeBufferPointer { scan($0, of: file) }
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, of file: SourceFile) {
        var offset = 0
        var isLineStart = true
        var directives = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte >= 0x80 {
                isASCII = false
                guard let length = Self.lengthOfScalar(in: bytes, at: offset) else {
                    problem = Finding(
                        .schemaSyntax,
                        at: SourceRange(file, offset..<offset + 1),
                        "byte 0x\(Self.hexadecimal(byte)) isn't UTF-8",
                        help: "save the file as UTF-8"
                    )
                    return
                }
                if let name = Self.nameOfControl(in: bytes, at: offset) {
                    problem = Self.control(name, help: "delete it", at: SourceRange(file, offset..<offset + length))
                    return
                }
                if Self.isUnseenLineBreak(bytes, at: offset) { unseenLineBreaks.append(offset) }
                // After a byte order mark, the first line still begins.
                isLineStart = isLineStart && offset == 0 && Self.isByteOrderMark(bytes)
                offset += length
                continue
            }
            // A fast path for nearly all bytes.
            if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "%") {
                isLineStart = false
                offset += 1
                continue
            }
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isLineStart = true
                offset += 1
                continue
            case UInt8(ascii: "%") where isLineStart:
                directives += 1
                if directives > 1 || !Self.isVersionDirective(bytes, at: offset) {
                    problem = Finding(
                        .schemaSyntax,
                        at: SourceRange(file, offset..<Self.endOfLine(bytes, from: offset)),
                        "a line that begins with '%' is a YAML directive; only one %YAML is accepted",
                        help: "delete the line, or quote the text that it is part of"
                    )
                    return
                }
            case 0..<0x20 where byte != UInt8(ascii: "\t"), 0x7F:
                let digits = Self.hexadecimal(byte)
                problem = Self.control(
                    "U+00\(digits)",
                    help: "delete it; in text, write it in double quotes as \"\\x\(digits)\"",
                    at: SourceRange(file, offset..<offset + 1)
                )
                return
            default:
                break
            }
            isLineStart = false
            offset += 1
        }
    }

    private static func control(_ name: String, help: String, at range: SourceRange) -> Finding {
        Finding(.schemaSyntax, at: range, "YAML doesn't allow the control character \(name)", help: help)
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// The name of a non-ASCII character that YAML doesn't allow: U+0080 to U+009F except the line break, U+FFFE,
    /// U+FFFF.
    private static func nameOfControl(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> String? {
        switch bytes[offset] {
        case 0xC2:
            let byte = bytes[offset + 1]
            return byte < 0xA0 && byte != 0x85 ? "U+00\(hexadecimal(byte))" : nil
        case 0xEF:
            guard bytes[offset + 1] == 0xBF, bytes[offset + 2] >= 0xBE else { return nil }
            return bytes[offset + 2] == 0xBE ? "U+FFFE" : "U+FFFF"
        default:
            return nil
        }
    }

    private static func isUnseenLineBreak(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        switch bytes[offset] {
        case 0xC2: bytes[offset + 1] == 0x85
        case 0xE2: bytes[offset + 1] == 0x80 && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
        default: false
        }
    }

    private static func isByteOrderMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    }

    private static func isVersionDirective(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        bytes[offset...].starts(with: "%YAML ".utf8)
    }

    private static func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
        bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }

    /// The length of the well-formed scalar that begins here, or nil (Unicode, table 3-7).
    package static func lengthOfScalar(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        let lead = bytes[offset]
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch lead {
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0...0)
            }
        guard length > 0, offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
        for next in offset + 2..<max(offset + 2, offset + length) where !(0x80...0xBF).contains(bytes[next]) {
            return nil
        }
        return length
    }
}
