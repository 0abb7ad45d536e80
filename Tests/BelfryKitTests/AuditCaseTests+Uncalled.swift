extension AuditCaseTests {
    // MARK: Handlers and requests that no code calls

    private static let register = """
        let skip = UNNotificationAction(identifier: "SKIP_ACTION", title: "Skip Today", options: [])
        func register() {
            UNUserNotificationCenter.current().setNotificationCategories([UNNotificationCategory(identifier: "DAY", actions: [skip], intentIdentifiers: [])])
        }
        """

    private static func day(_ handler: String, _ more: String = "", app: String = "@main struct DayApp: App") -> String
    {
        """
        \(app) {
            init() { Scheduler.shared.register() }
            var body: some Scene { WindowGroup { Text("Day") } }
        }
        final class Scheduler {
            static let shared = Scheduler()
            \(register)
            \(handler)
        }
        \(more)
        """
    }

    private static func handling(_ head: String) -> String {
        """
        \(head) {
            switch actionIdentifier {
            case "SKIP_ACTION": UserDefaults.standard.set(true, forKey: "skip")
            default: break
            }
        }
        """
    }

    private static let handle = "func handleNotificationAction(_ actionIdentifier: String, for id: String)"
    private static let unhandled = "warning action-unhandled: \"SKIP_ACTION\""

    static let uncalledHandlers = [
        Case("no code calls the handler", swift: day(handling(handle)), ["action-unhandled"], [unhandled]),
        Case(
            "a short name, which is only used by itself",
            swift: day(handling("private func handle(actionIdentifier: String)")), ["action-unhandled"], [unhandled]),
        Case(
            "a class with only the other method is the delegate",
            swift: day(
                handling(handle),
                """
                final class Center: NSObject, UNUserNotificationCenterDelegate {
                    func start() { UNUserNotificationCenter.current().delegate = self }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { .banner }
                }
                """), ["action-unhandled"], ["error action-unhandled: \"SKIP_ACTION\""]),
        Case(
            "in Objective-C",
            objectiveC: """
                @implementation AppDelegate
                - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                    UNNotificationAction *skip = [UNNotificationAction actionWithIdentifier:@"SKIP_ACTION" title:@"Skip Today" options:0];
                    UNNotificationCategory *day = [UNNotificationCategory categoryWithIdentifier:@"DAY" actions:@[skip] intentIdentifiers:@[] options:0];
                    [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:day]];
                    return YES;
                }
                - (void)handleAction:(NSString *)actionIdentifier {
                    if ([actionIdentifier isEqualToString:@"SKIP_ACTION"]) { [self skip]; }
                }
                @end
                int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
                """, ["action-unhandled"], ["warning action-unhandled: @\"SKIP_ACTION\""]),
        Case(
            "other code calls it",
            swift: day(
                handling(handle),
                "public func answer(_ info: [String: String]) { Scheduler.shared.handleNotificationAction(info[\"action\"]!, for: \"\") }"
            ), ["action-unhandled"]),
        Case(
            "other code gets it as a value",
            swift: day(
                handling(handle), "func start() { bridge.onAction = Scheduler.shared.handleNotificationAction }"),
            ["action-unhandled"]),
        Case(
            "a library",
            swift: day(handling(handle)).replacing("@main struct DayApp: App", with: "public struct DayKit").replacing(
                "var body: some Scene { WindowGroup { Text(\"Day\") } }", with: ""), ["action-unhandled"]),
    ]

    private static func reminding(_ head: String, _ body: String = "", call: String = "", cancel: String = "") -> String
    {
        """
        @main struct DayApp: App { var body: some Scene { WindowGroup { Text("Day").onAppear { \(call) } } } }
        final class Scheduler {
            let center = UNUserNotificationCenter.current()
            \(head) {
                let content = UNMutableNotificationContent()
                content.title = "We miss you"
                center.add(UNNotificationRequest(identifier: "return", content: content, trigger: nil))
            }
            \(cancel)
            \(body)
        }
        """
    }

    private static let cancel =
        "func cancelReturnReminders() { center.removePendingNotificationRequests(withIdentifiers: [\"return\"]) }"

    static let uncalledRequests = [
        Case(
            "a private function", swift: reminding("private func scheduleReturnReminders()"), ["request-unadded"],
            ["warning request-unadded: private func scheduleReturnReminders() {"]),
        Case(
            "other code removes the request",
            swift: reminding(
                "func scheduleReturnReminders()", call: "Scheduler().cancelReturnReminders()", cancel: cancel),
            ["request-unadded"], ["warning request-unadded: func scheduleReturnReminders() {"]),
        Case(
            "only code without a caller calls it",
            swift: reminding(
                "private func schedule(days: Int)", "func scheduleReturnReminders() { schedule(days: 3) }"),
            ["request-unadded"], ["warning request-unadded: private func schedule(days: Int) {"]),
        Case(
            "in Objective-C",
            objectiveC: """
                @implementation AppDelegate
                - (void)applicationDidBecomeActive:(UIApplication *)application { [self cancelReminders]; }
                - (void)cancelReminders {
                    [[UNUserNotificationCenter currentNotificationCenter] removePendingNotificationRequestsWithIdentifiers:@[@"return"]];
                }
                - (void)scheduleReminders {
                    UNMutableNotificationContent *content = [UNMutableNotificationContent new];
                    UNNotificationRequest *request = [UNNotificationRequest requestWithIdentifier:@"return" content:content trigger:nil];
                    [[UNUserNotificationCenter currentNotificationCenter] addNotificationRequest:request withCompletionHandler:nil];
                }
                @end
                int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
                """, ["request-unadded"], ["warning request-unadded: - (void)scheduleReminders {"]),
        Case(
            "code calls it",
            swift: reminding(
                "func scheduleReturnReminders()", call: "Scheduler().scheduleReturnReminders()", cancel: cancel),
            ["request-unadded"]),
        Case(
            "no code calls the removal, either", swift: reminding("func scheduleReturnReminders()", cancel: cancel),
            ["request-unadded"], ["warning request-unadded: func scheduleReturnReminders() {"]),
        Case("a trial", swift: reminding("private func sendTestNotification()"), ["request-unadded"]),
    ]
}
