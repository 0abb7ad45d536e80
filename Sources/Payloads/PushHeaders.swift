package import AppleFacts
package import Basics
import Diagnostics
package import NotificationSchema

/// The headers of the request that sends a notification.
package struct PushHeaders: Sendable {
    /// The type of the payload.
    package let pushType: PushType
    let priority: Priority
    /// The bundle identifier of the app; nil if the schema has none.
    package var topic: String?
    /// The identifier of the notification that it replaces; nil if there is none.
    let collapseIdentifier: String?
    /// Whether APNs tries only once. Any other expiration is a date, which a fixture can't contain.
    let isTriedOnce: Bool

    package init(_ notification: Notification, content: [String: FieldValue], in schema: Schema) {
        pushType = notification.delivery.pushType
        priority = notification.priority
        topic = schema.topic(of: notification.delivery.pushType)
        collapseIdentifier = notification.collapseIdentifier?.filled(FilledTexts(notification, content).value)
        isTriedOnce = notification.expiry == 0
    }

    /// The content of a `.headers.json` file. All values are text, as in HTTP.
    package var json: JSONValue {
        var entries: [(String, JSONValue)] = [
            (PushHeader.pushType, .string(pushType.rawValue)), (PushHeader.priority, .string(priority.rawValue)),
        ]
        if let topic { entries.append((PushHeader.topic, .string(topic))) }
        if let collapseIdentifier { entries.append((PushHeader.collapseID, .string(collapseIdentifier))) }
        if isTriedOnce { entries.append((PushHeader.expiration, .string("0"))) }
        return .canonicalObject(entries)
    }
}

extension Schema {
    /// The topic of a push; nil if the schema has no bundle identifier.
    func topic(of type: PushType) -> String? { app.bundleIdentifier.map { $0.value + type.topicSuffix } }
}
