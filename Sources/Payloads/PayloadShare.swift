import AppleFacts
package import Diagnostics
package import NotificationSchema

/// How much of a payload comes from one place of the schema.
package struct PayloadShare: Sendable {
    /// Of the variable or data, or the key of the text.
    package let name: String
    /// Where it is declared.
    package let range: SourceRange
    /// Escapes included, and for data the key.
    package let bytes: Int

    /// The place from which most of the payload comes: what to shorten first.
    package static func largest(of notification: Notification, content: [String: FieldValue]) -> PayloadShare? {
        // Of several the first by name, in whatever order they are declared.
        all(of: notification, content: content).max { ($0.bytes, $1.name) < ($1.bytes, $0.name) }
    }

    private static func all(of notification: Notification, content: [String: FieldValue]) -> [PayloadShare] {
        let texts = notification.alertTemplates + notification.apsTemplates
        var uses: [String: Int] = [:]
        for placeholder in texts.flatMap(\.template.placeholders) { uses[placeholder.name, default: 0] += 1 }

        func share(of field: Field, path: [String]?) -> PayloadShare {
            let value = content[field.name.value]
            let inTexts = (uses[field.name.value] ?? 0) * (value.map { escapedBytes($0.text) } ?? 0)
            let asData = path.flatMap { path in
                value.map { JSONValue.canonicalObject([(path[...], $0.json)]).compactSize - 2 }
            }
            return PayloadShare(name: field.name.value, range: field.name.range, bytes: inTexts + (asData ?? 0))
        }
        return notification.data.map { share(of: $0, path: $0.path.parts) }
            + notification.variables.map { share(of: $0, path: nil) }
            + texts.map { key, template in
                // Of a text that the device looks up, only what fills it is sent.
                let isSent = !notification.isLocalizedByDevice || NotificationText(rawValue: key) == nil
                return PayloadShare(
                    name: key, range: template.text.range, bytes: isSent ? escapedBytes(template.filled(from: [:])) : 0)
            }
    }

    /// Without the quotes around it.
    private static func escapedBytes(_ text: String) -> Int { JSONValue.string(text).compactSize - 2 }
}
