import Diagnostics

extension RuleSource {
    static let appStoreReview = RuleSource(
        "App Review Guidelines, 4.5.4",
        url: "https://developer.apple.com/app-store/review/guidelines/"
    )
    static let sendingToAPNs = RuleSource(
        "UserNotifications, Sending notification requests to APNs",
        url: "https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"
    )
    static let backgroundUpdates = RuleSource(
        "UserNotifications, Pushing background updates to your App",
        url: "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"
    )
    static let serviceExtension = RuleSource(
        "UserNotifications, UNNotificationServiceExtension",
        url: "https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension"
    )
    static let communicationNotifications = RuleSource(
        "WWDC 2021, Send communication and Time Sensitive notifications",
        url: "https://developer.apple.com/videos/play/wwdc2021/10091/"
    )
}
