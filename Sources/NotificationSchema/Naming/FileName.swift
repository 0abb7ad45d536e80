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
        var text = ""
        for scalar in name.unicodeScalars {
            guard text.utf8.count + UTF8.width(scalar) <= Self.maximumBytes else { break }
            let isSecondDot = scalar == "." && (text.isEmpty || text.utf8.last == UInt8(ascii: "."))
            text.unicodeScalars.append(scalar.isPlainInFileNames && !isSecondDot ? scalar : "-")
        }
        if text.utf8.last == UInt8(ascii: ".") { text = text.dropLast() + "-" }
        self.text = text.isEmpty ? "-" : text
    }

    package var description: String { text }
}

extension String {
    /// Equal for file names that some file system takes for the same: it may ignore case, and how accents are composed.
    package var foldedFileName: String { uppercased().lowercased() }
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
