import AppleFacts
package import Diagnostics
import NotificationSchema
import SourceSyntax

/// A value in a push that the schema determines. Often it depends on other values of the payload, which JSON Schema
/// can't compare, so only `check-payload` checks it.
package struct FixedValue: Sendable {
    package enum Place: Sendable {
        case aps, alert, header
    }

    package enum Value: Sendable {
        case text([Part])
        case number(Double)
        /// A number in data, if the payload has it.
        case numberInData([Part])
    }

    package enum Part: Sendable {
        case literal(String)
        /// The possible paths of the value; empty if a variable fills the text, which contains nothing else.
        ///
        /// - Parameters:
        ///   - missing: The words for a missing value.
        ///   - isUUID: Whether it is a UUID, which Swift writes in lowercase.
        case field(name: String, paths: [[String]], missing: String?, isUUID: Bool)
    }

    package let place: Place
    /// The key in the payload, or the name of the header.
    package let key: String
    package let value: Value
    /// Where the schema declares it.
    package let declaration: SourceRange

    static func all(of notification: Notification, in schema: Schema) -> [FixedValue] {
        guard notification.isShown else { return headers(of: notification) }
        var values = notification.apsValues(in: schema).compactMap { FixedValue($0, $1, of: notification) }
        if notification.isLocalizedByDevice {
            values += NotificationText.allCases.compactMap { part in
                let texts = schema.texts(part, of: notification)
                // With alternatives, the key depends on the data.
                guard let text = texts.first, notification[part]?.alternatives.isEmpty ?? false else { return nil }
                return FixedValue(place: .alert, key: part.locKey, value: .text([.literal(text.key)]), text.range)
            }
        }
        return values + headers(of: notification)
    }

    private static func headers(of notification: Notification) -> [FixedValue] {
        var values: [FixedValue] = []
        // Background and passive pushes have their own rule.
        if let priority = notification.declaredPriority, notification.isShown, notification.level != .passive {
            let text = Value.text([.literal(priority.value.rawValue)])
            values.append(FixedValue(place: .header, key: PushHeader.priority, value: text, priority.range))
        }
        if let identifier = notification.collapseIdentifier {
            let text = Value.text(notification.parts(of: identifier))
            values.append(FixedValue(place: .header, key: PushHeader.collapseID, value: text, identifier.text.range))
        }
        if let expiry = notification.expiresIn, expiry.value == 0 {
            let text = Value.text([.literal("0")])
            values.append(FixedValue(place: .header, key: PushHeader.expiration, value: text, expiry.range))
        }
        return values
    }

    /// Nil for values with their own rules: texts that people read, categories, levels, sounds and flags.
    private init?(_ key: APSKey, _ value: APSValue, of notification: Notification) {
        let place = key.place == .alert ? Place.alert : .aps
        switch value {
        case .text(let template):
            guard NotificationText(rawValue: key.name) == nil else { return nil }
            self.init(place: place, key: key.name, value: .text(notification.parts(of: template)), template.text.range)
        case .badge(.template(let template)), .number(.template(let template)):
            self.init(
                place: place, key: key.name, value: .numberInData(notification.parts(of: template)), template.text.range
            )
        case .sound(let sound):
            guard let template = sound.template else { return nil }
            self.init(place: place, key: key.name, value: .text(notification.parts(of: template)), template.text.range)
        case .badge(.value(let number)):
            self.init(place: place, key: key.name, value: .number(Double(number.value)), number.range)
        case .number(.value(let number)):
            self.init(place: place, key: key.name, value: .number(number.value), number.range)
        case .identifier, .level, .flag, .yes: return nil
        }
    }

    private init(place: Place, key: String, value: Value, _ declaration: SourceRange) {
        (self.place, self.key, self.value, self.declaration) = (place, key, value, declaration)
    }
}

extension Notification {
    fileprivate func parts(of template: Template) -> [FixedValue.Part] {
        template.parts.map { part in
            switch part {
            case .literal(let text): return .literal(text)
            case .placeholder(let name, _):
                let field = self.data.first { $0.name.value == name }
                return .field(
                    name: name, paths: field?.possiblePaths ?? [], missing: field?.ifMissing?.value,
                    isUUID: field?.type.scalar == .uuid)
            }
        }
    }
}

extension Field {
    /// Where a push can have the value: the path, then the former ones.
    var possiblePaths: [[String]] { ([path] + formerPaths).map(\.parts) }
}

/// The sound of a notification in the schema.
package struct FixedSound: Sendable {
    package let name: String
    package let isCritical: Bool
    package let volume: Double?
    package let declaration: SourceRange

    /// Nil for a sound that data name: it is a ``FixedValue``.
    init?(_ sound: Sound) {
        guard sound.template == nil else { return nil }
        name = sound.name.text
        isCritical = sound.isCritical
        volume = sound.volume?.value
        declaration = sound.node.range
    }
}
