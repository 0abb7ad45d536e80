/// Numbers that Apple states.
package enum Limits {
    /// Actions of a category where there is room for all (reference of `UNNotificationCategory`).
    package static let actionsOfCategory = 10
    /// Buttons in the detail view (Human Interface Guidelines, Notifications).
    package static let actionsInDetailView = 4
    /// Actions where space is tight, such as a banner (reference of `UNNotificationCategory`).
    package static let actionsInBanner = 2
    /// Bytes of a payload (reference, *Generating a remote notification*).
    package static let payloadBytes = 4096
    /// Of these, what leaves a fifth for values that are longer than expected; Apple names no such limit.
    package static let payloadComfortableBytes = payloadBytes * 4 / 5
    /// Bytes of the header `apns-collapse-id` (reference, *Sending notification requests to APNs*).
    package static let collapseIdentifierBytes = 64
    /// Bytes of an identifier that we accept; Apple names no limit.
    package static let identifierBytes = 128
    /// Seconds of a sound: one that is as long or longer is replaced by the default sound (reference of
    /// `UNNotificationSound`).
    package static let soundSeconds = 30.0
    /// Seconds after which a banner takes its sound along when it goes; seen in the field, Apple names no such limit.
    package static let soundOfBannerSeconds = 5.0
}
