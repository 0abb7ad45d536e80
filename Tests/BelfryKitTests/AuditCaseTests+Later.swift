extension AuditCaseTests {
    // MARK: Removals of what was just added

    private static func foods(_ cancel: String, _ call: String = "cancelAll()", key: String = "food") -> String {
        """
        final class Foods {
            let center = UNUserNotificationCenter.current()
            \(cancel)
            func refresh(_ ids: [String]) async {
                \(call)
                for id in ids {
                    let content = UNMutableNotificationContent()
                    content.userInfo = ["type": "\(key)"]
                    try? await center.add(UNNotificationRequest(identifier: id, content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)))
                }
            }
        }
        """
    }

    private static let removal = """
        let ids = await center.pendingNotificationRequests().filter { $0.content.userInfo["type"] as? String == "food" }.map(\\.identifier)
                center.removePendingNotificationRequests(withIdentifiers: ids)
        """

    private static func cleanUp(_ order: String) -> String {
        """
        func cleanUp(_ requests: [UNNotificationRequest]) {
            let sorted = requests.compactMap { request -> (id: String, date: Date)? in
                guard let date = (request.trigger as? UNCalendarNotificationTrigger)?.nextTriggerDate() else { return nil }
                return (request.identifier, date)
            }.sorted { $0.date \(order) $1.date }
            let old = sorted.prefix(sorted.count - 45)
            UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: old.map(\\.id))
        }
        """
    }

    static let unawaited = [
        Case(
            "a removal that nothing waits for", swift: foods("func cancelAll() { Task { \(removal) } }"),
            ["request-removed"], ["warning request-removed: cancelAll()"]),
        Case(
            "a removal that code waits for, and one of other requests",
            swift: foods("func cancelAll() async { \(removal) }", "await cancelAll()")
                + foods("func cancelAll() { Task { \(removal) } }", key: "drink"), ["request-removed"]),
        Case(
            "a clean-up that removes the next requests", swift: cleanUp("<"), ["request-removed"],
            ["warning request-removed: sorted.prefix(sorted.count - "]),
        Case("a clean-up that removes the last ones", swift: cleanUp(">"), ["request-removed"]),
    ]

    // MARK: Defaults of settings

    private static func limit(_ read: String, _ setting: String, _ more: String = "") -> [String: String] {
        [
            "App/Reminders.swift": """
            func schedule(_ content: UNNotificationContent) {
                let value = \(read)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
            }
            """,
            "App/Page.swift": "struct Page: View { @AppStorage(\"perDay\") private var perDay = \(setting) }\n\(more)",
        ]
    }

    private static let number = "UserDefaults.standard.object(forKey: \"perDay\") as? Int ?? 10"
    private static let flag = "UserDefaults.standard.bool(forKey: \"perDay\")"

    static let defaults = [
        Case("two defaults", limit(number, "2"), ["name-mismatch"], ["warning name-mismatch: \"perDay\""]),
        Case(
            "a flag that is false until something is stored", limit(flag, "true"), ["name-mismatch"],
            ["warning name-mismatch: \"perDay\""]),
        Case("the same default", limit(number, "10"), ["name-mismatch"]),
        Case(
            "a value that other code stores first",
            limit(flag, "true", "func start() { UserDefaults.standard.register(defaults: [\"perDay\": true]) }"),
            ["name-mismatch"]),
    ]
}
