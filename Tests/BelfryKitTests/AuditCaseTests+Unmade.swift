extension AuditCaseTests {
    // MARK: Code that nothing runs, and forms that only look wrong

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

    static let unmade = [
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
    ]
}
