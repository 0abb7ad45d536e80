extension AuditCaseTests {
    // MARK: Code that is copied for a second notification

    private static func meals(_ second: String) -> String {
        """
        func schedule(_ center: UNUserNotificationCenter) {
            let content = UNMutableNotificationContent()
            content.title = "Breakfast"
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false)
            center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
            let dinner = UNMutableNotificationContent()
            dinner.title = "Dinner"
            \(second)
        }
        """
    }

    private static let later = "let evening = UNTimeIntervalNotificationTrigger(timeInterval: 36000, repeats: false)"

    static let reusedTriggers = [
        Case(
            "the first trigger instead of the second one",
            swift: meals(
                "\(later)\n    center.add(UNNotificationRequest(identifier: \"b\", content: dinner, trigger: trigger))"),
            ["trigger-never-fires"], ["warning trigger-never-fires: trigger"]),
        Case(
            "the second one",
            swift: meals(
                "\(later)\n    center.add(UNNotificationRequest(identifier: \"b\", content: dinner, trigger: evening))"),
            ["trigger-never-fires"]),
        Case(
            "one trigger for both",
            swift: meals("center.add(UNNotificationRequest(identifier: \"b\", content: dinner, trigger: trigger))"),
            ["trigger-never-fires"]),
        Case(
            "a trigger for tests that nothing uses",
            swift: """
                func schedule(_ content: UNNotificationContent, _ center: UNUserNotificationCenter) {
                    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false)
                    let test = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
                    center.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
                }
                """, ["trigger-never-fires"]),
    ]

    // MARK: Removals of what was delivered, instead of what repeats

    private static func water(_ off: String, _ more: String = "", name: String = "disable") -> String {
        """
        final class WaterReminders {
            let center = UNUserNotificationCenter.current()
            func enable() {
                let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)
                center.add(UNNotificationRequest(identifier: "water", content: UNMutableNotificationContent(), trigger: trigger))
            }
            func \(name)() { center.\(off) }
            \(more)
        }
        """
    }

    private static let all = "removeAllDeliveredNotifications()"

    static let removalsOfAll = [
        Case(
            "a function that turns reminders off", swift: water(all), ["name-mismatch"],
            ["warning name-mismatch: center.removeAllDeliveredNotifications()"]),
        Case(
            "another name", swift: water(all, name: "turnOffReminders"), ["name-mismatch"],
            ["warning name-mismatch: center.removeAllDeliveredNotifications()"]),
        Case("a function that clears the list", swift: water(all, name: "clearNotifications"), ["name-mismatch"]),
        Case("a function that stops the sound", swift: water(all, name: "stop"), ["name-mismatch"]),
        Case("a function that cancels something else", swift: water(all, name: "cancelDownload"), ["name-mismatch"]),
        Case(
            "another function that removes the request",
            swift: water(all, "func stop() { center.removeAllPendingNotificationRequests() }"), ["name-mismatch"]),
        Case(
            "a function that removes the request", swift: water("removeAllPendingNotificationRequests()"),
            ["name-mismatch"]),
    ]

    // MARK: Delegates that a method sets after the launch has set one

    private static let own = "UNUserNotificationCenter.current().delegate = self"

    private static func launch(_ code: String, start: String = own) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let done = UNNotificationAction(identifier: "DONE", title: "Done")
                \(code)
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if response.actionIdentifier == "DONE" { finish() }
            }
        }
        final class Alerts: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Alerts()
            func start() { \(start) }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if response.actionIdentifier == UNNotificationDefaultActionIdentifier { openList() }
            }
        }
        """
    }

    static let delegatesInTurn = [
        Case(
            "a method of another object sets the last one", swift: launch("\(own)\n        Alerts.shared.start()"),
            ["delegate-missing"], ["warning delegate-missing: self"]),
        Case(
            "the launch sets the last one, which handles the action",
            swift: launch("Alerts.shared.start()\n        \(own)"), ["delegate-missing"]),
        Case(
            "the method sets it under a condition",
            swift: launch("\(own)\n        Alerts.shared.start()", start: "if isOn { \(own) }"), ["delegate-missing"]),
        Case(
            "the launch calls the method under a condition",
            swift: launch("\(own)\n        if isOn { Alerts.shared.start() }"), ["delegate-missing"]),
    ]
}
