extension AuditCaseTests {
    // MARK: What identifiers and types are

    /// An app that registers actions, and whose handler has some code.
    private static func alarm(_ actions: String, _ handler: String, _ others: String = "") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                var actions: [UNNotificationAction] = []
                \(actions)
                let alarm = UNNotificationCategory(identifier: "alarm", actions: actions, intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([alarm])
                UNUserNotificationCenter.current().delegate = self
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
                \(handler)
                completionHandler()
            }
        }
        \(others)
        """
    }

    private static func snooze(_ minutes: String) -> String {
        "UNNotificationAction(identifier: \"snooze-\\(\(minutes))\", title: \"Snooze\", options: [])"
    }

    private static let fiveAndTen = """
        switch response.actionIdentifier {
                case "snooze-5": snooze(5)
                case "snooze-10": snooze(10)
                default: break
                }
        """

    /// A class that registers a category for each of its kinds.
    private static func registrar(_ property: String, _ loop: String) -> String {
        """
        final class Registrar {
            \(property)
            func register() {
                var categories: Set<UNNotificationCategory> = []
                \(loop) {
                    let done = UNNotificationAction(identifier: "done", title: "Mark as Done", options: [])
                    let skip = UNNotificationAction(identifier: "skip", title: "Skip Today", options: [])
                    categories.insert(UNNotificationCategory(identifier: kind.id, actions: [done, skip], intentIdentifiers: []))
                }
                UNUserNotificationCenter.current().setNotificationCategories(categories)
            }
            func handle(_ response: UNNotificationResponse) {
                if response.actionIdentifier == "done" { markAsDone() }
            }
        }
        """
    }

    static let values = [
        Case(
            "a loop over a property that is filled elsewhere",
            swift: registrar("private var kinds: [Kind] = []", "for kind in kinds"), ["action-unhandled"],
            ["error action-unhandled: \"skip\""]),
        Case(
            "the same for a part of it, and with a closure",
            swift: registrar("var kinds = [Kind]()", "self.kinds.sorted().forEach { kind in if true")
                .replacing("intentIdentifiers: []))\n        }", with: "intentIdentifiers: [])) }\n        }"),
            ["action-unhandled"], ["error action-unhandled: \"skip\""]),
        Case(
            "a computed property that is empty has no elements",
            swift: registrar("private var kinds: [Kind] { [] }", "for kind in kinds"), ["action-unhandled"]),
        Case(
            "a constant that is empty has no elements",
            swift: registrar("private let kinds: [Kind] = []", "for kind in kinds"), ["action-unhandled"]),
        Case(
            "what a closure adds to a list isn't lost",
            swift: alarm(
                "kinds.forEach { kind in actions.append(UNNotificationAction(identifier: \"mute\", title: \"Mute\", options: [])) }",
                "if response.actionIdentifier == \"mute\" { mute() }"), ["action-undeclared", "action-unhandled"]),
        Case(
            "numbers of a loop, of a range, and of a function's parameter",
            swift: alarm(
                """
                for minutes in [5, 10, 15] { actions.append(\(snooze("minutes"))) }
                for minutes in 19...20 { actions.append(\(snooze("String(minutes)"))) }
                actions.append(make(30))
                """, fiveAndTen, "func make(_ minutes: Int) -> UNNotificationAction { \(snooze("minutes")) }"),
            ["action-unhandled"],
            [
                "error action-unhandled: \"snooze-\\(minutes)\"",
                "error action-unhandled: \"snooze-\\(String(minutes))\"",
                "error action-unhandled: \"snooze-\\(String(minutes))\"",
                "error action-unhandled: \"snooze-\\(minutes)\"",
            ]),
        Case(
            "the largest number as the end of a range",
            swift: alarm(
                "for minutes in 9223372036854775807...9223372036854775807 { actions.append(\(snooze("minutes"))) }",
                fiveAndTen), ["action-unhandled"], ["error action-unhandled: \"snooze-\\(minutes)\""]),
        Case(
            "numbers that change aren't known",
            swift: alarm(
                """
                var minutes = 15
                load { minutes = 5 }
                actions.append(\(snooze("minutes")))
                actions.append(\(snooze("self.first")))
                """, fiveAndTen, "extension AppDelegate { static var first = 20 }"), ["action-unhandled"]),
        Case(
            "handlers that compare with a part of the identifier",
            swift: alarm(
                "for minutes in [15, 20] { actions.append(\(snooze("minutes"))) }",
                "let id = response.actionIdentifier\n        if id.hasPrefix(\"snooze-\") { snooze(Int(id.dropFirst(7)) ?? 5) }"
            ), ["action-unhandled"]),
        Case(
            "handlers that compare with another part of it",
            swift: alarm(
                "for minutes in [15, 20] { actions.append(\(snooze("minutes"))) }",
                "if response.actionIdentifier.hasSuffix(\"20\") { snooze(20) }"),
            ["action-unhandled"], ["error action-unhandled: \"snooze-\\(minutes)\""]),
        Case(
            "comparisons after 'where'",
            swift: alarm(
                "for minutes in [15, 20] { actions.append(\(snooze("minutes"))) }",
                """
                switch response.actionIdentifier {
                        case _ where response.actionIdentifier.starts(with: "snooze-1"): snooze(15)
                        default: break
                        }
                """), ["action-unhandled"], ["error action-unhandled: \"snooze-\\(minutes)\""]),
        Case(
            "comparisons in a loop with 'where'",
            swift: alarm(
                "for minutes in [15, 20, 25] { actions.append(\(snooze("minutes"))) }",
                """
                for minutes in [15, 20] where response.actionIdentifier == "snooze-\\(minutes)" { snooze(minutes) }
                """), ["action-unhandled"], ["error action-unhandled: \"snooze-\\(minutes)\""]),
        Case(
            "formats with known values",
            objectiveC: """
                void declare(void) {
                    for (NSNumber *minutes in @[@5, @15]) {
                        NSString *name = [NSString stringWithFormat:@"snooze-%@", minutes];
                        [UNNotificationAction actionWithIdentifier:name title:@"Snooze" options:0];
                    }
                }
                void handle(UNNotificationResponse *response) {
                    if ([response.actionIdentifier isEqualToString:@"snooze-5"]) { snooze(); }
                }
                """, ["action-unhandled"],
            ["error action-unhandled: [NSString stringWithFormat:@\"snooze-%@\", minutes]"]),
        Case(
            "handlers that take the identifier apart",
            swift: alarm(
                "for minutes in [15, 20] { actions.append(\(snooze("minutes"))) }",
                """
                let parts = response.actionIdentifier.components(separatedBy: "-")
                        if parts.first == "snooze" { snooze(Int(parts[1]) ?? 5) }
                        if response.actionIdentifier == "stop" { stop() }
                """), ["action-unhandled"]),
        Case(
            "other names of the types",
            [
                "App/Names.swift": """
                typealias Action = UNNotificationAction
                enum Notify { typealias Category = UserNotifications.UNNotificationCategory }
                """,
                "App/Buttons.swift": """
                enum Buttons {
                    static func all() -> [Action] {
                        let stop: Action = .init(identifier: "stop", title: "Stop", options: [])
                        return [Action(identifier: "skip", title: "Skip", options: []), stop]
                    }
                    static func category() -> Any { Notify.Category(identifier: "alarm", actions: all(), intentIdentifiers: []) }
                }
                """,
                "App/App.swift": alarm("", "if response.actionIdentifier == \"skip\" { skip() }"),
            ], ["action-unhandled"], ["error action-unhandled: \"stop\""]),
        Case(
            "a type of the app with such a name",
            swift: alarm(
                "", "if response.actionIdentifier == \"skip\" { skip() }",
                """
                struct Action { let identifier: String; let title: String }
                let stop = Action(identifier: "stop", title: "Stop")
                """), ["action-unhandled"]),
        Case(
            "an action that no category has is a warning",
            swift: alarm(
                """
                actions.append(UNNotificationAction(identifier: "skip", title: "Skip", options: []))
                        let stop = UNNotificationAction(identifier: "stop", title: "Stop", options: [])
                """, "if response.actionIdentifier == \"skip\" { skip() }"),
            ["action-unhandled"], ["warning action-unhandled: \"stop\""]),
    ]
}
