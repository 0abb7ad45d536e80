package import Diagnostics

/// A text in code: known, or only the expression that makes it.
package struct CodeText: Sendable {
    /// Nil if it isn't known, or only in part.
    package var known: String?
    /// The literal, or the expression if the text isn't known.
    package var range: SourceRange
    /// The key in string tables, if the text is localized.
    package var key: String?
    /// The table with the key; nil for `Localizable`.
    package var table: String?
    /// The bundle with the table; nil for the app's own.
    package var bundle: Bundle?
    /// Whether the app looks it up once, and the system doesn't whenever it shows it.
    package var isFrozen = false
    /// The name of the constant or enum case that has the text.
    package var name: String?

    package enum Bundle: Hashable, Sendable {
        /// The bundle of a package's target.
        case module
        case identifier(String)
        case unknown
    }

    package init(_ known: String?, at range: SourceRange, key: String? = nil, name: String? = nil) {
        (self.known, self.range, self.key, self.name) = (known, range, key, name)
    }

    /// The expression on one line, for comments.
    package var expression: String {
        // Expressions can be as long as a file, and contain each other.
        let end = min(range.bytes.upperBound, range.bytes.lowerBound + 1000)
        let start = SourceRange(range.file, range.bytes.lowerBound..<max(range.bytes.lowerBound, end))
        let words = start.text.split { $0.isWhitespace || $0.isNewline }
        let text = words.joined(separator: " ")
        return text.count > 80 ? text.prefix(80) + "…" : text
    }
}

extension SourceRange {
    /// Whether the code is Swift; otherwise, it is Objective-C.
    package var isSwift: Bool { file.path.hasSuffix(".swift") }
}
