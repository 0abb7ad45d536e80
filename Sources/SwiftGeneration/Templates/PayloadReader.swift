import Foundation

// MARK: - Values of payloads

nonisolated extension Namespace {
    #if BELFRY_NOTIFICATIONS
    /// A notification of this schema.
    public nonisolated protocol NotificationPayload: Hashable, Sendable {
        /// Reads the data. Others call `init(payload:)`.
        typealias _Reading = @Sendable (_PayloadReader) throws(Unrecognized.Reason) -> Self
        static var _read: _Reading { get }
    }

    /// Reads the values of a payload. Errors contain the place of the value.
    public nonisolated struct _PayloadReader {
        let value: JSON?
        /// `members[2].name`; empty for the payload itself.
        let place: String

        init(_ payload: [String: JSON]) { self.init(.object(payload), at: "") }

        private init(_ value: JSON?, at place: String) {
            self.value = value
            self.place = place
        }

        #if BELFRY_DATA
        subscript<Value: _PayloadValue>(key: String) -> Value {
            get throws(Unrecognized.Reason) { try Value(_reading: member(key)) }
        }

        #if BELFRY_PATHS
        /// Reads the value at a path of keys, or at a former path if there is none.
        func value<Value: _PayloadValue>(
            at path: [String], or former: [String]...
        ) throws(Unrecognized.Reason) -> Value {
            let readers = ([path] + former).map { keys in keys.reduce(self) { $0.member($1) } }
            let current = readers.first { !$0.isMissing } ?? path.reduce(self) { $0.member($1) }
            return try Value(_reading: current)
        }
        #endif

        private func member(_ key: String) -> _PayloadReader {
            let inner = place.isEmpty ? key : "\(place).\(key)"
            guard case .object(let members)? = value else { return _PayloadReader(nil, at: inner) }
            return _PayloadReader(members[key], at: inner)
        }

        #if BELFRY_LIST_DATA
        func items<Item: _PayloadValue>() throws(Unrecognized.Reason) -> [Item] {
            guard case .array(let values)? = value else { throw wrong("a list") }
            var items: [Item] = []
            for (index, value) in values.enumerated() {
                items.append(try Item(_reading: _PayloadReader(value, at: "\(place)[\(index)]")))
            }
            return items
        }
        #endif

        #if BELFRY_JSON_TEXT_DATA
        /// Reads the JSON in a string.
        func contentOfText() throws(Unrecognized.Reason) -> _PayloadReader {
            guard case .string(let text)? = value,
                let content = try? JSONDecoder().decode(_DecodedJSON.self, from: Data(text.utf8))
            else { throw wrong("a string that contains JSON") }
            return _PayloadReader(content.value, at: place)
        }
        #endif

        #if BELFRY_OPTIONAL_DATA || BELFRY_PATHS
        var isMissing: Bool { value == nil || value == .null }
        #endif

        #if BELFRY_STRING_DATA
        func text() throws(Unrecognized.Reason) -> String {
            guard case .string(let text)? = value else { throw wrong("a string") }
            return text
        }
        #endif

        func wrong(_ expected: String) -> Unrecognized.Reason {
            let problem = value == nil ? "missing" : "expected \(expected)"
            return .payload(key: place, problem: problem)
        }
        #endif
    }
    #endif

    #if BELFRY_DATA || BELFRY_WRITTEN
    /// A type of values in payloads.
    nonisolated protocol _PayloadValue {
        init(_reading payload: _PayloadReader) throws(Unrecognized.Reason)
        /// Sets the JSON of the value. A missing value sets nothing.
        func _write(to json: inout JSON?)
    }
    #endif

    #if BELFRY_CHOICE_DATA
    /// A string that is one of several values.
    nonisolated protocol _PayloadChoice: _PayloadValue, RawRepresentable where RawValue == String {}
    #endif

    #if BELFRY_OBJECT_DATA
    /// An object within the data of a notification.
    nonisolated protocol _PayloadObject: _PayloadValue {
        typealias _Reading = @Sendable (_PayloadReader) throws(Unrecognized.Reason) -> Self
        static var _read: _Reading { get }
        /// By their keys.
        var _wireMembers: [String: any _PayloadValue] { get }
    }
    #endif
}

#if BELFRY_NOTIFICATIONS
nonisolated extension Namespace.NotificationPayload {
    /// Reads a payload. Errors name the missing or wrong key.
    public init(payload: [String: Namespace.JSON]) throws(Namespace.Unrecognized) {
        do throws(Namespace.Unrecognized.Reason) {
            self = try Self._read(Namespace._PayloadReader(payload))
        } catch {
            throw Namespace.Unrecognized(reason: error, payload: payload)
        }
    }
}
#endif

#if BELFRY_WRITTEN
nonisolated extension Namespace {
    /// The payload without `aps`: the identifier of the notification, and its data.
    static func _payload(_ identifier: String, _ members: [String: any _PayloadValue]) -> [String: JSON] {
        var payload: [String: JSON] = [notificationKey: .string(identifier)]
        #if BELFRY_NESTED_DATA
        for (path, value) in members {
            var json: JSON?
            value._write(to: &json)
            set(json, at: path.split(separator: ".", omittingEmptySubsequences: false)[...], in: &payload)
        }
        #else
        for (key, value) in members { value._write(to: &payload[key]) }
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
