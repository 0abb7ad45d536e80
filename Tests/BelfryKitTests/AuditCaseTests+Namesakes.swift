extension AuditCaseTests {
    // MARK: Names that one part of an app has and another lacks

    private static func observed(_ post: String, more: String = "") -> String {
        """
        @main struct TeaApp: App { var body: some Scene { WindowGroup { ContentView() } } }
        extension Notification.Name { static let brewed = Notification.Name("brewed") }
        enum Step: String { case brewed = "Brewed" }
        func title(_ step: Step) -> String {
            switch step {
            case .brewed: return "Brewed"
            }
        }
        final class Alerts: NSObject {
            override init() {
                super.init()
                NotificationCenter.default.addObserver(
                    self,
                    selector: #selector(show),
                    name: .brewed,
                    object: nil
                )
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
            }
            @objc func show(_ notification: Notification) {
                guard let info = notification.userInfo, let cup = info["cup"] as? String else { return }
                let content = UNMutableNotificationContent()
                content.title = cup
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
            }
        }
        final class Log {
            init() { NotificationCenter.default.addObserver(self, selector: #selector(write), name: .brewed, object: nil) }
            @objc func write(_ notification: Notification) { count += 1 }
        }
        struct ContentView: View { let alerts = Alerts(); let log = Log(); var body: some View { Button("Brew") { \(post) } } }
        \(more)
        """
    }

    private static func limits(_ use: String = "", set: String = "settings.snoozeLimit = max(1, min(9, limit))")
        -> String
    {
        """
        @main struct TeaApp: App { var body: some Scene { WindowGroup { SettingsView() } } }
        enum Limits {
            static let snoozeLimit = 3
        }
        struct Settings { var snoozeLimit: Int = 3 }
        final class Model: ObservableObject {
            @Published var settings = Settings()
            var message: String?
            func updateSnoozeLimit(_ limit: Int) {
                \(set)
            }
            func areValid() -> Bool {
                if settings.snoozeLimit < 1 || settings.snoozeLimit > 9 {
                    message = "Choose a number from 1 to 9."
                    return false
                }
                return true
            }
        }
        struct SettingsView: View {
            @StateObject var model = Model()
            var body: some View {
                Text("\\(model.settings.snoozeLimit) times")
                Slider(value: Binding(
                    get: { Float(model.settings.snoozeLimit) },
                    set: { model.updateSnoozeLimit(Int($0)) }
                ), in: 1...9, step: 1)
            }
        }
        func post() {
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
        }
        \(use)
        """
    }

    private static func group(_ read: String, _ more: String = "") -> [String: String] {
        [
            "App/App.swift": """
            @main struct TeaApp: App { var body: some Scene { WindowGroup { Text("Tea").onAppear { post(); resume() } } } }
            func post() {
                let content = UNMutableNotificationContent()
                content.title = "Tea"
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
            }
            """,
            "App/Clock.swift": """
            func pause() {
                let shared = UserDefaults(suiteName: "group.tea")
                shared?.set(Date(), forKey: "pausedAt")
            }
            \(more)
            """,
            "App/Model.swift": "func resume() { guard let date = \(read) as? Date else { return }; show(date) }",
        ]
    }

    private static func daily(_ otherwise: String) -> String {
        """
        @main struct TeaApp: App { var body: some Scene { WindowGroup { SettingsView() } } }
        struct SettingsView: View {
            @AppStorage("cupsPerDay") private var cups = 2
            var body: some View { Stepper("Cups", value: $cups).onAppear { post() } }
        }
        func post() {
            let count: Int
            if let stored = UserDefaults.standard.object(forKey: "cupsPerDay") as? Int {
                count = stored
            } else {
                count = \(otherwise)
            }
            let content = UNMutableNotificationContent()
            content.title = "\\(count)"
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
        }
        """
    }

    private static func pending(_ key: String, _ more: String = "") -> String {
        """
        @main struct TeaApp: App { var body: some Scene { WindowGroup { Button("Stop") { cancel("a"); post("a") } } } }
        func post(_ cup: String) {
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            content.userInfo = ["cup": cup]
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: cup, content: content, trigger: nil))
        }
        func cancel(_ cup: String) {
            UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
                let old = requests.filter { $0.content.userInfo["\(key)"] as? String == cup }.map(\\.identifier)
                UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: old)
            }
        }
        \(more)
        """
    }

    static let namesakes = [
        Case(
            "a key that no post has, of a name that other code observes, too, and a case with the name",
            swift: observed(
                "NotificationCenter.default.post(name: .brewed, object: nil, userInfo: [\"pot\": \"big\"])"),
            ["name-mismatch"], ["warning name-mismatch: \"cup\""]),
        Case(
            "a name that no code posts, with two constants",
            swift: observed(
                "print(\"Brew\")",
                more: "extension Foundation.NSNotification.Name { static let brewed = Notification.Name(\"brewed\") }"),
            ["name-mismatch"], ["warning name-mismatch: notification.userInfo"]),
        Case(
            "a key that one of two posts has",
            swift: observed(
                "NotificationCenter.default.post(name: .brewed, object: nil, userInfo: [\"cup\": \"big\"])",
                more: "func pour() { NotificationCenter.default.post(name: .brewed, object: nil) }"), ["name-mismatch"]),
        Case(
            "a name that a helper may post", swift: observed("send(.brewed)"), ["name-mismatch"]),
        Case(
            "a setting that only its own screen shows, checks and sets with a method", swift: limits(),
            ["name-mismatch"],
            ["warning name-mismatch: snoozeLimit"]),
        Case(
            "a setting that other code compares",
            swift: limits("func snooze(_ s: Settings, _ n: Int) { if n < s.snoozeLimit { post() } }"),
            ["name-mismatch"]),
        Case(
            "a setting whose range decides more",
            swift: limits("func snooze(_ s: Settings) { if s.snoozeLimit > 1 { post() } }"), ["name-mismatch"]),
        Case(
            "a setter that hands the value on",
            swift: limits(set: "settings.snoozeLimit = limit; schedule(settings.snoozeLimit)"), ["name-mismatch"]),
        Case(
            "a date that is stored for the App Group and read elsewhere, in files without notifications",
            group("UserDefaults.standard.object(forKey: \"pausedAt\")"), ["name-mismatch"],
            ["warning name-mismatch: \"pausedAt\""]),
        Case(
            "a date that is read from the App Group",
            group("UserDefaults(suiteName: \"group.tea\")?.object(forKey: \"pausedAt\")"), ["name-mismatch"]),
        Case(
            "a value that moves to the App Group",
            group(
                "UserDefaults(suiteName: \"group.tea\")?.object(forKey: \"start\")",
                """
                func move() {
                    guard let old = UserDefaults.standard.object(forKey: "oldStart") else { return }
                    UserDefaults(suiteName: "group.tea")?.set(old, forKey: "oldStart")
                }
                """), ["name-mismatch"]),
        Case(
            "a default in the other branch that differs from that of the control", swift: daily("10"),
            ["name-mismatch"],
            ["warning name-mismatch: \"cupsPerDay\""]),
        Case("the same default in the other branch", swift: daily("2"), ["name-mismatch"]),
        Case(
            "a key of pending requests that none has", swift: pending("order"), ["name-mismatch"],
            ["warning name-mismatch: \"order\""]),
        Case("a key of pending requests", swift: pending("cup"), ["name-mismatch"]),
        Case(
            "a key that pushes may have",
            swift: pending("order", "func start() { UIApplication.shared.registerForRemoteNotifications() }"),
            ["name-mismatch"]),
    ]
}
