package import AppleFacts

/// A key that only some systems know.
package struct KeyAvailability<Model: KeyedModel>: Sendable {
    /// The name in the language.
    package let name: String
    /// The first system versions that know it.
    package let availability: Availability
    private let key: Key<Model>

    fileprivate init(_ key: Key<Model>, _ availability: Availability) {
        (name, self.availability, self.key) = (key.name, availability, key)
    }

    /// Whether the model declares or inherits the key.
    package func isDeclared(by model: Model) -> Bool { !key.value(model).isMissing }
}

extension Action {
    package static let availabilities = keys.all.compactMap { key in
        key.description.availability.map { KeyAvailability(key, $0) }
    }
}

extension Category {
    package static let availabilities = keys.all.compactMap { key in
        key.description.availability.map { KeyAvailability(key, $0) }
    }
}

extension Notification {
    /// Most of them follow from Apple's keys.
    package static let availabilities = keys.all.compactMap { key in
        (key.description.availability ?? key.description.apsKey?.property?.availability).map {
            KeyAvailability(key, $0)
        }
    }
}
