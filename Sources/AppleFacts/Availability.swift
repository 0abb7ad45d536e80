/// The first version of each platform that has something. A platform that isn't listed doesn't have it.
package struct Availability: Sendable {
    package let introduced: [Platform: Version]

    init(introduced: [Platform: Version]) {
        self.introduced = introduced
    }

    private init(
        iOS: Version? = nil,
        macCatalyst: Version? = nil,
        macOS: Version? = nil,
        watchOS: Version? = nil,
        tvOS: Version? = nil,
        visionOS: Version? = Version(1)
    ) {
        var introduced: [Platform: Version] = [:]
        introduced[.iOS] = iOS
        introduced[.macCatalyst] = macCatalyst
        introduced[.macOS] = macOS
        introduced[.watchOS] = watchOS
        introduced[.tvOS] = tvOS
        introduced[.visionOS] = visionOS
        self.init(introduced: introduced)
    }

    package func exists(on platform: Platform) -> Bool { introduced[platform] != nil }

    /// The platforms in `targets` that have it only in versions after the deployment target.
    package func newer(than targets: [Platform: Version]) -> [(platform: Platform, version: Version)] {
        Platform.allCases.compactMap { platform in
            guard let target = targets[platform], let version = introduced[platform], version > target else {
                return nil
            }
            return (platform, version)
        }
    }

    /// Whether the app runs on a system without it.
    package func isNewerThanAny(of targets: [Platform: Version]) -> Bool { !newer(than: targets).isEmpty }

    /// The platforms in `targets` that never have it.
    package func missing(from targets: [Platform: Version]) -> [Platform] {
        Platform.allCases.filter { targets[$0] != nil && introduced[$0] == nil }
    }
}

// MARK: - UserNotifications From the SDK headers and Apple's reference.

extension Availability {
    /// `UNNotificationAction`, `UNNotificationCategory`, `UNNotificationResponse`, `setNotificationCategories(_:)`, and
    /// all of `UNNotificationContent` except the badge.
    package static let categories = Availability(
        iOS: Version(10), macCatalyst: Version(13, 1), macOS: Version(10, 14), watchOS: Version(3)
    )

    /// The action initializers with `icon:`.
    package static let actionIcon = Availability(
        iOS: Version(15), macCatalyst: Version(15), macOS: Version(12), watchOS: Version(8)
    )

    /// The category initializer with `hiddenPreviewsBodyPlaceholder:` and `categorySummaryFormat:`.
    package static let categorySummaryFormat = Availability(
        iOS: Version(12), macCatalyst: Version(13, 1), macOS: Version(10, 14)
    )

    /// The category initializer with only `hiddenPreviewsBodyPlaceholder:`.
    package static let hiddenPreviewsBodyPlaceholder = Availability(
        iOS: Version(11), macCatalyst: Version(13, 1), macOS: Version(10, 14)
    )

    /// `hiddenPreviewsShowTitle`, `hiddenPreviewsShowSubtitle`.
    package static let hiddenPreviewOptions = Availability(
        iOS: Version(11), macCatalyst: Version(13, 1), macOS: Version(10, 14)
    )

    /// `UNNotificationCategoryOptions.allowInCarPlay`.
    package static let carPlay = Availability(iOS: Version(10), macCatalyst: Version(13, 1), watchOS: Version(3))

    /// `UNNotificationCategoryOptions.allowAnnouncement`; ignored since iOS 15 and watchOS 7.
    package static let announcement = Availability(
        iOS: Version(13), macCatalyst: Version(13, 1), watchOS: Version(6)
    )

    /// The first versions that ignore `allowAnnouncement`.
    package static let announcementIgnored = Availability(
        iOS: Version(15), macCatalyst: Version(15), watchOS: Version(7)
    )

    /// The first versions that ignore `summaryArgument` and `summaryArgumentCount`. macOS never documented them.
    package static let summaryArgumentIgnored = Availability(
        iOS: Version(15), macCatalyst: Version(15), watchOS: Version(8), tvOS: Version(15)
    )

    /// `interruptionLevel` and `relevanceScore` of `UNNotificationContent`.
    package static let interruptionLevel = Availability(
        iOS: Version(15), macCatalyst: Version(15), macOS: Version(12), watchOS: Version(8), tvOS: Version(15)
    )

    /// `setBadgeCount(_:)` of `UNUserNotificationCenter`.
    package static let setBadgeCount = Availability(
        iOS: Version(16), macCatalyst: Version(16), macOS: Version(13), tvOS: Version(16)
    )

    /// `targetContentIdentifier` of `UNNotificationContent`.
    package static let targetContentIdentifier = Availability(
        iOS: Version(13), macCatalyst: Version(13, 1), macOS: Version(10, 14), watchOS: Version(6), tvOS: Version(13)
    )

    /// `filterCriteria` of `UNNotificationContent`.
    package static let filterCriteria = Availability(
        iOS: Version(16), macCatalyst: Version(16), macOS: Version(13), watchOS: Version(9)
    )

    /// `launchImageName` of `UNNotificationContent`.
    package static let launchImage = Availability(iOS: Version(10), macCatalyst: Version(13, 1), watchOS: Version(3))

    /// `UNNotificationPresentationOptions.banner` and `.list`, which replaced `.alert`.
    package static let bannerPresentation = Availability(
        iOS: Version(14), macCatalyst: Version(14), macOS: Version(11), watchOS: Version(7), tvOS: Version(14)
    )

    /// `UNNotificationSound(named:)`.
    package static let namedSound = Availability(
        iOS: Version(10), macCatalyst: Version(13, 1), macOS: Version(10, 14)
    )

    /// `criticalSoundNamed(_:)`, `criticalSoundNamed(_:withAudioVolume:)`.
    package static let namedCriticalSound = Availability(
        iOS: Version(12), macCatalyst: Version(13, 1), macOS: Version(10, 14)
    )

    /// `UNLocationNotificationTrigger(region:repeats:)`.
    package static let locationTrigger = Availability(introduced: [.iOS: Version(10), .watchOS: Version(8)])

    /// `INSendMessageIntentIdentifier` and similar constants.
    package static let intentIdentifiers = Availability(
        iOS: Version(10), macCatalyst: Version(13, 1), watchOS: Version(3, 2)
    )

    /// `userNotificationCenter(_:openSettingsFor:)`.
    package static let openSettings = Availability(
        iOS: Version(12), macCatalyst: Version(13, 1), macOS: Version(10, 14)
    )
}

// MARK: - Communication notifications

extension Availability {
    /// `updating(from:)` of `UNNotificationContent`, with an `INSendMessageIntent` or an `INStartCallIntent`.
    package static let communication = Availability(
        iOS: Version(15), macCatalyst: Version(15), macOS: Version(12), watchOS: Version(8)
    )

    /// `setImage(_:forParameterNamed:)` of `INIntent`, and `INCallRecord`. Swift doesn't have them on macOS.
    package static let groupImage = Availability(iOS: Version(13), macCatalyst: Version(13, 1), watchOS: Version(6))
}

// MARK: - ActivityKit From the interface of the iOS 16.5 SDK and Apple's reference.

extension Availability {
    /// `ActivityAttributes`, `Activity`.
    package static let activities = Availability(introduced: [.iOS: Version(16, 1)])
    /// `ActivityContent`, and the functions that use it.
    package static let activityContent = Availability(introduced: [.iOS: Version(16, 2)])
    /// `pushToStartTokenUpdates`.
    package static let pushToStart = Availability(introduced: [.iOS: Version(17, 2)])
    /// `ActivityStyle`, and `request(attributes:content:pushType:style:)`.
    package static let activityStyle = Availability(introduced: [.iOS: Version(18)])
    /// `request(attributes:content:pushType:style:alertConfiguration:start:)` and `ActivityState.pending`.
    package static let scheduledActivities = Availability(introduced: [.iOS: Version(26)])
    /// `WidgetPushHandler` of WidgetKit.
    package static let widgetPushes = Availability(introduced: [.iOS: Version(26)])
    /// `ControlPushHandler` of WidgetKit.
    package static let controlPushes = Availability(introduced: [.iOS: Version(18)])
    /// `PushType.channel(_:)`.
    package static let broadcast = Availability(introduced: [.iOS: Version(18)])
}
