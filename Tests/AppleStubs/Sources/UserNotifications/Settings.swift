import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
@nonexhaustive
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, watchOS 5.0, tvOS 12.0, visionOS 1.0, *)
    case provisional = 3

    @available(iOS 14.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    case ephemeral = 4
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
@nonexhaustive
public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

@available(iOS 11.0, macCatalyst 13.1, macOS 10.14, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@nonexhaustive
public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    case whenAuthenticated = 1
    case never = 2
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@nonexhaustive
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner = 1
    case alert = 2
}

/// The same answer for every setting, which is enough for code that only reads them.
@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationSettings: NSObject, NSCopying, NSSecureCoding {
    let status: UNAuthorizationStatus
    let setting: UNNotificationSetting

    init(status: UNAuthorizationStatus, setting: UNNotificationSetting) {
        self.status = status
        self.setting = setting
        super.init()
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    open var authorizationStatus: UNAuthorizationStatus { status }

    @available(tvOS, unavailable)
    open var soundSetting: UNNotificationSetting { setting }

    @available(tvOS, unavailable)
    open var alertSetting: UNNotificationSetting { setting }

    @available(tvOS, unavailable)
    open var notificationCenterSetting: UNNotificationSetting { setting }

    @available(watchOS, unavailable)
    open var badgeSetting: UNNotificationSetting { setting }

    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open var lockScreenSetting: UNNotificationSetting { setting }

    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open var alertStyle: UNAlertStyle { setting == .enabled ? .banner : .none }

    @available(iOS 11.0, macCatalyst 13.1, macOS 10.14, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open var showPreviewsSetting: UNShowPreviewsSetting { setting == .enabled ? .always : .never }

    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open var carPlaySetting: UNNotificationSetting { setting }

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open var criticalAlertSetting: UNNotificationSetting { setting }

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open var providesAppNotificationSettings: Bool { setting == .enabled }

    @available(iOS 13.0, macCatalyst 13.1, watchOS 6.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    open var announcementSetting: UNNotificationSetting { setting }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open var timeSensitiveSetting: UNNotificationSetting { setting }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open var scheduledDeliverySetting: UNNotificationSetting { setting }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open var directMessagesSetting: UNNotificationSetting { setting }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSettings else { return false }
        return other.status == status && other.setting == setting
    }
    open override var hash: Int { status.rawValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(String(status.rawValue), forKey: "status")
        coder.encode(String(setting.rawValue), forKey: "setting")
    }
    public required init?(coder: NSCoder) {
        status = coder.text("status").flatMap(Int.init).flatMap(UNAuthorizationStatus.init) ?? .notDetermined
        setting = coder.text("setting").flatMap(Int.init).flatMap(UNNotificationSetting.init) ?? .notSupported
        super.init()
    }
}
