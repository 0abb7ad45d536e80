import EnglishStyle

// Spaces that nobody wants, in any language.
extension WrittenText {
    /// The text without a second space in a row, spaces before a comma or a period, and spaces around it; nil if it has
    /// none of these.
    package var withoutExtraSpaces: String? {
        let (space, comma, period) = (UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."))
        let bytes = value.utf8
        // Nearly all texts have none.
        var previous: UInt8?
        let isSuspect = bytes.contains { byte in
            defer { previous = byte }
            return previous == space && (byte == space || byte == comma || byte == period)
        }
        guard isSuspect || bytes.first == space || bytes.last == space else { return nil }
        var kept: [UInt8] = []
        for (byte, next) in zip(bytes, bytes.dropFirst().map(Optional.some) + [nil]) {
            if byte == space, kept.last ?? space == space { continue }
            // A period can begin a name, as in .NET, and an ellipsis.
            let ends = byte == comma || byte == period && next?.isASCIILetter != true && next?.isASCIIDigit != true
            if ends, next != period, kept.last == space { kept.removeLast() }
            kept.append(byte)
        }
        if kept.last == space { kept.removeLast() }
        return kept.isEmpty || kept.count == bytes.count ? nil : String(decoding: kept, as: UTF8.self)
    }
}
