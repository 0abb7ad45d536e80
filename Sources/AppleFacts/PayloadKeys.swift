/// Names of Apple's keys that Belfry's code refers to. ``APSKey`` lists all keys.
package enum PayloadKey {
    /// The object that the system reads. All other keys of the payload belong to the app.
    package static let aps = "aps"
    package static let simulatorTargetBundle = "Simulator Target Bundle"
    package static let watchSimulatorActions = "WatchKit Simulator Actions"

    package static let alert = "alert"
    package static let badge = "badge"
    package static let sound = "sound"
    package static let category = "category"
    package static let interruptionLevel = "interruption-level"
    package static let mutableContent = "mutable-content"
    package static let contentAvailable = "content-available"

    package static let event = "event"
    package static let timestamp = "timestamp"
    package static let contentChanged = "content-changed"

    /// A text of an alert: its key, the key of its key in a strings file, and the key of the arguments.
    package typealias AlertText = (text: String, locKey: String, locArgs: String)
    package static let title: AlertText = ("title", "title-loc-key", "title-loc-args")
    package static let subtitle: AlertText = ("subtitle", "subtitle-loc-key", "subtitle-loc-args")
    package static let body: AlertText = ("body", "loc-key", "loc-args")
    package static let alertTexts = [title, subtitle, body]

    package static let critical = "critical"
    package static let name = "name"
    package static let volume = "volume"
}

/// Keys of `aps` in the pushes of Live Activities (ActivityKit, *Starting and updating Live Activities with ActivityKit
/// push notifications*).
package enum ActivityKey {
    package static let staleDate = "stale-date"
    package static let dismissalDate = "dismissal-date"
    package static let contentState = "content-state"
    package static let attributesType = "attributes-type"
    package static let attributes = "attributes"
    package static let relevanceScore = "relevance-score"
    package static let inputPushToken = "input-push-token"
    package static let inputPushChannel = "input-push-channel"
}

/// The values of `event`.
package enum ActivityEvent: String, CaseIterable, Sendable {
    case start, update, end
}

/// Keys that Firebase adds to a payload on the way to the device (reference, *FCM HTTP v1 API*, `data`: words that
/// begin with `google` or `gcm` are reserved).
package enum FirebaseKey {
    package static let prefixes = ["gcm.", "google."]
    package static let options = "fcm_options"

    package static func isReserved(_ key: String) -> Bool { key == options || prefixes.contains(where: key.hasPrefix) }

    package static let apns = "apns"
    package static let notification = "notification"
    package static let data = "data"
    /// The parts of a message that are objects.
    package static let objects = [apns, notification, data, "android", "webpush"]
    /// A message has one of them.
    package static let recipients = ["token", "topic", "condition"]
    /// The keys of a message (reference, *FCM HTTP v1 API*). The Admin SDKs send one message to several `tokens`.
    package static let ofMessage = objects + recipients + [options, "fcmOptions", "name", "tokens"]

    /// The key under `apns` with the token of a Live Activity, and its name in the Admin SDK for Node.
    package static let liveActivityTokens = ["live_activity_token", "liveActivityToken"]

    /// Keys of `aps` in the Admin SDK for Node, which renames them.
    package static let namesOfAPS = [
        "contentAvailable": PayloadKey.contentAvailable, "mutableContent": PayloadKey.mutableContent,
        "threadId": "thread-id",
    ]
    /// Flags that the Admin SDK for Node sends as 1 or leaves out.
    package static let flagsOfAdminSDK = [PayloadKey.contentAvailable, PayloadKey.mutableContent]
    /// Keys of `alert` in the Admin SDK for Node, which renames them.
    package static let namesOfAlert = [
        "locKey": "loc-key", "locArgs": "loc-args", "titleLocKey": "title-loc-key", "titleLocArgs": "title-loc-args",
        "subtitleLocKey": "subtitle-loc-key", "subtitleLocArgs": "subtitle-loc-args", "actionLocKey": "action-loc-key",
        "launchImage": "launch-image",
    ]
}

/// Headers of a request to APNs (reference, *Sending notification requests to APNs*).
package enum PushHeader {
    package static let pushType = "apns-push-type"
    package static let priority = "apns-priority"
    package static let topic = "apns-topic"
    package static let collapseID = "apns-collapse-id"
    package static let expiration = "apns-expiration"
    package static let id = "apns-id"
    package static let channelID = "apns-channel-id"
    /// Identifies a broadcast in logs.
    package static let requestID = "apns-request-id"

    package static let all = [pushType, priority, topic, collapseID, expiration, id, channelID, requestID]
}

/// The values of `apns-push-type` (reference, *Sending notification requests to APNs*).
package enum PushType: String, CaseIterable, Sendable {
    case alert, background, complication, controls, fileprovider, liveactivity, location, mdm, pushtotalk, voip, widgets

    /// The text after the bundle identifier in the topic.
    package var topicSuffix: String {
        switch self {
        case .alert, .background, .mdm: ""
        case .complication: ".complication"
        case .controls: ".push-type.controls"
        case .fileprovider: ".pushkit.fileprovider"
        case .liveactivity: ".push-type.liveactivity"
        case .location: ".location-query"
        case .pushtotalk: ".voip-ptt"
        case .voip: ".voip"
        case .widgets: ".push-type.widgets"
        }
    }

    /// Whether it is for UserNotifications, and not for example a call or the update of a widget.
    package var isNotification: Bool { self == .alert || self == .background }

    /// The bytes that a payload can have (reference, *Generating a remote notification*).
    package var payloadBytes: Int { self == .voip ? Limits.payloadBytesOfCalls : Limits.payloadBytes }
}
