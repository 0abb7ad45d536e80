extension Character {
    /// The number of terminal cells: 0, 1 or 2.
    var cellWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.isASCII, unicodeScalars.count == 1 { return 1 }
        let showsAsEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
        if showsAsEmoji || first.isEastAsianWide { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return 1
        }
    }
}

extension Unicode.Scalar {
    /// Wide or fullwidth (UAX #11), for blocks that are entirely so.
    package var isEastAsianWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x17000...0x18DFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD:
            true
        default:
            false
        }
    }
}
