/// Detects placeholders in a text.
package enum Placeholders {
    /// Whether a part of a text without whitespace has a placeholder: `$(name)` of this language, `{name}`, `${name}`,
    /// or a format specifier such as `%@`, `%1$@`, `%lld` or `%#@count@`.
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

    /// The end of the `$(name)` or `{name}` whose name contains the index; nil if there is none.
    ///
    /// - Parameter text: The text from the possible beginning.
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

    /// The length in bytes of the format specifier after a percent sign; nil if it isn't one.
    package static func lengthOfFormatSpecifier(after percentSign: some Collection<UInt8>) -> Int? {
        // Position, flags, width, precision and length, in any order. Real specifiers aren't longer.
        for (length, byte) in percentSign.prefix(12).enumerated() {
            if "@diuxXofegcs".utf8.contains(byte) { return length + 1 }
            guard "0123456789$#-+.hlqz".utf8.contains(byte) else { return nil }
        }
        return nil
    }
}
