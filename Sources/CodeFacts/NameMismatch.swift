package import Diagnostics

/// A name that nothing has, and a name with the same letters that nothing else uses.
package struct NameMismatch: Sendable {
    package enum Kind: Sendable { case key, removal, request, post }
    package var kind: Kind
    package var name: CodeText
    package var other: CodeText
    /// Whether a letter is mistyped, and all names that it could be are known.
    package var isCertain = false
    /// Whether code uses the other name, too, so that a push may have both.
    package var isOtherUsed = false
    /// The other places with the name.
    package var otherPlaces: [SourceRange] = []

    package init(_ kind: Kind, name: CodeText, other: CodeText) {
        (self.kind, self.name, self.other) = (kind, name, other)
    }
}
