import Basics
import Diagnostics

/// A part of a file name, made from a name in the schema. This is the only conversion.
///
/// Letters, digits and symbols of all scripts are kept, and so are `-`, `_`, `+` and single periods inside. Everything
/// else becomes `-`: separators, spaces, control characters, and characters with a special meaning in Windows or a
/// shell.
package struct FileName: Hashable, Sendable, CustomStringConvertible {
    /// Never empty, without `/`, `\` and `..`, and without a period at its start or end.
    package let text: String

    /// File names have at most 255 bytes in all common file systems. Two of these parts and an extension must fit.
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

    /// Whether the name is ASCII without periods and needs no change, as most names do.
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
