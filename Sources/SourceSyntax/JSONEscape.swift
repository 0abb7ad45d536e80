/// An escape in a JSON string.
struct JSONEscape {
    /// The character, in UTF-8.
    let text: [UInt8]
    /// The length of the escape in bytes, including the backslash.
    let length: Int

    enum Problem: Error {
        case cutOff
        case unknown
        case halfOfPair(length: Int)
    }

    /// - Parameter offset: The offset of the backslash.
    init(in bytes: [UInt8], at offset: Int) throws(Problem) {
        guard offset + 1 < bytes.count else { throw .cutOff }
        if let byte = Self.single(bytes[offset + 1]) {
            (text, length) = ([byte], 2)
            return
        }
        guard var unit = Self.codeUnit(in: bytes, at: offset) else { throw .unknown }
        var length = 6
        if (0xD800..<0xDC00).contains(unit), let low = Self.codeUnit(in: bytes, at: offset + 6),
            (0xDC00..<0xE000).contains(low)
        {
            unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            length = 12
        }
        guard let scalar = Unicode.Scalar(unit) else { throw .halfOfPair(length: length) }
        (text, self.length) = (Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter), length)
    }

    private static func single(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// `\u` and four hexadecimal digits.
    private static func codeUnit(in bytes: [UInt8], at offset: Int) -> UInt32? {
        guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
        else { return nil }
        var unit: UInt32 = 0
        for byte in bytes[offset + 2..<offset + 6] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 + UInt32(digit)
        }
        return unit
    }
}
