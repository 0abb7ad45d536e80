extension AuditCaseTests {
    // MARK: Code for actions in dictionaries

    private static func table(
        _ filling: String, property: String = "var handlers: [String: () -> Void] = [:]", more: String = "",
        options: String = "[]", title: String = "Archive"
    ) -> String {
        """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            \(property)
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                \(filling)
                let text = UNNotificationAction(identifier: "TEXT", title: "Mark as Read", options: [])
                let video = UNNotificationAction(identifier: "VIDEO", title: "\(title)", options: \(options))
                UNUserNotificationCenter.current().setNotificationCategories([UNNotificationCategory(identifier: "M", actions: [text, video], intentIdentifiers: [])])
                return true
            }
            \(more)
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                handlers[response.actionIdentifier]?()
                done()
            }
        }
        """
    }

    private static let filling = "handlers[\"TEXT\"] = { self.read() }"

    static let handlerTables = [
        Case(
            "an action that a dictionary lacks", swift: table(filling), ["action-unhandled"],
            ["error action-unhandled: \"VIDEO\""]),
        Case(
            "a key that is a constant",
            swift: table(
                "handlers[Self.text] = { self.read() }", property: "var handlers = [String: () -> Void]()",
                more: "static let text = \"TEXT\""), ["action-unhandled"], ["error action-unhandled: \"VIDEO\""]),
        Case(
            "the dictionary has both", swift: table(filling + "; handlers[\"VIDEO\"] = { self.archive() }"),
            ["action-unhandled"]),
        Case(
            "a key that isn't known", swift: table(filling + "; handlers[other.name] = { other.run() }"),
            ["action-unhandled"]),
        Case(
            "other code adds to it", swift: table(filling + "; handlers.merge(others) { first, _ in first }"),
            ["action-unhandled"]),
        Case(
            "another object fills it", swift: table(filling + "; plugin.fill(&handlers)"), ["action-unhandled"]),
    ]

    // MARK: Branches of actions that open the app

    private static func love(_ title: String, _ body: String) -> String {
        table(
            "", property: "", options: ".foreground", title: title
        ).replacing(
            "handlers[response.actionIdentifier]?()",
            with:
                "if response.actionIdentifier == \"VIDEO\" { \(body) } else if response.actionIdentifier == \"TEXT\" { read() }"
        )
    }

    static let answers = [
        Case(
            "an answer that does nothing", swift: love("I Love It", ""), ["action-unhandled"],
            ["warning action-unhandled: \"VIDEO\""]),
        Case("an answer that is stored", swift: love("I Love It", "store.love()"), ["action-unhandled"]),
        Case("a title that only opens the app", swift: love("I Want More", ""), ["action-unhandled"]),
    ]

    // MARK: Dismissals in a method that gets the response

    private static func bus(_ handler: String, _ method: String) -> String {
        """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
            UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
            center.delegate = self;
            UNNotificationAction *later = [UNNotificationAction actionWithIdentifier:@"LATER" title:@"Later" options:0];
            UNNotificationCategory *bus = [UNNotificationCategory categoryWithIdentifier:@"BUS" actions:@[later] intentIdentifiers:@[] options:UNNotificationCategoryOptionCustomDismissAction];
            [center setNotificationCategories:[NSSet setWithObject:bus]];
            return YES;
        }
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
            \(handler)
            done();
        }
        - (void)handle:(UNNotificationResponse *)response {
            \(method)
        }
        @end
        """
    }

    private static let later = "if ([response.actionIdentifier isEqualToString:@\"LATER\"]) { [self snooze]; }"
    private static let dismiss = "warning dismiss-unhandled: UNNotificationCategoryOptionCustomDismissAction"

    static let passedDismissals = [
        Case(
            "a method that doesn't know the dismissal", objectiveC: bus("[self handle:response];", later),
            ["dismiss-unhandled"], [dismiss]),
        Case(
            "a method that does the same for all responses",
            objectiveC: bus("[self handle:response];", later + " [self refresh];"),
            ["dismiss-unhandled"]),
        Case(
            "the handler does the same for all", objectiveC: bus("[self handle:response]; [self refresh];", later),
            ["dismiss-unhandled"]),
        Case(
            "a method of another object", objectiveC: bus("[self.router handle:response];", later),
            ["dismiss-unhandled"]),
    ]

    // MARK: Values that code needs of all notifications

    private static func tasks(_ loop: String, _ failure: String = "") -> String {
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
            let center = UNUserNotificationCenter.current()
            func remind(_ id: String) {
                let content = UNMutableNotificationContent()
                content.title = "Task"
                content.userInfo["item"] = id
                center.add(UNNotificationRequest(identifier: id, content: content, trigger: nil))
            }
            func reportFailure() {
                let content = UNMutableNotificationContent()
                content.title = "Not saved"
                \(failure)
                center.add(UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: nil))
            }
            func tidy(_ done: Set<String>) {
                center.getDeliveredNotifications { list in
                    \(loop)
                }
            }
        }
        """
    }

    private static let remove = "{ self.center.removeDeliveredNotifications(withIdentifiers: [n.request.identifier]) }"

    static let neededData = [
        Case(
            "a forced cast of a key that one notification lacks",
            swift: tasks(
                "for n in list where done.contains(n.request.content.userInfo[\"item\"] as! String) \(remove)"),
            ["name-mismatch"], ["warning name-mismatch: UNMutableNotificationContent()"]),
        Case(
            "all notifications have it",
            swift: tasks(
                "for n in list where done.contains(n.request.content.userInfo[\"item\"] as! String) \(remove)",
                "content.userInfo[\"item\"] = \"\""), ["name-mismatch"]),
        Case(
            "an optional cast",
            swift: tasks(
                "for n in list where done.contains(n.request.content.userInfo[\"item\"] as? String ?? \"\") \(remove)"),
            ["name-mismatch"]),
        Case(
            "code looks at the category first",
            swift: tasks(
                "for n in list where n.request.content.categoryIdentifier == \"task\" && done.contains(n.request.content.userInfo[\"item\"] as! String) \(remove)"
            ), ["name-mismatch"]),
    ]

    // MARK: Delegates that a control sets

    private static func log(_ goals: String, app: String = "") -> String {
        """
        @main struct LogApp: App {
            @StateObject var goals = GoalBox()
            var body: some Scene { WindowGroup { VStack { Options().environmentObject(goals) } } }
            \(app)
        }
        private let logger = Logger(category: "Herald")
        final class Herald: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Herald()
            override init() { super.init(); UNUserNotificationCenter.current().delegate = self }
            func daily() { UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "day", content: content, trigger: nil)) }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                if response.actionIdentifier == "LATER" { daily() }
                done()
            }
        }
        final class GoalBox: ObservableObject {
            \(goals)
        }
        struct Options: View {
            @EnvironmentObject var goals: GoalBox
            var body: some View {
                Button("On") { Herald.shared.daily() }
                Button("Goal") { goals.reached() }
            }
        }
        """
    }

    static let delegatesOfControls = [
        Case(
            "a button creates the object, also by a model", swift: log("func reached() { Herald.shared.daily() }"),
            ["delegate-missing"], ["warning delegate-missing: self"]),
        Case(
            "the model creates it in its initializer",
            swift: log("init() { Herald.shared.daily() }; func reached() { }"), ["delegate-missing"]),
        Case(
            "the app creates it",
            swift: log("func reached() { Herald.shared.daily() }", app: "init() { _ = Herald.shared }"),
            ["delegate-missing"]),
    ]

    // MARK: Two apps of a repository

    private static let swiftApp = """
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                return true
            }
        }
        """
    private static let otherApp = """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            [UNUserNotificationCenter currentNotificationCenter].delegate = self;
            return YES;
        }
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
            [self open:response];
            done();
        }
        @end
        """

    static let twoApps = [
        Case(
            "a class of another app has the methods",
            ["SampleSwift/AppDelegate.swift": swiftApp, "SampleObjC/AppDelegate.m": otherApp], ["delegate-missing"],
            ["error delegate-missing: self"]),
        Case(
            "the app of a watch, and that of its phone",
            ["Watch Extension/AppDelegate.swift": swiftApp, "App/AppDelegate.m": otherApp], ["delegate-missing"]),
        Case(
            "an extension in another file has them",
            [
                "App/AppDelegate.swift": swiftApp,
                "App/AppDelegate+Push.swift": """
                extension AppDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open(response) }
                }
                """,
            ], ["delegate-missing"]),
        Case(
            "a category of the class",
            [
                "App/AppDelegate.m": otherApp.replacing(
                    "- (void)userNotificationCenter",
                    with: "@end\n@implementation Other\n- (void)userNotificationCenter"),
                "App/AppDelegate+Push.m": otherApp.replacing(
                    "@implementation AppDelegate", with: "@implementation AppDelegate (Push)"),
            ],
            ["delegate-missing"]),
    ]

    // MARK: Texts

    private static func pills(_ body: String) -> String {
        """
        func register() {
            let taken = UNNotificationAction(identifier: "TAKEN", title: "Marker som taget", options: [])
            UNUserNotificationCenter.current().setNotificationCategories([UNNotificationCategory(identifier: "PILLS", actions: [taken], intentIdentifiers: [], options: [])])
        }
        func remind() {
            let content = UNMutableNotificationContent()
            content.title = "Tag medicin"
            content.body = "\(body)"
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "p", content: content, trigger: nil))
        }
        """
    }

    static let languages = [
        Case(
            "the texts of notifications aren't English", swift: pills("Det er tid til at tage dine piller med vand"),
            ["title-not-title-style"]),
        Case(
            "code joins them", swift: pills("Det er tid \" + name + \" til at tage dine piller med vand"),
            ["title-not-title-style"]),
        Case(
            "they are", swift: pills("It's time to take your pills with some water"), ["title-not-title-style"],
            ["warning title-not-title-style: \"Marker som taget\""]),
        Case(
            "too few of them", swift: pills("Nu"), ["title-not-title-style"],
            ["warning title-not-title-style: \"Marker som taget\""]),
    ]
}
