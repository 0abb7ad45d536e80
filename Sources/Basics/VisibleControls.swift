extension String {
    /// The text with visible replacements for characters that control a terminal or change the reading direction.
    ///
    /// Messages contain names and titles from untrusted files.
    package var withVisibleControls: String {
        // Nearly all texts are printable ASCII.
        let isPlain = utf8.allSatisfy { (UInt8(ascii: " ")...UInt8(ascii: "~")).contains($0) }
        guard !isPlain, unicodeScalars.contains(where: \.actsInvisibly) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if scalar.actsInvisibly {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// A control character, a line separator, or a bidirectional override.
    package var actsInvisibly: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x061C, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
