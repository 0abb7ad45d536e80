extension AuditCaseTests {
    // MARK: Settings that nothing stores

    private static func streak(_ condition: String, _ more: String = "") -> String {
        """
        @main struct DayApp: App { var body: some Scene { WindowGroup { Button("Go") { remind() } } } }
        func remind() {
            let streak = UserDefaults.standard.integer(forKey: "streakCache")
            if \(condition) {
                let content = UNMutableNotificationContent()
                content.title = "\\(streak) days"
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "streak", content: content, trigger: nil))
            }
        }
        \(more)
        """
    }

    private static func widget(_ more: String, _ key: String = "next") -> [String: String] {
        [
            "App/App.swift": """
            @main struct EggApp: App { var body: some Scene { WindowGroup { Button("Go") { post() } } } }
            func post() {
                UserDefaults(suiteName: "group.egg")?.set(1, forKey: "total")
                let content = UNMutableNotificationContent()
                content.title = "Egg"
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "egg", content: content, trigger: nil))
            }
            \(more)
            """,
            "Widget/Widget.swift": """
            import WidgetKit
            func nextEgg() -> Date? { UserDefaults(suiteName: "group.egg")?.object(forKey: "\(key)") as? Date }
            """,
        ]
    }

    static let unstoredSettings = [
        Case(
            "a number that nothing stores decides", swift: streak("streak > 0"), ["name-mismatch"],
            ["warning name-mismatch: \"streakCache\""]),
        Case(
            "code stores it",
            swift: streak("streak > 0", "func save() { UserDefaults.standard.set(1, forKey: \"streakCache\") }"),
            ["name-mismatch"]),
        Case("without it, the request is made", swift: streak("streak == 0"), ["name-mismatch"]),
        Case(
            "keys that aren't known",
            swift: streak("streak > 0", "func save(_ key: String) { UserDefaults.standard.set(1, forKey: key) }"),
            ["name-mismatch"]),
        Case(
            "defaults",
            swift: streak("streak > 0", "func start() { UserDefaults.standard.register(defaults: values) }"),
            ["name-mismatch"]),
        Case(
            "a property with the name", swift: streak("streak > 0", "enum Key: String { case streakCache }"),
            ["name-mismatch"]),
        Case(
            "a bundle of settings stores it",
            [
                "App/App.swift": streak("streak > 0"),
                "App/Settings.bundle/Root.plist":
                    "<plist version=\"1.0\"><dict><key>Key</key><string>streakCache</string></dict></plist>",
            ], ["name-mismatch"]),
        Case(
            "a flag for tests", swift: streak("streak > 0").replacing("streakCache", with: "debugStreak"),
            ["name-mismatch"]),
        Case(
            "an extension reads what nothing stores", widget(""), ["name-mismatch"],
            ["warning name-mismatch: \"next\""]),
        Case("the app stores it", widget("", "total"), ["name-mismatch"]),
        Case("a constant with the name", widget("enum Key: String { case next }"), ["name-mismatch"]),
        Case(
            "code copies all settings",
            widget(
                "func copy() { for (key, value) in UserDefaults.standard.dictionaryRepresentation() { group.set(value, forKey: key) } }"
            ),
            ["name-mismatch"]),
    ]

    // MARK: Methods for pushes

    private static func registering(_ more: String, _ imports: String = "") -> String {
        """
        import UIKit
        \(imports)
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                application.registerForRemoteNotifications()
                return true
            }
            \(more)
        }
        """
    }

    private static func receiving(_ body: String, _ long: String = "done(.newData)", more: String = "") -> String {
        """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var openID: String?
            func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) { \(body) }
            func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) { \(long) }
            \(more)
        }
        """
    }

    private static let token =
        "func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) { send(token) }"
    private static let lacking = "warning requirement-missing: application.registerForRemoteNotifications()"

    static let pushMethods = [
        Case("no code gets the token", swift: registering(""), ["requirement-missing"], [lacking]),
        Case("a method gets it", swift: registering(token), ["requirement-missing"]),
        Case("a library gets it", swift: registering("", "import FirebaseMessaging"), ["requirement-missing"]),
        Case("a library that isn't known", swift: registering("", "import PushFactory"), ["requirement-missing"]),
        Case("iCloud needs none", swift: registering("", "import CloudKit"), ["requirement-missing"]),
        Case(
            "the older method has code that the newer one lacks",
            swift: receiving("openID = info[\"from\"] as? String"),
            ["delegate-method-misnamed"],
            [
                "warning delegate-method-misnamed: func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) { openID = info[\"from\"] as? String }"
            ]),
        Case(
            "the newer one has the same code",
            swift: receiving(
                "openID = info[\"from\"] as? String", "openID = info[\"from\"] as? String\n        done(.newData)"),
            ["delegate-method-misnamed"]),
        Case(
            "the newer one calls it",
            swift: receiving(
                "openID = info[\"from\"] as? String",
                "self.application(application, didReceiveRemoteNotification: info)\n        done(.newData)"),
            ["delegate-method-misnamed"]),
        Case("it only logs", swift: receiving("print(info)"), ["delegate-method-misnamed"]),
    ]
}
