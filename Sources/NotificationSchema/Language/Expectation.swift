import SourceSyntax

/// How a message describes an expected value, and what its help suggests.
struct Expectation {
    /// The kind of value, with its article: `a text`.
    let words: String
    /// The help if the value is missing.
    let whenMissing: String
    /// The help if there is another value.
    let otherwise: String
    /// Whether the other value may be meant as text.
    private(set) var isText = false
    /// The only required key of a map, if its value is text. A text in place of the map may be meant for it.
    private(set) var onlyText: String?
    /// The values of a map whose keys the author chooses.
    private(set) var belowNames: String?

    private init(_ words: String, whenMissing: String, otherwise: String) {
        self.words = words
        self.whenMissing = whenMissing
        self.otherwise = otherwise
    }

    // MARK: Scalars

    static let text: Expectation = {
        var expectation = Expectation(
            "text",
            whenMissing: "write the text after the ':', or \"\" for the empty text",
            otherwise: "write text"
        )
        expectation.isText = true
        return expectation
    }()

    static let nonEmptyText: Expectation = {
        var expectation = Expectation(
            "text",
            whenMissing: "write the text after the ':', or delete the key",
            otherwise: "write text"
        )
        expectation.isText = true
        return expectation
    }()

    static let name = Expectation(
        "one name", whenMissing: "write a name, or delete the key", otherwise: "write one name")

    static func one(_ words: String) -> Expectation {
        Expectation(words, whenMissing: "write \(words), or delete the key", otherwise: "write \(words)")
    }

    // MARK: Collections

    static let list = Expectation(
        "a list",
        whenMissing: "write [] for the empty list, or delete the key",
        otherwise: "write each item on its own line after '- ', or all of them in [ ]"
    )

    /// - Parameter entry: An example of an entry.
    static func map(of entry: String, canBeEmpty: Bool = true) -> Expectation {
        Expectation(
            "a map",
            whenMissing: canBeEmpty
                ? "write its entries below it and indent them, as in \(entry), or {} if there are none"
                : "write its entries below it and indent them, as in \(entry)",
            otherwise: "write its entries as 'key: value', as in \(entry)"
        )
    }

    /// - Parameter shape: The shape of the values.
    static func names(_ shape: Shape) -> Expectation {
        var expectation = map(of: "name: \(shape.placeholder)")
        expectation.belowNames = shape.placeholder
        return expectation
    }

    static func map<Model>(of table: KeyTable<Model>) -> Expectation {
        let required = table.all.map(\.description).filter(\.presence.isRequired)
        let shown = required.isEmpty ? table.all.prefix(1).map(\.description) : required
        let entries = shown.map { "\($0.name): \($0.shape.placeholder)" }
        var expectation = map(of: "{ \(entries.joined(separator: ", ")) }", canBeEmpty: required.isEmpty)
        if required.count == 1, required[0].shape.acceptsText { expectation.onlyText = required[0].name }
        return expectation
    }
}

extension KeyPresence {
    package var isRequired: Bool { if case .required = self { true } else { false } }
}

extension Shape {
    /// Whether any text is valid.
    fileprivate var acceptsText: Bool {
        switch self {
        case .text, .template: true
        case .either(let shapes): shapes.contains { $0.acceptsText }
        default: false
        }
    }

    /// What a help line shows in place of a value.
    var placeholder: String {
        switch self {
        case .list: "[…]"
        case .map, .names: "{ … }"
        default: "…"
        }
    }
}
