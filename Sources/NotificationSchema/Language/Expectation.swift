import SourceSyntax

/// What a message says that should stand as a value, and what its help says to write.
struct Expectation {
    /// With its article: `a text`.
    let words: String
    /// What to write where nothing stands.
    let whenMissing: String
    /// What to write where something else stands.
    let otherwise: String

    private init(_ words: String, whenMissing: String, otherwise: String) {
        self.words = words
        self.whenMissing = whenMissing
        self.otherwise = otherwise
    }

    // MARK: Scalars

    static let text = Expectation(
        "a text",
        whenMissing: "write the text after the ':', or \"\" for the empty text",
        otherwise: "write a text"
    )

    static let nonEmptyText = Expectation(
        "a text",
        whenMissing: "write the text after the ':', or delete the key",
        otherwise: "write a text"
    )

    static func one(_ words: String) -> Expectation {
        Expectation(words, whenMissing: "write \(words), or delete the key", otherwise: "write \(words)")
    }

    // MARK: Collections

    static let list = Expectation(
        "a list",
        whenMissing: "write [] for the empty list, or delete the key",
        otherwise: "write each item on a line of its own after '- ', or all of them in [ ]"
    )

    /// - Parameter entry: What an entry of the map looks like.
    static func map(of entry: String, canBeEmpty: Bool = true) -> Expectation {
        Expectation(
            "a map",
            whenMissing: canBeEmpty
                ? "write its entries below it and indent them, as in \(entry), or {} if there are none"
                : "write its entries below it and indent them, as in \(entry)",
            otherwise: "write its entries as 'key: value', as in \(entry)"
        )
    }

    static func map<Model>(of table: KeyTable<Model>) -> Expectation {
        let required = table.keys.map(\.description).filter(\.presence.isRequired)
        let shown = required.isEmpty ? table.keys.prefix(1).map(\.description) : required
        let entries = shown.map { "\($0.name): \($0.shape.placeholder)" }
        return map(of: "{ \(entries.joined(separator: ", ")) }", canBeEmpty: required.isEmpty)
    }
}

extension KeyPresence {
    var isRequired: Bool { if case .required = self { true } else { false } }
}

extension Shape {
    /// What to show in the place of a value.
    var placeholder: String {
        switch self {
        case .list: "[…]"
        case .map, .names: "{ … }"
        default: "…"
        }
    }
}
