package import Diagnostics

/// What a notification has in its data, and code doesn't know, or the other way around.
package struct UnknownData: Sendable {
    package enum Kind: Equatable, Sendable {
        /// A value that no case of an enum has, one that no notification has, and one for which a handler does nothing.
        case noCase, neverSent, unhandled
        /// The scheme and the host of a link.
        case scheme, host
        /// A key that notifications have in an object, one that they have outside of it, and one that a push doesn't have.
        case nested(isLocal: Bool), flat, missing
        /// A key of a notification that nothing reads, beside one with the same letters that handlers read.
        case misspelled
        /// A key that the code after it replaces with all others, and a dictionary that code fills and no content gets.
        case lost, unused
    }
    package var kind: Kind
    package var name: String
    package var range: SourceRange
    /// The name of the enum, the key, or what was probably meant; of what a handler doesn't know, the key, at the handler.
    package var other: CodeText

    package init(_ kind: Kind, _ name: String, at range: SourceRange, other: CodeText) {
        (self.kind, self.name, self.range, self.other) = (kind, name, range, other)
    }
}

/// A prefix that code takes away from an identifier that begins with another one.
package struct FalsePrefix: Sendable {
    package var prefix: CodeText
    package var expected: CodeText

    package init(_ prefix: CodeText, expected: CodeText) { (self.prefix, self.expected) = (prefix, expected) }
}
