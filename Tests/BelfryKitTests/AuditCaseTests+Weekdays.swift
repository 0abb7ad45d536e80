extension AuditCaseTests {
    // MARK: Days, times of the day and extensions that never run

    private static func days(_ loop: String, _ number: String) -> String {
        """
        func schedule(_ days: [Bool], _ content: UNNotificationContent) {
            for \(loop) in days.enumerated() {
                var date = DateComponents()
                date.hour = 8
                date.weekday = \(number)
                let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "day\\(index)", content: content, trigger: trigger))
            }
        }
        """
    }

    private static func morning(_ check: String, day: String = "Date()") -> String {
        """
        func schedule(_ content: UNNotificationContent, _ later: Date) {
            \(check)
            let date = Calendar.current.date(bySettingHour: 8, minute: 0, second: 0, of: \(day))!
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: date.timeIntervalSinceNow, repeats: false)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "morning", content: content, trigger: trigger))
        }
        """
    }

    private static func service(_ name: String, attribute: String = "", app: String = "") -> [String: String] {
        [
            "App/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate { \(app) }",
            "Service/Service.swift": """
            \(attribute)
            class Service: UNNotificationServiceExtension {
                override func didReceive(_ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void) {
                    handler(decrypted(request.content))
                }
            }
            """,
            "Service/Info.plist": """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.usernotifications.service</string><key>NSExtensionPrincipalClass</key>
            <string>\(name)</string></dict></dict></plist>
            """,
        ]
    }

    private static let registering = "func launch() { UIApplication.shared.registerForRemoteNotifications() }"
    private static let neverRuns =
        "warning requirement-missing: override func didReceive(_ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void) {"

    private static func sent(_ category: String, aps: String = "message.category || 'other'") -> [String: String] {
        [
            "App/App.swift": """
            func register() {
                let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                let chat = UNNotificationCategory(identifier: "NEW_CHAT", actions: [reply], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([chat])
            }
            """,
            "functions/index.js": """
            function send(token, message) {
                return messaging.send({ token, apns: { payload: { aps: { sound: 'default', category: \(aps) } } } });
            }
            send(token, { title: 'Chat', body: text, category: '\(category)' });
            """,
        ]
    }

    static let weekdays = [
        Case(
            "the index of a list as the day of the week", swift: days("(index, isOn)", "index"),
            ["trigger-never-fires"], ["error trigger-never-fires: index"]),
        Case(
            "the index of a list and 1 as the day of the week", swift: days("(index, isOn)", "index + 1"),
            ["trigger-never-fires"]),
        Case(
            "the interval until a time of this day", swift: morning(""), ["trigger-never-fires"],
            ["warning trigger-never-fires: date.timeIntervalSinceNow"]),
        Case(
            "the interval until a time of this day, after a check",
            swift: morning("guard later > Date() else { return }"),
            ["trigger-never-fires"]),
        Case(
            "the interval until a time of another day", swift: morning("", day: "later"), ["trigger-never-fires"]),
        Case(
            "a class in Swift without its module", service("Service", app: registering), ["requirement-missing"],
            ["warning requirement-missing: <string>Service</string>"]),
        Case(
            "a class in Swift with a name for Objective-C",
            service("Service", attribute: "@objc(Service)", app: registering), ["requirement-missing"]),
        Case(
            "a service extension of an app that never registers for pushes",
            service("$(PRODUCT_MODULE_NAME).Service"), ["requirement-missing"], [neverRuns]),
        Case(
            "a service extension of an app that registers for pushes",
            service("$(PRODUCT_MODULE_NAME).Service", app: registering), ["requirement-missing"]),
        Case(
            "a category that a server hands to the function with the push", sent("CHAT"), ["category-unregistered"],
            ["warning category-unregistered: 'CHAT'"]),
        Case(
            "a registered category that a server hands to the function", sent("NEW_CHAT"),
            ["category-unregistered"]),
        Case(
            "a category of an object that no push takes", sent("CHAT", aps: "'NEW_CHAT'"), ["category-unregistered"]),
    ]
}
