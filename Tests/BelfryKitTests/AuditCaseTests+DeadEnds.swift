extension AuditCaseTests {
    // MARK: Names within the app that code observes by a literal

    private static let schedule = """
        func plan() {
            let content = UNMutableNotificationContent()
            content.title = "Midnight"
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "again", content: content, trigger: nil))
        }
        """

    private static func observing(_ name: String, _ more: String = "", center: String = "NotificationCenter.default")
        -> String
    {
        """
        @main struct TeaApp: App {
            var body: some Scene { WindowGroup { Text("Tea").onAppear { watch() } } }
            func watch() {
                \(center).addObserver(forName: \(name), object: nil, queue: .main) { _ in plan() }
            }
            \(schedule)
            \(more)
        }
        """
    }

    private static let unposted = "warning name-mismatch: plan()"

    static let observedLiterals = [
        Case(
            "no code posts a name that is a literal", swift: observing("Notification.Name(\"PLAN_AGAIN\")"),
            ["name-mismatch"], [unposted]),
        Case(
            "in a task, by another function",
            swift: observing("NSNotification.Name(\"planAgain\")", "func again() async { plan() }").replacing(
                "_ in plan()", with: "_ in Task { await again() }"), ["name-mismatch"],
            ["warning name-mismatch: Task { await again() }"]),
        Case(
            "code posts it",
            swift: observing(
                "Notification.Name(\"PLAN_AGAIN\")",
                "func stop() { NotificationCenter.default.post(name: Notification.Name(\"PLAN_AGAIN\"), object: nil) }"),
            ["name-mismatch"]),
        Case(
            "a constant has the text",
            swift: observing("Notification.Name(\"PLAN_AGAIN\")", "static let again = \"PLAN_AGAIN\""),
            ["name-mismatch"]),
        Case(
            "names of the system and of a library",
            swift: observing("Notification.Name(\"NSCalendarDayChanged\")")
                + observing("Notification.Name(\"com.library.changed\")").replacing("TeaApp", with: "Tea"),
            ["name-mismatch"]),
        Case(
            "of another app",
            swift: observing("Notification.Name(\"PLAN_AGAIN\")", center: "DistributedNotificationCenter.default()"),
            ["name-mismatch"]),
    ]

    // MARK: What notifications carry

    private static func opening(_ posted: String, _ observed: String, data: String = "[\"id\": 1]", more: String = "")
        -> String
    {
        """
        @main struct DeskApp: App {
            @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
            @State private var playing = false
            var body: some Scene { WindowGroup { Text(playing ? "On" : "Off").onReceive(NotificationCenter.default.publisher(for: .tapped)) { note in
                \(observed)
            } } }
        }
        extension Notification.Name { static let tapped = Notification.Name("tapped") }
        final class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                let content = UNMutableNotificationContent()
                content.title = "Time for a reset"
                content.userInfo = \(data)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "reset", content: content, trigger: nil))
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                NotificationCenter.default.post(name: .tapped, object: nil, userInfo: ["action": \(posted)])
                done()
            }
            \(more)
        }
        """
    }

    private static let switched =
        "switch note.userInfo?[\"action\"] as? String { case \"start\": playing = true; default: break }"
    private static let noEffect =
        "warning name-mismatch: NotificationCenter.default.post(name: .tapped, object: nil, userInfo: [\"action\": \"open\"])"

    static let deadData = [
        Case(
            "a value that the observer doesn't know", swift: opening("\"open\"", switched), ["name-mismatch"],
            [noEffect]),
        Case(
            "in an 'if'",
            swift: opening(
                "\"open\"",
                "if let action = note.userInfo?[\"action\"] as? String, action == \"start\" { playing = true }"),
            ["name-mismatch"], [noEffect]),
        Case("one that it knows", swift: opening("\"start\"", switched), ["name-mismatch"]),
        Case("one that isn't known", swift: opening("kind", switched), ["name-mismatch"]),
        Case(
            "'default' does something",
            swift: opening("\"open\"", switched.replacing("default: break", with: "default: playing = false")),
            ["name-mismatch"]),
        Case(
            "the observer does more", swift: opening("\"open\"", switched + "; playing.toggle()"), ["name-mismatch"]),
        Case(
            "another observer",
            swift: opening(
                "\"open\"", switched,
                more:
                    "func watch() { NotificationCenter.default.addObserver(self, selector: #selector(open), name: .tapped, object: nil) }"
            ), ["name-mismatch"]),
        Case(
            "a link that nothing reads",
            swift: opening("\"start\"", switched, data: "[\"deepLink\": \"desk://start\"]"), ["name-mismatch"],
            ["warning name-mismatch: \"deepLink\""]),
        Case(
            "a variable has the name, and all keys that code reads are known",
            swift: opening(
                "\"start\"", switched, data: "[\"deepLink\": \"desk://start\"]",
                more: "func go() { guard let deepLink = pending else { return }; show(deepLink) }"), ["name-mismatch"],
            ["warning name-mismatch: \"deepLink\""]),
        Case(
            "code reads the link",
            swift: opening(
                "\"start\"", switched, data: "[\"deepLink\": \"desk://start\"]",
                more: "func go(_ info: [AnyHashable: Any]) { show(info[\"deepLink\"]) }"), ["name-mismatch"]),
        Case(
            "a type decodes the data",
            swift: opening(
                "\"start\"", switched, data: "[\"deepLink\": \"desk://start\"]",
                more: """
                    struct Tap: Decodable { let deepLink: String }
                    func go(_ response: UNNotificationResponse) { decode(response.notification.request.content.userInfo) }
                    """), ["name-mismatch"]),
        Case(
            "a key that says nothing of a place",
            swift: opening("\"start\"", switched, data: "[\"createdBy\": \"me\"]"), ["name-mismatch"]),
    ]

    // MARK: Flags that code only copies

    private static func egg(
        _ reading: String, _ view: String = "@State var over = false", body: String = "Text(\"Egg\")"
    )
        -> String
    {
        """
        @main struct EggApp: App {
            init() { Herald.shared.begin() }
            var body: some Scene { WindowGroup { EggView() } }
        }
        final class Herald: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
            static let shared = Herald()
            @Published var isFinished = false
            func begin() {
                UNUserNotificationCenter.current().delegate = self
                let finish = UNNotificationAction(identifier: "FINISH", title: "Finish Session", options: [])
                UNUserNotificationCenter.current().setNotificationCategories([UNNotificationCategory(identifier: "EGG", actions: [finish], intentIdentifiers: [], options: [])])
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                switch response.actionIdentifier {
                case "FINISH": isFinished = true
                default: break
                }
                done()
            }
        }
        struct EggView: View {
            \(view)
            var body: some View {
                \(body).onReceive(timer) { _ in
                    \(reading)
                }
            }
        }
        """
    }

    private static let copying = """
        if Herald.shared.isFinished {
            over = true
            Herald.shared.isFinished = false
        }
        """

    static let copiedFlags = [
        Case(
            "a flag that a view copies to one that nothing reads", swift: egg(copying), ["action-unhandled"],
            ["warning action-unhandled: \"FINISH\""]),
        Case(
            "a text has the word", swift: egg(copying, body: "Text(\"The egg isFinished now\")"), ["action-unhandled"],
            ["warning action-unhandled: \"FINISH\""]),
        Case(
            "the view reads its flag", swift: egg(copying, body: "Text(over ? \"Over\" : \"Egg\")"),
            ["action-unhandled"]),
        Case(
            "a binding reads it", swift: egg(copying, body: "Text(\"Egg\").sheet(isPresented: $over)"),
            ["action-unhandled"]),
        Case(
            "the view does more", swift: egg(copying.replacing("over = true", with: "over = true; stop()")),
            ["action-unhandled"]),
        Case(
            "it does something else otherwise", swift: egg(copying + " else { run() }"), ["action-unhandled"]),
        Case("a text has the value", swift: egg(copying, body: "Text(\"Egg \\(over)\")"), ["action-unhandled"]),
    ]
}
