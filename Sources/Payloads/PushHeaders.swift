import AppleFacts
import Diagnostics
package import NotificationSchema

/// The headers of the request with which a server sends a notification.
package struct PushHeaders: Sendable {
    /// Must say what the payload is; all notifications that people see are an `alert`.
    package let pushType = "alert"
    /// 10 delivers at once. A passive notification, which does not light up the screen either, may wait for a moment
    /// that is good for the battery.
    package let priority: Int
    /// The app; nil where the schema does not name it.
    package let topic: String?

    package init(_ notification: Notification, in schema: Schema) {
        priority = notification.level == .passive ? 5 : 10
        topic = schema.app.bundleIdentifier?.value
    }

    /// The text of a `.headers.json` file. Values are text, as those of every header.
    var file: String {
        var entries: [(String, JSONValue)] = [
            (PushHeader.pushType, .string(pushType)), (PushHeader.priority, .string(String(priority))),
        ]
        if let topic { entries.append((PushHeader.topic, .string(topic))) }
        return JSONValue.canonicalObject(entries).indented + "\n"
    }
}
