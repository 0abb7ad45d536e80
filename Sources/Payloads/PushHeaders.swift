package import AppleFacts
package import Basics
import Diagnostics
package import NotificationSchema

/// The headers of the request that sends a notification.
package struct PushHeaders: Sendable {
    /// The type of the payload.
    package let pushType: PushType
    /// The bundle identifier of the app; nil if the schema has none.
    package var topic: String?
    /// Without the topic.
    private let others: [(String, JSONValue)]

    package init(_ notification: Notification, content: [String: FieldValue], in schema: Schema) {
        let plan = PushPlan(notification, in: schema)
        let texts = FilledTexts(notification, content, in: schema)
        pushType = plan.pushType
        topic = schema.topic(of: plan.pushType)
        // An expiration after the time of sending is left out: a fixture can't contain it.
        others = plan.headers.compactMap { entry in entry.value.json(content, texts).map { (entry.key, $0) } }
    }

    /// The content of a `.headers.json` file. All values are text, as in HTTP.
    package var json: JSONValue {
        .canonicalObject(others + (topic.map { [(PushHeader.topic, .string($0))] } ?? []))
    }
}

extension Schema {
    /// The topic of a push; nil if the schema has no bundle identifier.
    func topic(of type: PushType) -> String? { app.bundleIdentifier.map { $0.value + type.topicSuffix } }
}
