extension AuditCaseTests {
    // MARK: What runs, and what others see of it

    /// The delegate of an app, with its methods.
    private static func app(_ launch: String, _ methods: String) -> String {
        """
        @main class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                \(launch)
                return true
            }
            \(methods)
        }
        """
    }

    private static let registration = """
        let done = UNNotificationAction(identifier: "done", title: "Mark as Done", options: [])
        let chore = UNNotificationCategory(identifier: "chore", actions: [done], intentIdentifiers: [])
        UNUserNotificationCenter.current().setNotificationCategories([chore])
        """

    private static func handler(_ code: String) -> String {
        """
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive chosen: UNNotificationResponse) async {
            \(code)
        }
        """
    }

    private static let post = """
        func post() {
            let content = UNMutableNotificationContent()
            content.title = "Chore"
            content.categoryIdentifier = "chore"
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
        }
        """

    static let reach = [
        Case(
            "a method of the launch after a static property",
            swift: """
                @main struct ChoreApp: App { @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate }
                final class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                    static let router = Router()
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
                        UNUserNotificationCenter.current().delegate = self
                        \(registration)
                        return true
                    }
                    \(handler("if chosen.actionIdentifier == \"done\" { Self.router.finish() }"))
                    \(post)
                }
                """, ["category-unregistered"]),
        Case(
            "a comparison with a category hands the response on",
            swift: app(
                registration,
                handler("if chosen.notification.request.content.categoryIdentifier == \"chore\" { handle(chosen) }")
                    + "func handle(_ chosen: UNNotificationResponse) { if chosen.actionIdentifier == \"later\" { wait() } }"
            ), ["action-unhandled"], ["error action-unhandled: \"done\""]),
        Case(
            "a handler in Objective-C that only calls its completion handler, whatever its name",
            objectiveC: """
                @implementation AppDelegate
                - (void)start {
                    UNNotificationAction *finish = [UNNotificationAction actionWithIdentifier:@"finish" title:@"Finish" options:UNNotificationActionOptionNone];
                    UNNotificationCategory *chore = [UNNotificationCategory categoryWithIdentifier:@"chore" actions:@[finish] intentIdentifiers:@[] options:UNNotificationCategoryOptionNone];
                    [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:chore]];
                }
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                    done();
                }
                @end
                """, ["action-unhandled"], ["error action-unhandled: @\"finish\""]),
        Case(
            "a notification within the app that another file observes, and one that nobody does",
            [
                "App/App.swift": app(
                    """
                    let skip = UNNotificationAction(identifier: "skip", title: "Skip", options: [])
                    \(registration.replacing("[done]", with: "[done, skip]"))
                    """,
                    handler(
                        """
                        switch chosen.actionIdentifier {
                        case "done": NotificationCenter.default.post(name: .choreDone, object: nil)
                        case "skip":
                            DispatchQueue.main.async {
                                NotificationCenter.default.post(
                                    name: Notification.Name.choreSkipped, object: nil)
                            }
                        default: break
                        }
                        """)),
                "App/Names.swift": """
                extension Notification.Name {
                    static let choreDone = Notification.Name("choreDone")
                    static let choreSkipped = Notification.Name("choreSkipped")
                }
                """,
                "App/List.swift":
                    "list.onReceive(NotificationCenter.default.publisher(for: .choreDone)) { _ in reload() }",
            ], ["action-unhandled"], ["warning action-unhandled: \"skip\""]),
        Case(
            "a function with the categories that another file calls",
            [
                "App/App.swift": app("Notices.start()", handler("finish()")),
                "App/Notices.swift": "struct Notices { static func start() { setUpCategories() } }",
                "App/Categories.swift": "func setUpCategories() {\n\(registration)\n}\n\(post)",
            ], ["category-unregistered"]),
        Case(
            "a function with the categories that no code calls",
            [
                "App/App.swift": app("", handler("finish()")),
                "App/Categories.swift": "func setUpCategories() {\n\(registration)\n}\n\(post)",
                "App/Categories.h": "// setUpCategories: registers the categories.",
            ], ["category-unregistered"],
            ["error category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([chore])"]),
        Case(
            "a category that only code without a caller sets",
            swift: app(registration, "private " + post + "\n" + handler("finish()")), ["category-unused"],
            ["warning category-unused: \"chore\""]),
        Case(
            "a category that a server may send",
            swift: app(
                registration + "\nUIApplication.shared.registerForRemoteNotifications()",
                "private " + post + "\n" + handler("finish()")), ["category-unused"]),
        Case(
            "an app without a handler, whose button promises more than to open it",
            swift: """
                func register() {
                    let show = UNNotificationAction(identifier: "show", title: "Show Chores", options: .foreground)
                    let done = UNNotificationAction(identifier: "done", title: "Mark as Done", options: .foreground)
                    let chore = UNNotificationCategory(identifier: "chore", actions: [show, done], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([chore])
                }
                """, ["action-unhandled"], ["warning action-unhandled: \"done\""]),
        Case(
            "a delegate that a button sets, and one that a function for a reminder sets",
            swift: """
                class Screen: UIViewController, UNUserNotificationCenterDelegate {
                    @IBAction func remind(_ sender: UIButton) { UNUserNotificationCenter.current().delegate = self }
                    func schedule() {
                        UNUserNotificationCenter.current().delegate = self
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
                    }
                }
                """, ["delegate-missing"],
            ["warning delegate-missing: self"]),
        Case(
            "a request for permission in what the launch calls",
            swift: """
                @main struct Shop: App {
                    init() { Permissions.shared.ask() }
                    var body: some Scene { WindowGroup { Text("") } }
                }
                class Permissions {
                    static let shared = Permissions()
                    func ask() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } }
                }
                """, ["authorization-at-launch"],
            [
                "advice authorization-at-launch: UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }"
            ]),
        Case(
            "a handler without conditions does the same for a dismissal",
            swift: """
                let chore = UNNotificationCategory(identifier: "chore", actions: [], intentIdentifiers: [], options: .customDismissAction)
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        await stopTimer()
                    }
                }
                """, ["dismiss-unhandled"]),
        Case(
            "what follows do and catch, while and #if that return",
            swift: app(
                """
                do { try prepare() } catch {
                    report(error)
                    return false
                }
                while isWaiting { return false }
                #if DEBUG
                return true
                #endif
                \(registration)
                """, handler("if chosen.actionIdentifier == \"later\" { wait() }")), ["action-unhandled"],
            ["error action-unhandled: \"done\""]),
        Case(
            "a method in Objective-C with an attribute",
            objectiveC: """
                @implementation AppDelegate
                + (void)register API_AVAILABLE(ios(10.0)) {
                    UNNotificationAction *finish = [UNNotificationAction actionWithIdentifier:@"finish" title:@"Finish" options:UNNotificationActionOptionNone];
                    UNNotificationCategory *chore = [UNNotificationCategory categoryWithIdentifier:@"chore" actions:@[finish] intentIdentifiers:@[] options:UNNotificationCategoryOptionNone];
                    [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:chore]];
                }
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done __attribute__((availability(ios,introduced=10.0))) {
                    if ([response.actionIdentifier isEqualToString:@"later"]) { [self wait]; }
                    done();
                }
                @end
                """, ["action-unhandled"], ["error action-unhandled: @\"finish\""]),
        Case(
            "the identifier of an action is the argument of a helper",
            swift: app(
                """
                let done = make("done", "Mark as Done")
                let chore = UNNotificationCategory(identifier: "chore", actions: [done], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([chore])
                """,
                """
                func make(_ identifier: String, _ title: String) -> UNNotificationAction {
                    UNNotificationAction(identifier: identifier, title: title, options: [])
                }
                """ + "\n" + handler("if chosen.actionIdentifier == \"later\" { wait() }")), ["action-unhandled"],
            ["error action-unhandled: \"done\""]),
        Case(
            "a default that does nothing for a case of the enum",
            swift: """
                enum Choice: String, CaseIterable { case done, later }
                \(app(
                    """
                    let actions = Choice.allCases.map { UNNotificationAction(identifier: $0.rawValue, title: "X", options: []) }
                    let chore = UNNotificationCategory(identifier: "chore", actions: actions, intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([chore])
                    """,
                    handler(
                        """
                        switch Choice(rawValue: chosen.actionIdentifier) {
                        case .done: finish()
                        default: break
                        }
                        """)))
                """, ["action-unhandled"], ["warning action-unhandled: default:"]),
        Case(
            "a function in the method that calls the completion handler, on one way",
            swift: """
                class Center: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                        func end() { done() }
                        switch response.kind {
                        case .mail: end()
                        case nil: return
                        }
                    }
                }
                """, ["completion-handler-missing"], ["error completion-handler-missing: return"]),
        Case(
            "an app whose name ends in Test",
            [
                "MailTest/App.swift": app(
                    "Notices.start()", handler("finish()") + "\nprivate func setUp() { \(registration) }")
            ],
            ["category-unregistered"],
            ["error category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([chore])"]),
        Case(
            "a schema beside the code, whose categories generated Swift registers",
            [
                "App/App.swift": app(
                    "Home.register()",
                    """
                    func post(_ content: UNMutableNotificationContent, _ other: UNMutableNotificationContent) {
                        content.categoryIdentifier = "chore"
                        other.categoryIdentifier = "chores"
                    }
                    """),
                "App/notifications.generated.swift":
                    "func register(_ all: Set<UNNotificationCategory>) { center.setNotificationCategories(all) }",
                "App/notifications.yaml": """
                categories:
                  chore:
                    actions:
                      - finish: { title: Mark as Done, icon: checkmark }
                """,
            ], ["category-unregistered"], ["error category-unregistered: \"chores\""]),
        Case(
            "the methods of a delegate in an extension of another name",
            swift: """
                typealias Main = Screen
                class Screen: UIViewController {
                    init() { UNUserNotificationCenter.current().delegate = self }
                }
                extension Main: UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        finish()
                    }
                }
                """, ["delegate-missing"]),
    ]
}
