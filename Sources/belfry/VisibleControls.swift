import Diagnostics

extension String {
    /// Keeps line breaks and tabs, and makes all other control characters visible.
    var withVisibleControlsInLines: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar == "\n" || scalar == "\t" ? String(scalar) : String(scalar).withVisibleControls
        }
    }

    /// JSON with line breaks. Invisible characters occur only in its strings.
    var withControlsAsJSONEscapes: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            guard scalar.actsInvisibly, scalar != "\n" else { return text.unicodeScalars.append(scalar) }
            for unit in scalar.utf16 {
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }
}
