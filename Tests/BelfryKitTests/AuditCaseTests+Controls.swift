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
            @Published var remindersEnabled = true {
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

    private static func setup(_ launch: String) -> String {
        """
        @main struct TeaApp: App {
            \(launch)
            var body: some Scene { WindowGroup { Button("Tea") { post() } } }
        }
        final class Setup {
            static let shared = Setup()
            private init() {
                let drink = UNNotificationAction(identifier: "drink", title: "Mark as Drunk", options: [])
                let tea = UNNotificationCategory(identifier: "tea", actions: [drink], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([tea])
            }
        }
        func post() {
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            content.categoryIdentifier = "tea"
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
        }
        """
    }

    private static let settings = """
        struct Settings: Codable { var remindersEnabled = true }
        final class Model: ObservableObject {
            @Published var settings = Settings()
            func save() { UserDefaults.standard.set(try? JSONEncoder().encode(settings), forKey: "settings") }
        }

        """ + view("@StateObject var model = Model()", "Toggle(\"Reminders\", isOn: $model.settings.remindersEnabled)")

    static let controls = [
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
            "one option in parentheses",
            objectiveC: """
                - (void)ring {
                    [[UNUserNotificationCenter currentNotificationCenter] requestAuthorizationWithOptions:(UNAuthorizationOptionAlert)
                        completionHandler:^(BOOL isGranted, NSError *error) { }];
                    UNMutableNotificationContent *content = [UNMutableNotificationContent new];
                    content.title = @"Tea";
                    content.sound = [UNNotificationSound defaultSound];
                    [[UNUserNotificationCenter currentNotificationCenter] addNotificationRequest:
                        [UNNotificationRequest requestWithIdentifier:@"tea" content:content trigger:nil] withCompletionHandler:nil];
                }
                """, ["authorization-option-missing"],
            ["warning authorization-option-missing: [UNNotificationSound defaultSound]"]),
        Case(
            "a category of iOS 8 that gets its actions after a condition",
            objectiveC: """
                void start(UIApplication *app) {
                    UIMutableUserNotificationCategory *tea = [[UIMutableUserNotificationCategory alloc] init];
                    tea.identifier = @"tea";
                    UIMutableUserNotificationAction *drink = [[UIMutableUserNotificationAction alloc] init];
                    drink.identifier = @"drink";
                    drink.title = @"Mark as Drunk";
                    if (isNew) { drink.behavior = UIUserNotificationActionBehaviorDefault; }
                    [tea setActions:@[drink] forContext:UIUserNotificationActionContextDefault];
                    [app registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:[NSSet setWithObject:tea]]];
                }
                """, ["category-empty"]),
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
            "a function that schedules, and that no code calls",
            swift: app(
                """
                struct SettingsView: View { var body: some View { Button("Tea") { post() } } }
                final class Reminders {
                    func scheduleTeaReminder() {
                        let content = UNMutableNotificationContent()
                        content.title = "Tea"
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "later", content: content, trigger: nil))
                    }
                }
                """), ["request-unadded"], ["warning request-unadded: func scheduleTeaReminder() {"]),
        Case(
            "a function that schedules, two calls after one that no code calls",
            swift: app(
                """
                struct SettingsView: View { var body: some View { Button("Tea") { post() } } }
                final class Reminders {
                    func updateTeaReminders() { refreshTeaReminders() }
                    private func refreshTeaReminders() { scheduleTeaReminder() }
                    private func scheduleTeaReminder() {
                        let content = UNMutableNotificationContent()
                        content.title = "Tea"
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "later", content: content, trigger: nil))
                    }
                }
                """), ["request-unadded"], ["warning request-unadded: private func scheduleTeaReminder() {"]),
        Case(
            "a class that registers in its initializer, and that nothing creates", swift: setup(""),
            ["category-unregistered"],
            ["error category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([tea])"]),
        Case(
            "a class that registers in its initializer, and that the launch creates",
            swift: setup("init() { _ = Setup.shared }"), ["category-unregistered"]),
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
        Case(
            "a function of a protocol that no file declares",
            swift: app(
                """
                import Tracking
                final class Reminders: NSObject, TrackingScheduler {
                    func scheduleNotification(title: String) {
                        let content = UNMutableNotificationContent()
                        content.title = title
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "later", content: content, trigger: nil))
                    }
                }
                struct SettingsView: View { var body: some View { Button("Tea") { post() } } }
                """), ["request-unadded"]),
        Case(
            "a set of categories that grows",
            swift: """
                var all: Set<UNNotificationCategory> = []
                func start() {
                    register("walk")
                    register("water")
                }
                func register(_ name: String) {
                    all.insert(UNNotificationCategory(identifier: name, actions: [], intentIdentifiers: []))
                    UNUserNotificationCenter.current().setNotificationCategories(all)
                }
                """, ["category-replaced"]),
        Case(
            "prefixes that belong together: a longer one, and one after another comparison",
            swift: """
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    let identifier = response.notification.request.identifier
                    if identifier.hasPrefix("habit") { open(identifier.dropFirst("habit-".count)) }
                    if identifier.hasPrefix("task") {
                        if identifier.hasPrefix("task-daily-") { open(identifier.dropFirst("task-daily-".count)) }
                    }
                }
                """, ["name-mismatch"]),
    ]
}
