import Foundation

// MARK: - Values of payloads

nonisolated extension Namespace {
    #if BELFRY_NOTIFICATIONS
    /// A notification of this schema.
    public nonisolated protocol NotificationPayload: Hashable, Sendable {
        /// For generated code, which calls it with `init(payload:)`.
        static func read(_ payload: PayloadReader) throws(Unrecognized) -> Self
    }

    /// Reads the values of a payload. Errors contain the place of the value.
    public nonisolated struct PayloadReader {
        let value: JSON?
        /// `members[2].name`; empty for the payload itself.
        let place: String
        let payload: [String: JSON]

        init(_ payload: [String: JSON]) { self.init(.object(payload), at: "", in: payload) }

        private init(_ value: JSON?, at place: String, in payload: [String: JSON]) {
            self.value = value
            self.place = place
            self.payload = payload
        }

        #if BELFRY_DATA
        subscript<Value: PayloadValue>(key: String) -> Value {
            get throws(Unrecognized) { try Value(reading: member(key)) }
        }

        #if BELFRY_PATHS
        /// Reads the value at a path of keys, or at a former path if there is none.
        func value<Value: PayloadValue>(at path: [String], or former: [String]...) throws(Unrecognized) -> Value {
            let readers = ([path] + former).map { keys in keys.reduce(self) { $0.member($1) } }
            let current = readers.first { !$0.isMissing } ?? path.reduce(self) { $0.member($1) }
            return try Value(reading: current)
        }
        #endif

        private func member(_ key: String) -> PayloadReader {
            let inner = place.isEmpty ? key : "\(place).\(key)"
            guard case .object(let members)? = value else { return PayloadReader(nil, at: inner, in: payload) }
            return PayloadReader(members[key], at: inner, in: payload)
        }

        #if BELFRY_LIST_DATA
        func items<Item: PayloadValue>() throws(Unrecognized) -> [Item] {
            guard case .array(let values)? = value else { throw wrong("a list") }
            var items: [Item] = []
            for (index, value) in values.enumerated() {
                items.append(try Item(reading: PayloadReader(value, at: "\(place)[\(index)]", in: payload)))
            }
            return items
        }
        #endif

        #if BELFRY_JSON_TEXT_DATA
        /// Reads the JSON in a string.
        func contentOfText() throws(Unrecognized) -> PayloadReader {
            guard case .string(let text)? = value,
                let content = try? JSONDecoder().decode(DecodedJSON.self, from: Data(text.utf8))
            else { throw wrong("a string that contains JSON") }
            return PayloadReader(content.value, at: place, in: payload)
        }
        #endif

        #if BELFRY_OPTIONAL_DATA || BELFRY_PATHS
        var isMissing: Bool { value == nil || value == .null }
        #endif

        #if BELFRY_STRING_DATA
        func text() throws(Unrecognized) -> String {
            guard case .string(let text)? = value else { throw wrong("a string") }
            return text
        }
        #endif

        func wrong(_ expected: String) -> Unrecognized {
            let problem = value == nil ? "missing" : "expected \(expected)"
            return Unrecognized(reason: .payload(key: place, problem: problem), payload: payload)
        }
        #endif
    }
    #endif

    #if BELFRY_DATA || BELFRY_WRITTEN
    /// A type of values in payloads.
    nonisolated protocol PayloadValue {
        init(reading payload: PayloadReader) throws(Unrecognized)
        /// Sets the JSON of the value. A missing value sets nothing.
        func write(to json: inout JSON?)
    }
    #endif

    #if BELFRY_CHOICE_DATA
    /// A string that is one of several values.
    nonisolated protocol PayloadChoice: PayloadValue, RawRepresentable where RawValue == String {}
    #endif

    #if BELFRY_OBJECT_DATA
    /// An object within the data of a notification.
    nonisolated protocol PayloadObject: PayloadValue {
        static func read(_ payload: PayloadReader) throws(Unrecognized) -> Self
        /// By their keys.
        var wireMembers: [String: any PayloadValue] { get }
    }
    #endif
}

#if BELFRY_NOTIFICATIONS
nonisolated extension Namespace.NotificationPayload {
    /// Reads a payload. Errors name the missing or wrong key.
    public init(payload: [String: Namespace.JSON]) throws(Namespace.Unrecognized) {
        self = try Self.read(Namespace.PayloadReader(payload))
    }
}
#endif

#if BELFRY_WRITTEN
nonisolated extension Namespace {
    /// The payload without `aps`: the identifier of the notification, and its data.
    static func payload(_ identifier: String, _ members: [String: any PayloadValue]) -> [String: JSON] {
        var payload: [String: JSON] = [notificationKey: .string(identifier)]
        #if BELFRY_NESTED_DATA
        for (path, value) in members {
            var json: JSON?
            value.write(to: &json)
            set(json, at: path.split(separator: ".", omittingEmptySubsequences: false)[...], in: &payload)
        }
        #else
        for (key, value) in members { value.write(to: &payload[key]) }
        #endif
        return payload
    }

    #if BELFRY_NESTED_DATA
    /// Sets a value inside objects, and creates missing ones.
    private static func set(_ value: JSON?, at path: ArraySlice<Substring>, in members: inout [String: JSON]) {
        guard let value, let key = path.first.map({ String($0) }) else { return }
        if path.count == 1 {
            members[key] = value
            return
        }
        var object: [String: JSON] = [:]
        if case .object(let existing)? = members[key] { object = existing }
        set(value, at: path.dropFirst(), in: &object)
        members[key] = .object(object)
    }
    #endif
}
#endif
