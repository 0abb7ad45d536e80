package import Diagnostics

extension RuleSource {
    package static let remotePayload = RuleSource(
        "UserNotifications, Generating a remote notification",
        url: "https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification"
    )
    package static let appStoreReview = RuleSource(
        "App Review Guidelines, 4.5.4",
        url: "https://developer.apple.com/app-store/review/guidelines/"
    )
    package static let sendingToAPNs = RuleSource(
        "UserNotifications, Sending notification requests to APNs",
        url: "https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"
    )
    package static let backgroundUpdates = RuleSource(
        "UserNotifications, Pushing background updates to your App",
        url: "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"
    )
    package static let serviceExtension = RuleSource(
        "UserNotifications, UNNotificationServiceExtension",
        url: "https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension"
    )
    package static let communicationNotifications = RuleSource(
        "WWDC 2021, Send communication and Time Sensitive notifications",
        url: "https://developer.apple.com/videos/play/wwdc2021/10091/"
    )
}
