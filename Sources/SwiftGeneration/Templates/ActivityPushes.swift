import Foundation

#if BELFRY_ACTIVITY_PUSHES
// MARK: - Pushes of Live Activities

nonisolated extension Namespace.Push {
    /// - Parameters:
    ///   - members: The keys of `aps` except the event and the time.
    ///   - channel: The channel of a broadcast.
    init(
        activity event: String, _ members: [String: Namespace.JSON?], priority: String, channel: String? = nil,
        at now: Date
    ) {
        var aps = members.compactMapValues { $0 }
        aps["event"] = .string(event)
        aps["timestamp"] = ._seconds(now)
        var headers = ["apns-push-type": "liveactivity", "apns-priority": priority]
        if let channel {
            headers["apns-channel-id"] = channel
            headers["apns-expiration"] = "0"
        }
        self.init(aps: aps, headers: headers)
    }
}

nonisolated extension Namespace.JSON {
    /// Without members that have no value.
    static func _members(_ members: [String: Self?]) -> Self { .object(members.compactMapValues { $0 }) }

    /// Seconds since 1970, as the system reads the dates of the push itself. At most those of the year 9999.
    static func _seconds(_ date: Date, after interval: Double = 0) -> Self {
        .integer(Int64(max(0, min(date.timeIntervalSince1970 + interval, 253_402_300_799))))
    }

    #if BELFRY_NUMBER_ACTIVITIES
    /// - Throws: If a number is infinite or not a number.
    static func _sendable(_ members: [String: Self?]) throws(Namespace.UnsendableNumber) -> [String: Self?] {
        let place = Self._members(members)._placeOfUnsendableNumber
        if let place { throw Namespace.UnsendableNumber(key: place) }
        return members
    }
    #endif
}
#endif
