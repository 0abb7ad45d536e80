extension Activity {
    /// A typical value for every attribute and value of the state.
    package var typicalContent: [String: FieldValue] { content(of: \.typicalValue) }

    /// The longest value for every attribute and value of the state.
    package var longestContent: [String: FieldValue] {
        content { field in
            let examples = self.examples.compactMap { $0.content[field.name.value] }
            let longest = ([field.typicalValue] + examples).max { $0.length < $1.length }
            return field.longest(like: longest ?? field.typicalValue)
        }
    }

    private func content(of value: (Field) -> FieldValue) -> [String: FieldValue] {
        Dictionary(fields.map { ($0.name.value, value($0)) }) { first, _ in first }
    }
}
