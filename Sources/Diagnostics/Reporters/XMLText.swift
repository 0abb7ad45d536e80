import Basics

/// `name="value"`, with XML escapes.
func xmlAttribute(_ name: String, _ value: String) -> String {
    "\(name)=\"\(value.inXML(asAttribute: true))\""
}

extension String {
    /// Escapes characters with a special meaning in XML, and replaces characters that XML doesn't allow.
    func inXML(asAttribute isAttribute: Bool) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'" where isAttribute: text += "&apos;"
            case "\n" where !isAttribute: text += "\n"
            case "\u{FFFE}", "\u{FFFF}": text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text += String(scalar).withVisibleControls
            }
        }
    }
}
