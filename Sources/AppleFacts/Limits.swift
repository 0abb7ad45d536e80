/// Apple's limits.
package enum Limits {
    /// Actions of a category where space is unlimited (reference of `UNNotificationCategory`).
    package static let actionsOfCategory = 10
    /// Buttons in the detail view (Human Interface Guidelines, Notifications).
    package static let actionsInDetailView = 4
    /// Actions where space is limited, such as in a banner (reference of `UNNotificationCategory`).
    package static let actionsInBanner = 2
    /// Bytes of a payload (reference, *Generating a remote notification*).
    package static let payloadBytes = 4096
    /// Bytes of a payload of type `voip` (reference, *Generating a remote notification*).
    package static let payloadBytesOfCalls = 5120
    /// Bytes of a broadcast (reference, *Sending broadcast push notification requests to APNs*).
    package static let payloadBytesOfBroadcasts = 5120
    /// Seconds that a Live Activity stays after its end (ActivityKit, *Displaying live data with Live Activities*).
    package static let secondsAfterEnd = 4 * 60 * 60
    /// Seconds that APNs stores a push for a device that can't be reached (Sending notification requests to APNs).
    package static let secondsOfStorage = 30 * 24 * 60 * 60
    /// Seconds that a Live Activity lasts at most (Human Interface Guidelines, *Live Activities*).
    package static let secondsOfActivity = 8 * 60 * 60
    /// Leaves a fifth of the payload for values that are longer than expected. Apple has no such limit.
    package static let payloadComfortableBytes = payloadBytes * 4 / 5
    /// Bytes of the header `apns-collapse-id` (reference, *Sending notification requests to APNs*).
    package static let collapseIdentifierBytes = 64
    /// Bytes of an identifier that Belfry accepts. Apple has no limit.
    package static let identifierBytes = 128
    /// Seconds of a sound. The system replaces longer sounds, and those of exactly this length, with the default sound
    /// (reference of `UNNotificationSound`).
    package static let soundSeconds = 30.0
    /// Seconds after which a banner disappears and stops its sound. Observed; Apple documents no limit.
    package static let soundOfBannerSeconds = 5.0
}
