import Foundation

// MARK: - Payloads

nonisolated extension Namespace {
    /// A value of a payload.
    public nonisolated indirect enum JSON: Hashable, Sendable {
        case null
        case bool(Bool)
        case integer(Int64)
        case number(Double)
        case string(String)
        case array([JSON])
        case object([String: JSON])

        #if BELFRY_DECIMAL_DATA
        /// A string. “Not a number” stays a number, which can't be sent.
        static func _decimal(_ number: Decimal) -> JSON {
            return number.isNaN ? .number(.nan) : .string(number.description)
        }
        #endif

        #if BELFRY_MATCH
        /// A constant as text, for comparison.
        var _text: String? {
            switch self {
            case .bool(let flag): return flag ? "true" : "false"
            case .integer(let number): return String(number)
            case .number(let number): return String(number)
            case .string(let text): return text
            case .null, .array, .object: return nil
            }
        }
        #endif

        #if BELFRY_MATCH_NESTED
        subscript(key: String) -> JSON? {
            guard case .object(let members) = self else { return nil }
            return members[key]
        }
        #endif
    }

    #if BELFRY_NUMBERS
    /// A number that JSON can't represent: infinity, or “not a number”.
    public nonisolated struct UnsendableNumber: Error, Hashable, Sendable {
        /// Its place in the payload: `members[2].weight`.
        public var key: String
    }
    #endif

    #if BELFRY_PUSHES
    /// A request to APNs, for servers.
    public nonisolated struct Push: Hashable, Sendable {
        public var headers: [String: String]
        /// Canonical JSON.
        public var payload: Data

        #if BELFRY_NOTIFICATION_PUSHES
        /// - Parameters:
        ///   - members: The data of the notification by their keys.
        ///   - headers: Those that aren't the usual ones of an alert.
        init(
            _ identifier: String, _ members: [String: any _PayloadValue], alert: [String: JSON] = [:],
            aps: [String: JSON], headers other: [String: String] = [:]
        ) {
            headers = ["apns-push-type": "alert", "apns-priority": "10"].merging(other) { $1 }
            #if BELFRY_PUSH_TOPIC
            #if BELFRY_TOPIC_SUFFIXES
            headers["apns-topic"] = topic(of: headers)
            #else
            headers["apns-topic"] = pushTopic
            #endif
            #endif
            let aps = alert.isEmpty ? aps : aps.merging(["alert": .object(alert)]) { $1 }
            let own = JSON._sorted(Namespace._payload(identifier, members)).map { ",\($0)" }.joined()
            #if BELFRY_OPTIONAL_KEYS
            // Keys from optional data without a value.
            let values = aps.filter { $0.value != .null }
            payload = Data("{\"aps\":\(JSON.object(values)._canonical)\(own)}".utf8)
            #else
            payload = Data("{\"aps\":\(JSON.object(aps)._canonical)\(own)}".utf8)
            #endif
        }

        #if BELFRY_NUMBER_PUSHES
        init(
            _ identifier: String, withNumbers members: [String: any _PayloadValue], alert: [String: JSON] = [:],
            aps: [String: JSON], headers: [String: String] = [:]
        ) throws(UnsendableNumber) {
            let place = JSON.object(Namespace._payload(identifier, members))._placeOfUnsendableNumber
            if let place { throw UnsendableNumber(key: place) }
            self.init(identifier, members, alert: alert, aps: aps, headers: headers)
        }
        #endif
        #endif

        #if BELFRY_PLAIN_PUSHES
        /// A push without keys of the app. A broadcast has a channel instead of a topic.
        init(aps: [String: JSON], headers: [String: String]) {
            self.headers = headers
            #if BELFRY_PUSH_TOPIC
            if headers["apns-channel-id"] == nil { self.headers["apns-topic"] = topic(of: headers) }
            #endif
            payload = Data("{\"aps\":\(JSON.object(aps)._canonical)}".utf8)
        }
        #endif
    }
    #endif

    #if BELFRY_PUSH_TOPIC
    #if BELFRY_TOPIC_SUFFIXES
    private static func topic(of headers: [String: String]) -> String {
        switch headers["apns-push-type"] {
        case "controls", "liveactivity", "widgets": return "\(pushTopic).push-type.\(headers["apns-push-type"] ?? "")"
        case "location": return "\(pushTopic).location-query"
        case "pushtotalk": return "\(pushTopic).voip-ptt"
        case "voip": return "\(pushTopic).voip"
        default: return pushTopic
        }
    }
    #endif
    #endif
}

nonisolated extension Namespace.JSON: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self = .string(value) }
}
