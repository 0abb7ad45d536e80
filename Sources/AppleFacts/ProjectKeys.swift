/// Entitlements for notifications.
package enum Entitlement {
    /// On iOS, tvOS, watchOS and visionOS. The value is `development` or `production`.
    package static let pushEnvironment = "aps-environment"
    /// The same, on macOS.
    package static let pushEnvironmentOnMac = "com.apple.developer.aps-environment"
    /// Needs Apple's approval.
    package static let criticalAlerts = "com.apple.developer.usernotifications.critical-alerts"
    package static let timeSensitive = "com.apple.developer.usernotifications.time-sensitive"
    package static let communication = "com.apple.developer.usernotifications.communication"
    package static let pushToTalk = "com.apple.developer.push-to-talk"
    /// Needs Apple's approval.
    package static let locationPush = "com.apple.developer.location.push"
}

/// Info.plist keys for notifications.
package enum InfoPlistKey {
    package static let userActivityTypes = "NSUserActivityTypes"
    package static let backgroundModes = "UIBackgroundModes"
    package static let liveActivities = "NSSupportsLiveActivities"
    package static let frequentActivityUpdates = "NSSupportsLiveActivitiesFrequentUpdates"
    /// The URLs that open the app: a list of dictionaries with their schemes.
    package static let urlTypes = "CFBundleURLTypes"
    package static let urlSchemes = "CFBundleURLSchemes"
    /// The reason for asking for the location while the app is in use.
    package static let locationUsage = "NSLocationWhenInUseUsageDescription"
    /// The reason for asking for the location at any time.
    package static let locationAlwaysUsage = "NSLocationAlwaysAndWhenInUseUsageDescription"
    package static let `extension` = "NSExtension"
    package static let extensionPoint = "NSExtensionPointIdentifier"
    package static let principalClass = "NSExtensionPrincipalClass"
    package static let mainStoryboard = "NSExtensionMainStoryboard"
    package static let extensionAttributes = "NSExtensionAttributes"
    package static let extensionCategory = "UNNotificationExtensionCategory"
    package static let initialContentSizeRatio = "UNNotificationExtensionInitialContentSizeRatio"

    /// The intents that an Intents extension handles.
    package static let intentsSupported = "IntentsSupported"

    package static let remoteNotificationMode = "remote-notification"
    package static let voipMode = "voip"
    package static let pushToTalkMode = "push-to-talk"
    package static let serviceExtensionPoint = "com.apple.usernotifications.service"
    package static let contentExtensionPoint = "com.apple.usernotifications.content-extension"
    package static let intentsExtensionPoint = "com.apple.intents-service"
}
