import Diagnostics
import SourceSyntax

// Text, comments and the prolog.
extension XMLPropertyListReader {
    /// Reads the text up to the closing tag, and skips this tag.
    mutating func text(of tag: Tag) throws(ProjectFileProblem) -> String {
        guard !tag.isClosing else {
            throw problem(tag.range, "</\(tag.name)> has no opening tag", help: "delete it")
        }
        guard !tag.isEmpty else { return "" }
        var text: [UInt8] = []
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "&"):
                text += Array(try reference().utf8)
            case UInt8(ascii: "<"):
                if let section = try section("<![CDATA[", "]]>") {
                    text += bytes[section]
                } else if try !skipComment() {
                    guard bytes[offset...].starts(with: "</".utf8) else {
                        throw problem(
                            characterHere, "a tag begins here, in the text of the <\(tag.name)>",
                            help: "close the text with </\(tag.name)>, or write &lt; for '<'")
                    }
                    try close(tag)
                    return String(decoding: text, as: UTF8.self)
                }
            case let byte:
                text.append(byte)
                offset += 1
            }
        }
        throw unclosed(tag)
    }

    /// `&amp;` and the others, `&#38;`, `&#x26;`.
    private mutating func reference() throws(ProjectFileProblem) -> String {
        let start = offset
        let name = bytes[(start + 1)...].prefix(10).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "<") }
        let end = start + 1 + name.count
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), let text = Self.character(named: name) else {
            throw problem(
                start..<start + 1, "'&' doesn't begin a character reference of XML", help: "write &amp; for '&'")
        }
        offset = end + 1
        return text
    }

    private static func character(named name: ArraySlice<UInt8>) -> String? {
        let name = String(decoding: name, as: UTF8.self)
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let isHexadecimal = name.hasPrefix("#x")
            let digits = name.dropFirst(isHexadecimal ? 2 : 1)
            guard name.hasPrefix("#"), digits.allSatisfy(\.isHexDigit),
                let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value > 0
            else { return nil }
            return Unicode.Scalar(value).map { String(Character($0)) }
        }
    }

    // MARK: Skipped parts

    /// `<?xml …?>` and `<!DOCTYPE plist …>`.
    mutating func skipProlog() throws(ProjectFileProblem) {
        try refuseEncoding()
        try skipMisc()
        guard bytes[offset...].starts(with: "<!DOCTYPE".utf8) else { return }
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
            // Declared entities could refer to other files, or grow without limit.
            guard bytes[offset] != UInt8(ascii: "[") else {
                throw problem(
                    offset..<offset + 1, "a property list can't declare entities",
                    help: "delete the text in brackets")
            }
            offset += 1
        }
        guard offset < bytes.count else {
            throw problem(start..<start + 1, "the <!DOCTYPE that begins here isn't closed", help: "close it with '>'")
        }
        offset += 1
        try skipMisc()
    }

    private func refuseEncoding() throws(ProjectFileProblem) {
        guard bytes[offset...].starts(with: "<?xml".utf8) else { return }
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
        let declaration = file.text(in: offset..<end).lowercased()
        guard let encoding = declaration.split(separator: "encoding").dropFirst().first else { return }
        guard !encoding.contains("utf-8"), !encoding.contains("ascii") else { return }
        throw problem(
            offset..<end, "the file declares an encoding other than UTF-8",
            help: "convert it: plutil -convert xml1 '\(file.path)'")
    }

    /// Whitespace, comments and processing instructions.
    mutating func skipMisc() throws(ProjectFileProblem) {
        while offset < bytes.count {
            if Self.isSpace(bytes[offset]) {
                offset += 1
            } else if try !skipComment() {
                return
            }
        }
    }

    /// - Returns: Whether there was a comment or a processing instruction.
    private mutating func skipComment() throws(ProjectFileProblem) -> Bool {
        if try section("<!--", "-->") != nil { return true }
        return try section("<?", "?>") != nil
    }

    /// The text between two marks, if the first one is next.
    private mutating func section(_ opening: String, _ closing: String) throws(ProjectFileProblem) -> Range<Int>? {
        guard bytes[offset...].starts(with: opening.utf8) else { return nil }
        let start = offset + opening.utf8.count
        var end = start
        let mark = Array(closing.utf8)
        while end < bytes.count {
            guard let next = bytes[end...].firstIndex(of: mark[0]) else { break }
            if bytes[next...].starts(with: mark) {
                offset = next + mark.count
                return start..<next
            }
            end = next + 1
        }
        throw problem(
            offset..<start, "the '\(opening)' that begins here isn't closed", help: "close it with '\(closing)'")
    }
}
