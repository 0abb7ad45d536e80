extension AuditCaseTests {
    // MARK: Names that belong together

    private static func reading(_ key: String, _ more: String = "") -> String {
        """
        func open(_ response: UNNotificationResponse) {
            let userInfo = response.notification.request.content.userInfo
            guard let order = userInfo[\(key)] as? String else { return }
            show(order)
        }
        \(more)
        """
    }

    private static func push(_ more: String) -> String { #"{ "aps": { "alert": { "title": "A" } }, \#(more) }"# }

    private static func removal(_ removed: String, _ added: String) -> String {
        """
        func cancel(_ task: Task) {
            UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [\(removed)])
        }
        func post(_ task: Task, _ content: UNNotificationContent) {
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: \(added), content: content, trigger: nil))
        }
        """
    }

    private static func tap(_ posted: String, _ observed: String) -> String {
        """
        func open(_ response: UNNotificationResponse) {
            NotificationCenter.default.post(name: Notification.Name(\(posted)), object: nil)
        }
        func observe() {
            NotificationCenter.default.addObserver(self, selector: #selector(show), name: Notification.Name(\(observed)), object: nil)
        }
        """
    }

    private static func enumOfActions(_ raw: String) -> String {
        """
        enum Choice: String { case snooze = "\(raw)", stop = "STOP" }
        func register() {
            let actions = [
                UNNotificationAction(identifier: "SNOOZE_10", title: "Snooze", options: []),
                UNNotificationAction(identifier: "STOP", title: "Stop", options: []),
            ]
            UNUserNotificationCenter.current().setNotificationCategories([
                UNNotificationCategory(identifier: "alarm", actions: actions, intentIdentifiers: [])
            ])
        }
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                switch Choice(rawValue: response.actionIdentifier) {
                case .snooze: snooze()
                case .stop: stop()
                case nil: break
                }
            }
        }
        """
    }

    private static func orders(_ key: String, _ others: String = "") -> String {
        launching(
            "UNUserNotificationCenter.current().delegate = self",
            """
            func post(_ order: Order) {
                let content = UNMutableNotificationContent()
                content.userInfo = ["order": order.id]
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: nil))
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                open(userInfo: response.notification.request.content.userInfo)
            }
            func open(userInfo: [AnyHashable: Any]) {
                guard let name = userInfo["\(key)"] as? String else { return }
                show(name)
            }
            \(others)
            """)
    }

    static let named = [
        Case(
            "a key that a push has in another form",
            ["App/App.swift": reading("\"orderId\""), "a.apns": push(#""order_id": "1""#)],
            ["name-mismatch"], ["warning name-mismatch: \"orderId\""]),
        Case(
            "the same key", ["App/App.swift": reading("\"order_id\""), "a.apns": push(#""order_id": "1""#)],
            ["name-mismatch"]),
        Case(
            "another key, which the server may send",
            ["App/App.swift": reading("\"chat\""), "a.apns": push(#""order_id": "1""#)],
            ["name-mismatch"]),
        Case(
            "a push with either key",
            ["App/App.swift": reading("\"orderId\""), "a.apns": push(#""order_id": "1", "orderId": "1""#)],
            ["name-mismatch"]),
        Case(
            "code that reads both keys",
            [
                "App/App.swift": reading("\"orderId\"", reading("\"order_id\"").replacing("open(", with: "old(")),
                "a.apns": push(#""order_id": "1""#),
            ], ["name-mismatch"]),
        Case(
            "other code mentions the key",
            ["App/App.swift": reading("\"orderId\"", "let keys = [\"orderId\"]"), "a.apns": push(#""order_id": "1""#)],
            ["name-mismatch"]),
        Case(
            "the constant of a key, in a file without notifications, and content of the app",
            [
                "App/App.swift":
                    "func make(_ content: UNMutableNotificationContent) { content.userInfo = [\"order-id\": 1] }",
                "App/Payload.swift": """
                enum Keys { static let order = "orderID" }
                struct Payload { init?(userInfo: [AnyHashable: Any]) { guard userInfo[Keys.order] != nil else { return nil } } }
                """,
            ], ["name-mismatch"], ["warning name-mismatch: Keys.order"]),
        Case(
            "the removal of a request with another separator",
            swift: removal("\"task_\\(task.id)\"", "\"task-\\(task.id)\""),
            ["name-mismatch"], ["warning name-mismatch: \"task_\\(task.id)\""]),
        Case(
            "the removal of a request by the same identifier",
            swift: removal("\"task-\\(task.id)\"", "\"task-\\(task.id)\""),
            ["name-mismatch"]),
        Case(
            "a notification of the app by another name", swift: tap("\"openOrder\"", "\"OpenOrder\""),
            ["name-mismatch"],
            ["warning name-mismatch: \"openOrder\""]),
        Case(
            "a notification of the app by the same name", swift: tap("\"openOrder\"", "\"openOrder\""),
            ["name-mismatch"]),
        Case(
            "an enum that is made from the identifier has another one", swift: enumOfActions("SNOOZE10"),
            ["action-unhandled"],
            ["error action-unhandled: \"SNOOZE_10\""]),
        Case(
            "an enum that is made from the identifier has the same", swift: enumOfActions("SNOOZE_10"),
            ["action-unhandled"]),
        Case(
            "a handler knows an action that no category has",
            swift: enumOfActions("SNOOZE_10").replacing(
                "let actions = [",
                with:
                    "let later = UNNotificationAction(identifier: \"LATER\", title: \"Later\", options: [])\n    let actions = ["
            ).replacing("case stop = \"STOP\"", with: "case stop = \"STOP\", later = \"LATER\"")
                .replacing(", stop = \"STOP\"", with: ", stop = \"STOP\", later = \"LATER\"").replacing(
                    "case nil", with: "case .later: wait()\n        case nil"),
            ["action-undeclared"], ["warning action-undeclared: \"LATER\""]),
        Case(
            "a dismissal with the case of an action, and with a tap",
            swift: enumOfActions("SNOOZE_10").replacing(
                "switch Choice(rawValue: response.actionIdentifier) {",
                with: """
                    switch response.actionIdentifier {
                    case "STOP", UNNotificationDismissActionIdentifier: stop()
                    case UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier: show()
                    default: break
                    }
                    switch Choice(rawValue: response.actionIdentifier) {
                    """),
            ["action-undeclared"], ["warning action-undeclared: UNNotificationDismissActionIdentifier"]),
        Case(
            "a comparison of pointers in Objective-C",
            objectiveC: """
                static NSString * const TaskDone = @"done";
                @implementation App
                - (void)open:(UNNotificationResponse *)response {
                    if (response.actionIdentifier == TaskDone) { [self finish]; }
                    if (response.actionIdentifier == nil) { return; }
                    if ([response.actionIdentifier isEqualToString:TaskDone]) { [self finish]; }
                }
                @end
                """, ["action-unhandled"], ["warning action-unhandled: response.actionIdentifier == TaskDone"]),
        Case(
            "a key that a method reads which gets the data, and that nothing writes",
            swift: orders("customer"), ["name-mismatch"], ["warning name-mismatch: \"customer\""]),
        Case(
            "the key that is written, and a method that other code calls, too",
            swift: orders("order") + orders("customer", "func test() { open(userInfo: example) }"), ["name-mismatch"]),
    ]
}
