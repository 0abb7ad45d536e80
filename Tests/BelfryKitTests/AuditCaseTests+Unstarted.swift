extension AuditCaseTests {
    // MARK: Chains of calls that nothing starts

    private static func fence(_ entry: String, call: String = "", more: String = "") -> String {
        """
        @main struct DayApp: App { var body: some Scene { WindowGroup { Button("Go") { \(call) } } } }
        final class Fence {
            var places: [String] = []
            \(entry) { checkFences(name) }
            private func checkFences(_ name: String) { for place in places where place == name { send(place) } }
            private func send(_ place: String) {
                let content = UNMutableNotificationContent()
                content.title = place
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: place, content: content, trigger: nil))
            }
            \(more)
        }
        """
    }

    private static let update = "func update(name: String)"
    private static let unadded = "warning request-unadded: private func send(_ place: String) {"

    private static func removing(_ name: String, call: String = "", trigger: String = "nil", more: String = "")
        -> String
    {
        """
        @main struct DayApp: App { var body: some Scene { WindowGroup { SettingsView() } } }
        struct SettingsView: View {
            @AppStorage("on") var on = true
            var body: some View {
                Toggle("Reminders", isOn: $on)
                Button("Plan") { if on { Planner().plan() } }
                Button("Other") { \(call) }
            }
        }
        final class Planner: NSObject, UIApplicationDelegate {
            func plan() {
                let content = UNMutableNotificationContent()
                content.title = "Water"
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "day", content: content, trigger: \(trigger)))
            }
            func \(name)() { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }
            \(more)
        }
        """
    }

    private static let hourly = "UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)"

    static let uncalledChains = [
        Case("two private functions between", swift: fence(update), ["request-unadded"], [unadded]),
        Case(
            "a wrapper with the same name in another class",
            swift: fence(update, more: "")
                + """

                final class Model {
                    let fence = Fence()
                    func update(name: String) { fence.update(name: name) }
                }
                """, ["request-unadded"], [unadded]),
        Case(
            "code calls the wrapper",
            swift: fence(update, call: "Model().update(name: \"\")")
                + """

                final class Model {
                    let fence = Fence()
                    func update(name: String) { fence.update(name: name) }
                }
                """, ["request-unadded"]),
        Case(
            "code calls the first function", swift: fence(update, call: "Fence().update(name: \"\")"),
            ["request-unadded"]),
        Case(
            "a protocol that no file declares may have the function",
            swift: fence(update).replacing("final class Fence", with: "final class Fence: PlaceObserver"),
            ["request-unadded"]),
        Case("other modules may call it", swift: fence("public " + update), ["request-unadded"]),
        Case("Objective-C may call it", swift: fence("@objc " + update), ["request-unadded"]),
        Case("the system calls it", swift: fence("override func viewDidAppear(_ name: Bool)"), ["request-unadded"]),
    ]

    static let uncalledRemovals = [
        Case(
            "a switch that is off calls nothing", swift: removing("disableReminders"), ["request-removed"],
            [
                "warning request-removed: func disableReminders() { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }"
            ]),
        Case(
            "nothing removes the requests that wait", swift: removing("cancelAllReminders", trigger: hourly),
            ["request-removed"],
            [
                "warning request-removed: func cancelAllReminders() { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }"
            ]),
        Case(
            "what makes the requests fit the settings",
            swift: removing(
                "stop",
                more:
                    "func syncWithState() { if UserDefaults.standard.bool(forKey: \"on\") { plan() } else { stop() } }"),
            ["request-removed"],
            [
                "warning request-removed: func stop() { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }"
            ]),
        Case(
            "code calls it", swift: removing("disableReminders", call: "Planner().disableReminders()"),
            ["request-removed"]),
        Case("requests that don't wait", swift: removing("cancelAllReminders"), ["request-removed"]),
        Case(
            "other code removes requests",
            swift: removing(
                "disableReminders", call: "Planner().stop()",
                more:
                    "func stop() { UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [\"day\"]) }"
            ),
            ["request-removed"]),
        Case(
            "the system's method by its name", swift: removing("removeAllPendingNotificationRequests", trigger: hourly),
            ["request-removed"]),
    ]

    // MARK: Values of controls that end nowhere

    private static func tea(_ code: String) -> String {
        """
        @main struct TeaApp: App { var body: some Scene { WindowGroup { SettingsView() } } }
        func post(_ percent: Int = 50, data: [String: Any] = [:]) {
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
        }
        \(code)
        """
    }

    private static func threshold(
        _ condition: String, store: String = "UserDefaults.standard.set(value, forKey: \"notifyThreshold\")"
    )
        -> String
    {
        tea(
            """
            struct SettingsView: View {
                @ObservedObject var model = Model()
                @State private var percent = 40
                var body: some View {
                    Slider(value: Binding(get: { Double(percent) }, set: { percent = Int($0) }), in: 10...90)
                        .onChange(of: percent) { _, value in model.setNotifyThreshold(value) }
                        .onAppear { percent = model.notifyThreshold }
                }
            }
            final class Model: ObservableObject {
                @Published var notifyThreshold = UserDefaults.standard.object(forKey: "notifyThreshold") as? Int ?? 40
                func setNotifyThreshold(_ value: Int) {
                    notifyThreshold = value
                    \(store)
                }
                func check(_ percent: Int) { if percent > \(condition) { post(percent) } }
            }
            """)
    }

    private static func store(_ use: String = "") -> String {
        tea(
            """
            enum Store {
                static var alertsInBackground: Bool {
                    get { UserDefaults.standard.bool(forKey: "alertsInBackground") }
                    set { UserDefaults.standard.set(newValue, forKey: "alertsInBackground") }
                }
            }
            struct SettingsView: View {
                @State private var on = Store.alertsInBackground
                var body: some View {
                    Toggle("Alerts in Background", isOn: $on).onChange(of: on) { _, value in Store.alertsInBackground = value }
                }
            }
            \(use)
            """)
    }

    private static func form(_ data: String, _ more: String = "") -> String {
        """
        @main struct TeaApp: App { var body: some Scene { WindowGroup { AlarmForm() } } }
        struct Alarm { var snoozes = true; var minutes = 5 }
        struct AlarmForm: View {
            @State var alarm = Alarm()
            var body: some View {
                Toggle("Allow Snooze", isOn: $alarm.snoozes)
                Button("Save") { schedule(alarm) }
            }
        }
        func schedule(_ alarm: Alarm) {
            let content = UNMutableNotificationContent()
            content.title = "Alarm"
            content.userInfo = [\(data), "minutes": alarm.minutes]
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        }
        \(more)
        """
    }

    private static func sounds(_ sound: String, _ more: String = "") -> String {
        """
        @main struct EggApp: App { var body: some Scene { WindowGroup { OptionsView() } } }
        struct OptionsView: View {
            @State var sound = false
            var body: some View {
                Toggle("Sound", isOn: $sound)
                Button("Start") { ring() }
            }
            func ring() {
                let content = UNMutableNotificationContent()
                content.title = "Egg"
                content.sound = \(sound)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "egg", content: content, trigger: nil))
            }
        }
        \(more)
        """
    }

    private static func edited(_ use: String) -> String {
        tea(
            """
            struct Alarm { var snoozeEnabled: Bool }
            final class Model: ObservableObject {
                @Published var editedSnoozeEnabled = true
                @Published var minutes = 5
                func load(_ alarm: Alarm) { editedSnoozeEnabled = alarm.snoozeEnabled }
                func save() -> Alarm { Alarm(snoozeEnabled: editedSnoozeEnabled) }
            }
            struct SettingsView: View {
                @StateObject var model = Model()
                var body: some View {
                    Toggle("Allow", isOn: $model.editedSnoozeEnabled)
                    if model.editedSnoozeEnabled {
                        Stepper("Minutes", value: $model.minutes)
                    }
                }
            }
            \(use)
            """)
    }

    static let idleValues = [
        Case(
            "a value that a model stores, and only the control reads", swift: threshold("40"), ["name-mismatch"],
            ["warning name-mismatch: percent"]),
        Case(
            "the control sets another property",
            swift: threshold("40").replacing("set: { percent = ", with: "set: { model.level = "), ["name-mismatch"]),
        Case("code compares with the model's value", swift: threshold("notifyThreshold"), ["name-mismatch"]),
        Case(
            "the function that stores it does something else, too", swift: threshold("40", store: "apply(value)"),
            ["name-mismatch"]),
        Case(
            "a property that only stores it", swift: store(), ["name-mismatch"], ["warning name-mismatch: on"]),
        Case(
            "code reads that property", swift: store("func leave() { if Store.alertsInBackground { post() } }"),
            ["name-mismatch"]),
        Case(
            "code reads the setting by its key",
            swift: store("func leave() { if UserDefaults.standard.bool(forKey: \"alertsInBackground\") { post() } }"),
            ["name-mismatch"]),
        Case(
            "a value in the data of a notification, under a key that nothing reads",
            swift: form("\"snoozes\": alarm.snoozes"), ["name-mismatch"], ["warning name-mismatch: snoozes"]),
        Case(
            "code reads the key",
            swift: form(
                "\"snoozes\": alarm.snoozes",
                "func answer(_ info: [AnyHashable: Any]) { if info[\"snoozes\"] as? Bool ?? false { post() } }"),
            ["name-mismatch"]),
        Case(
            "a state with the name of a content's property", swift: sounds(".default"), ["name-mismatch"],
            ["warning name-mismatch: sound"]),
        Case("code reads that state", swift: sounds("sound ? .default : nil"), ["name-mismatch"]),
        Case(
            "an initializer gets that state",
            swift: sounds(".default").replacing("ring() }", with: "ring(sound: sound) }"), ["name-mismatch"]),
        Case(
            "the view has an extension",
            swift: sounds(".default", "extension OptionsView { var isLoud: Bool { sound } }"),
            ["name-mismatch"]),
        Case(
            "a copy that nothing reads", swift: edited(""), ["name-mismatch"],
            ["warning name-mismatch: editedSnoozeEnabled"]),
        Case(
            "code reads the copy", swift: edited("func plan(_ alarm: Alarm) { if alarm.snoozeEnabled { post() } }"),
            ["name-mismatch"]),
        Case(
            "a player gets the volume",
            swift: tea(
                """
                struct SettingsView: View {
                    @State private var volume = 0.5
                    let player = Player()
                    var body: some View { Slider("Reminder volume", value: $volume).onAppear { player.volume = volume } }
                }
                """), ["name-mismatch"]),
        Case(
            "an app that only asks for permission",
            swift: """
                @main struct TheApp: App { var body: some Scene { WindowGroup { SettingsView() } } }
                struct AlarmSettings: Codable { var remindersEnabled = false }
                final class Model: ObservableObject {
                    @Published var settings = AlarmSettings() {
                        didSet { UserDefaults.standard.set(try? JSONEncoder().encode(settings), forKey: "settings") }
                    }
                }
                struct SettingsView: View {
                    @StateObject var model = Model()
                    var body: some View {
                        Toggle("Reminders", isOn: $model.settings.remindersEnabled)
                        Button("Ask") { UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in } }
                    }
                }
                """, ["name-mismatch"], ["warning name-mismatch: remindersEnabled"]),
    ]

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
