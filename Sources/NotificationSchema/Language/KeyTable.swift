import Diagnostics
import SourceSyntax

/// The keys of one kind of map.
package struct KeyTable<Model: KeyedModel>: Sendable {
    /// The kind of map, with its article: `an action`.
    package let subject: String
    package let all: [Key<Model>]
    let keysAsDumped: [Key<Model>]
    /// Keys by the length of their names in bytes. Few names share a length, so lookup compares few of them.
    private let keysByLength: [[Key<Model>]]
    let requiredKeys: [Key<Model>]
    /// Keys of other APIs and tools, with their replacements.
    let legacy: [LegacyKey]
    /// The help for an entry with an unknown key; nil if there is none.
    let helpOnUnknown: (@Sendable (Node.Entry) -> String?)?
    /// Whether the map can have other keys too.
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
        all = keys
        keysAsDumped = Self.asDumped(keys)
        let lengths = keys.map(\.description.name.utf8.count)
        var keysByLength = [[Key<Model>]](repeating: [], count: (lengths.max() ?? 0) + 1)
        for (key, length) in zip(keys, lengths) { keysByLength[length].append(key) }
        self.keysByLength = keysByLength
        requiredKeys = keys.filter(\.description.presence.isRequired)
        self.legacy = legacy
        self.isOpen = isOpen
    }

    /// All names that people write for these keys, including those of other APIs and tools.
    package var knownNames: [String] { all.map(\.description.name) + legacy.flatMap(\.names) }

    package var shape: Shape { .map(subject: subject, keys: all.map(\.description), isOpen: isOpen) }

    /// The shape of a map that changes something declared elsewhere: no key is required.
    ///
    /// - Parameter subject: What the map changes, with its article.
    func shapeOfChanges(of subject: String) -> Shape {
        let keys = all.map { key in
            var description = key.description
            description.presence = .optional
            // A change leaves what is declared elsewhere.
            if case .value? = description.default { description.default = nil }
            return description
        }
        return .map(subject: subject, keys: keys, isOpen: isOpen)
    }

    func key(named node: Node) -> Key<Model>? {
        guard keysByLength.indices.contains(node.textLength) else { return nil }
        return keysByLength[node.textLength].first { node.isText($0.description.name) }
    }
}

/// A value and its key.
struct Slot {
    let node: Node
    /// Nil for an item of a list.
    let key: Node?

    /// The range of a finding about a missing value.
    var missingRange: SourceRange { key?.range ?? node.range }

    /// The name in messages.
    var label: String { key.map { "'\($0.text)'" } ?? "an item of the list" }
}
