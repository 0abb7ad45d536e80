import AppleFacts
import Basics
package import Diagnostics
package import NotificationSchema

/// The part of a payload that comes from one declaration of the schema.
package struct PayloadShare: Sendable {
    /// The name of the variable or data, or the key of the text.
    package let name: String
    /// Where it is declared.
    package let range: SourceRange
    /// Includes escapes, and the key for data.
    package let bytes: Int

    /// The declaration with the largest part of the payload, to shorten first.
    package static func largest(of notification: Notification, content: [String: FieldValue]) -> PayloadShare? {
        let texts = notification.apsTemplates
        var uses: [String: Int] = [:]
        for placeholder in texts.flatMap(\.template.placeholders) { uses[placeholder.name, default: 0] += 1 }
        var largest: PayloadShare?
        // Of equal parts, the first by name, independent of the order of declarations.
        func compare(_ name: String, _ bytes: Int, at range: @autoclosure () -> SourceRange) {
            if let largest, (largest.bytes, name) >= (bytes, largest.name) { return }
            largest = PayloadShare(name: name, range: range(), bytes: bytes)
        }
        func compare(field: Field, isData: Bool) {
            let name = field.name.value
            guard let value = content[name] else { return compare(name, 0, at: field.name.range) }
            let inTexts = uses[name].map { $0 * escapedBytes(value.text) } ?? 0
            let json = field.type.json(of: value)
            let asData =
                isData ? JSONValue.canonicalObject([(field.path.parts[...], json)]).compactBytes.count - 2 : 0
            compare(name, inTexts + asData, at: field.name.range)
        }
        for field in notification.data { compare(field: field, isData: true) }
        for field in notification.variables { compare(field: field, isData: false) }
        for (key, template) in texts {
            // If the device looks up a text, only its arguments are sent.
            let isSent = !notification.isLocalizedByDevice || NotificationText(rawValue: key.name) == nil
            compare(key.name, isSent ? escapedBytes(template.filled { _ in "" }) : 0, at: template.text.range)
        }
        return largest
    }

    /// Without the quotes.
    private static func escapedBytes(_ text: String) -> Int { JSONValue.string(text).compactBytes.count - 2 }
}
