extension AuditCaseTests {
    // MARK: Parts of an app that don't meet

    private static func alerts(
        _ view: String, start: String = "", cases: String = "case \"later\": schedule()",
        handle: String? = nil
    )
        -> String
    {
        """
        @main struct TeaApp: App {
            \(start)
            var body: some Scene { WindowGroup { ContentView() } }
        }
        final class Alerts: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
            static let shared = Alerts()
            @Published var isDone = false
            @Published var goesOn = false
            private let center = UNUserNotificationCenter.current()
            private override init() {
                super.init()
                center.delegate = self
                logger.info("Alerts initialized")
                let later = UNNotificationAction(identifier: "later", title: "Finish Later", options: [])
                center.setNotificationCategories([UNNotificationCategory(identifier: "tea", actions: [later], intentIdentifiers: [])])
                center.requestAuthorization(options: [.alert]) { _, _ in }
            }
            func schedule() {
                let content = UNMutableNotificationContent()
                content.title = "Tea"
                content.categoryIdentifier = "tea"
                center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
                \(handle ?? "switch response.actionIdentifier { \(cases); default: break }")
                completionHandler()
            }
        }
        \(view)
        """
    }

    private static func screen(_ parts: String, _ more: String = "") -> String {
        """
        struct ContentView: View {
            let store = Store()
            var body: some View { VStack { \(parts) } }
            private func row() -> some View {
                Toggle("Remind Me", isOn: Binding(get: { true }, set: { _ in Task { Alerts.shared.schedule() } }))
            }
            private func save() { store.finish() }
        }
        final class Store { func finish() { Alerts.shared.schedule() } }
        \(more)
        """
    }

    private static let early = "init() { _ = Alerts.shared }"
    private static let ringing = """
        struct ContentView: View {
            @State var done = false
            var body: some View {
                Text("Tea").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
                    if Alerts.shared.goesOn { Alerts.shared.schedule() }
                    if(Alerts.shared.isDone) {
                        // Over.
                        done = true
                        Alerts.shared.isDone = false
                    }
                }
            }
        }
        """

    private static func handedOn(_ code: String, reader: String = "") -> String {
        alerts(
            """
            struct ContentView: View { var body: some View { Text("Tea") \(reader) } }
            final class Kitchen {
                static let shared = Kitchen()
                func handle(_ actionIdentifier: String) async {
                    switch actionIdentifier {
                    case "later": \(code)
                    default: logger.info("Another action")
                    }
                }
            }
            final class Desk {
                var lastAction: String?
                let kitchen = Kitchen.shared
                func handle(_ actionIdentifier: String) async {
                    lastAction = actionIdentifier
                    switch actionIdentifier {
                    case "later": Alerts.shared.isDone = true
                    default: break
                    }
                    await kitchen.handle(actionIdentifier)
                }
                func hasActions() -> Bool { lastAction != nil || Alerts.shared.isDone }
            }
            """, start: early, handle: "Task { await Desk().handle(response.actionIdentifier) }")
    }

    static let connections = [
        Case(
            "a singleton that only controls touch: a row, a function as an action, and a closure of another view",
            swift: alerts(
                screen("row(); Button(action: save) { Text(\"Save\") }; Banner(onClose: { Alerts.shared.schedule() })")),
            ["delegate-missing"], ["warning delegate-missing: self"]),
        Case(
            "a singleton that the app's initializer touches",
            swift: alerts(screen("row(); Button(action: save) { Text(\"Save\") }"), start: early), ["delegate-missing"]),
        Case(
            "a singleton that a view needs at once",
            swift: alerts(screen("row(); Banner(content: { Text(Alerts.shared.description) })")), ["delegate-missing"]),
        Case(
            "a function that a view calls and hands on",
            swift: alerts(screen("save(); Button(action: save) { Text(\"Save\") }")),
            ["delegate-missing"]),
        Case(
            "a flag that another one gets, which no code reads, and one that is reset",
            swift: alerts(ringing, start: early, cases: "case \"later\": isDone = true; goesOn = false"),
            ["action-unhandled"], ["warning action-unhandled: \"later\""]),
        Case(
            "a flag that only resets", swift: alerts(ringing, start: early, cases: "case \"later\": goesOn = false"),
            ["action-unhandled"]),
        Case(
            "a flag whose copy a view shows",
            swift: alerts(
                ringing.replacing("Text(\"Tea\")", with: "Text(done ? \"Done\" : \"Tea\")"), start: early,
                cases: "case \"later\": isDone = true; goesOn = false"), ["action-unhandled"]),
        Case(
            "a flag that another function sets to true, too",
            swift: alerts(
                ringing.replacing("Text(\"Tea\")", with: "Button(\"Go On\") { Alerts.shared.goesOn = true }"),
                start: early,
                cases: "case \"later\": isDone = true; goesOn = false"), ["action-unhandled"]),
        Case(
            "an action that two functions get, which set what only functions without callers read",
            swift: handedOn("logger.info(\"Later\")"), ["action-unhandled"], ["warning action-unhandled: \"later\""]),
        Case("an action for which the second function does something", swift: handedOn("boil()"), ["action-unhandled"]),
        Case(
            "a flag that a view reads",
            swift: handedOn("logger.info(\"Later\")", reader: ".opacity(Alerts.shared.isDone ? 1 : 0)"),
            ["action-unhandled"]),
    ]
}
