package import Diagnostics

extension RuleSource {
    package static let higLiveActivities = RuleSource(
        "Human Interface Guidelines, Live Activities",
        url: "https://developer.apple.com/design/human-interface-guidelines/live-activities"
    )
    package static let activityPushes = RuleSource(
        "ActivityKit, Starting and updating Live Activities with ActivityKit push notifications",
        url:
            "https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"
    )
    package static let broadcastPushes = RuleSource(
        "UserNotifications, Sending broadcast push notification requests to APNs",
        url:
            "https://developer.apple.com/documentation/usernotifications/sending-broadcast-push-notification-requests-to-apns"
    )
    package static let activityUIDismissalPolicy = RuleSource(
        "ActivityKit, ActivityUIDismissalPolicy",
        url: "https://developer.apple.com/documentation/activitykit/activityuidismissalpolicy"
    )
}
