// Links that other code, other files or the system may have.
extension AuditCaseTests {
    static let elsewhere = [
        Case(
            "an action whose category a handler treats as a whole",
            swift: """
                func register() {
                    let close = UNNotificationAction(identifier: "close", title: "OK", options: [])
                    let block = UNNotificationAction(identifier: "block", title: "Block", options: [])
                    let info = UNNotificationCategory(identifier: "info", actions: [close], intentIdentifiers: [])
                    let alert = UNNotificationCategory(identifier: "alert", actions: [block], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([info, alert])
                }
                func handle(_ response: UNNotificationResponse) {
                    if response.notification.request.content.categoryIdentifier == "info" { return }
                    if response.notification.request.content.categoryIdentifier == "alert" { handleAlert(response) }
                    if response.actionIdentifier == "later" { later() }
                }
                """, ["action-unhandled"], ["error action-unhandled: \"block\""]),
        Case(
            "a parameter of another delegate with the name of the identifier",
            objectiveC: """
                @implementation List
                - (void)dataSource:(Source *)source didRecognizeAction:(NSString *)actionIdentifier inCell:(Cell *)cell {
                    if ([actionIdentifier isEqualToString:@"pressed"]) { [self open]; }
                }
                - (void)register {
                    reply = [UNNotificationAction actionWithIdentifier:@"reply" title:@"Reply" options:0];
                }
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                    if ([response.actionIdentifier isEqualToString:@"archive"]) { [self archive]; }
                    done();
                }
                @end
                """, ["action-undeclared"], ["warning action-undeclared: @\"archive\""]),
        Case(
            "the response of an action with a text always is one",
            swift: """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                        switch response.actionIdentifier {
                        case "reply": if let text = response as? UNTextInputNotificationResponse { send(text); done() }
                        default: done()
                        }
                    }
                }
                """, ["completion-handler-missing"]),
        Case(
            "a handler that does nothing",
            objectiveC: """
                @implementation App
                - (void)register {
                    UNNotificationAction *mute = [UNNotificationAction actionWithIdentifier:@"mute" title:@"Mute" options:0];
                    UNNotificationAction *open = [UNNotificationAction actionWithIdentifier:@"open" title:@"Open" options:UNNotificationActionOptionForeground];
                }
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler {
                    NSLog(@"pressed");
                    completionHandler();
                }
                @end
                """, ["action-unhandled"], ["error action-unhandled: @\"mute\""]),
        Case(
            "a method with a semicolon before its body",
            objectiveC: """
                @implementation App
                - (void)register;
                {
                    UNNotificationAction *mute = [UNNotificationAction actionWithIdentifier:@"mute" title:@"Mute" options:0];
                }
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler;
                {
                    if ([response.actionIdentifier isEqualToString:@"later"]) { [self later]; }
                }
                @end
                """, ["action-unhandled", "completion-handler-missing"],
            [
                "error action-unhandled: @\"mute\"",
                "error completion-handler-missing: - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler;",
            ]),
        Case(
            "an object of the API of iOS 8, once",
            objectiveC: """
                @implementation App
                - (void)post { UILocalNotification *note = [UILocalNotification new]; }
                @end
                """, ["legacy-notification-api"], ["warning legacy-notification-api: UILocalNotification"]),
        Case(
            "a delegate in C++, after a function that returns",
            [
                "App/Delegate.m": """
                @implementation Delegate
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done { done(); }
                @end
                """,
                "App/Presenter.mm": """
                namespace app {
                Note *Presenter::find(int number) {
                    return nullptr;
                }
                Presenter::Presenter() : delegate_([[Delegate alloc] init]), runner_(make({1, 2})) {
                    UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
                    center.delegate = delegate_;
                }
                }
                """,
            ], ["delegate-missing"]),
        Case(
            "a delegate whose superclass another framework has",
            swift: """
                class AppDelegate: RCTAppDelegate, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) { done() }
                }
                """, ["delegate-missing"],
            [
                "warning delegate-missing: func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) { done() }"
            ]),
        Case(
            "pushes in lists and inside of other objects, and the file that Xcode adds for the watch",
            [
                "App/App.swift": """
                func register() {
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                """,
                "Server/pushes.json": #"[{ "aps": { "category": "mail" } }, { "aps": { "category": "mial" } }]"#,
                "Server/cases.json": #"{ "cases": [{ "payload": { "aps": { "category": "news" } } }] }"#,
                "Watch/Payload.apns":
                    #"{ "aps": { "category": "myCategory" }, "WatchKit Simulator Actions": [{ "title": "First" }] }"#,
            ], ["category-unregistered"],
            ["warning category-unregistered: \"news\"", "error category-unregistered: \"mial\""]),
        Case(
            "a delegate that the app delegate's window shows, in an app with scenes",
            ["App/App.swift": showing(""), "App/Info.plist": scenes], ["delegate-missing"],
            ["warning delegate-missing: list"]),
        Case(
            "a delegate that the app delegate's window shows, which the app creates",
            ["App/App.swift": showing("window = UIWindow(frame: frame)"), "App/Info.plist": scenes],
            ["delegate-missing"]),
        Case(
            "a delegate that the window shows, in an app without scenes",
            ["App/App.swift": showing("")], ["delegate-missing"]),
        Case(
            "a set that isn't known, in another app of the repository",
            [
                "One/AppDelegate.swift": registering("load()"),
                "Two/AppDelegate.swift": registering("[mail]", "mial"),
            ], ["category-unregistered"], ["error category-unregistered: \"mial\""]),
        Case(
            "a set that isn't known, in code that both apps may have",
            [
                "One/AppDelegate.swift": "class AppDelegate {}",
                "Shared/Register.swift": registering("load()"),
                "Two/AppDelegate.swift": registering("[mail]", "mial"),
            ], ["category-unregistered"]),
        Case(
            "a function with the categories that only a function calls which no code calls",
            swift: calling(""), ["category-unregistered"],
            [
                "error category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([mail])"
            ]),
        Case(
            "a function with the categories that another one calls, which the launch calls",
            swift: calling("prepareNotifications()"), ["category-unregistered"]),
    ]

    private static func registering(_ set: String, _ category: String = "mail") -> String {
        """
        class AppDelegate: NSObject {
            func register() {
                let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories(\(set))
                let content = UNMutableNotificationContent()
                content.categoryIdentifier = "\(category)"
            }
        }
        """
    }

    private static func calling(_ launch: String) -> String {
        """
        class AppDelegate: NSObject, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(launch)
                return true
            }
            func prepareNotifications() { registerCategories() }
            private func registerCategories() {
                let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([mail])
            }
        }
        """
    }

    private static let scenes = "<plist><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>"

    private static func showing(_ launch: String) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(launch)
                if let list = window?.rootViewController as? ListController {
                    UNUserNotificationCenter.current().delegate = list
                }
                return true
            }
        }
        class ListController: UIViewController, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open() }
        }
        """
    }
}
