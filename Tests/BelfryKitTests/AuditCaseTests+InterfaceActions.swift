// Actions that content extensions set while they run.
extension AuditCaseTests {
    private static func extensionAndApp(_ set: String, _ handled: String, app: String = "") -> [String: String] {
        [
            "Preview/Preview.swift": """
            class Preview: UIViewController, UNNotificationContentExtension {
                func didReceive(_ notification: UNNotification) { \(set) }
                func didReceive(_ response: UNNotificationResponse, completionHandler done: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {
                    \(handled)
                }
            }
            """,
            "App/App.swift": """
            func register() {
                let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                let ask = UNNotificationCategory(identifier: "ask", actions: [reply], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([ask])
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                switch response.actionIdentifier {
                case "reply": openReply()
                \(app)
                default: break
                }
            }
            """,
        ]
    }

    private static let both = """
        extensionContext?.notificationActions = [
            .init(identifier: "approve", title: "Approve"),
            UNNotificationAction(identifier: "edit", title: "Edit", options: [.foreground]),
        ]
        """

    static let interfaceActions = [
        Case(
            "actions that a content extension sets are declared, and their buttons appear",
            extensionAndApp(
                both,
                """
                switch response.actionIdentifier {
                case "approve": approve(); done(.dismiss)
                case "edit": done(.dismissAndForwardAction)
                default: done(.dismiss)
                }
                """, app: "case \"edit\": edit()"),
            ["action-undeclared", "action-unhandled"]),
        Case(
            "a content extension does the same for each response",
            extensionAndApp(both, "answer(response); done(.dismiss)"), ["action-undeclared", "action-unhandled"]),
        Case(
            "a content extension compares with another identifier than it sets",
            extensionAndApp(
                both,
                """
                switch response.actionIdentifier {
                case "aprove": approve(); done(.dismiss)
                case "edit": done(.dismissAndForwardAction)
                default: done(.dismiss)
                }
                """, app: "case \"edit\": edit()"),
            ["action-undeclared", "action-unhandled"], ["error action-unhandled: \"approve\""]),
    ]
}
