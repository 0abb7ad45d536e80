extension AuditCaseTests {
    // MARK: Dismissals that do what a tap does

    private static func handler(_ code: String, _ more: String = "", options: String = ".customDismissAction") -> String
    {
        """
        let done = UNNotificationAction(identifier: "DONE", title: "Done", options: [])
        let task = UNNotificationCategory(identifier: "TASK", actions: [done], intentIdentifiers: [], options: \(options))
        \(more)
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                \(code)
            }
        }
        """
    }

    private static func step(_ cases: String) -> String {
        """
        enum Step {
            case open, done, away
            init(identifier: String) {
                switch identifier {
                case "DONE": self = .done
                \(cases)
                default: self = .open
                }
            }
        }
        """
    }

    private static let stepsOfEnum = """
        switch Step(identifier: response.actionIdentifier) {
        case .open: showTask()
        case .done: finish()
        case .away: count()
        }
        """

    static let dismissalsAsTaps = [
        Case(
            "one case for a tap and a dismissal",
            swift: handler(
                """
                switch response.actionIdentifier {
                case UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier: showTask()
                case "DONE": finish()
                default: break
                }
                """), ["dismiss-unhandled"], ["warning dismiss-unhandled: UNNotificationDismissActionIdentifier"]),
        Case(
            "one condition for both",
            swift: handler(
                """
                if response.actionIdentifier == UNNotificationDefaultActionIdentifier || response.actionIdentifier == UNNotificationDismissActionIdentifier {
                    showTask()
                } else if response.actionIdentifier == "DONE" { finish() }
                """), ["dismiss-unhandled"], ["warning dismiss-unhandled: UNNotificationDismissActionIdentifier"]),
        Case(
            "a post that opens a screen for each response",
            swift: handler(
                """
                let info = response.notification.request.content.userInfo
                if let id = info["task"] as? String { NotificationCenter.default.post(name: .openTask, object: id) }
                """, "let observer = NotificationCenter.default.publisher(for: .openTask).sink { show($0.object) }"),
            ["dismiss-unhandled"], ["warning dismiss-unhandled: .customDismissAction"]),
        Case(
            "a function for taps that each response reaches",
            swift: handler("Task { @MainActor in handleTap(response) }"),
            ["dismiss-unhandled"], ["warning dismiss-unhandled: .customDismissAction"]),
        Case(
            "a post that opens nothing for each response",
            swift: handler(
                """
                let info = response.notification.request.content.userInfo
                if let id = info["task"] as? String { NotificationCenter.default.post(name: .taskDidChange, object: id) }
                """,
                "let observer = NotificationCenter.default.publisher(for: .taskDidChange).sink { count($0.object) }"),
            ["dismiss-unhandled"]),
        Case(
            "one case that shows nothing",
            swift: handler(
                """
                switch response.actionIdentifier {
                case UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier: markAsRead()
                case "DONE": finish()
                default: break
                }
                """), ["dismiss-unhandled"]),
        Case(
            "one case, and no category asks for dismissals",
            swift: handler(
                """
                switch response.actionIdentifier {
                case UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier: showTask()
                case "DONE": finish()
                default: break
                }
                """, options: "[]"), ["dismiss-unhandled"]),
        Case(
            "a case for each",
            swift: handler(
                """
                switch response.actionIdentifier {
                case UNNotificationDefaultActionIdentifier: showTask()
                case UNNotificationDismissActionIdentifier: count()
                default: finish()
                }
                """), ["dismiss-unhandled"]),
        Case(
            "an initializer of an enum that makes the same case of both",
            swift: handler(
                stepsOfEnum,
                step("case UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier: self = .open")),
            ["dismiss-unhandled"], ["warning dismiss-unhandled: UNNotificationDismissActionIdentifier"]),
        Case(
            "an initializer that makes another case of it",
            swift: handler(stepsOfEnum, step("case UNNotificationDismissActionIdentifier: self = .away")),
            ["dismiss-unhandled"]),
        Case(
            "an initializer whose default is for both",
            swift: handler(stepsOfEnum, step("")), ["dismiss-unhandled"],
            ["warning dismiss-unhandled: .customDismissAction"]),
        Case(
            "a case of another enum with the name",
            swift: handler(
                """
                switch Step(identifier: response.actionIdentifier) {
                case .open: count()
                case .done: finish()
                case .away: count()
                }
                switch door { case .open: showTask(); case .closed: break }
                """,
                step("case UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier: self = .open")),
            ["dismiss-unhandled"]),
    ]

    // MARK: Functions that return something for an action

    private static func returning(_ value: String, type: String) -> String {
        handler(
            "run(Step.step(for: response.actionIdentifier))",
            """
            enum Step {
                case open, done
                static func step(for identifier: String) -> \(type) {
                    switch identifier {
                    case "DONE": return \(value)
                    default: return .open
                    }
                }
            }
            """)
    }

    static let returnedValues = [
        Case("a case of an enum", swift: returning(".done", type: "Step"), ["action-unhandled"]),
        Case("a case of a named enum", swift: returning("Step.done", type: "Step"), ["action-unhandled"]),
        Case(
            "nothing", swift: returning("nil", type: "Step?"), ["action-unhandled"],
            ["warning action-unhandled: \"DONE\""]),
    ]
}
