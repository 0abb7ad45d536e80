import SourceSyntax

extension Notification {
    /// A value for every variable and all data, for a fixture that the author has not written: what they give as
    /// `example`, or else a value of the type. Optional data have theirs too, so that one fixture shows every key.
    package var typicalContent: [String: FieldValue] {
        var content: [String: FieldValue] = [:]
        for field in variables { content[field.name.value] = field.typicalValue }
        for field in data {
            let path = field.path.parts
            // Data by which the notification is recognized have the constant that it is recognized by.
            content[field.name.value] = match.reduce(field.typicalValue) { value, match in
                guard match.path.parts.starts(with: path) else { return value }
                let rest = match.path.parts.dropFirst(path.count)
                return value.replacing(rest, by: match.value.node, of: field.type, among: field.values) ?? value
            }
        }
        return content
    }
}

extension Field {
    fileprivate var typicalValue: FieldValue { example.flatMap(value(of:)) ?? sample }
}

extension FieldValue {
    /// With a constant in the place of a member, or of the value itself.
    ///
    /// - Returns: Nil where there is no such member, or the constant is not of its type.
    fileprivate func replacing(
        _ path: ArraySlice<String>,
        by constant: Node,
        of type: FieldType,
        among values: [Text] = []
    ) -> FieldValue? {
        guard let name = path.first else { return type.value(of: constant, among: values) }
        guard case .structure(var members) = self, case .structure(let structure) = type,
            let member = structure.member(named: name)
        else { return nil }
        let value = members[name] ?? member.type.sample(named: name)
        members[name] = value.replacing(path.dropFirst(), by: constant, of: member.type)
        return members[name].map { _ in .structure(members) }
    }
}
