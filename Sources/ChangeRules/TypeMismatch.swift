import NotificationSchema

/// A value that can be written with one type but not read with another.
struct TypeMismatch {
    /// The names of the members that lead to it; empty for the value itself.
    let path: [String]
    let kind: Kind

    enum Kind: Hashable {
        /// A different type.
        case type
        /// The member is required, but never written.
        case missing
        /// The member is required, but may be missing.
        case optional
    }

    /// - Parameters:
    ///   - reader: The expected type.
    ///   - writer: The type that is sent.
    static func all(reading reader: FieldType, from writer: FieldType, at path: [String] = []) -> [TypeMismatch] {
        switch (reader, writer) {
        case (.scalar(let reader), .scalar(let writer)):
            return reader.understands(writer) ? [] : [TypeMismatch(path: path, kind: .type)]
        case (.list(let reader), .list(let writer)):
            return all(reading: reader, from: writer, at: path)
        case (.structure(let reader), .structure(let writer)):
            return reader.members.flatMap { member -> [TypeMismatch] in
                let path = path + [member.name.value]
                guard let written = writer.member(named: member.name.value) else {
                    return member.isOptional ? [] : [TypeMismatch(path: path, kind: .missing)]
                }
                let isLacking = written.isOptional && !member.isOptional
                return all(reading: member.type, from: written.type, at: path)
                    + (isLacking ? [TypeMismatch(path: path, kind: .optional)] : [])
            }
        case (.jsonText(let reader), .jsonText(let writer)):
            return all(reading: reader, from: writer, at: path)
        case (.any, _):
            return []
        default:
            return [TypeMismatch(path: path, kind: .type)]
        }
    }
}

extension ScalarType {
    /// Whether generated code that reads this type accepts every value of the other type.
    fileprivate func understands(_ other: ScalarType) -> Bool {
        switch self {
        case .string: [.string, .decimal, .date, .url, .uuid].contains(other)
        case .integer, .count: [.integer, .count].contains(other)
        case .number, .dateEpoch: [.integer, .count, .number, .dateEpoch].contains(other)
        case .url: [.url, .uuid, .decimal].contains(other)
        case .decimal, .boolean, .date, .uuid: self == other
        }
    }
}

extension FieldType {
    /// The name and the type of a member at a path of names.
    func member(at path: [String]) -> (name: Text?, type: FieldType)? {
        var result: (name: Text?, type: FieldType) = (nil, self)
        for name in path {
            guard case .structure(let structure) = result.type.content.item, let member = structure.member(named: name)
            else {
                return nil
            }
            result = (member.name, member.type)
        }
        return result
    }

    /// In a message, after 'was'.
    var wordsInMessage: String {
        switch self {
        case .scalar(let type): "of type \(type.rawValue)"
        case .list(let item): "a list of \(item.plural)"
        case .structure: "a struct"
        case .jsonText: "JSON in a text"
        case .any: "of type any"
        }
    }

    private var plural: String {
        switch self {
        case .scalar(let type): "\(type.rawValue) values"
        case .list: "lists"
        case .structure: "structs"
        case .jsonText: "texts with JSON"
        case .any: "any values"
        }
    }
}
