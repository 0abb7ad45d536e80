extension AuditCaseTests {
    // MARK: Code that looks as if it did something

    /// An app with two actions that open it, and the code of its handler.
    private static func pomodoro(_ title: String, _ code: String, _ members: String = "") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            \(members)
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let done = UNNotificationAction(identifier: "done", title: "Mark Done", options: [.foreground])
                let other = UNNotificationAction(identifier: "other", title: "\(title)", options: [.foreground])
                let task = UNNotificationCategory(identifier: "task", actions: [done, other], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([task])
                UNUserNotificationCenter.current().delegate = self
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
                \(code)
                completionHandler()
            }
        }
        """
    }

    private static let onlyDone = "if response.actionIdentifier == \"done\" { store.finish() }"
    private static let keeping = "last = response.actionIdentifier\n        " + onlyDone

    private static func branch(_ code: String) -> String {
        """
        switch response.actionIdentifier {
                case "done": store.finish()
                case "other": \(code)
                default: break
                }
        """
    }

    private static let unhandled = ["warning action-unhandled: \"other\""]

    /// A service extension that loads something.
    private static func loading(_ code: String) -> String {
        """
        class NotificationService: UNNotificationServiceExtension {
            override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                \(code)
            }
        }
        """
    }

    static let effects = [
        Case(
            "a button that opens the app, and whose title names more", swift: pomodoro("Start Break", onlyDone),
            ["action-unhandled"], unhandled),
        Case(
            "a button that may only open the app, and one in another language",
            swift: pomodoro("Add Item", onlyDone) + "\n" + pomodoro("Pause beginnen", onlyDone), ["action-unhandled"]),
        Case(
            "code that runs for each response, before the comparison",
            swift: pomodoro("Start Break", "open(response.notification)\n        " + onlyDone), ["action-unhandled"]),
        Case(
            "a branch without code, for such a button", swift: pomodoro("Start Break", branch("break")),
            ["action-unhandled"], unhandled),
        Case(
            "a branch without code, after code for each response",
            swift: pomodoro("Start Break", "open(response.notification)\n        " + branch("break")),
            ["action-unhandled"]),
        Case(
            "a property keeps the identifier, and code only asks whether it is nil",
            swift: pomodoro("Start Break", keeping, "var last: String?\n    var hasLast: Bool { last != nil }"),
            ["action-unhandled"], unhandled),
        Case(
            "other code reads the identifier that a property keeps",
            swift: pomodoro("Start Break", keeping, "var last: String?\n    func resume() { start(last) }"),
            ["action-unhandled"]),
        Case(
            "a branch sets a property that no code reads",
            swift: pomodoro("Start Break", branch("isShown = true"), "private var isShown = false"),
            ["action-unhandled"], unhandled),
        Case(
            "a branch sets a property with an observer, and one that a view may read",
            swift: pomodoro("Start Break", branch("isShown = true"), "var isShown = false { didSet { reload() } }")
                + "\n"
                + pomodoro("Stop", branch("model.isOpen = true")), ["action-unhandled"]),
        Case(
            "names of posts, as literals, that no code observes",
            swift: pomodoro(
                "Start Break",
                """
                NotificationCenter.default.post(name: .init("first"), object: nil)
                        NotificationCenter.default.post(name: NSNotification.Name(rawValue: "second"), object: nil)
                        NotificationCenter.default.post(name: .third, object: nil)
                        NotificationCenter.default.post(name: .fourth, object: nil)
                        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil)
                """)
                    + """

                    extension Notification.Name {
                        static let third = Notification.Name("app.third")
                        static let fourth = Notification.Name("app.fourth")
                    }
                    func observe() -> Cancellable {
                        NotificationCenter.default.publisher(for: Notification.Name("app.fourth")).sink { _ in reload() }
                    }
                    """, ["name-mismatch"],
            [
                "warning name-mismatch: \"first\"", "warning name-mismatch: \"second\"",
                "warning name-mismatch: .third",
            ]),
        Case(
            "the name of a post that Objective-C observes",
            [
                "App/App.swift": pomodoro(
                    "Start Break", "NotificationCenter.default.post(name: .init(\"opened\"), object: nil)"),
                "App/List.m":
                    "@implementation List\n- (void)start { [center addObserver:self selector:@selector(a) name:@\"opened\" object:nil]; }\n@end",
            ], ["name-mismatch"]),
        Case(
            "closures that get a result, and don't call the handler for each",
            swift: loading(
                "load { image in if image != nil { contentHandler(content(image)) } }") + "\n"
                + loading(
                    """
                    let task = session.downloadTask(with: url) { file, _, error in
                                if let error { print(error) } else { contentHandler(content(file)) }
                            }
                            task.resume()
                    """), ["completion-handler-missing"],
            ["error completion-handler-missing: image != nil", "error completion-handler-missing: error"]),
        Case(
            "closures that call it in each case, or run again",
            swift: loading(
                "load { image in if let image { contentHandler(content(image)) } else { contentHandler(best) } }")
                + "\n" + loading("load { image in if let image { add(image) }\n contentHandler(best) }") + "\n"
                + loading("load { image in if let image { contentHandler(content(image)) } }\n contentHandler(best)")
                + "\n"
                + loading("observeChanges { state in if state.isDone { contentHandler(best) } }"),
            ["completion-handler-missing"]),
        Case(
            "a device token as it is described, in Objective-C",
            objectiveC: """
                @implementation App
                - (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)deviceToken {
                    NSString *token = [NSString stringWithFormat:@"%@", deviceToken];
                    token = [token stringByReplacingOccurrencesOfString:@" " withString:@""];
                    [Server register:token];
                }
                @end
                """, ["token-described"],
            ["error token-described: [NSString stringWithFormat:@\"%@\", deviceToken]"]),
        Case(
            "a device token that is only logged, and one for earlier systems",
            swift: """
                class First {
                    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
                        let text = "\\(deviceToken)"
                        print(text, deviceToken.description)
                        register(deviceToken)
                    }
                }
                class Second {
                    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
                        if #available(iOS 13, *) { register(text(deviceToken)) } else { register(deviceToken.description) }
                    }
                }
                """, ["token-described"]),
        Case(
            "Apple's entitlement for filtering suppresses notifications with an empty content",
            [
                "Service/Service.swift": loading("contentHandler(UNNotificationContent())"),
                "Service/Service.entitlements":
                    "<plist><dict><key>com.apple.developer.usernotifications.filtering</key><true/></dict></plist>",
            ], ["service-content-unfinished"]),
        Case(
            "the category of Xcode's template for content extensions",
            [
                "Content/Info.plist":
                    "<plist><dict><key>UNNotificationExtensionCategory</key><string>myNotificationCategory</string></dict></plist>",
                "App/App.swift": pomodoro("Start Break", onlyDone),
            ], ["category-unregistered"], ["warning category-unregistered: myNotificationCategory"]),
        Case(
            "two objects become the delegate in one function, and the second lacks a method",
            swift: pomodoro("Start Break", onlyDone, "let second = Second()")
                .replacing(
                    "delegate = self",
                    with: "delegate = self\n        UNUserNotificationCenter.current().delegate = second")
                    + """

                    class Second: NSObject, UNUserNotificationCenterDelegate {
                        func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { .banner }
                    }
                    """, ["delegate-missing"], ["error delegate-missing: second"]),
        Case(
            "a class sets itself, and only a view that loads mentions it", swift: singleton("Manager.shared.start()"),
            ["delegate-missing"], ["warning delegate-missing: self"]),
        Case(
            "a class sets itself, and nothing mentions it", swift: singleton(""), ["delegate-missing"],
            ["error delegate-missing: self"]),
        Case(
            "a class sets itself, and a property of the launch keeps it",
            swift: singleton("Manager.shared.start()") + "\nstruct Kept { let manager = Manager.shared }",
            ["delegate-missing"]),
        Case(
            "the identifier of a request with a prefix, which the handler reads as a UUID",
            swift: pomodoro(
                "Start Break", "store.finish(UUID(uuidString: response.notification.request.identifier))",
                """
                func nag(_ id: UUID, _ content: UNNotificationContent) {
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "nag-\\(id.uuidString)", content: content, trigger: nil))
                    }
                """), ["name-mismatch"],
            ["warning name-mismatch: UUID(uuidString: response.notification.request.identifier)"]),
        Case(
            "a handler reads a key that no notification has",
            swift: pomodoro(
                "Start Break",
                "guard let id = response.notification.request.content.userInfo[\"taskId\"] else { return }",
                """
                func remind(_ session: String) {
                        let content = UNMutableNotificationContent()
                        content.userInfo = ["session": session]
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
                    }
                """), ["name-mismatch"], ["warning name-mismatch: \"taskId\""]),
    ]

    /// An app with a class that sets itself as the delegate, and the code of a view that loads.
    private static func singleton(_ code: String) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
        }
        class List: UIViewController {
            override func viewDidLoad() { \(code) }
        }
        class Manager: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Manager()
            override init() {
                super.init()
                UNUserNotificationCenter.current().delegate = self
            }
            func start() {}
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open(response) }
        }
        """
    }
}
