package import AppleFacts
package import Basics
import Diagnostics

/// The shape of a value, for documentation and editors.
package indirect enum Shape: Sendable {
    case text
    /// Text with `$(name)`.
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
    /// A map with keys of the language. An open map can have other keys too.
    case map(subject: String, keys: [KeyDescription], isOpen: Bool)
    /// A map whose keys the author chooses.
    case names(Shape)
    case either([Shape])
    /// A type of data: a word, a list of a type, or a map of names to types.
    case dataType
    /// A value of a type that the author declares.
    case value
    /// A map of conditions on the keys of what a rule of a team is about.
    case conditions
}

/// The description of a key of the language, without the code that reads it.
package struct KeyDescription: Sendable {
    package let name: String
    package let summary: String
    package let shape: Shape
    package internal(set) var presence = KeyPresence.optional
    /// What a missing key means; nil if it means nothing.
    package internal(set) var `default`: KeyDefault?
    /// The systems that know it; nil if it exists wherever its declaration does.
    package internal(set) var availability: Availability?
    /// Apple's key under which a push sends the value; nil if it isn't sent in `aps`.
    package internal(set) var apsKey: APSKey?
    /// The things that its text, or the keys of its map, name; nil if they name nothing.
    package internal(set) var names: Referent?
    /// The things that the keys of its map declare.
    package internal(set) var declares: Referent?

    init(name: String, summary: String, shape: Shape) {
        (self.name, self.summary, self.shape) = (name, summary, shape)
    }

    /// The summary, with the default.
    package var documentation: String { `default`.map { "\(summary) Default: \($0.words)." } ?? summary }
}

/// What a missing key means.
package enum KeyDefault: Sendable {
    case value(JSONValue)
    /// It follows from something else: `the name`.
    case implied(String)

    fileprivate var words: String {
        switch self {
        case .value(let value): Self.words(for: value)
        case .implied(let words): words
        }
    }

    private static func words(for value: JSONValue) -> String {
        switch value {
        case .string(let text): text
        case .array(let items): items.map(words).asList
        case .object(let members): members.map { "\($0) \(words(for: $1))" }.asList
        default: value.compact
        }
    }
}

/// A kind of thing that schemas refer to by name.
package enum Referent: Hashable, Sendable {
    case action, activity, category, notification, topic
    /// A variable or a value of `data` of the same notification, or a value of the same activity.
    case field
    /// A value of the enum that is named after `by` in the same map.
    case enumValue
    case rule
    /// An SF Symbol.
    case symbol
    /// An image of an asset catalog.
    case image
    /// A sound file.
    case sound
    /// A key of a string catalog.
    case stringKey
    /// The class of an intent.
    case intent
    /// A path relative to the root file: a file or folder whose name has one of the endings, or any folder.
    case path(endings: [String])

    static let folder = Referent.path(endings: [])
}

package enum KeyPresence: Sendable {
    case required
    case optional
}

extension Shape {
    /// Whether the value can be a text with placeholders. Texts inside a map don't count.
    var holdsTemplate: Bool {
        switch self {
        case .template: true
        case .either(let shapes): shapes.contains { $0.holdsTemplate }
        default: false
        }
    }
}
