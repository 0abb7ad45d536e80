package import Diagnostics
package import NotificationSchema

/// The valid values in a payload: the types of the language in JSON, next to `aps` or nested.
package indirect enum ValueShape: Sendable {
    /// - Parameters:
    ///   - values: The cases of an enum; otherwise empty.
    ///   - isOpen: Whether the enum can have other values, too.
    ///   - isLenient: Whether a number or a Boolean can be a string.
    case scalar(ScalarType, values: [Text], isOpen: Bool = false, isLenient: Bool)
    case list(of: ValueShape)
    case object(ObjectShape)
    /// A date of an activity: a number of seconds since 2001.
    case referenceDate
    /// A string that contains JSON.
    case jsonText(ValueShape)
    case any

    package var isAny: Bool { if case .any = self { true } else { false } }

    init(_ type: FieldType, values: [Text] = [], isOpen: Bool = false, isLenient: Bool) {
        switch type {
        case .any: self = .any
        case .scalar(let type): self = .scalar(type, values: values, isOpen: isOpen, isLenient: isLenient)
        case .list(let item): self = .list(of: ValueShape(item, values: values, isOpen: isOpen, isLenient: isLenient))
        case .jsonText(let content): self = .jsonText(ValueShape(content, isLenient: isLenient))
        case .structure(let structure):
            self = .object(
                ObjectShape(
                    structure.members.map { member in
                        ObjectShape.Member(
                            name: member.name.value, shape: ValueShape(member.type, isLenient: isLenient),
                            isRequired: !member.isOptional, declaration: member.name.range
                        )
                    }
                )
            )
        }
    }
}

/// The keys of an object and the shapes of their values. A class to avoid copying: every payload of a log uses it.
package final class ObjectShape: Sendable {
    /// A key of the object. A class for the same reason.
    package final class Member: Sendable {
        package let name: String
        package let shape: ValueShape
        package let isRequired: Bool
        /// Where the schema declares it.
        package let declaration: SourceRange
        let deprecation: Deprecation?

        init(
            name: String, shape: ValueShape, isRequired: Bool, declaration: SourceRange,
            deprecation: Deprecation? = nil
        ) {
            (self.name, self.shape) = (name, shape)
            (self.isRequired, self.declaration) = (isRequired, declaration)
            self.deprecation = deprecation
        }
    }

    /// Sorted by name, in code point order.
    package let members: [Member]
    private let indices: [String: Int]
    /// The names of the members, in their order.
    let names: NameTable
    let requiredCount: Int

    /// - Parameter members: Members with different names.
    init(_ members: [Member]) {
        let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        self.members = sorted
        names = NameTable(sorted.map(\.name))
        requiredCount = sorted.count(where: \.isRequired)
        indices = Dictionary(sorted.indices.map { (sorted[$0].name, $0) }) { first, _ in first }
    }

    package func member(named name: String) -> Member? { indices[name].map { members[$0] } }

    /// The keys next to `aps`: each value at its path, inside objects that aren't declared.
    ///
    /// - Parameter leaves: The paths of values. No path contains another.
    convenience init(_ leaves: [Leaf]) {
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
                    declaration: first.declaration,
                    deprecation: first.path.isEmpty ? first.deprecation : nil
                )
            }
        )
    }

    struct Leaf {
        var path: ArraySlice<String>
        var shape: ValueShape
        var isRequired: Bool
        var declaration: SourceRange
        var deprecation: Deprecation?
    }
}
