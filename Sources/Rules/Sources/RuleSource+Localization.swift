package import Diagnostics

extension RuleSource {
    package static let localizedNotifications = RuleSource(
        "UserNotifications, UNMutableNotificationContent, Localizing the alert strings",
        url: "https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent"
    )
}
