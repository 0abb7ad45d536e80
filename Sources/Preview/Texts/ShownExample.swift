import NotificationSchema

/// Values with which a notification is shown.
struct ShownExample: Sendable {
    /// The name of an example in the schema, or `typical`, `shortest`, `longest`.
    let name: String
    let content: [String: FieldValue]

    static let typical = "typical"
    static let shortest = "shortest"
    static let longest = "longest"

    /// The examples of the schema first: authors write values that people recognize.
    static func all(of notification: Notification) -> [ShownExample] {
        let written = notification.examples.map { ShownExample(name: $0.name.value, content: $0.content) }
        let made = [
            ShownExample(name: typical, content: notification.typicalContent),
            ShownExample(name: shortest, content: notification.shortestContent),
            ShownExample(name: longest, content: notification.longestContent),
        ]
        var names = Set(written.map(\.name))
        let others = made.filter { names.insert($0.name).inserted }
        // Without values, all examples are the same.
        return notification.fields.isEmpty ? Array((written + others).prefix(1)) : written + others
    }
}
