import NotificationSchema

/// Collects the objects in the data of a schema.
struct SenderStructures {
    private(set) var all: [SenderStructure] = []
    /// The indices of those of activities, which several pushes have, by the range of the value's name.
    private var known: [String: Int] = [:]

    mutating func parameter(_ field: Field, of owner: Text, inActivity: Bool = false) -> SenderParameter {
        SenderParameter(
            name: field.name, owner: owner, type: type(of: field, owner, inActivity: inActivity),
            values: field.values, isOptional: field.isOptional, deprecation: field.deprecation)
    }

    private mutating func type(of field: Field, _ owner: Text, inActivity: Bool) -> SenderType {
        func choices(_ type: SenderType) -> SenderType {
            switch type {
            case .string: .choice(field.values.map(\.value), isOpen: field.isOpen)
            case .list(let item): .list(choices(item))
            default: type
            }
        }
        let type = type(field.type, [owner, field.name], isItem: false, inActivity: inActivity)
        return field.values.isEmpty ? type : choices(type)
    }

    private mutating func type(_ type: FieldType, _ path: [Text], isItem: Bool, inActivity: Bool) -> SenderType {
        switch type {
        case .scalar(let scalar): SenderType(scalar, inActivity: inActivity)
        case .list(let item): .list(self.type(item, path, isItem: true, inActivity: inActivity))
        case .structure(let structure): .structure(index(of: structure, path, isItem: isItem, inActivity: inActivity))
        case .jsonText(let content): .jsonText(self.type(content, path, isItem: isItem, inActivity: inActivity))
        case .any: .any
        }
    }

    private mutating func index(
        of structure: FieldType.Structure, _ path: [Text], isItem: Bool, inActivity: Bool
    ) -> Int {
        let key = path.map(\.value).joined(separator: "\n") + (inActivity ? "\n" : "")
        if let index = known[key] { return index }
        let members = structure.members.map { member in
            SenderStructure.Member(
                name: member.name,
                type: type(member.type, path + [member.name], isItem: false, inActivity: inActivity),
                isOptional: member.isOptional)
        }
        all.append(
            SenderStructure(
                path: path, isItem: isItem,
                members: members.sorted { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }))
        known[key] = all.count - 1
        return all.count - 1
    }
}

extension SenderType {
    /// - Parameter inActivity: Whether ActivityKit decodes it.
    fileprivate init(_ type: ScalarType, inActivity: Bool) {
        self =
            switch type {
            case .string: .string
            case .integer, .count: .integer
            case .number: .number
            case .decimal: .decimal(inActivity ? .number : .text)
            case .boolean: .boolean
            case .date: .date(inActivity ? .secondsSince2001 : .text)
            case .dateEpoch: .date(.secondsSince1970)
            case .url: .url
            case .uuid: .uuid
            }
    }
}
