import Diagnostics
import SourceSyntax

/// The keys of one kind of map.
package struct KeyTable<Model>: Sendable {
    /// With its article: `an action`.
    package let subject: String
    package let keys: [Key<Model>]
    let keysAsDumped: [Key<Model>]
    /// By how many bytes their names have: few share a length, and only these are compared with what is written.
    private let keysByLength: [[Key<Model>]]
    let requiredKeys: [Key<Model>]
    /// Keys that people know from elsewhere, and what replaces them.
    let legacy: [LegacyKey]
    /// What to write instead of an entry whose key is none of these; nil where nobody can tell.
    let helpOnUnknown: (@Sendable (Node.Entry) -> String?)?
    /// Whether keys may stand beside these that others know.
    let isOpen: Bool

    init(
        _ subject: String,
        legacy: [LegacyKey] = [],
        _ keys: [Key<Model>],
        isOpen: Bool = false,
        helpOnUnknown: (@Sendable (Node.Entry) -> String?)? = nil
    ) {
        self.subject = subject
        self.helpOnUnknown = helpOnUnknown
        self.keys = keys
        keysAsDumped = Self.asDumped(keys)
        let lengths = keys.map(\.description.name.utf8.count)
        var keysByLength = [[Key<Model>]](repeating: [], count: (lengths.max() ?? 0) + 1)
        for (key, length) in zip(keys, lengths) { keysByLength[length].append(key) }
        self.keysByLength = keysByLength
        requiredKeys = keys.filter(\.description.presence.isRequired)
        self.legacy = legacy
        self.isOpen = isOpen
    }

    /// All names by which people write its keys, those that they know from elsewhere among them.
    package var knownNames: [String] { keys.map(\.description.name) + legacy.flatMap(\.names) }

    package var shape: Shape { .map(subject: subject, keys: keys.map(\.description), isOpen: isOpen) }

    /// Of a map that changes something declared elsewhere: no key is required.
    ///
    /// - Parameter subject: What is changed, with its article.
    func shapeOfChanges(of subject: String) -> Shape {
        let keys = keys.map(\.description).map { key in
            KeyDescription(
                name: key.name,
                summary: key.summary,
                shape: key.shape,
                presence: .optional,
                availability: key.availability
            )
        }
        return .map(subject: subject, keys: keys, isOpen: isOpen)
    }

    func key(named node: Node) -> Key<Model>? {
        guard keysByLength.indices.contains(node.textLength) else { return nil }
        return keysByLength[node.textLength].first { node.isText($0.description.name) }
    }
}

/// A value and the key that it stands under.
struct Slot {
    let node: Node
    /// Nil for an item of a list.
    let key: Node?

    /// Where to point when the value is missing.
    var missingRange: SourceRange { key?.range ?? node.range }

    /// How a message names it.
    var label: String { key.map { "'\($0.text)'" } ?? "an item of the list" }
}
