extension AuditCaseTests {
    // MARK: Keys of an app without tables

    private static func alerts(
        _ title: String, _ project: String? = "path = App.swift;", _ files: [String: String] = [:]
    ) -> [String: String] {
        var all = files
        all["App/App.swift"] = """
            func post() {
                let content = UNMutableNotificationContent()
                content.title = \(title)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
            }
            """
        if let project { all["App.xcodeproj/project.pbxproj"] = project }
        return all
    }

    static let keysWithoutTables = [
        Case(
            "a key, and no table", alerts("NSLocalizedString(\"alert_title\", comment: \"\")"), ["loc-key-missing"],
            ["warning loc-key-missing: \"alert_title\""]),
        Case(
            "a key with dots", alerts("String(localized: \"alert.title\")"), ["loc-key-missing"],
            ["warning loc-key-missing: \"alert.title\""]),
        Case("a text", alerts("NSLocalizedString(\"Time to go\", comment: \"\")"), ["loc-key-missing"]),
        Case(
            "a key with its text", alerts("NSLocalizedString(\"alert_title\", value: \"Go\", comment: \"\")"),
            ["loc-key-missing"]),
        Case("no project", alerts("String(localized: \"alert.title\")", nil), ["loc-key-missing"]),
        Case(
            "a project that mentions a table that isn't in the repository",
            alerts("String(localized: \"alert.title\")", "path = Localizable.xcstrings;"), ["loc-key-missing"]),
        Case(
            "a project that gets its tables from a service",
            alerts("String(localized: \"alert.title\")", "shellScript = \"lokalise2 file download\";"),
            ["loc-key-missing"]),
        Case(
            "another table",
            alerts(
                "NSLocalizedString(\"alert_title\", comment: \"\")", "path = App.swift;",
                ["App/Texts.strings": "\"alert_title\" = \"Go\";"]), ["loc-key-missing"]),
        Case(
            "an app that looks up texts itself",
            alerts(
                "NSLocalizedString(\"alert_title\", comment: \"\")", "path = App.swift;",
                [
                    "App/Bundle.swift": """
                    class Texts: Bundle {
                        override func localizedString(forKey key: String, value: String?, table: String?) -> String { texts[key]! }
                    }
                    """
                ]), ["loc-key-missing"]),
    ]

    // MARK: Keys that only notifications of another category have

    private static func plans(_ handler: String, call: String = "[\"callId\": id]") -> String {
        """
        class Plans: NSObject, UNUserNotificationCenterDelegate {
            func register() {
                let done = UNNotificationAction(identifier: "DONE", title: "Done")
                let ring = UNNotificationAction(identifier: "RING", title: "Call")
                UNUserNotificationCenter.current().setNotificationCategories([
                    UNNotificationCategory(identifier: "TASK", actions: [done], intentIdentifiers: []),
                    UNNotificationCategory(identifier: "CALL", actions: [ring], intentIdentifiers: []),
                ])
            }
            func remind(_ id: String) {
                let content = UNMutableNotificationContent()
                content.categoryIdentifier = "TASK"
                content.userInfo = ["taskId": id]
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: content, trigger: nil))
            }
            func call(_ id: String) {
                let content = UNMutableNotificationContent()
                content.categoryIdentifier = "CALL"
                content.userInfo = \(call)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: content, trigger: nil))
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                let info = response.notification.request.content.userInfo
                \(handler)
            }
        }
        """
    }

    private static func ring(_ key: String) -> String {
        """
        switch response.actionIdentifier {
        case "DONE": if let id = info["taskId"] as? String { finish(id) }
        case "RING": if let id = info["\(key)"] as? String { ring(id) }
        default: break
        }
        """
    }

    static let keysOfCategories = [
        Case(
            "an action reads the key of another category", swift: plans(ring("taskId")), ["name-mismatch"],
            ["warning name-mismatch: \"taskId\""]),
        Case("an action reads its own key", swift: plans(ring("callId")), ["name-mismatch"]),
        Case(
            "code for a category reads the key of another one",
            swift: plans(
                """
                if response.notification.request.content.categoryIdentifier == "CALL" {
                    guard let id = info["taskId"] as? String else { return }
                    ring(id)
                }
                """), ["name-mismatch"], ["warning name-mismatch: \"taskId\""]),
        Case(
            "both categories have it", swift: plans(ring("taskId"), call: "[\"callId\": id, \"taskId\": id]"),
            ["name-mismatch"]),
        Case("data that isn't known", swift: plans(ring("taskId"), call: "data(of: id)"), ["name-mismatch"]),
        Case(
            "data that gets more keys",
            swift: plans(ring("taskId"), call: "[\"callId\": id]; content.userInfo[\"taskId\"] = id"),
            ["name-mismatch"]),
        Case(
            "another function that gets the content",
            swift: plans(ring("taskId"), call: "[\"callId\": id]; complete(content)"), ["name-mismatch"]),
        Case(
            "a method of an extension that fills the content",
            swift: plans(ring("taskId"), call: "[\"callId\": id]; content.add(id)"), ["name-mismatch"]),
        Case(
            "a case for both categories",
            swift: plans(
                """
                switch response.actionIdentifier {
                case "DONE", "RING": if let id = info["taskId"] as? String { finish(id) }
                default: break
                }
                """), ["name-mismatch"]),
        Case(
            "an alternative",
            swift: plans(
                """
                switch response.actionIdentifier {
                case "RING": ring(info["taskId"] as? String ?? info["callId"] as? String)
                default: break
                }
                """), ["name-mismatch"]),
    ]
}
