extension AuditCaseTests {
    // MARK: Controls and settings that change nothing

    /// An app that posts one notification, with a view for its settings.
    private static func app(_ view: String, sound: String = ".default") -> String {
        """
        @main struct TeaApp: App { var body: some Scene { WindowGroup { SettingsView() } } }
        func post() {
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            content.sound = \(sound)
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { _, _ in }
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
        }
        \(view)
        """
    }

    private static func view(_ value: String, _ control: String, _ more: String = "") -> String {
        """
        struct SettingsView: View {
            \(value)
            var body: some View {
                Form {
                    \(control)
                    \(more)
                }
            }
        }
        """
    }

    private static let control = #"Toggle("Reminders", isOn: $remindersEnabled)"#
    private static let stored = #"@AppStorage("remindersEnabled") private var remindersEnabled = true"#
    private static let model = """
        final class Settings: ObservableObject {
            @Published var remindersEnabled = false {
                didSet { UserDefaults.standard.set(remindersEnabled, forKey: "reminders") }
            }
            @Published var interval = 60
            init() { remindersEnabled = UserDefaults.standard.bool(forKey: "reminders") }
        }

        """

    private static let modelView = view(
        "@StateObject private var settings = Settings()",
        #"Toggle("Reminders", isOn: $settings.remindersEnabled)"#)

    private static func stores(_ reading: String) -> String {
        app(
            """
            let shared = UserDefaults(suiteName: "group.tea")
            func start() { shared?.set(Date(), forKey: "startedAt") }
            func elapsed() -> Date? { \(reading).object(forKey: "startedAt") as? Date }
            """)
    }

    private static func group(_ entitlements: String) -> [String: String] {
        [
            "App/App.swift": app(#"func start() { UserDefaults(suiteName: "group.tea")?.set(1, forKey: "cups") }"#),
            "App/App.entitlements": "<plist version=\"1.0\"><dict>\(entitlements)</dict></plist>",
        ]
    }

    private static func owner(_ mention: String) -> String {
        app(
            """
            final class Herald: NSObject, UNUserNotificationCenterDelegate {
                static let shared = Herald()
                override init() {
                    super.init()
                    UNUserNotificationCenter.current().delegate = self
                }
                func ask() {}
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == "later" { post() }
                }
            }
            struct SettingsView: View { var body: some View { \(mention) } }
            """)
    }

    private static let settings = """
        struct Settings: Codable { var remindersEnabled = true }
        final class Model: ObservableObject {
            @Published var settings = Settings()
            func save() { UserDefaults.standard.set(try? JSONEncoder().encode(settings), forKey: "settings") }
        }

        """ + view("@StateObject var model = Model()", "Toggle(\"Reminders\", isOn: $model.settings.remindersEnabled)")

    private static func place(_ more: String) -> String {
        app(
            "struct Place: Codable { var notifyOnEntry = true }\n"
                + view("@Binding var place: Place", #"Toggle("On Entry", isOn: $place.notifyOnEntry)"#) + "\n" + more)
    }

    static let controls = [
        Case(
            "a switch for a place that only a copy of it gets",
            swift: place(
                "func copy(_ place: Place) -> Place {\n    var other = Place()\n    other.notifyOnEntry = place.notifyOnEntry\n    return other\n}"
            ),
            ["name-mismatch"], ["warning name-mismatch: notifyOnEntry"]),
        Case(
            "a property of the system with the same name",
            swift: place(
                "func watch(_ place: Place) {\n    let region = CLCircularRegion(center: place.center, radius: 100, identifier: place.id)\n    region.notifyOnEntry = place.notifyOnEntry\n}"
            ),
            ["name-mismatch"]),
        Case(
            "a switch whose setting nothing reads", swift: app(view(stored, control)), ["name-mismatch"],
            ["warning name-mismatch: remindersEnabled"]),
        Case(
            "the same, beside many files that don't mention it",
            Dictionary(
                uniqueKeysWithValues: (0..<60).map { ("App/Cup\($0).swift", "struct Cup\($0) { let size = \($0) }") }
                    + [("App/App.swift", app(view(stored, control)))]), ["name-mismatch"],
            ["warning name-mismatch: remindersEnabled"]),
        Case(
            "a switch whose state only decides whether another control is shown",
            swift: app(
                view(
                    "@State private var remindersEnabled = false", control,
                    "if remindersEnabled {\n    DatePicker(\"Time\", selection: $model.time)\n}")),
            ["name-mismatch"], ["warning name-mismatch: remindersEnabled"]),
        Case(
            "a switch whose setting a model stores, and only the model reads", swift: app(model + modelView),
            ["name-mismatch"], ["warning name-mismatch: remindersEnabled"]),
        Case(
            "settings that code reads: by the property, by the key, where it changes, and a binding that another view gets",
            [
                "App/App.swift": app(view(stored, control)),
                "App/Plan.swift":
                    #"func plan() { if UserDefaults.standard.bool(forKey: "remindersEnabled") { post() } }"#,
            ], ["name-mismatch"]),
        Case(
            "a setting of a model that code reads by its key",
            swift: app(
                model + modelView + "\nfunc plan() { if UserDefaults.standard.bool(forKey: \"reminders\") { post() } }"),
            ["name-mismatch"]),
        Case(
            "a switch whose change schedules",
            swift: app(view(stored, control + ".onChange(of: remindersEnabled) { post() }")), ["name-mismatch"]),
        Case(
            "a row with a binding of a value that other code reads",
            swift: app(
                view(
                    "@AppStorage(\"on\") var isOn = true", "Row(remindersEnabled: $isOn)",
                    "Text(isOn ? \"On\" : \"Off\")")
                        + """

                        struct Row: View {
                            @State private var count = 1
                            @Binding var remindersEnabled: Bool
                            var body: some View { Toggle("Reminders", isOn: $remindersEnabled) }
                        }
                        """), ["name-mismatch"]),
        Case(
            "a binding that another view gets",
            swift: app(view("@State private var remindersEnabled = false", control, "Plan(isOn: $remindersEnabled)")),
            ["name-mismatch"]),
        Case(
            "a setting that is stored in the App Group, and read from the standard ones",
            swift: stores("UserDefaults.standard"), ["name-mismatch"], ["warning name-mismatch: \"startedAt\""]),
        Case("a setting in one store", swift: stores("shared!"), ["name-mismatch"]),
        Case(
            "an App Group that no entitlements have", group("<key>aps-environment</key><string>production</string>"),
            ["requirement-missing"], ["warning requirement-missing: \"group.tea\""]),
        Case(
            "an App Group in the entitlements",
            group("<key>com.apple.security.application-groups</key><array><string>group.tea</string></array>"),
            ["requirement-missing"]),
        Case(
            "a delegate that only closures of a view create",
            swift: owner("Button(\"Remind Me\") { Herald.shared.ask() }.onAppear { Herald.shared.ask() }"),
            ["delegate-missing"], ["warning delegate-missing: self"]),
        Case(
            "a delegate that a view creates as soon as it is drawn",
            swift: owner("Text(Herald.shared.description)"), ["delegate-missing"]),
        Case(
            "a title in the language of the project",
            [
                "App/App.swift": """
                let late = UNNotificationAction(identifier: "late", title: "Plus tard", options: [])
                let tea = UNNotificationCategory(identifier: "tea", actions: [late], intentIdentifiers: [])
                """,
                "App.xcodeproj/project.pbxproj": "developmentRegion = fr;",
            ], ["title-not-title-style"]),
        Case(
            "titles in English and in Polish",
            swift: """
                let late = UNNotificationAction(identifier: "late", title: "Remind me", options: [])
                let never = UNNotificationAction(identifier: "never", title: "Nie mogę", options: [])
                let tea = UNNotificationCategory(identifier: "tea", actions: [late, never], intentIdentifiers: [])
                """, ["title-not-title-style"], ["warning title-not-title-style: \"Remind me\""]),
        Case(
            "a control of the app's own, and a value whose change schedules",
            swift: app(
                view(
                    "@StateObject var model = Model()\n    @State private var sendsPush = false",
                    "ReminderToggle(\"Push\", isOn: $sendsPush)", "Toggle(\"Reminders\", isOn: $model.remindersEnabled)"
                )
                    + """

                    final class Model: ObservableObject {
                        @Published var remindersEnabled = false {
                            willSet { newValue ? post() : cancel() }
                        }
                    }
                    """), ["name-mismatch"]),
        Case(
            "settings that a model stores as a whole", swift: app(settings), ["name-mismatch"],
            ["warning name-mismatch: remindersEnabled"]),
        Case(
            "settings that code sends",
            swift: app(
                settings
                    + "\nfunc send(_ request: inout URLRequest) { request.httpBody = try? JSONEncoder().encode(Settings()) }"
            ),
            ["name-mismatch"]),
    ]
}
