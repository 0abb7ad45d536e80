import UserNotifications

/// Makes actions and categories for code that doesn't know the framework.
enum Builder {
    static func action(_ id: String, _ title: String, opensApp: Bool = false) -> UNNotificationAction {
        UNNotificationAction(identifier: id, title: title, options: opensApp ? [.foreground] : [])
    }

    static func category(_ id: String, _ actions: [UNNotificationAction]) -> UNNotificationCategory {
        UNNotificationCategory(identifier: id, actions: actions, intentIdentifiers: [])
    }

    static func post(_ notice: Notice) {
        let content = UNMutableNotificationContent()
        content.title = notice.title
        if let buttons = notice.buttons {
            let actions = buttons.actions.map {
                UNNotificationAction(identifier: $0.rawValue, title: $0.title, options: .foreground)
            }
            let category = UNNotificationCategory(
                identifier: buttons.category.rawValue, actions: actions, intentIdentifiers: [],
                options: .customDismissAction)
            UNUserNotificationCenter.current().setNotificationCategories([category])
            content.categoryIdentifier = buttons.category.rawValue
        }
        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "n", content: content, trigger: nil))
    }
}
