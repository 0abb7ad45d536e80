import AppleFacts

/// What a server sends a push to, for advice in its words.
package enum PushService: Sendable {
    /// APNs, and services that take its payload.
    case apns
    case expo

    /// What to do about a missing key of `aps`; nil if the service has no such key.
    ///
    /// - Parameter json: The value in a payload for APNs.
    package func adding(_ key: String, _ json: String) -> String? {
        switch self {
        case .apns: "add \"\(key)\": \(json) to aps"
        case .expo:
            if let flag = ExpoKey.flags.first(where: { $0.value == key }) {
                "add \"\(flag.key)\": true to the message"
            } else if key == ExpoKey.sound {
                "add \"\(key)\": \(json.replacing(": 1,", with: ": true,")) to the message"
            } else {
                ExpoKey.values.first { $0.value == key }.map { "add \"\($0.key)\": \(json) to the message" }
            }
        }
    }

    /// Where keys of the app belong.
    package var placeOfData: String {
        switch self {
        case .apns: "next to aps"
        case .expo: "to '\(ExpoKey.data)'"
        }
    }
}
