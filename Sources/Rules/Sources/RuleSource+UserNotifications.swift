package import Diagnostics

// Pages of the UserNotifications reference, and sections of them.
extension RuleSource {
    package static let userNotifications = RuleSource("UserNotifications reference", url: reference)

    // MARK: Categories, actions and content

    package static let notificationCategory = page("UNNotificationCategory", "unnotificationcategory")
    package static let hiddenPreviewsBodyPlaceholder = page(
        "UNNotificationCategory.hiddenPreviewsBodyPlaceholder", "unnotificationcategory/hiddenpreviewsbodyplaceholder")
    package static let hiddenPreviewsShowTitle = page(
        "UNNotificationCategoryOptions.hiddenPreviewsShowTitle", "unnotificationcategoryoptions/hiddenpreviewsshowtitle"
    )
    package static let setNotificationCategories = page(
        "UNUserNotificationCenter.setNotificationCategories(_:)",
        "unusernotificationcenter/setnotificationcategories(_:)")

    package static let notificationAction = page("UNNotificationAction", "unnotificationaction")
    package static let notificationActionIcon = page("UNNotificationActionIcon", "unnotificationactionicon")
    package static let actionAuthentication = page(
        "UNNotificationActionOptions.authenticationRequired", "unnotificationactionoptions/authenticationrequired")
    package static let actionForeground = page(
        "UNNotificationActionOptions.foreground", "unnotificationactionoptions/foreground")

    package static let notificationContent = page("UNNotificationContent", "unnotificationcontent")
    package static let threadIdentifier = page(
        "UNNotificationContent.threadIdentifier", "unnotificationcontent/threadidentifier")
    package static let passiveLevel = page(
        "UNNotificationInterruptionLevel.passive", "unnotificationinterruptionlevel/passive")
    package static let attachmentTypes = page("UNNotificationAttachment", "unnotificationattachment")
        .section("Supported File Types")
    package static let serviceExtension = page("UNNotificationServiceExtension", "unnotificationserviceextension")

    // MARK: Pushes

    package static let remotePayload = page(
        "Generating a remote notification", "generating-a-remote-notification")
    package static let payloadContent = remotePayload.section("Create the JSON payload")
    package static let payloadKeys = remotePayload.section("Payload key reference")
    package static let localizedPayload = remotePayload.section("Localize your alert messages")

    package static let requestHeaders = page(
        "Sending notification requests to APNs", "sending-notification-requests-to-apns"
    ).section("Send a POST request to APNs")
    package static let backgroundPushes = page(
        "Pushing background updates to your App", "pushing-background-updates-to-your-app"
    ).section("Create a background notification")

    package static let expoCategories = RuleSource(
        "Expo Notifications", url: "https://docs.expo.dev/versions/latest/sdk/notifications")

    package static let communicationNotifications = RuleSource(
        "WWDC 2021, Send communication and Time Sensitive notifications",
        url: "https://developer.apple.com/videos/play/wwdc2021/10091/"
    )

    private static let reference = "https://developer.apple.com/documentation/usernotifications"

    private static func page(_ title: String, _ path: String) -> RuleSource {
        RuleSource("UserNotifications, \(title)", url: "\(reference)/\(path)")
    }
}
