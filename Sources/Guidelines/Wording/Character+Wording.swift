// What the title-style algorithm asks of characters. Nearly all of them are ASCII, where the answer needs no look at the
// Unicode database and no comparison of grapheme clusters.
extension Character {
    /// A letter or a digit; an emoji made of one, such as a keycap, is none.
    var isPartOfWord: Bool {
        if let asciiValue { return asciiValue.isASCIILetter || asciiValue.isASCIIDigit }
        guard isLetter || isNumber else { return false }
        return !unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
    }

    /// Whether the letter is one of the Latin script, which is what an English word is written in.
    var isLatinLetter: Bool {
        if let asciiValue { return asciiValue.isASCIILetter }
        guard isLetter, let scalar = unicodeScalars.first else { return false }
        return switch scalar.value {
        case 0...0x024F, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFB00...0xFB06, 0xFF21...0xFF5A: true
        default: false
        }
    }

    var isCapitalLetter: Bool {
        asciiValue.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? isUppercase
    }

    var isSmallLetter: Bool {
        asciiValue.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? isLowercase
    }

    var isDigit: Bool {
        asciiValue.map(\.isASCIIDigit) ?? isNumber
    }

    var isSpace: Bool {
        asciiValue.map { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) } ?? isWhitespace
    }

    var isDash: Bool {
        !isASCII && (self == "—" || self == "–")
    }

    /// A hyphen, be it one that allows no break, or a slash.
    var isCompoundSeparator: Bool {
        if let asciiValue { return asciiValue == UInt8(ascii: "-") || asciiValue == UInt8(ascii: "/") }
        return self == "\u{2010}" || self == "\u{2011}"
    }

    /// A picture, be it in color by itself or by the selector behind it. A digit or `#` is one only in a keycap.
    var isEmoji: Bool {
        guard !isASCII else { return false }
        return unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
    }

    /// An apostrophe other than that of a typewriter.
    var isCurlyApostrophe: Bool {
        !isASCII && (self == "\u{2019}" || self == "\u{02BC}" || self == "\u{2018}")
    }
}

extension UInt8 {
    var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
    var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
