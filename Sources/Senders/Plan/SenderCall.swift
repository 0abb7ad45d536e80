import AppleFacts
import Diagnostics
package import NotificationSchema

/// A function of a sender: it takes values and makes one push.
package struct SenderCall: Sendable {
    package enum Kind: Sendable {
        case notification
        /// `start`, `update`, `end`, or the name of an alert.
        case activity(occasion: String)
    }

    package let kind: Kind
    /// The notification or activity.
    package let declaration: Text
    /// The place for findings about its name: the declaration, or the alert of an activity.
    package let place: Text
    package let documentation: String?
    package let deprecation: Deprecation?
    package let parameters: [SenderParameter]
    package let options: SenderOptions
    /// In the order of writing.
    package let headers: [SenderHeader]
    /// An object, with its keys in canonical order.
    package let aps: SenderNode
    /// The keys next to `aps`, in canonical order.
    package let data: [SenderNode.Member]
    /// The bytes that APNs accepts.
    package let byteLimit: Int
    /// The bytes of a push to a channel.
    package let byteLimitOfBroadcast: Int

    package func parameter(named name: String) -> SenderParameter? { parameters.first { $0.name.value == name } }
}

/// A value that the caller gives.
package struct SenderParameter: Sendable {
    package let name: Text
    /// The notification or activity that has it.
    package let owner: Text
    package let type: SenderType
    /// The values of an enum, with their places.
    package let values: [Text]
    package let isOptional: Bool
    package let deprecation: Deprecation?
}

/// What a caller says about the sending itself.
package struct SenderOptions: Sendable {
    /// The time of sending. It is the current time unless the caller gives another.
    package var usesTime = false
    /// The language and region of the person who reads a formatted value.
    package var usesLocale = false
    /// The time zone of that person.
    package var usesTimeZone = false
    /// Whether a push of an activity counts against its budget, as an alert does.
    package var hasUrgency = false
    /// Whether the push goes to a channel. One that starts an activity only names the channel.
    package var channel = ActivityBroadcast.never
    /// Whether Firebase delivers it with the token of a Live Activity.
    package var isForActivity = false
}

/// A header of the request to APNs.
package struct SenderHeader: Sendable {
    package enum Value: Sendable {
        case constant(String)
        /// The bundle identifier of the app, followed by this text. The header is missing if the schema has none.
        case topic(suffix: String)
        case text(SenderText)
        /// This many seconds after the time of sending, in whole seconds since 1970.
        case time(after: Int)
        case priority(urgent: String, otherwise: String)
        case channel
    }

    package enum Presence: Sendable {
        case always, withChannel, withoutChannel
    }

    package let key: String
    package let value: Value
    package let presence: Presence

    init(_ key: String, _ value: Value, _ presence: Presence = .always) {
        (self.key, self.value, self.presence) = (key, value, presence)
    }

    /// The bytes that APNs accepts; nil if no value can have more.
    package var byteLimit: Int? { key == PushHeader.collapseID ? Limits.collapseIdentifierBytes : nil }
}

/// The pushes of a Live Activity.
package struct SenderActivity: Sendable {
    package let name: Text
    package let documentation: String?
    /// Empty if no push starts the activity, and no alert has a value of them.
    package let attributes: [SenderParameter]
    package let state: [SenderParameter]
    /// In the order of their use: the start, updates, updates with alerts, the end.
    package let calls: [SenderCall]
}
