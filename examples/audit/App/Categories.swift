import UserNotifications

enum Categories {
    static let message = "message"
    static let archived = "archived"

    static func register() {
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", options: [.authenticationRequired],
            icon: UNNotificationActionIcon(systemImageName: "arrowshape.turn.up.left"), textInputButtonTitle: "Send",
            textInputPlaceholder: "Message")
        let archive = UNNotificationAction(
            identifier: "archive_mail", title: "Archive", options: [],
            icon: UNNotificationActionIcon(systemImageName: "archivebox"))
        let category = UNNotificationCategory(
            identifier: message, actions: [reply, archive], intentIdentifiers: [],
            hiddenPreviewsBodyPlaceholder: "New message", options: [])
        UNUserNotificationCenter.current().setNotificationCategories([category])
    }
}
