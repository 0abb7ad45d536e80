extension AuditCaseTests {
    // MARK: Actions made of a dictionary

    private static func buttons(_ actions: String, known: String = "\"later\"") -> String {
        """
        enum Buttons {
            static let titles = ["later": "Later", "done": "Done"]
            static func register() {
                \(actions)
                UNUserNotificationCenter.current().setNotificationCategories([
                    UNNotificationCategory(identifier: "task", actions: actions, intentIdentifiers: [])
                ])
            }
        }
        func handle(_ response: UNNotificationResponse) {
            if response.actionIdentifier == \(known) { postpone() }
        }
        """
    }

    private static let unhandled = ["error action-unhandled: \"done\""]

    static let dictionaries = [
        Case(
            "the sorted pairs",
            swift: buttons(
                "let actions = titles.sorted(by: { $0.key < $1.key }).map { UNNotificationAction(identifier: $0.key, title: $0.value) }"
            ), ["action-unhandled"], unhandled),
        Case(
            "a loop over the sorted keys",
            swift: buttons(
                """
                var actions: [UNNotificationAction] = []
                for key in titles.keys.sorted() {
                    actions.append(UNNotificationAction(identifier: key, title: titles[key] ?? key))
                }
                """), ["action-unhandled"], unhandled),
        Case(
            "a loop over the sorted pairs",
            swift: buttons(
                """
                var actions: [UNNotificationAction] = []
                for (key, title) in titles.sorted(by: { $0.0 < $1.0 }) {
                    actions.append(UNNotificationAction(identifier: key, title: title))
                }
                """), ["action-unhandled"], unhandled),
        Case(
            "the keys",
            swift: buttons(
                "let actions = titles.keys.map { UNNotificationAction(identifier: $0, title: titles[$0]!) }"
            ), ["action-unhandled"], unhandled),
        Case(
            "the handled keys",
            swift: buttons(
                "let actions = titles.keys.sorted().map { UNNotificationAction(identifier: $0, title: titles[$0]!) }",
                known: "\"later\" || response.actionIdentifier == \"done\""), ["action-unhandled"]),
        Case(
            "a handler that looks whether a dictionary has the key",
            swift: """
                let later = UNNotificationAction(identifier: "later", title: "Later")
                let done = UNNotificationAction(identifier: "done", title: "Done")
                let delays = ["later": 60]
                func handle(_ response: UNNotificationResponse) {
                    if delays.keys.contains(response.actionIdentifier) { postpone() }
                }
                """, ["action-unhandled"], ["error action-unhandled: \"done\""]),
        Case(
            "a dictionary that gets more keys",
            swift: """
                let later = UNNotificationAction(identifier: "later", title: "Later")
                let done = UNNotificationAction(identifier: "done", title: "Done")
                var delays = ["later": 60]
                func load() { delays["done"] = 0 }
                func handle(_ response: UNNotificationResponse) {
                    if delays.keys.contains(response.actionIdentifier) { postpone() }
                }
                """, ["action-unhandled"]),
    ]
}
