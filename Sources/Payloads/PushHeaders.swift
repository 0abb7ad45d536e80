package import AppleFacts
import Diagnostics
package import NotificationSchema

/// The headers of the request with which a server sends a notification.
package struct PushHeaders: Sendable {
    /// Says what the payload is.
    package let pushType: PushType
    let priority: Priority
    /// The app; nil where the schema does not name it.
    package let topic: String?
    /// What it replaces; nil where it replaces nothing.
    let collapseIdentifier: String?
    /// Whether APNs tries once and forgets it. Any other expiry is a date, which a fixture cannot hold.
    let isTriedOnce: Bool

    package init(_ notification: Notification, content: [String: FieldValue], in schema: Schema) {
        pushType = notification.isShown ? .alert : .background
        priority = notification.priority
        topic = schema.app.bundleIdentifier?.value
        collapseIdentifier = notification.collapseIdentifier?.filled(from: content)
        isTriedOnce = notification.expiry == 0
    }

    /// The content of a `.headers.json` file. Values are text, as those of every header.
    var json: JSONValue {
        var entries: [(String, JSONValue)] = [
            (PushHeader.pushType, .string(pushType.rawValue)), (PushHeader.priority, .string(priority.rawValue)),
        ]
        if let topic { entries.append((PushHeader.topic, .string(topic))) }
        if let collapseIdentifier { entries.append((PushHeader.collapseID, .string(collapseIdentifier))) }
        if isTriedOnce { entries.append((PushHeader.expiration, .string("0"))) }
        return .canonicalObject(entries)
    }
}
