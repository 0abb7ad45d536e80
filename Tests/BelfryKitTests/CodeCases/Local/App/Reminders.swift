import UserNotifications

enum Reminders {
    static let category = "reminder"

    static func register() {
        let done = UNNotificationAction(identifier: "done", title: "Mark as Done", options: [])
        let category = UNNotificationCategory(identifier: Self.category, actions: [done], intentIdentifiers: [])
        UNUserNotificationCenter.current().setNotificationCategories([category])
    }

    static func postWatering() {
        let content = UNMutableNotificationContent()
        content.title = NSLocalizedString("Water the Plants", comment: "Title")
        content.body = "They're thirsty."
        content.sound = .default
        content.badge = 1
        content.interruptionLevel = .passive
        content.categoryIdentifier = category
        content.threadIdentifier = "plants"
        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "w", content: content, trigger: nil))
    }

    static func postHarvest(_ plant: String, isLate: Bool) {
        let content = UNMutableNotificationContent()
        content.title = "Time to Harvest"
        content.body = "\(plant) is ripe."
        content.sound = UNNotificationSound(named: UNNotificationSoundName("harvest.caf"))
        content.interruptionLevel = .timeSensitive
        if isLate { content.title = "Too Late" }
        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "h", content: content, trigger: nil))
    }
}
