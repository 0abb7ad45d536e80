extension AuditCaseTests {
    // MARK: Properties that only views set

    private static func goals(
        launch: String = "", appear: String = "Handler.shared.setStore(store)",
        property: String = "private var store: Store?",
        options: String = "[]", handler: String = guarding, more: String = ""
    ) -> String {
        """
        @main struct GoalApp: App {
            let store = Store()
            init() {
                UNUserNotificationCenter.current().delegate = Handler.shared
                \(launch)
            }
            var body: some Scene { WindowGroup { Text("Goals").onAppear { \(appear) } } }
        }
        let done = UNNotificationAction(identifier: "DONE", title: "Done", options: \(options))
        final class Handler: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Handler()
            \(property)
            func setStore(_ new: Store) { store = new }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                \(handler)
            }
            \(more)
        }
        """
    }

    private static let guarding = """
        guard response.actionIdentifier == "DONE" else { return }
        guard let store else { return }
        store.complete()
        """
    private static let late = "warning delegate-missing: setStore"

    static let lateProperties = [
        Case("a method sets it when a view appears", swift: goals(), ["delegate-missing"], [late]),
        Case(
            "a view sets it directly",
            swift: goals(appear: "Handler.shared.store = store", property: "var store: Store?")
                .replacing("func setStore(_ new: Store) { store = new }", with: ""),
            ["delegate-missing"], ["warning delegate-missing: store ="]),
        Case(
            "a method that the handler calls",
            swift: goals(
                handler: """
                    switch response.actionIdentifier {
                    case "DONE": complete(response)
                    case UNNotificationDefaultActionIdentifier: open()
                    default: break
                    }
                    """, more: "private func complete(_ response: UNNotificationResponse) { store?.complete() }"),
            ["delegate-missing"], [late]),
        Case("the launch sets it", swift: goals(launch: "Handler.shared.setStore(store)"), ["delegate-missing"]),
        Case("the action opens the app", swift: goals(options: "[.foreground]"), ["delegate-missing"]),
        Case(
            "only a tap needs it",
            swift: goals(
                handler: """
                    switch response.actionIdentifier {
                    case "DONE": complete(response)
                    default: store?.open(response)
                    }
                    """), ["delegate-missing"]),
        Case(
            "the handler makes it",
            swift: goals(handler: "if store == nil { store = Store() }\n\(guarding)"), ["delegate-missing"]),
        Case(
            "a function sets it that may run at launch",
            swift: goals(appear: "start()") + "\nfunc start() { Handler.shared.setStore(Store()) }",
            ["delegate-missing"]),
        Case(
            "another class has a method with the name",
            swift: goals() + "\nfunc start() { Onboarding.shared.setStore(Store()) }", ["delegate-missing"], [late]),
        Case(
            "a variable that may be the handler",
            swift: goals() + "\nfunc start(_ handler: Any) { handler.setStore(Store()) }", ["delegate-missing"]),
    ]
}
