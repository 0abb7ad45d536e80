package import AppleFacts

/// What a notification gives one of Apple's keys.
package enum APSValue: Sendable {
    case text(Template)
    /// Of its category.
    case identifier(Text)
    case level(InterruptionLevel)
    case number(Located<Double>)
    case badge(Badge)
    case sound(Sound)
    /// The number 1: APNs documents no `true`.
    case flag

    package var template: Template? { if case .text(let template) = self { template } else { nil } }
}

extension Notification {
    /// What goes under Apple's keys, in the order of ``APSKey/all``.
    package func apsValues(in schema: Schema) -> [(key: APSKey, value: APSValue)] {
        // A background push may hold nothing that people would see or hear (reference, Pushing background updates).
        guard isShown else { return [(.contentAvailable, .flag)] }
        return Self.keysOfPushes.compactMap { apsKey, key in key.sent(self, in: schema).map { (apsKey, $0) } }
    }

    /// Texts with placeholders that go under Apple's keys.
    package var apsTemplates: [(key: APSKey, template: Template)] {
        Self.keysOfPushes.compactMap { apsKey, key in key.value(self).apsValue?.template.map { (apsKey, $0) } }
    }

    /// A key of the language is named like the one of Apple's that gets its value.
    private static let keysOfPushes: [(APSKey, Key<Notification>)] = APSKey.all.compactMap { apsKey in
        guard apsKey.place == .aps || apsKey.place == .alert else { return nil }
        return keys.keys.first { $0.name == apsKey.name }.map { (apsKey, $0) }
    }
}
