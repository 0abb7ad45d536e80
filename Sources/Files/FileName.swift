import Diagnostics

/// A part of a file name made of a name of the schema: the one way from one to the other.
///
/// Letters, digits and symbols of all scripts stay as they are, and so do `-`, `_`, `+` and single dots within. In place
/// of everything else stands `-`: separators, spaces, control characters, and what Windows or a shell gives a meaning.
package struct FileName: Hashable, Sendable, CustomStringConvertible {
    /// Never empty, never with `/`, `\` or `..`, and without a dot at its start or end.
    package let text: String

    /// A file name ends at 255 bytes on every file system in use, and two of these and an extension make one.
    private static let maximumBytes = 100

    package init(_ name: String) {
        guard !Self.isPlain(name) else {
            text = name
            return
        }
        var text = ""
        for scalar in name.unicodeScalars {
            guard text.utf8.count + UTF8.width(scalar) <= Self.maximumBytes else { break }
            let isSecondDot = scalar == "." && (text.isEmpty || text.utf8.last == UInt8(ascii: "."))
            text.unicodeScalars.append(scalar.isPlainInFileNames && !isSecondDot ? scalar : "-")
        }
        if text.utf8.last == UInt8(ascii: ".") { text = text.dropLast() + "-" }
        self.text = text.isEmpty ? "-" : text
    }

    /// Whether it is ASCII, without dots, and stands as it is: most names do.
    private static func isPlain(_ name: String) -> Bool {
        (1...maximumBytes).contains(name.utf8.count)
            && name.allBytes { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"):
                    true
                default: false
                }
            }
    }

    package var description: String { text }
}

extension Unicode.Scalar {
    fileprivate var isPlainInFileNames: Bool {
        if isASCII {
            return ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
                || self == "-" || self == "_" || self == "+" || self == "."
        }
        if actsInvisibly { return false }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .otherSymbol:
            return true
        default:
            return false
        }
    }
}
