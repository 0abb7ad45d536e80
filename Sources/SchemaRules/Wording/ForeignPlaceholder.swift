import EnglishStyle
import NotificationSchema

/// A placeholder of another language or format. Nothing fills it, so people see it as written.
package struct ForeignPlaceholder {
    /// In the UTF-8 of the text.
    package var bytes: Range<Int>
    /// Nil if it has no name, as in `%@`.
    var name: String?

    /// - Parameter text: The text that contains it.
    package func place(in text: String) -> Range<String.Index> {
        func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
        return index(bytes.lowerBound)..<index(bytes.upperBound)
    }

    /// - Parameter names: The names of variables and data. Other text in brackets is text.
    package static func all(in text: String, names: @autoclosure () -> Set<String>) -> [ForeignPlaceholder] {
        // Most texts contain none of the characters that begin a placeholder.
        guard text.utf8.contains(where: canBegin) else { return [] }
        let bytes = Array(text.utf8)
        let names = names()
        var placeholders: [ForeignPlaceholder] = []
        var offset = 0
        while offset < bytes.count {
            guard canBegin(bytes[offset]) else {
                offset += 1
                continue
            }
            if let placeholder = named(names, at: offset, in: bytes) ?? templateTag(at: offset, in: bytes)
                ?? bracketedName(at: offset, in: bytes)
                ?? shellVariable(names, at: offset, in: bytes) ?? formatSpecifier(at: offset, in: bytes)
            {
                placeholders.append(placeholder)
                offset = placeholder.bytes.upperBound
            } else {
                offset += 1
            }
        }
        return placeholders
    }

    private static func canBegin(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "\\"), UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"),
            UInt8(ascii: "<"):
            true
        default: false
        }
    }

    /// Longer openings come before their beginnings.
    private static let brackets = [
        ("${", "}"), ("#{", "}"), ("{{", "}}"), ("{", "}"), ("\\(", ")"), ("%(", ")s"), ("%(", ")d"),
    ].map { (opening: Array($0.utf8), closing: Array($1.utf8)) }

    private static let tags = [("{{", "}}"), ("${", "}"), ("<%", "%>")]
        .map { (opening: Array($0.utf8), closing: Array($1.utf8)) }

    /// A limit for the search.
    private static let longestName = 80

    private static func named(_ names: Set<String>, at offset: Int, in bytes: [UInt8]) -> ForeignPlaceholder? {
        for (opening, closing) in brackets where bytes.has(opening, at: offset) {
            let start = offset + opening.count
            guard let end = end(of: start, before: closing, in: bytes) else { continue }
            let name = bytes[start..<end].drop { $0 == UInt8(ascii: " ") }
            let length = name.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 - name.startIndex } ?? 0
            let text = String(decoding: name.prefix(length), as: UTF8.self)
            if names.contains(text) { return ForeignPlaceholder(bytes: offset..<end + closing.count, name: text) }
        }
        return nil
    }

    /// The end of a name that begins at an offset; nil if there is no closing bracket nearby.
    private static func end(of start: Int, before closing: [UInt8], in bytes: [UInt8]) -> Int? {
        (start..<max(start, min(start + longestName, bytes.count))).first { bytes.has(closing, at: $0) }
    }

    /// `{{ name }}` and `<%= name %>` are never text, whatever the name.
    private static func templateTag(at offset: Int, in bytes: [UInt8]) -> ForeignPlaceholder? {
        for (opening, closing) in tags where bytes.has(opening, at: offset) {
            let start = offset + opening.count
            guard let end = end(of: start, before: closing, in: bytes) else { continue }
            let content = bytes[start..<end].drop { " =#-".utf8.contains($0) }
            // A condition or a path: `{{#if a}}`, `{{ user.name }}`.
            guard let first = content.first, first.isASCIILetter || "_/@^>".utf8.contains(first) else { continue }
            return ForeignPlaceholder(bytes: offset..<end + closing.count)
        }
        return nil
    }

    /// `{name}` and `<name>`, if the name looks like one: text has spaces in brackets, and other words.
    private static func bracketedName(at offset: Int, in bytes: [UInt8]) -> ForeignPlaceholder? {
        let closing: UInt8
        switch bytes[offset] {
        case UInt8(ascii: "{"): closing = UInt8(ascii: "}")
        case UInt8(ascii: "<"): closing = UInt8(ascii: ">")
        default: return nil
        }
        let word = bytes[(offset + 1)...].prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
        guard word.endIndex < bytes.count, bytes[word.endIndex] == closing, isName(word) else { return nil }
        return ForeignPlaceholder(bytes: offset..<word.endIndex + 1)
    }

    /// Whether a word is usual as a name, or a compound such as `order_id`.
    private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
        return usualNames.contains(String(decoding: word, as: UTF8.self))
            || word.contains { $0 == UInt8(ascii: "_") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    /// `$name`, if the name is declared or looks like one. `$AAPL` is a stock, and `$5` a price.
    private static func shellVariable(
        _ names: Set<String>,
        at offset: Int,
        in bytes: [UInt8]
    ) -> ForeignPlaceholder? {
        guard bytes[offset] == UInt8(ascii: "$"), offset == 0 || bytes[offset - 1] != UInt8(ascii: "$") else {
            return nil
        }
        let word = bytes[(offset + 1)...].prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
        let name = String(decoding: word, as: UTF8.self)
        let isDeclared = names.contains(name)
        guard isDeclared || isName(word) else { return nil }
        return ForeignPlaceholder(bytes: offset..<word.endIndex, name: isDeclared ? name : nil)
    }

    private static let usualNames: Set<String> = [
        "amount", "author", "body", "count", "date", "id", "message", "name", "number", "order", "price", "sender",
        "text",
        "time", "title", "user", "username",
    ]

    /// After a digit it is a percent sign, as in *50%-off*, and inside a word too, as in *100 %ig*.
    private static func formatSpecifier(at offset: Int, in bytes: [UInt8]) -> ForeignPlaceholder? {
        guard bytes[offset] == UInt8(ascii: "%"), offset == 0 || !(0x30...0x39).contains(bytes[offset - 1]),
            let length = Placeholders.lengthOfFormatSpecifier(after: bytes[(offset + 1)...])
        else { return nil }
        let end = offset + 1 + length
        guard end == bytes.count || bytes[end - 1] == UInt8(ascii: "@") || !bytes[end].isASCIILetter else { return nil }
        return ForeignPlaceholder(bytes: offset..<end)
    }
}

extension [UInt8] {
    fileprivate func has(_ bytes: [UInt8], at offset: Int) -> Bool {
        guard offset + bytes.count <= count else { return false }
        return bytes.indices.allSatisfy { self[offset + $0] == bytes[$0] }
    }
}

extension Notification {
    /// - Parameter text: A text of the notification.
    func foreignPlaceholders(in text: Text) -> [ForeignPlaceholder] {
        ForeignPlaceholder.all(in: text.value, names: Set(self.fields.map(\.name.value)))
    }
}
