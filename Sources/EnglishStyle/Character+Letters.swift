// What the title-style algorithm asks of characters. Nearly all of them are ASCII, where the answer needs no look at the
// Unicode database. Characters are never compared with each other: that normalizes both, which takes microseconds for a
// letter with combining marks.
extension Character {
    /// The byte of a character of ASCII; nil for any other. `asciiValue` compares the character with CR LF first.
    private var asciiByte: UInt8? { utf8.count == 1 ? utf8.first : nil }

    /// The scalar that the character consists of; nil where it has several.
    var singleScalar: Unicode.Scalar? {
        let scalars = unicodeScalars
        return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
    }

    /// A letter or a digit; an emoji made of one, such as a keycap, is none.
    package var isPartOfWord: Bool {
        if let asciiByte { return asciiByte.isASCIILetter || asciiByte.isASCIIDigit }
        guard isLetter || isNumber else { return false }
        return !unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
    }

    /// Whether the letter is one of the Latin script, which is what an English word is written in.
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

    /// A hyphen, be it one that allows no break, or a slash.
    var isCompoundSeparator: Bool {
        singleScalar.map { $0 == "-" || $0 == "/" || $0 == "\u{2010}" || $0 == "\u{2011}" } ?? false
    }

    /// A picture, be it in color by itself or by the selector behind it. A digit or `#` is one only in a keycap.
    package var isEmoji: Bool {
        guard asciiByte == nil else { return false }
        return unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
    }

    /// An apostrophe other than that of a typewriter.
    var isCurlyApostrophe: Bool {
        singleScalar.map { $0 == "\u{2019}" || $0 == "\u{02BC}" || $0 == "\u{2018}" } ?? false
    }
}

extension UInt8 {
    package var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
    package var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
