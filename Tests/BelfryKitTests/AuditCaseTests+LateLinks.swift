extension AuditCaseTests {
    // MARK: Handlers of iOS 8 that do nothing

    private static func legacy(_ body: String, kind: String = "forRemoteNotification:(NSDictionary *)userInfo")
        -> String
    {
        """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            UIMutableUserNotificationAction *a = [[UIMutableUserNotificationAction alloc] init];
            [a setActivationMode:UIUserNotificationActivationModeBackground];
            [a setTitle:@"Mark Done"];
            [a setIdentifier:@"done"];
            UIMutableUserNotificationCategory *c = [[UIMutableUserNotificationCategory alloc] init];
            [c setIdentifier:@"task"];
            [c setActions:@[a] forContext:UIUserNotificationActionContextDefault];
            [application registerUserNotificationSettings:[UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:[NSSet setWithObject:c]]];
            return YES;
        }
        - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)identifier \(kind) completionHandler:(void (^)(void))completionHandler {
            \(body)
            completionHandler();
        }
        @end
        """
    }

    private static func legacySwift(_ body: String, _ label: String = "for notification: UILocalNotification") -> String
    {
        """
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
                let done = UIMutableUserNotificationAction()
                done.identifier = "done"
                done.title = "Mark Done"
                done.activationMode = .background
                let task = UIMutableUserNotificationCategory()
                task.identifier = "task"
                task.setActions([done], for: .default)
                application.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert], categories: [task]))
                return true
            }
            func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, \(label), completionHandler: @escaping () -> Void) {
                \(body)
                completionHandler()
            }
        }
        """
    }

    private static let push = "forRemoteNotification userInfo: [AnyHashable: Any]"

    static let legacyIdle = [
        Case(
            "a handler of iOS 8 that only logs", objectiveC: legacy("NSLog(@\"got it\");"), ["action-unhandled"],
            ["error action-unhandled: @\"done\""]),
        Case(
            "of local notifications",
            objectiveC: legacy("", kind: "forLocalNotification:(UILocalNotification *)notification"),
            ["action-unhandled"], ["error action-unhandled: @\"done\""]),
        Case(
            "in Swift", swift: legacySwift("print(\"got it\")"), ["action-unhandled"],
            ["error action-unhandled: \"done\""]),
        Case(
            "in Swift, for pushes", swift: legacySwift("", push), ["action-unhandled"],
            ["error action-unhandled: \"done\""]),
        Case("one that does the only thing", objectiveC: legacy("[self.store complete];"), ["action-unhandled"]),
        Case(
            "one that hands the identifier on", swift: legacySwift("Router.shared.handle(identifier)"),
            ["action-unhandled"]),
        Case(
            "another one does something",
            swift: legacySwift("print(\"got it\")").replacing(
                "func application(_ application: UIApplication, handle",
                with:
                    "func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, \(push), completionHandler: @escaping () -> Void) { store.complete(); completionHandler() }\nfunc application(_ application: UIApplication, handle"
            ), ["action-unhandled"]),
    ]

    // MARK: Methods for pushes of an app that doesn't register

    static let unregistered = [
        Case(
            "nothing registers", objectiveC: legacy("[self.store complete];"), ["requirement-missing"],
            [
                "warning requirement-missing: - (void)application:(UIApplication *)application handleActionWithIdentifier:(NSString *)identifier forRemoteNotification:(NSDictionary *)userInfo completionHandler:(void (^)(void))completionHandler {"
            ]),
        Case(
            "something registers",
            objectiveC: legacy("[self.store complete];").replacing(
                "return YES;", with: "[application registerForRemoteNotifications];\nreturn YES;"),
            ["requirement-missing"]),
        Case(
            "the actions are those of local notifications",
            objectiveC: legacy("[self.store complete]; [application scheduleLocalNotification:[self next]];"),
            ["requirement-missing"]),
        Case(
            "a library may register",
            objectiveC: "#import <Pushwoosh/Pushwoosh.h>\n" + legacy("[self.store complete];"),
            ["requirement-missing"]),
    ]

    // MARK: Intervals that nothing stores

    private static func snooze(_ interval: String, _ before: String = "", _ more: [String: String] = [:]) -> [String:
        String]
    {
        more.merging([
            "App/Handler.swift": """
            final class Handler: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                    let minutes = UserDefaults.standard.integer(forKey: "snoozeTime")
                    \(before)
                    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: \(interval), repeats: false)
                    center.add(UNNotificationRequest(identifier: "again", content: response.notification.request.content, trigger: trigger))
                    done()
                }
            }
            """
        ]) { first, _ in first }
    }

    private static let minutes = "Double(minutes) * 60"

    static let unstored = [
        Case(
            "a model has the setting",
            snooze(minutes, "", ["App/Alarm.swift": "struct Alarm: Codable { var snoozeTime: Int }"]),
            ["trigger-never-fires"], ["warning trigger-never-fires: Double(minutes) * 60"]),
        Case(
            "in the call",
            snooze("TimeInterval(60 * UserDefaults.standard.integer(forKey: \"pause\"))"),
            ["trigger-never-fires"],
            ["warning trigger-never-fires: TimeInterval(60 * UserDefaults.standard.integer(forKey: \"pause\"))"]),
        Case(
            "another file stores it",
            snooze(
                minutes, "", ["App/Page.swift": "struct Page: View { @AppStorage(\"snoozeTime\") var snoozeTime = 5 }"]),
            ["trigger-never-fires"]),
        Case(
            "values are registered",
            snooze(minutes, "", ["App/App.swift": "func start() { UserDefaults.standard.register(defaults: values) }"]),
            ["trigger-never-fires"]),
        Case(
            "code looks at the number", snooze(minutes, "guard minutes > 0 else { return }"),
            ["trigger-never-fires"]),
        Case("a sum", snooze("Double(minutes) * 60 + 300"), ["trigger-never-fires"]),
        Case(
            "the key is a case",
            snooze(
                minutes, "", ["App/Key.swift": "enum Key: String { case snoozeTime }"]), ["trigger-never-fires"]),
    ]

    // MARK: Titles in other languages

    private static func printing(_ identifier: String, _ title: String) -> String {
        """
        let action = UNNotificationAction(identifier: "\(identifier)", title: "\(title)", options: .foreground)
        func handle(_ response: UNNotificationResponse) {
            switch response.actionIdentifier {
            case "\(identifier)": print("pressed")
            default: print("unknown")
            }
        }
        """
    }

    static let foreign = [
        Case(
            "the identifier says what the title does", swift: printing("completeTask", "完成任务"), ["action-unhandled"],
            ["warning action-unhandled: \"completeTask\""]),
        Case(
            "in capital letters", swift: printing("SNOOZE_ACTION", "Später erinnern"), ["action-unhandled"],
            ["warning action-unhandled: \"SNOOZE_ACTION\""]),
        Case("an identifier that opens", swift: printing("openTask", "打开任务"), ["action-unhandled"]),
        Case("an English title counts", swift: printing("completeTask", "My Task"), ["action-unhandled"]),
    ]
}
