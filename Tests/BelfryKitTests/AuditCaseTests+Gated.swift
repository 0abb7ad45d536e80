extension AuditCaseTests {
    /// Delegates and registrations that no run of the app makes, or only some.
    static let gated: [Case] =
        [
            Case(
                "methods with invented names in the class that is the delegate",
                swift: invented(
                    "didTap action: String) { if action == \"bill\" { open() } }", "didClose id: String) { close() }"),
                ["action-unhandled", "delegate-missing"], ["error action-unhandled: \"bill\""]),
            Case(
                "the method for responses beside one with an invented name",
                swift: invented(
                    "didReceive response: UNNotificationResponse) async { if response.actionIdentifier == \"bill\" { open() } }",
                    "didClose id: String) { close() }"), ["action-unhandled", "delegate-missing"]),
            Case(
                "a method whose labels are wrong, which is one finding",
                swift: invented(
                    "didTap response: UNNotificationResponse) { if response.actionIdentifier == \"bill\" { open() } }",
                    "didClose id: String) { close() }"), ["action-unhandled", "delegate-missing"]),
            Case(
                "methods with invented names beside a class with the right one",
                swift: invented("didTap action: String) { open() }", "didClose id: String) { close() }")
                    + otherHandler(), ["delegate-missing"],
                ["error delegate-missing: handler"]),
            Case(
                "a class that inherits the one of the delegate",
                swift: invented("didTap action: String) { open() }", "didClose id: String) { close() }")
                    + otherHandler(inherits: "Handler"), ["delegate-missing"]),
            Case(
                "a class with the method for responses beside a delegate without one",
                swift: presenting + otherHandler(), ["delegate-missing"],
                [lost]),
            Case(
                "a class that makes itself the delegate in a function that no code calls",
                swift: presenting + otherHandler("func start() { UNUserNotificationCenter.current().delegate = self }"),
                ["delegate-missing"], [lost]),
            Case(
                "a class that makes itself the delegate in a function that code calls",
                swift: presenting + otherHandler("func start() { UNUserNotificationCenter.current().delegate = self }")
                    + "\nlet started: Void = Other().start()", ["delegate-missing"]),
            Case(
                "a class that inherits the one of the delegate, and has the method",
                swift: presenting + otherHandler(inherits: "Handler"), ["delegate-missing"]),
            Case(
                "a delegate that passes on calls of methods which it doesn't have",
                swift: presenting.replacing(
                    "class Handler: NSObject, UNUserNotificationCenterDelegate {",
                    with: """
                        class Handler: NSObject, UNUserNotificationCenterDelegate {
                            override func forwardingTarget(for selector: Selector!) -> Any? { target }
                        """) + otherHandler(), ["delegate-missing"]),
            Case(
                "a delegate in Objective-C whose superclass has the method", inheriting("Base"), ["delegate-missing"]),
            Case(
                "a delegate in Objective-C without any method", inheriting("UIResponder"), ["delegate-missing"],
                ["error delegate-missing: self"]),
            Case(
                "a method for responses in an extension",
                swift: otherHandler(
                    "override init() { UNUserNotificationCenter.current().delegate = self }",
                    inherits: "UNNotificationServiceExtension"),
                ["delegate-missing"], [lost]),
            Case(
                "a class with the name of the one in an extension",
                [
                    "App/App.swift": "let started: Void = Other().start()\n"
                        + otherHandler("func start() { UNUserNotificationCenter.current().delegate = self }"),
                    "Service/Other.swift": "class Other: UNNotificationServiceExtension {}",
                ], ["delegate-missing"]),
            Case(
                "a function that only uncalled functions call",
                swift: uncalled("func first() { second() }\n    func second() { other.start() }"),
                ["delegate-missing"],
                ["error delegate-missing: self"]),
            Case(
                "a function that a called function calls",
                swift: uncalled("override init() { other.start() }"),
                ["delegate-missing"]),
            Case(
                "categories that are registered until people answer, and those of people who refused",
                swift: asking("case .notDetermined: ask { self.register() }\n            case .denied: explain()"),
                ["category-unregistered"],
                ["warning category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([bill])"]),
            Case(
                "categories of people who refused notifications",
                swift: asking("case .denied: register()\n            case .authorized: post()"),
                ["category-unregistered"],
                ["error category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([bill])"]),
            Case(
                "categories that another case registers, too",
                swift: asking(
                    "case .notDetermined: ask { self.register() }\n            case .authorized: register()"),
                ["category-unregistered"]),
            Case(
                "categories for two answers",
                swift: asking("case .notDetermined, .authorized: register()\n            case .denied: explain()"),
                ["category-unregistered"]),
            Case(
                "a case that goes on in that of people who refused",
                swift: asking("case .authorized: fallthrough\n            case .denied: register()"),
                ["category-unregistered"]),
            Case(
                "the state of the permission for the user's location",
                swift: asking("case .denied: register()\n            case .authorizedAlways: post()")
                    .replacing("getNotificationSettings { settings in", with: "locate { settings in"),
                ["category-unregistered"]),
            Case(
                "a delegate that is set until people answer",
                swift: asking("case .notDetermined: UNUserNotificationCenter.current().delegate = self")
                    .replacing("UNUserNotificationCenter.current().delegate = self\n", with: "\n", maxReplacements: 1),
                ["delegate-missing"], ["error delegate-missing: self"]),
            Case(
                "categories that a test registers by an argument",
                swift: """
                    @main class AppDelegate: UIResponder, UIApplicationDelegate {
                        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                            if ProcessInfo.processInfo.arguments.contains("-UITests") { register() }
                            return true
                        }
                    \(registering)
                    }
                    """, ["category-unregistered"],
                ["error category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([bill])"]),
        ]
        + ["XCTestCase { func testBill()", "PreviewProvider { static var previews: some View"].map { type in
            Case(
                "categories that only \(type.prefix { $0 != " " }) registers",
                [
                    "App/App.swift": """
                    @main class AppDelegate: UIResponder, UIApplicationDelegate {
                        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                            true
                        }
                    }
                    struct Center {
                    \(registering)
                    }
                    """, "App/Checks.swift": "class Checks: \(type) { Center().register() } }",
                ], ["category-unregistered"],
                ["error category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([bill])"])
        }

    private static let lost =
        "error delegate-missing: func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {"

    private static let registering = """
            func register() {
                let pay = UNNotificationAction(identifier: "bill", title: "Send Receipt", options: [])
                let bill = UNNotificationCategory(identifier: "bill", actions: [pay], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([bill])
            }
        """

    private static let launch = """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            let handler = Handler()
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = handler
                register()
                return true
            }
        \(registering)
        }
        """

    /// A delegate with two methods that begin as those of the protocol.
    private static func invented(_ methods: String...) -> String {
        launch + "\nclass Handler: NSObject, UNUserNotificationCenterDelegate {\n"
            + methods.map { "    func userNotificationCenter(_ center: UNUserNotificationCenter, \($0)\n" }.joined()
            + "}\n"
    }

    /// A delegate that only has the method for notifications which arrive while the app is active.
    private static let presenting =
        launch + """

            class Handler: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [.banner] }
            }

            """

    private static func otherHandler(_ members: String = "", inherits: String = "NSObject") -> String {
        """

        class Other: \(inherits), UNUserNotificationCenterDelegate {
            \(members)
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if response.actionIdentifier == "bill" { open() }
            }
        }
        """
    }

    private static func inheriting(_ superclass: String) -> [String: String] {
        [
            "App/AppDelegate.h": "@interface AppDelegate : \(superclass) <UNUserNotificationCenterDelegate>\n@end",
            "App/AppDelegate.m": """
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                [UNUserNotificationCenter currentNotificationCenter].delegate = self;
                return YES;
            }
            @end
            """,
            "App/Base.m": """
            @implementation Base
            - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                if ([response.actionIdentifier isEqualToString:@"bill"]) { [self open]; }
                done();
            }
            @end
            """,
        ]
    }

    private static func uncalled(_ members: String) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
            \(members)
        }
        """ + otherHandler("func start() { UNUserNotificationCenter.current().delegate = self }")
    }

    /// An app that looks at the state of the permission.
    private static func asking(_ cases: String) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                UNUserNotificationCenter.current().getNotificationSettings { settings in
                    switch settings.authorizationStatus {
                    \(cases)
                    default: break
                    }
                }
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if response.actionIdentifier == "bill" { open() }
            }
        \(registering)
        }
        """
    }
}
