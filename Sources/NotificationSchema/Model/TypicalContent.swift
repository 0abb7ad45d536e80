extension Notification {
    /// A value for every variable and all data, for a fixture that the author has not written: what they give as
    /// `example`, or else a value of the type. Optional data have theirs too, so that one fixture shows every key.
    package var typicalContent: [String: FieldValue] {
        var content: [String: FieldValue] = [:]
        for field in variables { content[field.name.value] = field.typicalValue }
        for field in data {
            // Data by which the notification is recognized have the constant that it is recognized by.
            let constant = match.first { $0.key.value == field.key }.flatMap { field.value(of: $0.value.node) }
            content[field.name.value] = constant ?? field.typicalValue
        }
        return content
    }
}

extension Field {
    fileprivate var typicalValue: FieldValue { example.flatMap(value(of:)) ?? sample }
}
