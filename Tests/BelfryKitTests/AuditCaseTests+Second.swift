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
}
