import Diagnostics
import SourceSyntax

/// A legacy `.strings` file: the texts of an app in one language.
///
///     /* What the button says. */
///     "reply" = "Reply";
struct StringsFileReader: ByteCursor {
    let file: SourceFile
    let bytes: [UInt8]
    var offset = 0
    private var texts: [TranslatedText] = []
    private let language: String
    private var limits: ReadingLimits

    static let suffix = ".strings"
    private static let fileBytes = 16 << 20

    /// - Parameters:
    ///   - file: In UTF-8; see `decoded`.
    ///   - language: The language of all texts.
    ///   - limits: Limits the number of values, together with those of later files.
    static func read(
        _ file: SourceFile,
        in language: String,
        limits: inout ReadingLimits,
        findings: inout [Finding]
    ) -> [TranslatedText]? {
        var reader = StringsFileReader(file, language, limits)
        defer { limits = reader.limits }
        do throws(ProjectFileProblem) {
            try reader.read()
            return reader.texts
        } catch {
            findings.append(error.finding(in: file))
            return nil
        }
    }

    private init(_ file: SourceFile, _ language: String, _ limits: ReadingLimits) {
        (self.file, self.language, self.limits, bytes) = (file, language, limits, file.bytes)
    }

    private mutating func read() throws(ProjectFileProblem) {
        guard bytes.count <= Self.fileBytes else {
            throw problem(0..<0, "the file is larger than \(Self.fileBytes >> 20) MiB", help: "split it")
        }
        if let invalid = file.firstInvalidByte {
            throw problem(invalid..<invalid + 1, "this isn't UTF-8", help: "save the file as UTF-8 or UTF-16")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        var comment = try skipSpace()
        var keys: Set<String> = []
        while current != nil {
            let key = try text("a key")
            // A key and a value, as in a string catalog.
            guard limits.take(2) else {
                throw problem(key.range, "there are too many texts", help: "name fewer files, or split this one")
            }
            guard keys.insert(key.value).inserted else {
                throw problem(key.range, "duplicate key '\(key.value)' in this file", help: "delete one of the two")
            }
            _ = try skipSpace()
            var translated = key
            if current == UInt8(ascii: "=") {
                offset += 1
                _ = try skipSpace()
                translated = try text("a text")
                _ = try skipSpace()
            }
            guard current == UInt8(ascii: ";") else {
                throw problem(translated.range, "a ';' is missing after this", help: "end each text with ';'")
            }
            offset += 1
            let range = SourceRange(file, translated.range)
            texts.append(
                TranslatedText(
                    key: key.value, keyRange: SourceRange(file, key.range), comment: comment,
                    translations: [
                        Translation(
                            language: language,
                            units: [Translation.Unit(variation: [], state: nil, value: translated.value, range: range)],
                            range: range)
                    ]))
            comment = try skipSpace()
        }
    }

    // MARK: Tokens

    /// In quotes, or a word of letters, digits, `_`, `-`, `.`, `$`, `:` and `/`.
    private mutating func text(_ what: String) throws(ProjectFileProblem) -> (value: String, range: Range<Int>) {
        let start = offset
        guard let byte = current else {
            throw problem(offset..<offset, "\(what) is missing here", help: "the file may be cut off")
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
        while let byte = current, Self.isWordByte(byte) { offset += 1 }
        guard offset > start else {
            throw problem(characterHere, "\(what) is missing before this", help: "put texts in \"\"")
        }
        return (file.text(in: start..<offset), start..<offset)
    }

    private mutating func quoted(_ quote: UInt8) throws(ProjectFileProblem) -> (value: String, range: Range<Int>) {
        let start = offset
        offset += 1
        var value: [UInt8] = []
        while let byte = current, byte != quote {
            if byte == UInt8(ascii: "\\") {
                try appendEscape(to: &value)
            } else {
                value.append(byte)
                offset += 1
            }
        }
        guard current != nil else {
            throw problem(start..<start + 1, "this quote is never closed", help: "close it")
        }
        offset += 1
        return (String(decoding: value, as: UTF8.self), start..<offset)
    }

    private mutating func appendEscape(to value: inout [UInt8]) throws(ProjectFileProblem) {
        let start = offset
        offset += 1
        guard let byte = current else {
            throw problem(start..<offset, "a backslash ends the file", help: "the file may be cut off")
        }
        let escapes: [Character: UInt8] = ["n": 0x0A, "r": 0x0D, "t": 0x09, "a": 0x07, "b": 0x08, "f": 0x0C, "v": 0x0B]
        if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") {
            offset += 1
            var units = [try codeUnit(from: start)]
            if UTF16.isLeadSurrogate(units[0]), bytes[offset...].starts(with: "\\U".utf8) {
                offset += 2
                units.append(try codeUnit(from: start))
            }
            value += String(decoding: units, as: UTF16.self).utf8
        } else if let escape = escapes[Character(Unicode.Scalar(byte))] {
            value.append(escape)
            offset += 1
        } else {
            // Any other character stands for itself: \" and \\, and a line break.
            let character = characterHere
            value += bytes[character]
            offset = character.upperBound
        }
    }

    /// Four hexadecimal digits.
    private mutating func codeUnit(from start: Int) throws(ProjectFileProblem) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw problem(start..<offset, "four hexadecimal digits are missing after this", help: "write \\U00E9")
            }
            unit = unit << 4 + UInt16(digit)
            offset += 1
        }
        return unit
    }

    /// - Returns: The last skipped comment.
    private mutating func skipSpace() throws(ProjectFileProblem) -> String? {
        var comment: Range<Int>?
        while let byte = current {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                offset += 1
            } else if isHere("/", "/") {
                let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
                comment = offset + 2..<end
                offset = end
            } else if isHere("/", "*") {
                let start = offset
                offset += 2
                while !isHere("*", "/") {
                    guard current != nil else {
                        throw problem(
                            start..<start + 2, "this comment is never closed", help: "write */")
                    }
                    offset += 1
                }
                comment = start + 2..<offset
                offset += 2
            } else {
                break
            }
        }
        return comment.map { Self.trimmed(bytes[$0]) }
    }

    private func isHere(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: first) && bytes[offset + 1] == UInt8(ascii: second)
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let text = bytes.drop { $0 <= 0x20 }
        return String(decoding: text.prefix(text.count - text.reversed().prefix { $0 <= 0x20 }.count), as: UTF8.self)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_-.$:/".utf8.contains(byte)
        }
    }

    private func problem(_ range: Range<Int>, _ message: String, help: String) -> ProjectFileProblem {
        ProjectFileProblem(range, message, help: help)
    }
}

extension StringsFileReader {
    /// The bytes of a file as UTF-8: Xcode wrote UTF-16 for years.
    ///
    /// - Returns: Nil if UTF-16 is truncated, or contains half of a surrogate pair.
    static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
        let isBig: Bool
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFE, 0xFF), (0, .some(1...)): isBig = true
        case (0xFF, 0xFE), (.some(1...), 0): isBig = false
        default: return bytes
        }
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let high = isBig ? 0 : 1
        let units = stride(from: 0, to: bytes.count, by: 2).map { index -> UInt16 in
            UInt16(bytes[index + high]) << 8 + UInt16(bytes[index + 1 - high])
        }
        let content = units.first == 0xFEFF ? units.dropFirst() : units[...]
        let text = String(decoding: content, as: UTF16.self)
        // If an unpaired surrogate was replaced, they differ.
        return text.utf16.elementsEqual(content) ? Array(text.utf8) : nil
    }
}
