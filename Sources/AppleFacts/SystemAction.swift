/// What a response has as the identifier of its action if people tapped or dismissed the notification.
///
/// Source: the values of UNNotificationDefaultActionIdentifier and UNNotificationDismissActionIdentifier.
package enum SystemAction {
    package static let tap = "com.apple.UNNotificationDefaultActionIdentifier"
    package static let dismissal = "com.apple.UNNotificationDismissActionIdentifier"
    package static let all = [tap, dismissal]
}
