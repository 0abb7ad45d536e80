extension AuditCaseTests {
    // MARK: Keys of local notifications, if all are known

    /// An app with only local notifications, whose handler reads the key 'taskId' and posts it within the app.
    private static func tasks(
        _ data: String = "content.userInfo = [\"id\": task.id]", read: String = "userInfo[\"taskId\"] as? String",
        _ more: String = ""
    ) -> String {
        """
        @main struct TaskApp: App { var body: some Scene { WindowGroup { Text("Tasks") } } }
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                let userInfo = response.notification.request.content.userInfo
                let id = \(read)
                NotificationCenter.default.post(name: .openTask, object: nil, userInfo: ["taskId": id])
            }
        }
        func observe() {
            NotificationCenter.default.addObserver(forName: .openTask, object: nil, queue: nil) { open($0.userInfo?["taskId"]) }
        }
        func post(_ task: Task) {
            let content = UNMutableNotificationContent()
            content.title = "Task"
            \(data)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        }
        \(more)
        """
    }

    /// Code for a notification with another form of the key.
    private static let reminder = """
        func remind(_ task: Task) {
            let content = UNMutableNotificationContent()
            content.title = "Task"
            content.userInfo = ["task_id": task.id]
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "b", content: content, trigger: nil))
        }
        """

    private static let unwritten = "warning name-mismatch: \"taskId\""
    private static let entitlement = [
        "App/App.entitlements": "<plist><dict><key>aps-environment</key><string>development</string></dict></plist>"
    ]

    static let knownKeys = [
        Case("a key that only posts within the app have", swift: tasks(), ["name-mismatch"], [unwritten]),
        Case(
            "the same, with a value for its absence", swift: tasks(read: "userInfo[\"taskId\"] as? String ?? \"\""),
            ["name-mismatch"], [unwritten]),
        Case(
            "the content in a variable",
            swift: tasks(read: "content(of: response)").replacing(
                "func observe() {",
                with: """
                    func content(of response: UNNotificationResponse) -> Any? {
                        let original = response.notification.request.content
                        return original.userInfo["taskId"]
                    }
                    func observe() {
                    """), ["name-mismatch"], [unwritten]),
        Case(
            "another notification that gets a copy of the data",
            swift: tasks("content.userInfo = [\"id\": task.id]; later.userInfo = content.userInfo"), ["name-mismatch"],
            [unwritten]),
        Case(
            "the entitlement for iCloud, and nothing that registers for pushes",
            ["App/App.swift": "import UserNotifications\nimport CloudKit\n" + tasks()].merging(entitlement) { $1 },
            ["name-mismatch"], [unwritten]),
        Case(
            "the entitlement, and a library that may register",
            ["App/App.swift": "import Pushes\n" + tasks()].merging(entitlement) { $1 }, ["name-mismatch"]),
        Case("the key", swift: tasks("content.userInfo = [\"taskId\": task.id]"), ["name-mismatch"]),
        Case(
            "a key beside another one", swift: tasks("content.userInfo[\"taskId\"] = task.id"), ["name-mismatch"]),
        Case(
            "a key that isn't known", swift: tasks("content.userInfo = [\"id\": 1, key(of: task): 2]"),
            ["name-mismatch"]),
        Case(
            "data that isn't known", swift: tasks("content.userInfo = [\"id\": 1]; content.userInfo = data(of: task)"),
            ["name-mismatch"]),
        Case(
            "a dictionary that gets the key",
            swift: tasks("var data = [\"id\": 1]; data[\"taskId\"] = 2; content.userInfo = data"), ["name-mismatch"]),
        Case(
            "data that is merged",
            swift: tasks("content.userInfo = [\"id\": 1]; content.userInfo.merge(values(task)) { $1 }"),
            ["name-mismatch"]),
        Case(
            "another key as the alternative",
            swift: tasks(read: "userInfo[\"taskId\"] ?? userInfo[\"id\"]"), ["name-mismatch"]),
        Case(
            "an app that gets pushes",
            swift: tasks(
                "content.userInfo = [\"id\": 1]", "func start() { application.registerForRemoteNotifications() }"),
            ["name-mismatch"]),
        Case(
            "a notification with the same key in another form, which nothing reads",
            swift: tasks(
                "content.userInfo = [\"taskId\": task.id]", reminder), ["name-mismatch"],
            ["warning name-mismatch: \"task_id\""]),
        Case(
            "a notification with both forms",
            swift: tasks("content.userInfo = [\"taskId\": task.id, \"task_id\": task.id]"), ["name-mismatch"]),
        Case(
            "another form that other code mentions",
            swift: tasks(
                "content.userInfo = [\"taskId\": task.id]", reminder + "\nlet keys = [\"task_id\"]"), ["name-mismatch"]),
    ]

    // MARK: Data that is replaced

    private static let lost = "warning name-mismatch: \"kind\""

    static let lostData = [
        Case(
            "a key, and then all of the data",
            swift: tasks("content.userInfo[\"kind\"] = 1; content.userInfo = [\"taskId\": task.id]"),
            ["name-mismatch"], [lost]),
        Case(
            "all of the data twice",
            swift: tasks(
                "content.userInfo = [\"kind\": 1]\ncontent.sound = .default\ncontent.userInfo = [\"taskId\": task.id]"),
            ["name-mismatch"], [lost]),
        Case(
            "all of the data, and then a key",
            swift: tasks("content.userInfo = [\"taskId\": task.id]; content.userInfo[\"kind\"] = 1"), ["name-mismatch"]),
        Case(
            "the same key again",
            swift: tasks("content.userInfo[\"taskId\"] = 1; content.userInfo = [\"taskId\": task.id]"),
            ["name-mismatch"]),
        Case(
            "a request in between",
            swift: tasks("content.userInfo = [\"kind\": 1]; add(content); content.userInfo = [\"taskId\": task.id]"),
            ["name-mismatch"]),
        Case(
            "other content", swift: tasks("content.userInfo = [\"kind\": 1]; other.userInfo = [\"taskId\": task.id]"),
            ["name-mismatch"]),
        Case(
            "only under a condition",
            swift: tasks("content.userInfo = [\"kind\": 1]; if isLate { content.userInfo = [\"taskId\": task.id] }"),
            ["name-mismatch"]),
    ]

    // MARK: Settings of the app in an extension

    private static func settings(
        _ path: String = "Service/Service.swift", store: String = "UserDefaults.standard", _ more: String = ""
    ) -> [String: String] {
        [
            path: """
            class Service: UNNotificationServiceExtension {
                override func didReceive(_ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void) {
                    let content = request.content.mutableCopy() as! UNMutableNotificationContent
                    if UserDefaults.standard.bool(forKey: "isQuiet") { content.sound = nil }
                    handler(content)
                }
            }
            \(more)
            """,
            "App/Settings.swift": "func turn(_ on: Bool) { \(store).set(on, forKey: \"isQuiet\") }",
        ]
    }

    static let settingsOfApp = [
        Case(
            "an extension that reads what the app stores in its own settings", settings(), ["name-mismatch"],
            ["warning name-mismatch: \"isQuiet\""]),
        Case(
            "an extension that stores the setting itself",
            settings("Service/Service.swift", "func on() { UserDefaults.standard.set(true, forKey: \"isQuiet\") }"),
            ["name-mismatch"]),
        Case("settings that aren't known", settings(store: "settings"), ["name-mismatch"]),
        Case("code in a folder for both", settings("App/Service/Service.swift"), ["name-mismatch"]),
        Case(
            "defaults that the extension registers",
            settings("Service/Service.swift", "let defaults = [\"isQuiet\": true]"), ["name-mismatch"]),
    ]

    // MARK: Posts of methods for pushes

    private static func pushes(_ observer: String) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {
                NotificationCenter.default.post(name: .badgeChanged, object: nil)
                done(.newData)
            }
            func watch() {
                NotificationCenter.default.addObserver(forName: .other, object: nil, queue: nil) { _ in load() }
                \(observer)
            }
        }
        extension Notification.Name {
            static let badgeChanged = Notification.Name("badgeChanged")
            static let other = Notification.Name("other")
        }
        func change() { NotificationCenter.default.post(name: .other, object: nil) }
        """
    }

    static let postsOfPushes = [
        Case(
            "a post of a method for pushes that no code observes",
            swift: pushes("// addObserver(forName: .badgeChanged)"),
            ["name-mismatch"], ["warning name-mismatch: .badgeChanged"]),
        Case(
            "one that code observes",
            swift: pushes(
                "NotificationCenter.default.addObserver(forName: .badgeChanged, object: nil, queue: nil) { _ in load() }"
            ),
            ["name-mismatch"]),
    ]

    private static func part(_ type: String) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {
                Worker().handle(userInfo: userInfo)
                done(.newData)
            }
            func watch() { NotificationCenter.default.addObserver(forName: .other, object: nil, queue: nil) { _ in load() } }
        }
        class Worker\(type) {
            func handle(userInfo: [AnyHashable: Any]) { if let chat = userInfo["chat"] as? [String: Any] { mute(chat) } }
            func mute(_ chat: [String: Any]) { NotificationCenter.default.post(name: Notification.Name("muted"), object: chat) }
        }
        """
    }

    static let postsOfParts = [
        Case(
            "a post of a function that gets a part of the data", swift: part(""), ["name-mismatch"],
            ["warning name-mismatch: \"muted\""]),
        Case(
            "one that code observes",
            swift: part("")
                + "\nlet muting: Void = NotificationCenter.default.addObserver(self, selector: #selector(mute), name: Notification.Name(\"muted\"), object: nil)",
            ["name-mismatch"]),
        Case(
            "one of a delegate of the application", swift: part(": NSObject, UIApplicationDelegate"), ["name-mismatch"]),
    ]

    // MARK: Data that code unwraps at each tap

    private static func links(_ tap: String, _ data: String = "", before: String = "") -> String {
        """
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                \(before)
                switch response.actionIdentifier {
                case UNNotificationDismissActionIdentifier:
                    print("dismissed")
                case UNNotificationDefaultActionIdentifier:
                    let delegate = UIApplication.shared.delegate as? AppDelegate
                    \(tap)
                default: break
                }
                done()
            }
        }
        func start() { UIApplication.shared.registerForRemoteNotifications() }
        func post() {
            let content = UNMutableNotificationContent()
            content.title = "Connected"
            \(data)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        }
        """
    }

    private static let opening =
        "if let url = URL(string: (response.notification.request.content.userInfo[\"url\"] as? String)!) { open(url) }"

    static let unwrapped = [
        Case(
            "a value of pushes that a tap on each notification needs", swift: links(opening), ["name-mismatch"],
            ["warning name-mismatch: UNMutableNotificationContent()"]),
        Case(
            "a notification with the value", swift: links(opening, "content.userInfo = [\"url\": link]"),
            ["name-mismatch"]),
        Case(
            "a category that is compared first",
            swift: links(
                opening,
                before: "guard response.notification.request.content.categoryIdentifier == \"news\" else { return }"),
            ["name-mismatch"]),
        Case(
            "a condition of the tap", swift: links("if isOnline {\n\(opening)\n}"), ["name-mismatch"]),
        Case(
            "a value that may be missing", swift: links(opening.replacing(")!)", with: ") ?? \"\")")),
            ["name-mismatch"]),
    ]
}
