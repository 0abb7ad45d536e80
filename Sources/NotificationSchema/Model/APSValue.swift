package import AppleFacts

/// The value that a notification gives to one of Apple's keys.
package enum APSValue: Sendable {
    case text(Template)
    /// The identifier of the category.
    case identifier(Text)
    case level(ValueOrPlaceholder<InterruptionLevel>)
    case number(ValueOrPlaceholder<Double>)
    case badge(Badge)
    case sound(Sound)
    /// The number 1. APNs doesn't document `true`.
    case flag
    /// The Boolean `true`, as Apple prints it for `content-changed`.
    case yes

    package var template: Template? { if case .text(let template) = self { template } else { nil } }
}

extension Notification {
    /// The values of Apple's keys, in the order of generated code.
    package func apsValues(in schema: Schema) -> [(key: APSKey, value: APSValue)] {
        // A background push can't contain anything that people see or hear (Pushing background updates to your App).
        switch delivery {
        case .background: return [(.contentAvailable, .flag)]
        case .widgets, .controls: return [(.contentChanged, .yes)]
        case .location, .pushToTalk, .voip: return []
        case .remote, .local, .extension: break
        }
        return Self.keysOfPushes.compactMap { apsKey, key in key.sent(self, in: schema).map { (apsKey, $0) } }
    }

    /// Texts with placeholders that are sent under Apple's keys.
    package var apsTemplates: [(key: APSKey, template: Template)] {
        Self.keysOfPushes.compactMap { apsKey, key in key.value(self).apsValue?.template.map { (apsKey, $0) } }
    }

    private static let keysOfPushes = keys.keysAsSent
}
