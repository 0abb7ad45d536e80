extension AuditCaseTests {
    /// Actions whose code calls only what does nothing, and steps that CloudKit needs.
    static let stubActions = [
        Case(
            "an action in another language, for which a method only writes to a log",
            swift: following("handleFollow(id)", title: "Подписаться"), ["action-unhandled"],
            ["warning action-unhandled: \"FOLLOW\""]),
        Case(
            "an action that opens by its title, for which a method only writes to a log",
            swift: following("handleFollow(id)", title: "Открыть"), ["action-unhandled"]),
        Case(
            "an action in another language, for which a method does something",
            swift: following("follow(id)", title: "Подписаться"), ["action-unhandled"]),
        Case(
            "an action that shows more than the app, if the handler does nothing for any",
            swift: showing("default: break"), ["action-unhandled"],
            ["warning action-unhandled: \"SCAN\"", "warning action-unhandled: \"THREAT\""]),
        Case(
            "an action that shows more than the app, if the handler does something for the others",
            swift: showing("default: open()"), ["action-unhandled"], ["warning action-unhandled: \"THREAT\""]),
        Case(
            "an identifier with the name of a new one, which a loop uses for each time",
            swift: looping("uuid"), ["request-replaced"], ["error request-replaced: uuid"]),
        Case("a new identifier for each time", swift: looping("UUID().uuidString"), ["request-replaced"]),
        Case(
            "a subscription with a text, in an app that doesn't register for pushes",
            swift: subscribing(""), ["requirement-missing"],
            [
                "warning requirement-missing: CKQuerySubscription(recordType: \"Task\", predicate: all, subscriptionID: \"tasks\", options: [])"
            ]),
        Case(
            "a subscription in an app that registers",
            swift: subscribing("func start() { UIApplication.shared.registerForRemoteNotifications() }"),
            ["requirement-missing"]),
        Case(
            "a key that says where to go, in an app without a delegate",
            swift: linking(""), ["name-mismatch"], ["warning name-mismatch: \"deepLink\""]),
        Case(
            "a key that code reads", swift: linking("func open(_ info: [String: String]) { go(info[\"deepLink\"]) }"),
            ["name-mismatch"]),
    ]

    private static func following(_ code: String, title: String) -> String {
        """
        let follow = UNNotificationAction(identifier: "FOLLOW", title: "\(title)", options: [.foreground])
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                switch response.actionIdentifier {
                case "FOLLOW":
                    if let id = response.notification.request.content.userInfo["id"] as? String { \(code) }
                default: open(response)
                }
            }
            private func handleFollow(_ id: String) { logger.debug("Following \\(id)") }
            private func follow(_ id: String) { server.follow(id) }
        }
        """
    }

    private static func showing(_ rest: String) -> String {
        """
        let threat = UNNotificationAction(identifier: "THREAT", title: "View Details", options: .foreground)
        let scan = UNNotificationAction(identifier: "SCAN", title: "View Results", options: .foreground)
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            switch response.actionIdentifier {
            case "THREAT": break
            \(rest)
            }
        }
        """
    }

    private static func looping(_ identifier: String) -> String {
        """
        class Scheduler {
            func schedule(_ dates: [Date], _ content: UNNotificationContent, uuid: String) {
                for date in dates {
                    let parts = Calendar.current.dateComponents([.weekday, .hour], from: date)
                    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
                    UNUserNotificationCenter.current().add(
                        UNNotificationRequest(identifier: \(identifier), content: content, trigger: trigger))
                }
            }
        }
        """
    }

    private static func subscribing(_ code: String) -> String {
        """
        import CloudKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        func subscribe() {
            let subscription = CKQuerySubscription(recordType: "Task", predicate: all, subscriptionID: "tasks", options: [])
            let info = CKSubscription.NotificationInfo()
            info.alertBody = "A task changed"
            subscription.notificationInfo = info
            database.save(subscription) { _, _ in }
        }
        \(code)
        """
    }

    private static func linking(_ code: String) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        func post() {
            let content = UNMutableNotificationContent()
            content.title = "New Letter"
            content.userInfo = ["deepLink": "letters"]
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "letter", content: content, trigger: nil))
        }
        \(code)
        """
    }
}
