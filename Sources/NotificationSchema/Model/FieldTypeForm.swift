import Diagnostics
import SourceSyntax

extension Form where Value == Located<FieldType> {
    /// `string`, `[string]`, `{ name: string, handle: string? }`, and their combinations.
    static var dataType: Form {
        Form(.dataType) { slot, reader in reader.fieldType(slot, in: .data).map { Located($0, slot.node) } }
    }

    /// The type of JSON in a text: the members of an object, a list, or `any`.
    static var jsonType: Form {
        Form(.either([.names(.dataType), .list(.dataType), .choice([FieldType.anyWord])])) { slot, reader in
            if slot.node.kind == .scalar {
                guard let node = reader.scalar(slot, expected: .map(of: "{ name: string }", canBeEmpty: false)) else {
                    return nil
                }
                guard node.isText(FieldType.anyWord) else {
                    reader.report(
                        .wrongValue,
                        at: node.range,
                        "'json' must be the members of an object, a list or \(FieldType.anyWord), not '\(node.text)'",
                        help: "write the members and their types, as in { name: string }"
                    )
                    return nil
                }
            }
            return reader.fieldType(slot, in: .data).map { Located($0, slot.node) }
        }
    }

    /// The type of a variable, which fills text.
    static var scalarType: Form {
        Form(Form<Located<ScalarType>>.choice(of: ScalarType.self).shape) { slot, reader in
            guard slot.node.kind == .scalar else {
                reader.report(
                    .wrongValue,
                    at: slot.node.range,
                    "a variable fills text, which can't contain \(slot.node.kind == .sequence ? "a list" : "a struct")",
                    help: "declare it under 'data', whose values are sent"
                )
                return nil
            }
            return reader.fieldType(slot, in: .variable).map { Located($0, slot.node) }
        }
    }
}

/// A place where a type is written.
private enum TypePlace {
    case variable, data, item, member

    /// The names of the types that are one word.
    var typeNames: [String] { self == .variable ? ScalarType.allCases.map(\.rawValue) : FieldType.words }

    /// The types that are valid there.
    var types: String {
        let words = typeNames.asChoice
        return self == .variable
            ? "write \(words)" : "write \(words), [string] for a list, or { type: { name: string } } for a struct"
    }

    /// What to write instead of `string?`.
    func withoutQuestionMark(_ type: String) -> String {
        switch self {
        case .variable: "write \(type): a variable always has a value"
        case .data: "write { type: \(type), optional: true }"
        case .item: "write \(type): items of a list can't be missing"
        case .member: "write \(type)?"
        }
    }
}

extension SchemaReader {
    /// - Parameter depth: The number of lists and structs around it.
    fileprivate mutating func fieldType(_ slot: Slot, in place: TypePlace, depth: Int = 0) -> FieldType? {
        guard slot.node.kind != .scalar else { return scalarType(slot, in: place) }
        guard depth < FieldType.deepest else {
            report(
                .wrongValue,
                at: slot.node.range,
                "lists and structs can be nested up to \(FieldType.deepest) levels",
                help: "send what is inside as data of its own"
            )
            return nil
        }
        return slot.node.kind == .sequence
            ? listType(slot.node, depth: depth) : structureType(slot.node, depth: depth)
    }

    private mutating func scalarType(_ slot: Slot, in place: TypePlace) -> FieldType? {
        let text = slot.node.text
        guard text.last == "?", let type = type(String(text.dropLast()), in: place), let word = type.word else {
            guard let node = scalar(slot, expected: .one("a type")) else { return nil }
            if let type = type(text, in: place) { return type }
            reportUnknownType(node, in: place)
            return nil
        }
        guard place == .member else {
            report(
                .wrongValue,
                at: slot.node.range,
                "'?' can make only a member of a struct optional",
                help: place.withoutQuestionMark(word)
            )
            return nil
        }
        return type
    }

    /// A variable fills text, so `any` isn't a type of variables.
    private func type(_ word: String, in place: TypePlace) -> FieldType? {
        place == .variable ? ScalarType(rawValue: word).map(FieldType.scalar) : FieldType(word: word)
    }

    private mutating func reportUnknownType(_ node: Node, in place: TypePlace) {
        let name = node.text
        let known = ForeignType(name, isSent: place != .variable, isMember: place == .member)
        let near = known == nil ? Suggestion.nearest(to: name, among: place.typeNames) : nil
        report(
            .wrongValue,
            at: node.range,
            "'\(name)' isn't a type",
            help: known?.help ?? near.map { "did you mean '\($0)'?" } ?? place.types,
            fix: (known?.replacement ?? near).map { type in
                Fix(Suggestion.isSameName(name, type) ? .safe : .unsafe, [TextEdit(node.range, type)])
            }
        )
    }

    private mutating func listType(_ node: Node, depth: Int) -> FieldType? {
        guard node.items.count == 1, let item = node.items.first else {
            let words = node.items.filter { $0.kind == .scalar }.map(\.text)
            let areValues =
                !words.isEmpty && words.count == node.items.count
                && words.allSatisfy { FieldType(word: $0) == nil }
            report(
                .wrongValue,
                at: node.range,
                "a list must have one item type, not \(node.items.isEmpty ? "none" : "several")",
                help: areValues
                    ? "write { values: [\(words.joined(separator: ", "))] } if these are the possible values"
                    : "write one type between the brackets, such as [string]"
            )
            return nil
        }
        return fieldType(Slot(node: item, key: nil), in: .item, depth: depth + 1).map { .list(of: $0) }
    }

    private mutating func structureType(_ node: Node, depth: Int) -> FieldType? {
        guard !node.entries.isEmpty else {
            report(
                .wrongValue,
                at: node.range,
                "a struct needs at least one member",
                help: "write the names of its members and their types, as in { name: string }"
            )
            return nil
        }
        let entries = entries(of: node)
        let members = entries.compactMap { entry -> FieldType.Member? in
            let isOptional = entry.value.kind == .scalar && entry.value.text.last == "?"
            let slot = Slot(node: entry.value, key: entry.key)
            return fieldType(slot, in: .member, depth: depth + 1).map { type in
                FieldType.Member(name: Text(entry.key), type: type, isOptional: isOptional)
            }
        }
        // If a member can't be read, the struct is unknown.
        return members.count == node.entries.count ? .structure(FieldType.Structure(members)) : nil
    }
}
