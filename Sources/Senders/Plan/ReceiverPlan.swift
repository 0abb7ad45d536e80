package import NotificationSchema

/// What an app in another language than Swift registers and receives, in no particular language.
package struct ReceiverPlan: Sendable {
    /// A notification that people can respond to.
    package struct Notification: Sendable {
        package let name: Text
        package let identifier: String
        package let documentation: String?
        /// The category that it has, as an index.
        package let category: Int?
        package let values: [(parameter: SenderParameter, path: [String])]
        /// What recognizes it without the notification key: texts at paths.
        package let match: [(path: [String], text: String)]
    }

    package let notificationKey: String
    /// Whether numbers and Booleans can arrive as text.
    package let isLenient: Bool
    package let categories: [Category]
    package let notifications: [Notification]
    /// The objects in data, each after those inside it.
    package let structures: [SenderStructure]

    /// - Parameter schema: A schema without errors.
    package init(_ schema: Schema) {
        var structures = SenderStructures()
        notifications = schema.notifications.filter(\.isShown).map { notification in
            Notification(
                name: notification.name, identifier: notification.identifier.value,
                documentation: notification.documentation?.value, category: notification.category,
                values: notification.data.map { (structures.parameter($0, of: notification.name), $0.path.parts) },
                match: notification.match.map { ($0.path.parts, $0.constant.value) })
        }
        self.structures = structures.all
        categories = schema.categories
        notificationKey = schema.app.notificationKey
        isLenient = schema.app.isLenient
    }
}
