extension AuditCaseTests {
    // MARK: What keeps and calls objects, and what code does right after

    private static let handler = """
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Handler()
            var router: Router?
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if response.actionIdentifier == "reply" { openReply() }
            }
        }

        """

    /// The launch of an app, with a property.
    private static func launch(_ code: String, _ property: String = "") -> String {
        handler + """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                \(property)
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    let center = UNUserNotificationCenter.current()
                    \(code)
                    return true
                }
            }
            """
    }

    private static func appDelegate(_ attribute: String, _ app: String) -> [String: String] {
        [
            "App/AppDelegate.swift": """
            \(attribute) class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = self
                    return true
                }
            }
            """,
            "App/App.swift": app,
        ]
    }

    private static func presenting(_ body: String) -> String {
        """
        class App: NSObject, UNUserNotificationCenterDelegate {
            func start() async { try? await UNUserNotificationCenter.current().requestAuthorization(options: .alert) }
            func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { \(body) }
            func post(_ content: UNNotificationContent) {
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
            }
        }
        """
    }

    private static func list(_ appearance: String, _ more: String = "") -> String {
        handler + """
            struct Mail: View {
                let handler = Handler.shared
                var body: some View { List { Text("Mail") }\(appearance) }
                \(more)
            }
            """
    }

    private static let begin = "func begin() { UNUserNotificationCenter.current().delegate = handler }"

    private static let late = ["warning delegate-missing: handler"]

    private static func keeping(_ code: String, _ others: String) -> String {
        """
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            let loader = Loader()
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
                if response.actionIdentifier == "snooze" {
                    snooze()
                    completionHandler()
                } else {
                    \(code)
                    loader.start(response)
                }
            }
        }
        class Loader {
            var onEnd: (() -> Void)?
            func start(_ response: UNNotificationResponse) { open(response); \(others) }
        }
        """
    }

    static let kept = [
        Case(
            "a new object becomes the delegate, which is weak", swift: launch("center.delegate = Handler()"),
            ["delegate-missing"], ["error delegate-missing: Handler()"]),
        Case(
            "a local constant becomes the delegate, and gets a value",
            swift: launch("let own = Handler()\n        own.router = router\n        center.delegate = own"),
            ["delegate-missing"], ["error delegate-missing: own"]),
        Case(
            "a property keeps the local constant",
            swift: launch(
                "let own = Handler()\n        center.delegate = own\n        kept = own", "var kept: Handler?"),
            ["delegate-missing"]),
        Case(
            "other code gets the local constant",
            swift: launch("let own = Handler()\n        center.delegate = own\n        keep(own)"), ["delegate-missing"]
        ),
        Case(
            "a property, and an object that its class keeps",
            swift: launch("center.delegate = kept\n        center.delegate = Handler.shared", "let kept = Handler()"),
            ["delegate-missing"]),
        Case(
            "an object that stores itself",
            swift: launch("center.delegate = Handler()").replacing(
                "var router: Router?", with: "override init() {\n super.init()\n Self.current = self\n }"),
            ["delegate-missing"]),
        Case(
            "a local variable of Objective-C, and a static one",
            objectiveC: """
                @implementation Handler
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completionHandler {
                    [self open:response];
                    completionHandler();
                }
                @end
                @implementation App
                - (void)start {
                    static Handler *kept = nil;
                    kept = [[Handler alloc] init];
                    [UNUserNotificationCenter currentNotificationCenter].delegate = kept;
                    Handler *handler = [[Handler alloc] init];
                    [[UNUserNotificationCenter currentNotificationCenter] setDelegate:handler];
                }
                @end
                """, ["delegate-missing"], ["error delegate-missing: handler"]),
        Case(
            "SwiftUI starts the app, and nothing creates the delegate of the application",
            appDelegate("", "@main struct Mail: App { var body: some Scene { WindowGroup { Text(\"\") } } }"),
            ["delegate-missing"], ["error delegate-missing: AppDelegate"]),
        Case(
            "an adaptor creates it",
            appDelegate(
                "",
                "@main struct Mail: App { @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate\n var body: some Scene { WindowGroup { Text(\"\") } } }"
            ), ["delegate-missing"]),
        Case(
            "it starts the app itself",
            appDelegate("@main", "@main struct Clock: App { var body: some Scene { WindowGroup { Text(\"\") } } }"),
            ["delegate-missing"]),
        Case(
            "a view that appears sets the delegate",
            swift: list(".onAppear { UNUserNotificationCenter.current().delegate = handler }"),
            ["delegate-missing"], late),
        Case(
            "the task of a view does", swift: list(".task { UNUserNotificationCenter.current().delegate = handler }"),
            ["delegate-missing"], late),
        Case(
            "a function does that only the appearance calls", swift: list(".onAppear(perform: begin)", begin),
            ["delegate-missing"], late),
        Case(
            "a function that other code may call, too",
            swift: list(".onAppear(perform: begin)", begin) + "\nextension Mail { init(_ now: Bool) { begin() } }",
            ["delegate-missing"]),
        Case(
            "the method for the foreground always passes on no option", swift: presenting("[]"), ["foreground-silent"],
            [
                "warning foreground-silent: func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [] }"
            ]),
        Case(
            "it shows the notification in its own way", swift: presenting("show(notification); return []"),
            ["foreground-silent"]),
        Case(
            "a request is removed right after it was added",
            swift: """
                func post(_ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    let center = UNUserNotificationCenter.current()
                    center.add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
                    center.removeAllPendingNotificationRequests()
                    center.add(UNNotificationRequest(identifier: "y", content: content, trigger: trigger))
                    if isOff { center.removeAllPendingNotificationRequests() }
                }
                func again(_ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "z", content: content, trigger: trigger)) { print($0) }
                    UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
                }
                """, ["request-removed"],
            ["error request-removed: UNUserNotificationCenter.current().removeAllPendingNotificationRequests()"]),
        Case(
            "a completion handler in a property that nothing calls",
            swift: keeping("loader.onEnd = { completionHandler() }", ""), ["completion-handler-missing"],
            [
                "error completion-handler-missing: func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {"
            ]),
        Case(
            "a completion handler in a property that the object calls, and in one of the system",
            swift: keeping("loader.onEnd = { completionHandler() }", "onEnd?()")
                + keeping("operation.completionBlock = { completionHandler() }", ""), ["completion-handler-missing"]),
    ]
}
