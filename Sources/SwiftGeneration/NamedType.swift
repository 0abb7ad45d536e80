import NotificationSchema
import SwiftNaming

/// The type of a value with the Swift names of what is nested for it.
indirect enum NamedType: Sendable {
    case scalar(ScalarType)
    /// A string with `values`.
    case choice(SwiftName)
    case list(NamedType)
    case structure(NamedStructure)

    /// - Parameter name: Of the data or the member.
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
        }
    }

    /// The type itself, or of a list that of the innermost items.
    var item: NamedType { if case .list(let item) = self { item.item } else { self } }

    var structure: NamedStructure? { if case .structure(let structure) = item { structure } else { nil } }

    /// What the value is made of in the end; nil for an enum.
    var scalars: [ScalarType?] {
        switch self {
        case .scalar(let type): [type]
        case .choice: [nil]
        case .list(let item): item.scalars
        case .structure(let structure): structure.members.flatMap(\.type.scalars)
        }
    }

    /// Whether it is a list, or a struct with lists.
    var hasLists: Bool {
        switch self {
        case .scalar, .choice: false
        case .list: true
        case .structure(let structure): structure.members.contains(where: \.type.hasLists)
        }
    }

    var hasOptionalMembers: Bool {
        structure?.members.contains { $0.isOptional || $0.type.hasOptionalMembers } ?? false
    }

    var isScalar: Bool {
        switch self {
        case .scalar, .choice: true
        case .list, .structure: false
        }
    }
}

/// A struct nested for data, or for a member of another one.
struct NamedStructure: Sendable {
    /// Of the data or the member.
    let source: String
    /// `Member`
    let name: SwiftName
    let members: [NamedMember]
    /// Whether it is that of the items of a list.
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
