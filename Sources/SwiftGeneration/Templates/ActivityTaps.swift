import Foundation

#if BELFRY_ACTIVITY_TAPS
// MARK: - Taps on Live Activities

nonisolated extension Namespace {
    /// The parts of the URL of a tap: `scheme://activity/match?home=Ulm`.
    nonisolated struct _ActivityURL {
        let activity: String
        private var values: [String: String] = [:]

        /// A value as text.
        nonisolated struct Value {
            let text: String
        }

        /// A value that is missing, or has another type.
        private struct WrongValue: Error {}

        private static let host = "activity"
        private static let longest = 16_384

        /// Nil if the URL has another form. A value that is there twice means nothing.
        init?(_ url: URL, scheme: String) {
            guard url.absoluteString.utf8.count <= Self.longest,
                let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
                parts.scheme?.lowercased() == scheme, parts.host == Self.host, parts.path.hasPrefix("/")
            else { return nil }
            activity = String(parts.path.dropFirst())
            for item in parts.queryItems ?? [] {
                guard let value = item.value, values.updateValue(value, forKey: item.name) == nil else { return nil }
            }
        }

        static func url(_ activity: String, _ values: [String: Value?], scheme: String) -> URL? {
            var parts = URLComponents()
            parts.scheme = scheme
            parts.host = host
            parts.path = "/\(activity)"
            let items = values.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0.text) } }
            if !items.isEmpty { parts.queryItems = items.sorted { $0.name < $1.name } }
            return parts.url
        }

        #if BELFRY_TAP_VALUES
        /// - Parameter names: The name of the value, then its former names.
        func value<Content: _ActivityURLContent>(_ names: String...) throws -> Content {
            guard let content: Content = try optional(names) else { throw WrongValue() }
            return content
        }
        #endif

        #if BELFRY_TAP_OPTIONALS
        func optional<Content: _ActivityURLContent>(_ names: String...) throws -> Content? { try optional(names) }
        #endif

        #if BELFRY_TAP_VALUES || BELFRY_TAP_OPTIONALS
        private func optional<Content: _ActivityURLContent>(_ names: [String]) throws -> Content? {
            guard let text = names.lazy.compactMap({ values[$0] }).first else { return nil }
            guard let content = Content(Value(text: text)) else { throw WrongValue() }
            return content
        }
        #endif
    }

    #if BELFRY_TAP_VALUES || BELFRY_TAP_OPTIONALS
    /// A value that a URL carries as text.
    nonisolated protocol _ActivityURLContent {
        init?(_ value: _ActivityURL.Value)
        func _activityValue() -> _ActivityURL.Value
    }
    #endif
}

#if BELFRY_TAP_CHOICES
nonisolated extension Namespace._ActivityURLContent where Self: RawRepresentable, RawValue == String {
    init?(_ value: Namespace._ActivityURL.Value) { self.init(rawValue: value.text) }

    func _activityValue() -> Namespace._ActivityURL.Value { .init(text: rawValue) }
}
#endif

#if BELFRY_TAP_LOSSLESS
nonisolated extension Namespace._ActivityURLContent where Self: LosslessStringConvertible {
    init?(_ value: Namespace._ActivityURL.Value) { self.init(value.text) }

    func _activityValue() -> Namespace._ActivityURL.Value { .init(text: description) }
}
#endif

#if BELFRY_TAP_STRINGS
nonisolated extension String: Namespace._ActivityURLContent {}
#endif

#if BELFRY_TAP_INTEGERS
nonisolated extension Int: Namespace._ActivityURLContent {}
#endif

#if BELFRY_TAP_BOOLEANS
nonisolated extension Bool: Namespace._ActivityURLContent {}
#endif

#if BELFRY_TAP_NUMBERS
nonisolated extension Double: Namespace._ActivityURLContent {
    init?(_ value: Namespace._ActivityURL.Value) {
        guard let number = Double(value.text), number.isFinite else { return nil }
        self = number
    }

    func _activityValue() -> Namespace._ActivityURL.Value { .init(text: description) }
}
#endif

#if BELFRY_TAP_DECIMALS
nonisolated extension Decimal: Namespace._ActivityURLContent {
    init?(_ value: Namespace._ActivityURL.Value) {
        // The initializer ignores what follows a number.
        guard let number = Decimal(string: value.text), number.description == value.text else { return nil }
        self = number
    }

    func _activityValue() -> Namespace._ActivityURL.Value { .init(text: description) }
}
#endif

#if BELFRY_TAP_DATES
nonisolated extension Date: Namespace._ActivityURLContent {
    /// Seconds since 2001, in the years that a calendar can show.
    init?(_ value: Namespace._ActivityURL.Value) {
        guard let seconds = Double(value.text), abs(seconds) < 3e11 else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }

    func _activityValue() -> Namespace._ActivityURL.Value { .init(text: timeIntervalSinceReferenceDate.description) }
}
#endif

#if BELFRY_TAP_URLS
nonisolated extension URL: Namespace._ActivityURLContent {
    init?(_ value: Namespace._ActivityURL.Value) { self.init(string: value.text) }

    func _activityValue() -> Namespace._ActivityURL.Value { .init(text: absoluteString) }
}
#endif

#if BELFRY_TAP_UUIDS
nonisolated extension UUID: Namespace._ActivityURLContent {
    init?(_ value: Namespace._ActivityURL.Value) { self.init(uuidString: value.text) }

    func _activityValue() -> Namespace._ActivityURL.Value { .init(text: uuidString) }
}
#endif
#endif
