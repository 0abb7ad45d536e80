extension AuditCaseTests {
    // MARK: Where responses go

    static let responses = [
        Case(
            "a completion handler through the methods that get it, until a loop or another type has it",
            swift: """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                        switch response.actionIdentifier {
                        case "join": join(response, then: done)
                        case "open": return self.open(then: done)
                        case "send": sender.send(then: done)
                        default: done()
                        }
                    }
                    func join(_ response: UNNotificationResponse, then done: @escaping () -> Void) {
                        guard let room = response.room else { return }
                        enter(room)
                        open(then: done)
                    }
                    func open(then done: @escaping () -> Void) {
                        if isReady { done() } else { show("error") }
                    }
                }
                """, ["completion-handler-missing"],
            [
                "error completion-handler-missing: return",
                "error completion-handler-missing: func open(then done: @escaping () -> Void) {",
            ]),
        Case(
            "a delegate that only presents",
            swift: """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func register() {
                        let snooze = UNNotificationAction(identifier: "snooze", title: "Snooze", options: [])
                        let stop = UNNotificationAction(identifier: "stop", title: "Stop", options: .foreground)
                        let alarm = UNNotificationCategory(identifier: "alarm", actions: [snooze, stop], intentIdentifiers: [])
                        UNUserNotificationCenter.current().setNotificationCategories([alarm])
                        UNUserNotificationCenter.current().delegate = self
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [.banner] }
                }
                """, ["action-unhandled"], ["error action-unhandled: \"snooze\""]),
        Case(
            "another file gets responses, in a way that isn't followed",
            [
                "App/App.swift": """
                func register() {
                    let snooze = UNNotificationAction(identifier: "snooze", title: "Snooze", options: [])
                    let alarm = UNNotificationCategory(identifier: "alarm", actions: [snooze], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([alarm])
                }
                """,
                "App/Stream.swift": "let stream = AsyncStream<UNNotificationResponse>.makeStream()",
            ], ["action-unhandled"]),
        Case(
            "the identifier of a tap as an argument",
            swift: """
                let open = UNNotificationAction(identifier: "open", title: "Open", options: .foreground)
                let alarm = UNNotificationCategory(identifier: "alarm", actions: [open], intentIdentifiers: [], options: .customDismissAction)
                enum Route {
                    case open
                    init?(actionIdentifier: String, defaultActionIdentifier: String) {
                        switch actionIdentifier {
                        case "open", defaultActionIdentifier: self = .open
                        default: return nil
                        }
                    }
                }
                func handle(_ response: UNNotificationResponse) {
                    _ = Route(actionIdentifier: response.actionIdentifier, defaultActionIdentifier: UNNotificationDefaultActionIdentifier)
                }
                """, ["dismiss-unhandled"], ["warning dismiss-unhandled: .customDismissAction"]),
        Case(
            "a category that is created and not registered, and a label that no code creates",
            swift: """
                func register() {
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])
                    let calendar = UNNotificationCategory(identifier: "calendar", actions: [], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.categoryIdentifier = "calendar"
                    let other = UNMutableNotificationContent()
                    other.categoryIdentifier = "plain"
                }
                """, ["category-unregistered"],
            ["error category-unregistered: \"calendar\"", "warning category-unregistered: \"plain\""]),
    ]
}
