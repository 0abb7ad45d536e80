/// A key that Apple reads in a payload: its place, its values, and its property on the device.
///
/// Payloads, their JSON Schemas, `check-payload`, `push()`, content that the app makes, and the rules on availability and
/// background pushes use it. A key that notifications declare is an entry of the table of their keys.
package struct APSKey: Sendable {
    package enum Place: Sendable {
        /// Next to `aps`.
        case payload
        case aps, alert
        /// In the sound of a critical alert.
        case sound
    }

    /// The type of the value.
    package enum Value: Sendable {
        case text
        /// A text that isn't empty.
        case name
        case texts
        /// The number 1. Apple documents no other number and no Boolean.
        case flag
        /// A whole number, 0 or more.
        case count
        /// From 0 to 1.
        case fraction
        case alert, sound
        /// Whole seconds since 1970.
        case seconds
        /// The event of a Live Activity.
        case event
        /// Any number, 0 or more.
        case score
        /// The Boolean `true`, which Apple prints for `content-changed` alone.
        case yes
        case object
        case anything
    }

    /// Apple's document about the key.
    package enum Source: Sendable {
        /// *Generating a remote notification*, tables 1 to 3.
        case remoteNotification
        /// *Starting and updating Live Activities with ActivityKit push notifications*.
        case activityKit
        /// *Updating widgets with WidgetKit push notifications*.
        case widgetKit
        /// Documents about older systems. Current systems ignore the key.
        case archive
        /// Release notes of Xcode 11.4, and templates of Xcode.
        case xcode
    }

    /// The property of `UNMutableNotificationContent` that has the same meaning.
    package struct Property: Sendable {
        package let name: String
        /// Nil if it is as old as `UNNotificationContent`.
        package let availability: Availability?

        package init(_ name: String, _ availability: Availability? = nil) {
            (self.name, self.availability) = (name, availability)
        }
    }

    package let name: String
    package let place: Place
    package let value: Value
    /// The types of push that can carry it.
    package let pushTypes: Set<PushType>
    /// Nil if an app can't set it.
    package let property: Property?
    package let source: Source
    /// Whether the enclosing object requires it.
    package let isRequired: Bool

    package init(
        _ name: String,
        in place: Place = .aps,
        _ value: Value,
        of pushTypes: Set<PushType> = [.alert],
        property: Property? = nil,
        source: Source = .remoteNotification,
        isRequired: Bool = false
    ) {
        (self.name, self.place, self.value, self.pushTypes) = (name, place, value, pushTypes)
        (self.property, self.source, self.isRequired) = (property, source, isRequired)
    }

    /// Whether only older systems read it.
    package var isLegacy: Bool { source == .archive }

    /// Whether people see or hear it. A background push has no such key.
    package var isVisible: Bool { pushTypes.contains(.alert) && !pushTypes.contains(.background) }

    /// Whether an alert or background push can contain it.
    package var isOfNotifications: Bool { !pushTypes.isDisjoint(with: [.alert, .background]) }
}

// MARK: - The table

extension APSKey {
    /// The keys that no key of a notification stands for.
    package static let others: [APSKey] =
        ofLocalizedTexts + [
            APSKey(PayloadKey.alert, .alert),
            contentAvailable,

            APSKey(PayloadKey.critical, in: .sound, .flag, isRequired: true),
            APSKey(PayloadKey.name, in: .sound, .name, isRequired: true),
            APSKey(PayloadKey.volume, in: .sound, .fraction),

            APSKey(PayloadKey.timestamp, .seconds, of: [.liveactivity], source: .activityKit),
            APSKey(PayloadKey.event, .event, of: [.liveactivity], source: .activityKit),
            APSKey(ActivityKey.staleDate, .seconds, of: [.liveactivity], source: .activityKit),
            APSKey(ActivityKey.dismissalDate, .seconds, of: [.liveactivity], source: .activityKit),
            APSKey(ActivityKey.contentState, .object, of: [.liveactivity], source: .activityKit),
            APSKey(ActivityKey.attributesType, .name, of: [.liveactivity], source: .activityKit),
            APSKey(ActivityKey.attributes, .object, of: [.liveactivity], source: .activityKit),
            APSKey(ActivityKey.inputPushToken, .flag, of: [.liveactivity], source: .activityKit),
            APSKey(ActivityKey.inputPushChannel, .name, of: [.liveactivity], source: .activityKit),
            APSKey(ActivityKey.relevanceScore, .score, of: [.liveactivity], source: .activityKit),
            APSKey(PayloadKey.alert, .object, of: [.liveactivity], source: .activityKit),
            contentChanged,

            APSKey("url-args", .anything, of: [.alert, .background], source: .archive),
            APSKey("action", in: .alert, .anything, source: .archive),
            APSKey("action-loc-key", in: .alert, .anything, source: .archive),
            APSKey("summary-arg", in: .alert, .anything, source: .archive),
            APSKey("summary-arg-count", in: .alert, .anything, source: .archive),

            // Simulator reads it in an .apns file. It is never sent.
            APSKey(PayloadKey.simulatorTargetBundle, in: .payload, .text, source: .xcode),
            // Xcode's template for the simulator of a watch has it.
            APSKey(PayloadKey.watchSimulatorActions, in: .payload, .anything, source: .xcode),
        ]

    package static let contentChanged = APSKey(
        PayloadKey.contentChanged, .yes, of: [.widgets, .controls], source: .widgetKit)
    package static let contentAvailable = APSKey(PayloadKey.contentAvailable, .flag, of: [.alert, .background])

    private static let ofLocalizedTexts: [APSKey] = PayloadKey.alertTexts.flatMap { keys in
        [APSKey(keys.locKey, in: .alert, .text), APSKey(keys.locArgs, in: .alert, .texts)]
    }
}
