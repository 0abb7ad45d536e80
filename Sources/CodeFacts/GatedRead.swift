import Diagnostics

/// A key of data that code reads only for some actions or categories.
package struct GatedRead: Sendable {
    package var part: ResponsePart
    package var identifiers: [String]
    package var key: CodeText

    package init(_ key: CodeText, for identifiers: [String], of part: ResponsePart) {
        (self.part, self.identifiers, self.key) = (part, identifiers, key)
    }
}
