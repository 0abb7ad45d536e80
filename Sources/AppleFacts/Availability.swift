/// Since when something exists on each platform. A platform that is not listed does not have it.
package struct Availability: Sendable {
    package let introduced: [Platform: Version]
    /// How a message names it, where apps run on systems without it.
    package let subject: String?

    init(_ subject: String? = nil, introduced: [Platform: Version]) {
        self.subject = subject
        self.introduced = introduced
    }

    private init(
        _ subject: String? = nil,
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
        self.init(subject, introduced: introduced)
    }

    package func exists(on platform: Platform) -> Bool { introduced[platform] != nil }

    /// The platforms of `targets` that have it, but not yet at their deployment target.
    package func newer(than targets: [Platform: Version]) -> [(platform: Platform, version: Version)] {
        Platform.allCases.compactMap { platform in
            guard let target = targets[platform], let version = introduced[platform], version > target else {
                return nil
            }
            return (platform, version)
        }
    }

    /// Whether a system that the app runs on is older.
    package func isNewerThanAny(of targets: [Platform: Version]) -> Bool { !newer(than: targets).isEmpty }

    /// The platforms of `targets` that never have it.
    package func missing(from targets: [Platform: Version]) -> [Platform] {
        Platform.allCases.filter { targets[$0] != nil && introduced[$0] == nil }
    }
}

// MARK: - UserNotifications
// From the headers and the reference: the tables of A1 to A6 in the facts that Belfry is built on.

extension Availability {
    /// `UNNotificationAction`, `UNNotificationCategory`, `UNNotificationResponse`, `setNotificationCategories(_:)`, and
    /// all of a content but its badge.
    package static let categories = Availability(
        iOS: Version(10), macCatalyst: Version(13, 1), macOS: Version(10, 14), watchOS: Version(3)
    )

    /// The action initializers with `icon:`.
    package static let actionIcon = Availability(
        "icons of actions",
        iOS: Version(15), macCatalyst: Version(15), macOS: Version(12), watchOS: Version(8)
    )

    /// The category initializer with `hiddenPreviewsBodyPlaceholder:` and `categorySummaryFormat:`.
    package static let categorySummaryFormat = Availability(
        "summary formats",
        iOS: Version(12), macCatalyst: Version(13, 1), macOS: Version(10, 14)
    )

    /// The category initializer with `hiddenPreviewsBodyPlaceholder:` alone.
    package static let hiddenPreviewsBodyPlaceholder = Availability(
        iOS: Version(11), macCatalyst: Version(13, 1), macOS: Version(10, 14)
    )

    /// `hiddenPreviewsShowTitle`, `hiddenPreviewsShowSubtitle`.
    package static let hiddenPreviewOptions = Availability(
        "titles in hidden previews",
        iOS: Version(11), macCatalyst: Version(13, 1), macOS: Version(10, 14)
    )

    /// `UNNotificationCategoryOptions.allowInCarPlay`.
    package static let carPlay = Availability(iOS: Version(10), macCatalyst: Version(13, 1), watchOS: Version(3))

    /// `UNNotificationCategoryOptions.allowAnnouncement`; ignored since iOS 15 and watchOS 7.
    package static let announcement = Availability(
        iOS: Version(13), macCatalyst: Version(13, 1), watchOS: Version(6)
    )

    /// Where the system began to ignore `allowAnnouncement`.
    package static let announcementIgnored = Availability(
        iOS: Version(15), macCatalyst: Version(15), watchOS: Version(7)
    )

    /// Where the system began to ignore `summaryArgument` and `summaryArgumentCount`. It never was documented for macOS.
    package static let summaryArgumentIgnored = Availability(
        iOS: Version(15), macCatalyst: Version(15), watchOS: Version(8), tvOS: Version(15)
    )

    /// `interruptionLevel` and `relevanceScore` of a content.
    package static let interruptionLevel = Availability(
        "interruption levels and relevance scores",
        iOS: Version(15), macCatalyst: Version(15), macOS: Version(12), watchOS: Version(8), tvOS: Version(15)
    )

    /// `targetContentIdentifier` of a content.
    package static let targetContentIdentifier = Availability(
        "target content identifiers",
        iOS: Version(13), macCatalyst: Version(13, 1), macOS: Version(10, 14), watchOS: Version(6), tvOS: Version(13)
    )

    /// `filterCriteria` of a content.
    package static let filterCriteria = Availability(
        "filter criteria",
        iOS: Version(16), macCatalyst: Version(16), macOS: Version(13), watchOS: Version(9)
    )

    /// `launchImageName` of a content.
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

    /// `INSendMessageIntentIdentifier` and its siblings.
    package static let intentIdentifiers = Availability(
        iOS: Version(10), macCatalyst: Version(13, 1), watchOS: Version(3, 2)
    )

    /// `userNotificationCenter(_:openSettingsFor:)`.
    package static let openSettings = Availability(
        iOS: Version(12), macCatalyst: Version(13, 1), macOS: Version(10, 14)
    )
}

// MARK: - Communication notifications
// Table B of the facts.

extension Availability {
    /// `updating(from:)` of a content, from an `INSendMessageIntent` or an `INStartCallIntent`.
    package static let communication = Availability(
        "communication notifications",
        iOS: Version(15), macCatalyst: Version(15), macOS: Version(12), watchOS: Version(8)
    )

    /// `setImage(_:forParameterNamed:)` of an intent, and `INCallRecord`: not in Swift on macOS.
    package static let groupImage = Availability(iOS: Version(13), macCatalyst: Version(13, 1), watchOS: Version(6))
}
