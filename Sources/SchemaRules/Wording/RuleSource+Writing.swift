import Diagnostics

extension RuleSource {
    static let higWriting = RuleSource(
        "Human Interface Guidelines, Writing",
        url: "https://developer.apple.com/design/human-interface-guidelines/writing"
    )
    static let textInputAction = RuleSource(
        "UserNotifications, UNTextInputNotificationAction",
        url: "https://developer.apple.com/documentation/usernotifications/untextinputnotificationaction"
    )
    static let actionOptions = RuleSource(
        "UserNotifications, UNNotificationActionOptions",
        url: "https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions"
    )
}
