import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let carPlay = Self(rawValue: 8)

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    public static let criticalAlert = Self(rawValue: 16)

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    public static let providesAppNotificationSettings = Self(rawValue: 32)

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    public static let provisional = Self(rawValue: 64)

    @available(iOS, introduced: 13.0, deprecated: 15.0, message: "ignored")
    @available(macCatalyst, introduced: 13.1, deprecated: 15.0, message: "ignored")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "ignored")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "ignored")
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static let announcement = Self(rawValue: 128)

    @available(iOS, introduced: 15.0, deprecated: 15.0, message: "use the time-sensitive entitlement")
    @available(macCatalyst, introduced: 15.0, deprecated: 15.0, message: "use the time-sensitive entitlement")
    @available(macOS, introduced: 12.0, deprecated: 12.0, message: "use the time-sensitive entitlement")
    @available(watchOS, introduced: 8.0, deprecated: 8.0, message: "use the time-sensitive entitlement")
    @available(tvOS, introduced: 15.0, deprecated: 15.0, message: "use the time-sensitive entitlement")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use the time-sensitive entitlement")
    public static let timeSensitive = Self(rawValue: 256)
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)

    @available(iOS, introduced: 10.0, deprecated: 14.0, message: "use list and banner")
    @available(macCatalyst, introduced: 13.1, deprecated: 14.0, message: "use list and banner")
    @available(macOS, introduced: 10.14, deprecated: 11.0, message: "use list and banner")
    @available(watchOS, introduced: 3.0, deprecated: 7.0, message: "use list and banner")
    @available(tvOS, introduced: 10.0, deprecated: 14.0, message: "use list and banner")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use list and banner")
    public static let alert = Self(rawValue: 4)

    @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    public static let list = Self(rawValue: 8)

    @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, watchOS 7.0, tvOS 14.0, visionOS 1.0, *)
    public static let banner = Self(rawValue: 16)
}
