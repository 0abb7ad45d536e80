extension AuditCaseTests {
    // MARK: Handlers that do the same for every action

    /// An app with two actions, and the code of its handler.
    private static func pills(_ first: String, _ second: String, _ code: String, options: String = "") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let first = UNNotificationAction(identifier: "FIRST", title: "\(first)", options: [\(options)])
                let second = UNNotificationAction(identifier: "SECOND", title: "\(second)", options: [])
                let pill = UNNotificationCategory(identifier: "pill", actions: [first, second], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([pill])
                UNUserNotificationCenter.current().delegate = self
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                \(code)
            }
        }
        """
    }

    private static let storing = "UserDefaults.standard.set(true, forKey: \"ringing\")"
    private static let showing = "window?.rootViewController?.present(Trip(), animated: true)"

    private static func editing(_ code: String, _ others: String = "case \"SECOND\": store.finish()") -> String {
        """
        switch response.actionIdentifier {
                \(code)
                \(others)
                default: break
                }
        """
    }

    static let sameCode = [
        Case(
            "Done and Cancel do the same, and only a log reads the identifier",
            swift: pills("Done", "Cancel", "print(response.actionIdentifier)\n        " + storing),
            ["action-unhandled"], ["warning action-unhandled: \"FIRST\""]),
        Case(
            "a call that may be more than a log",
            swift: pills("Done", "Cancel", "logDose(response.actionIdentifier)\n        " + storing),
            ["action-unhandled"]),
        Case(
            "other code gets the response", swift: pills("Done", "Cancel", "handle(response)"), ["action-unhandled"]),
        Case(
            "the class of the response decides",
            swift: pills(
                "Done", "Cancel", "if response is UNTextInputNotificationResponse { return }\n        " + storing),
            ["action-unhandled"]),
        Case(
            "every response is one that people read", swift: pills("Mark as Read", "Dismiss", storing),
            ["action-unhandled"]),
        Case(
            "Dismiss shows what a tap shows", swift: pills("View", "Dismiss", showing, options: ".foreground"),
            ["action-unhandled"], ["warning action-unhandled: \"SECOND\""]),
        Case(
            "View does what a tap does, and nothing is shown for Dismiss",
            swift: pills("View", "Dismiss", storing, options: ".foreground"), ["action-unhandled"]),
        Case(
            "the code for Edit only prints, or does nothing",
            swift: pills("Edit", "Finish", editing("case \"FIRST\": print(\"edit\")"), options: ".foreground") + "\n"
                + pills("Edit", "Finish", editing("case \"FIRST\": break"), options: ".foreground"),
            ["action-unhandled"], ["warning action-unhandled: \"FIRST\""]),
        Case(
            "Edit has code",
            swift: pills("Edit", "Finish", editing("case \"FIRST\": edit()"), options: ".foreground"),
            ["action-unhandled"]),
        Case(
            "Edit has no case of its own", swift: pills("Edit", "Finish", editing(""), options: ".foreground"),
            ["action-unhandled"]),
        Case(
            "Show only opens the app",
            swift: pills("Show", "Finish", editing("case \"FIRST\": break"), options: ".foreground"),
            ["action-unhandled"]),
    ]
}
