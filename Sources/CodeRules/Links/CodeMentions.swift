import CodeFacts
import Diagnostics

/// The places where code mentions some texts, as whole words, outside of comments. Reads each file once, however many texts there are.
struct CodeMentions {
    private var places: [[UInt8]: [(file: ObjectIdentifier, offset: Int)]] = [:]

    /// - Parameter others: Code in which a mention doesn't count.
    init(of texts: some Sequence<String>, in files: [SourceFile], outside others: CodeRanges = CodeRanges()) {
        // By the word at the start of each text, which can have several: `com.example.reply`.
        var texts = Dictionary(grouping: Set(texts.map { Array($0.utf8) })) { text in
            let start = Self.startOfWord(in: text)
            return text[start..<Self.endOfWord(in: text, from: start)]
        }
        // A text that begins with another character is compared everywhere.
        let withoutWord = texts.removeValue(forKey: []) ?? []
        for file in files {
            let bytes = file.bytes
            var index = 0
            var isInText = false
            while index < bytes.count {
                if let end = Self.endOfComment(in: bytes, from: index, isInText: &isInText) {
                    index = end
                    continue
                }
                let end = Self.endOfWord(in: bytes, from: index)
                for text in (end > index ? texts[bytes[index..<end]] : withoutWord) ?? [] {
                    let start = index - (end > index ? Self.startOfWord(in: text) : 0)
                    guard start >= 0, bytes[start...].starts(with: text), Self.isEnd(start + text.count, in: bytes),
                        !others.contain(start..<start + text.count, in: ObjectIdentifier(file)),
                        !Self.isDeclaredElsewhere(bytes[..<start])
                    else { continue }
                    places[text, default: []].append((ObjectIdentifier(file), start))
                }
                index = max(end, index + 1)
            }
        }
    }

    func isMentioned(_ text: String, outside ranges: [SourceRange]) -> Bool {
        (places[Array(text.utf8)] ?? []).contains { place in
            !ranges.contains { ObjectIdentifier($0.file) == place.file && $0.bytes.contains(place.offset) }
        }
    }

    /// Whether the line is the declaration of a constant that another file defines: `extern NSString *const reply;`.
    private static func isDeclaredElsewhere(_ bytes: ArraySlice<UInt8>) -> Bool {
        let line = bytes.suffix(100).reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
        return ["extern ", "FOUNDATION_EXPORT ", "FOUNDATION_EXTERN "].contains { line.starts(with: $0.utf8) }
    }

    /// The end of the comment that begins here; nil if none does.
    ///
    /// - Parameter isInText: Whether this is inside of quotation marks, which end at the latest with the line.
    private static func endOfComment(in bytes: [UInt8], from index: Int, isInText: inout Bool) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "\n"): isInText = false
        case UInt8(ascii: "\""): isInText = index > 0 && bytes[index - 1] == UInt8(ascii: "\\") ? isInText : !isInText
        case UInt8(ascii: "/") where !isInText && index + 1 < bytes.count:
            let rest = bytes[(index + 2)...]
            if bytes[index + 1] == UInt8(ascii: "/") {
                return rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            }
            guard bytes[index + 1] == UInt8(ascii: "*") else { return nil }
            let star = rest.indices.dropLast().first {
                rest[$0] == UInt8(ascii: "*") && rest[$0 + 1] == UInt8(ascii: "/")
            }
            return star.map { $0 + 2 } ?? bytes.count
        default: break
        }
        return nil
    }

    /// After the quotation mark of a literal.
    private static func startOfWord(in text: [UInt8]) -> Int {
        text.first == UInt8(ascii: "\"") && text.dropFirst().first?.isWordByte ?? false ? 1 : 0
    }

    private static func endOfWord(in bytes: [UInt8], from start: Int) -> Int {
        bytes[start...].firstIndex { !$0.isWordByte } ?? bytes.count
    }

    private static func isEnd(_ index: Int, in bytes: [UInt8]) -> Bool {
        index == bytes.count || !bytes[index].isWordByte || !bytes[index - 1].isWordByte
    }
}

extension UInt8 {
    fileprivate var isWordByte: Bool {
        (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || (0x30...0x39).contains(self) || self == 0x5F
            || self >= 0x80
    }
}

extension CodeText {
    /// How other code mentions the identifier: by its constant, or as a literal.
    var mentions: [String] {
        if let name { return [name] }
        return known.map { ["\"\($0)\""] } ?? []
    }
}
