package import AppleFacts

/// What may stand as the value of a key, for documentation and editors.
package indirect enum Shape: Sendable {
    case text
    /// Text with `$(name)` in it.
    case template
    case boolean
    case integer
    case number
    case version
    /// `45s`, `20m`, `1h`, `2d`.
    case duration
    /// One of these words.
    case choice([String])
    case list(Shape)
    /// A map with keys of the language; an open one has others, too.
    case map(subject: String, keys: [KeyDescription], isOpen: Bool)
    /// A map whose keys are the author's.
    case names(Shape)
    case either([Shape])
    /// A type of data: a word, a list of a type, or a map of names to types.
    case dataType
    /// A value of a type that the author declares.
    case value
}

/// A key of the language without what reads it.
package struct KeyDescription: Sendable {
    package let name: String
    package let summary: String
    package let shape: Shape
    package let presence: KeyPresence
    /// Where what it declares exists; nil for wherever the declaration around it does.
    package let availability: Availability?
}

package enum KeyPresence: Sendable {
    case required
    case optional
}

extension Shape {
    /// Whether a text with placeholders can be the value; those inside a map are of another kind.
    var holdsTemplate: Bool {
        switch self {
        case .template: true
        case .either(let shapes): shapes.contains { $0.holdsTemplate }
        default: false
        }
    }
}
