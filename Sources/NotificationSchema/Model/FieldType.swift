/// The type of a variable or of data. Data can also be a list or a struct.
package enum FieldType: Sendable {
    case scalar(ScalarType)
    indirect case list(of: FieldType)
    // Indirect, so that the type of nearly all fields, a scalar, is small.
    indirect case structure(Structure)
    /// A string that contains JSON of this type.
    indirect case jsonText(FieldType)
    /// Any value of JSON.
    case any

    /// The maximum depth of nested lists and structs. The Swift compiler can't handle more.
    static let deepest = 8

    package struct Structure: Sendable {
        package let members: [Member]
        private let indices: [String: Int]
        /// The members that are not optional.
        let required: [Member]

        /// - Parameter members: Members with different names.
        init(_ members: [Member]) {
            self.members = members
            indices = Dictionary(members.indices.map { (members[$0].name.value, $0) }) { first, _ in first }
            required = members.filter { !$0.isOptional }
        }

        package func member(named name: String) -> Member? { indices[name].map { members[$0] } }
    }

    package struct Member: Sendable {
        /// The name, which is also the key in the payload.
        package let name: Text
        package let type: FieldType
        /// `string?`
        package let isOptional: Bool
    }

    /// The names of the types that are one word.
    package static let words = ScalarType.allCases.map(\.rawValue) + [anyWord]
    static let anyWord = "any"

    init?(word: String) {
        if word == Self.anyWord {
            self = .any
        } else if let type = ScalarType(rawValue: word) {
            self = .scalar(type)
        } else {
            return nil
        }
    }

    /// The type as one word; nil for lists and structs.
    var word: String? {
        switch self {
        case .scalar(let type): type.rawValue
        case .any: Self.anyWord
        case .list, .structure, .jsonText: nil
        }
    }

    /// The type of the value itself, also if it is sent as JSON in a text.
    package var content: FieldType { if case .jsonText(let content) = self { content } else { self } }

    package var isList: Bool { if case .list = self { true } else { false } }

    package var scalar: ScalarType? { if case .scalar(let type) = self { type } else { nil } }

    /// The type of the innermost items of nested lists; the type itself if it isn't a list.
    package var item: FieldType {
        var type = self
        while case .list(let item) = type { type = item }
        return type
    }

    /// The type as ActivityKit decodes it: dates and exact numbers are numbers.
    package var inActivity: FieldType {
        switch self {
        case .scalar(.date), .scalar(.dateEpoch), .scalar(.decimal): .scalar(.number)
        case .scalar, .any: self
        case .jsonText(let content): .jsonText(content.inActivity)
        case .list(let item): .list(of: item.inActivity)
        case .structure(let structure):
            .structure(
                Structure(
                    structure.members.map { Member(name: $0.name, type: $0.type.inActivity, isOptional: $0.isOptional) }
                ))
        }
    }

    /// The name in messages, after 'is'.
    var words: String {
        switch self {
        case .scalar(let type): "of type \(type.rawValue)"
        case .list: "a list"
        case .structure: "a struct"
        case .jsonText: "JSON in a text"
        case .any: "of type any"
        }
    }
}

package enum ScalarType: String, CaseIterable, Sendable {
    case string, integer, number
    /// An exact number, such as an amount of money: a string on the wire.
    case decimal
    case boolean
    /// RFC 3339.
    case date
    /// Seconds since 1970.
    case dateEpoch = "date-epoch"
    case url, uuid
    /// A number that text depends on.
    case count
}
