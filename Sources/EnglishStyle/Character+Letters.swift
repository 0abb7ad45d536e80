// Properties of characters for title style. Nearly all characters are ASCII, for which the Unicode database isn't
// needed. Characters are never compared with each other: comparing normalizes both, which is slow for a letter with
// combining marks.
extension Character {
    /// The byte of an ASCII character; nil for others. `asciiValue` is slower, because it first compares with CR LF.
    private var asciiByte: UInt8? { utf8.count == 1 ? utf8.first : nil }

    /// The only scalar of the character; nil if it has several.
    var singleScalar: Unicode.Scalar? {
        let scalars = unicodeScalars
        return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
    }

    /// A letter or a digit. An emoji that contains one, such as a keycap, doesn't count.
    package var isPartOfWord: Bool {
        if let asciiByte { return asciiByte.isASCIILetter || asciiByte.isASCIIDigit }
        guard isLetter || isNumber else { return false }
        return !unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
    }

    /// Whether the letter is Latin, as in English words.
    package var isLatinLetter: Bool {
        if let asciiByte { return asciiByte.isASCIILetter }
        guard isLetter, let scalar = unicodeScalars.first else { return false }
        return switch scalar.value {
        case 0...0x024F, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFB00...0xFB06, 0xFF21...0xFF5A: true
        default: false
        }
    }

    package var isCapitalLetter: Bool {
        asciiByte.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
            ?? unicodeScalars.first?.properties.isUppercase ?? false
    }

    package var isSmallLetter: Bool {
        asciiByte.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
            ?? unicodeScalars.first?.properties.isLowercase ?? false
    }

    package var isDigit: Bool {
        asciiByte.map(\.isASCIIDigit) ?? isNumber
    }

    package var isSpace: Bool {
        asciiByte.map { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) } ?? isWhitespace
    }

    package var isDash: Bool {
        singleScalar.map { $0 == "—" || $0 == "–" } ?? false
    }

    /// A hyphen, breaking or not, or a slash.
    var isCompoundSeparator: Bool {
        singleScalar.map { $0 == "-" || $0 == "/" || $0 == "\u{2010}" || $0 == "\u{2011}" } ?? false
    }

    /// A pictogram, in color by default or by a variation selector. A digit or `#` counts only in a keycap.
    package var isEmoji: Bool {
        guard asciiByte == nil else { return false }
        return unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
    }

    /// An apostrophe other than the straight one.
    var isCurlyApostrophe: Bool {
        singleScalar.map { $0 == "\u{2019}" || $0 == "\u{02BC}" || $0 == "\u{2018}" } ?? false
    }
}

extension UInt8 {
    package var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
    package var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
