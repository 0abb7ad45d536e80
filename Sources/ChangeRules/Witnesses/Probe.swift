import NotificationSchema

/// A value that examples rarely have, but that a server may send.
struct Probe {
    let field: Field
    /// Nil to leave the value out.
    let value: FieldValue?

    static func omitting(_ field: Field) -> [Probe] { [Probe(field: field, value: nil)] }

    /// One of the values of an enum, or another text.
    static func text(_ text: String, in field: Field) -> [Probe] {
        [Probe(field: field, value: field.type.wrapping(.text(text)))]
    }

    /// A text that no version lists.
    static func unlisted(in field: Field, _ values: Set<String>) -> [Probe] {
        let text = ["other", "another", "something-else"].first { !values.contains($0) } ?? "\(values.count)-other"
        return Self.text(text, in: field)
    }

    /// Values that show what the type allows at the path of a member; a missing one, too.
    static func typical(of field: Field, at path: [String] = []) -> [Probe] {
        field.type.probes(named: field.name.value, among: field.values, at: path[...]).map {
            Probe(field: field, value: $0)
        }
    }
}

extension FieldType {
    /// The value as the innermost item of nested lists.
    fileprivate func wrapping(_ value: FieldValue) -> FieldValue {
        if case .list(let item) = self { .list([item.wrapping(value)]) } else { value }
    }

    fileprivate func probes(named name: String, among values: [Text], at path: ArraySlice<String>) -> [FieldValue] {
        switch self {
        case .list(let item):
            return item.probes(named: name, among: values, at: path).map { .list([$0]) }
        case .jsonText(let content): return content.probes(named: name, among: values, at: path)
        case .structure(let structure):
            guard case .structure(var members) = sample(named: name) else { return [] }
            guard let key = path.first, let member = structure.member(named: key) else { return [.structure(members)] }
            var probes = member.type.probes(named: key, among: [], at: path.dropFirst()).map { value in
                members[key] = value
                return FieldValue.structure(members)
            }
            members[key] = nil
            if member.isOptional { probes.append(.structure(members)) }
            return probes
        case .scalar(.string) where values.isEmpty: return [.text(name), .text("")]
        case .scalar(.dateEpoch): return [.number(1_769_851_800.5)]
        case .any: return [.structure(["key": .text("value")]), .text("value"), .integer(3), .list([])]
        case .scalar(let type): return [type.sample(named: name, among: values)]
        }
    }
}
