package import Diagnostics

extension RuleSource {
    package static let localizedNotifications = RuleSource(
        "UserNotifications, UNMutableNotificationContent, Localizing the alert strings",
        url: "https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent"
    )
    package static let localization = RuleSource(
        "Xcode, Localization", url: "https://developer.apple.com/documentation/xcode/localization")
    package static let plurals = RuleSource(
        "Xcode, Localizing strings that contain plurals",
        url: "https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals"
    )
}
