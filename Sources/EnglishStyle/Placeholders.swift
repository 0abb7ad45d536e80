/// The ways to write that a text is filled in later.
package enum Placeholders {
    /// Whether a stretch of text without white space has a placeholder: `$(name)`, which is this language's own,
    /// `{name}`, `${name}`, or a format specifier such as `%@`, `%1$@`, `%lld` or `%#@count@`.
    package static func occur(in text: Substring) -> Bool {
        let bytes = text.utf8
        var index = bytes.startIndex
        var closer: UInt8?
        while index < bytes.endIndex {
            let byte = bytes[index]
            let next = bytes.index(after: index)
            switch byte {
            case closer: return true
            case UInt8(ascii: "{"): closer = UInt8(ascii: "}")
            case UInt8(ascii: "$") where next < bytes.endIndex && bytes[next] == UInt8(ascii: "("):
                closer = closer ?? UInt8(ascii: ")")
            case UInt8(ascii: "%"):
                if lengthOfFormatSpecifier(after: bytes[next...]) != nil { return true }
            default: break
            }
            index = next
        }
        return false
    }

    /// Where the `$(name)` or `{name}` ends within whose name an index lies; nil where it lies in none.
    ///
    /// - Parameter text: From where it could begin.
    package static func end(ofNameAround index: String.Index, in text: Substring) -> String.Index? {
        let bytes = text.utf8
        guard let opening = bytes[..<index].lastIndex(where: { "(){}".utf8.contains($0) }) else { return nil }
        let closing: UInt8
        switch bytes[opening] {
        case UInt8(ascii: "{"): closing = UInt8(ascii: "}")
        case UInt8(ascii: "(") where bytes[..<opening].last == UInt8(ascii: "$"): closing = UInt8(ascii: ")")
        default: return nil
        }
        let end = bytes[index...].firstIndex { "(){}$\n".utf8.contains($0) }
        return end.flatMap { bytes[$0] == closing ? $0 : nil }
    }

    /// How many bytes of what follows a percent sign make it a format specifier; nil where they make it none.
    package static func lengthOfFormatSpecifier(after percentSign: some Collection<UInt8>) -> Int? {
        // Position, flags, width, precision and length, in any order: no specifier that counts is longer than this.
        for (length, byte) in percentSign.prefix(12).enumerated() {
            if "@diuxXofegcs".utf8.contains(byte) { return length + 1 }
            guard "0123456789$#-+.hlqz".utf8.contains(byte) else { return nil }
        }
        return nil
    }
}
