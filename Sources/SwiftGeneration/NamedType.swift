import NotificationSchema
import SwiftNaming

/// The type of a value, with the Swift names of nested types.
indirect enum NamedType: Sendable {
    case scalar(ScalarType)
    /// A string with `values`.
    case choice(SwiftName)
    case list(NamedType)
    case structure(NamedStructure)
    /// A string that contains JSON of this type.
    case jsonText(NamedType)
    /// `JSON`
    case any

    /// - Parameter name: The name of the data or member.
    init(_ type: FieldType, of name: Text, values: [Text] = []) {
        self.init(type, of: name, values: values, isItem: false)
    }

    private init(_ type: FieldType, of name: Text, values: [Text], isItem: Bool) {
        func nestedName() -> SwiftName { SwiftName(nestedType: name.value, isItem: isItem) ?? .unnamed }
        switch type {
        case .scalar(let scalar): self = values.isEmpty ? .scalar(scalar) : .choice(nestedName())
        case .list(let item): self = .list(NamedType(item, of: name, values: values, isItem: true))
        case .structure(let structure):
            self = .structure(NamedStructure(structure, of: name, called: nestedName(), isItem: isItem))
        case .jsonText(let content): self = .jsonText(NamedType(content, of: name))
        case .any: self = .any
        }
    }

    /// The type of the innermost items of a list; otherwise the type itself. JSON in a text is as it is outside.
    var item: NamedType {
        switch self {
        case .list(let inner), .jsonText(let inner): inner.item
        case .scalar, .choice, .structure, .any: self
        }
    }

    var structure: NamedStructure? { if case .structure(let structure) = item { structure } else { nil } }

    /// The scalars that the value consists of; nil for an enum.
    var scalars: [ScalarType?] {
        switch self {
        case .scalar(let type): [type]
        case .choice: [nil]
        case .list(let inner), .jsonText(let inner): inner.scalars
        case .structure(let structure): structure.members.flatMap(\.type.scalars)
        case .any: []
        }
    }

    /// Whether it is a list, or a struct that contains lists.
    var hasLists: Bool {
        switch self {
        case .scalar, .choice, .any: false
        case .list: true
        case .jsonText(let content): content.hasLists
        case .structure(let structure): structure.members.contains(where: \.type.hasLists)
        }
    }

    /// Whether it is any value of JSON, or has some.
    var hasAny: Bool {
        switch self {
        case .scalar, .choice: false
        case .any: true
        case .list(let inner), .jsonText(let inner): inner.hasAny
        case .structure(let structure): structure.members.contains(where: \.type.hasAny)
        }
    }

    var hasOptionalMembers: Bool {
        structure?.members.contains { $0.isOptional || $0.type.hasOptionalMembers } ?? false
    }

    var isScalar: Bool {
        switch self {
        case .scalar, .choice: true
        case .list, .structure, .jsonText, .any: false
        }
    }
}

/// A nested struct for data, or for a member of another struct.
struct NamedStructure: Sendable {
    /// The name of the data or member.
    let source: String
    /// `Member`
    let name: SwiftName
    let members: [NamedMember]
    /// Whether it is the struct of the items of a list.
    let isItem: Bool

    init(_ structure: FieldType.Structure, of source: Text, called name: SwiftName, isItem: Bool) {
        self.source = source.value
        self.name = name
        self.isItem = isItem
        members = structure.members.map(NamedMember.init)
    }
}

/// A property and its key in an object.
struct NamedMember: Sendable {
    let key: String
    let name: SwiftName
    let type: NamedType
    let isOptional: Bool

    init(_ member: FieldType.Member) {
        key = member.name.value
        name = SwiftName(lowerCamel: member.name.value) ?? .unnamed
        type = NamedType(member.type, of: member.name)
        isOptional = member.isOptional
    }
}
