package import Diagnostics
package import NotificationSchema

/// What a value of a payload has to be: the types of the language as they travel, whether a value stands beside `aps` or
/// inside another one.
package indirect enum ValueShape: Sendable {
    /// - Parameter values: Of an enum; empty for all others.
    case scalar(ScalarType, values: [Text])
    case list(of: ValueShape)
    case object(ObjectShape)

    init(_ type: FieldType, values: [Text] = []) {
        switch type {
        case .scalar(let type): self = .scalar(type, values: values)
        case .list(let item): self = .list(of: ValueShape(item, values: values))
        case .structure(let structure):
            self = .object(
                ObjectShape(
                    structure.members.map { member in
                        ObjectShape.Member(
                            name: member.name.value, shape: ValueShape(member.type), isRequired: !member.isOptional,
                            declaration: member.name.range
                        )
                    }
                )
            )
        }
    }
}

/// The keys of an object, and what stands under them.
package struct ObjectShape: Sendable {
    /// One of them. A class, as every payload of a log asks for it.
    package final class Member: Sendable {
        package let name: String
        package let shape: ValueShape
        package let isRequired: Bool
        /// In the schema.
        package let declaration: SourceRange

        init(name: String, shape: ValueShape, isRequired: Bool, declaration: SourceRange) {
            (self.name, self.shape) = (name, shape)
            (self.isRequired, self.declaration) = (isRequired, declaration)
        }
    }

    /// By name, in the order of code points.
    package let members: [Member]
    private let indices: [String: Int]

    /// - Parameter members: Each name once.
    init(_ members: [Member]) {
        let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        self.members = sorted
        indices = Dictionary(sorted.indices.map { (sorted[$0].name, $0) }) { first, _ in first }
    }

    package func member(named name: String) -> Member? { indices[name].map { members[$0] } }

    /// The keys beside `aps`: each value where its path leads, in objects that no declaration names.
    ///
    /// - Parameter leaves: The paths of values. None leads through another.
    init(_ leaves: [Leaf]) {
        var keys: [String] = []
        var groups: [String: [Leaf]] = [:]
        for leaf in leaves {
            guard let key = leaf.path.first else { continue }
            if groups[key] == nil { keys.append(key) }
            var inner = leaf
            inner.path = leaf.path.dropFirst()
            groups[key, default: []].append(inner)
        }
        self.init(
            keys.compactMap { key in
                guard let group = groups[key], let first = group.first(where: \.path.isEmpty) ?? group.first else {
                    return nil
                }
                return Member(
                    name: key,
                    shape: first.path.isEmpty ? first.shape : .object(ObjectShape(group)),
                    isRequired: first.path.isEmpty ? first.isRequired : group.contains(where: \.isRequired),
                    declaration: first.declaration
                )
            }
        )
    }

    struct Leaf {
        var path: ArraySlice<String>
        var shape: ValueShape
        var isRequired: Bool
        var declaration: SourceRange
    }
}
