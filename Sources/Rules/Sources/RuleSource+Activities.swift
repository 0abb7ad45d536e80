package import Diagnostics

extension RuleSource {
    package static let activityPushes = RuleSource(
        "ActivityKit, Starting and updating Live Activities with ActivityKit push notifications",
        url:
            "https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"
    )
    package static let activityStarts = activityPushes.section(
        "Construct the payload that starts a Live Activity")
    package static let launchingFromActivities = RuleSource(
        "ActivityKit, Launching your app from a Live Activity",
        url: "https://developer.apple.com/documentation/activitykit/launching-your-app-from-a-live-activity"
    )
    package static let broadcastPushes = RuleSource(
        "UserNotifications, Sending broadcast push notification requests to APNs",
        url:
            "https://developer.apple.com/documentation/usernotifications/sending-broadcast-push-notification-requests-to-apns"
    )
}
