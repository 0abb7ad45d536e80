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

    // MARK: Dismissals and empty branches beside code for every action

    /// An app with one action, whose category asks for dismissals.
    private static func trip(_ code: String, _ more: String = "") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let view = UNNotificationAction(identifier: "VIEW", title: "View Trip", options: [.foreground])
                let trip = UNNotificationCategory(identifier: "trip", actions: [view], intentIdentifiers: [], options: .customDismissAction)
                UNUserNotificationCenter.current().setNotificationCategories([trip])
                UNUserNotificationCenter.current().delegate = self
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                \(code)
            }
            \(more)
        }
        """
    }

    private static let dismissal = ["warning dismiss-unhandled: .customDismissAction"]

    private static func taken(_ before: String, _ second: String = "break") -> String {
        pills(
            "Mark as Taken", "Snooze",
            """
            \(before)
                    switch response.actionIdentifier {
                    case "FIRST": break
                    case "SECOND": \(second)
                    default: break
                    }
            """)
    }

    private static let removing = "center.removeAllDeliveredNotifications()"

    static let others = [
        Case(
            "a dismissal shows what a tap shows",
            swift: trip("if let id = response.id { play(id) }", "func play(_ id: String) { player.play(id) }"),
            ["dismiss-unhandled"], dismissal),
        Case(
            "a dismissal shows what is for a category, after an action that leaves",
            swift: trip(
                """
                if response.actionIdentifier == "SNOOZE" { return snooze() }
                        if response.notification.request.content.categoryIdentifier == "trip" { openTrip() }
                """), ["dismiss-unhandled"], dismissal),
        Case(
            "what is shown is for a tap only",
            swift: trip(
                "guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return }\n        show()",
                "func dismissed() { _ = UNNotificationDismissActionIdentifier }"), ["dismiss-unhandled"]),
        Case(
            "a response is only stored", swift: trip("UserDefaults.standard.set(true, forKey: \"seen\")"),
            ["dismiss-unhandled"]),
        Case(
            "other code gets the action", swift: trip("show(response.actionIdentifier)"), ["dismiss-unhandled"]),
        Case(
            "empty branches after code for every action",
            swift: taken("selected = response.notification.request.identifier"), ["action-unhandled"],
            ["warning action-unhandled: \"FIRST\""]),
        Case(
            "empty branches after a post for every action",
            swift: taken(
                "let id = response.actionIdentifier\n        NotificationCenter.default.post(name: .openPill, object: nil)"
            ),
            ["action-unhandled"], ["warning action-unhandled: \"FIRST\""]),
        Case(
            "code for every action that gets the response", swift: taken("store.note(response)"), ["action-unhandled"]),
        Case(
            "code for every action that looks at it",
            swift: taken("store.isTaken = response.actionIdentifier == \"FIRST\""), ["action-unhandled"]),
        Case(
            "the code for Snooze only removes the notification",
            swift: taken("let center = UNUserNotificationCenter.current()", removing), ["action-unhandled"],
            ["warning action-unhandled: \"FIRST\"", "warning action-unhandled: \"SECOND\""]),
        Case(
            "the code for Snooze removes the notification, and adds another",
            swift: taken(
                "let center = UNUserNotificationCenter.current()", removing + "; try? await center.add(later)"),
            ["action-unhandled"], ["warning action-unhandled: \"FIRST\""]),
        Case(
            "only one empty branch", swift: taken("store.markTaken()", "store.snooze()"), ["action-unhandled"]),
    ]
}
