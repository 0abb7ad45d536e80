extension AuditCaseTests {
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
}
