extension AuditCaseTests {
    // MARK: Delegates that closures set late, and objects that nothing keeps

    private static let hub = """
        final class Hub: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Hub()
            func configure() { prepare() }
            func prepare() { UNUserNotificationCenter.current().delegate = self }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) { open(response); done() }
        }

        """

    private static func app(_ code: String) -> [String: String] {
        ["App/Hub.swift": hub, "App/Demo.swift": "@main struct Demo: App { let hub = Hub()\n \(code) }"]
    }

    private static let late = "warning delegate-missing: self"

    /// Another type has a function with the name, which code calls before a view is on the screen.
    private static func namesake(_ call: String, _ more: String = "") -> [String: String] {
        [
            "App/Hub.swift": hub.replacing("func configure() { prepare() }", with: ""),
            "App/Relay.swift":
                "final class Relay { static let shared = Relay(); func prepare() { connect() } }\n\(more)",
            "App/State.swift":
                "final class State { let relay: Relay? = nil; let url = start()\n func load() { if let relay { relay.prepare() } } }",
            "App/Demo.swift": """
            @main struct Demo: App {
                init() { \(call) }
                var body: some Scene { WindowGroup { ContentView().onAppear { Hub.shared.prepare() } } }
            }
            """,
        ]
    }

    private static func configuring(_ block: String, _ more: String = "") -> String {
        """
        @interface AppDelegate : UIResponder <UIApplicationDelegate, UNUserNotificationCenterDelegate>
        @end
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            [AppDelegate start];
            \(more)
            return YES;
        }
        + (void)start {
            [[UNUserNotificationCenter currentNotificationCenter] requestAuthorizationWithOptions:UNAuthorizationOptionAlert completionHandler:^(BOOL granted, NSError *error) {
                if (!granted) { return; }
                \(block)
            }];
        }
        - (void)configure { UNUserNotificationCenter.currentNotificationCenter.delegate = self; }
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done { [self open:response]; done(); }
        @end
        """
    }

    /// The start of an app, after a function of the system that sets its delegate.
    private static let started =
        "func applicationStarted(_ app: AppDelegate) { UNUserNotificationCenter.current().delegate = app }\n@main"

    private static func handing(_ property: String, _ setting: String) -> String {
        """
        final class Handler { func handle(_ response: UNNotificationResponse, _ done: @escaping () -> Void) { open(response); done() } }
        final class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            \(property)
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                handler?.handle(response, done)
            }
        }
        @main struct Demo: App {
            @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
            \(setting)
        }
        """
    }

    private static func viewing(_ code: String) -> String {
        """
        let view = UNNotificationAction(identifier: "VIEW", title: "View Details", options: [.foreground])
        final class Handler: NSObject, UNUserNotificationCenterDelegate {
            let events = Events()
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                switch response.actionIdentifier {
                case "VIEW": view(response.notification.request.identifier)
                default: break
                }
                done()
            }
            private func view(_ id: String) { \(code) }
        }
        """
    }

    private static func helping(_ call: String) -> String {
        """
        final class Helper { static func openTarget(_ response: UNNotificationResponse) { UIApplication.shared.open(url(of: response)) } }
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                \(call)
                done()
            }
        }
        """
    }

    /// An object that makes itself the delegate when it is created, and what uses it.
    private static func injected(_ use: String) -> [String: String] {
        [
            "App/Hub.swift": hub.replacing(
                "func configure() { prepare() }",
                with: "override init() { super.init(); UNUserNotificationCenter.current().delegate = self }"
            ).replacing("func prepare() { UNUserNotificationCenter.current().delegate = self }", with: ""),
            "App/State.swift": "final class State { static let shared = State()\n \(use) }",
            "App/Demo.swift":
                "@main struct Demo: App { let state = State.shared; var body: some Scene { WindowGroup { Text(\"Tea\") } } }",
        ]
    }

    static let createdObjects =
        [
            ("a default of a parameter", "let hub: Hub\n init(hub: Hub = .shared) { self.hub = hub }"),
            ("a default with the name", "let hub: Hub\n init(hub: Hub = Hub.shared) { self.hub = hub }"),
            ("an argument", "init(hub: Hub) { hub.open() }\n static let hub = State(hub: .shared)"),
            ("the value of a property", "let hub: Hub = .shared"),
            ("a value that is set later", "var hub: Hub?\n func start() { hub = .shared }"),
            ("a result", "lazy var hub = make()\n func make() -> Hub { .shared }"),
        ].map { Case("what creates an object: \($0)", injected($1), ["delegate-missing"]) }
        + [
            Case(
                "nothing creates an object", injected("var count = 0"), ["delegate-missing"],
                ["error delegate-missing: self"])
        ]

    static let lateCalls = [
        Case(
            "the launch calls only what has the same name", namesake("Relay.shared.prepare()"),
            ["delegate-missing"],
            [late]),
        Case(
            "of a variable",
            namesake("load()", "func load() { let relay = Relay()\n relay.prepare() }"), ["delegate-missing"],
            [late]),
        Case("the launch calls it", namesake("Hub.shared.prepare()"), ["delegate-missing"]),
        Case(
            "of a variable with another type",
            namesake("start(hub)", "func start(_ relay: Hub) { relay.prepare() }"), ["delegate-missing"]),
        Case(
            "the other type is a superclass",
            namesake("load()", "func load() { let relay: Relay = Hub.shared\n relay.prepare() }").mapValues {
                $0.replacing("class Hub: NSObject", with: "class Hub: Relay")
            }, ["delegate-missing"]),
        Case(
            "a view that appears calls the method that sets the delegate",
            app("var body: some Scene { WindowGroup { Text(\"\").onAppear { Hub.shared.configure() } } }"),
            ["delegate-missing"], [late]),
        Case(
            "so does a task, with a method between",
            app(
                "var body: some Scene { WindowGroup { Text(\"\").task { await go() } } }\n func go() async { hub.configure() }"
            ),
            ["delegate-missing"], [late]),
        Case(
            "a view controller that loads its view calls it",
            [
                "App/Hub.swift": hub,
                "App/Main.swift":
                    "class MainViewController: UIViewController { override func viewDidLoad() { start() }\n func start() { Hub.shared.configure() } }",
            ], ["delegate-missing"], [late]),
        Case(
            "the initializer of the app calls it, too",
            app(
                "init() { Hub.shared.configure() }\n var body: some Scene { WindowGroup { Text(\"\").onAppear { Hub.shared.configure() } } }"
            ), ["delegate-missing"]),
        Case(
            "the body itself calls it",
            app("var body: some Scene { let _ = Hub.shared.configure(); return WindowGroup { Text(\"\") } }"),
            ["delegate-missing"]),
        Case(
            "the answer of people comes after the launch, also in Objective-C",
            objectiveC: configuring("[[self shared] configure];"), ["delegate-missing"], [late]),
        Case(
            "a block with the property of the class",
            objectiveC: configuring("").replacing(
                "- (void)configure", with: "- (void)viewDidAppear:(BOOL)animated"),
            ["delegate-missing"], [late]),
        Case(
            "the launch sets it, too",
            objectiveC: configuring(
                "[[self shared] configure];", "UNUserNotificationCenter.currentNotificationCenter.delegate = self;"),
            ["delegate-missing"]),
        Case(
            "a variable gets the center by the property of the class",
            objectiveC: configuring("").replacing(
                "[AppDelegate start];",
                with:
                    "UNUserNotificationCenter *center = UNUserNotificationCenter.currentNotificationCenter; center.delegate = self;"
            ).replacing(
                "- (void)configure { UNUserNotificationCenter.currentNotificationCenter.delegate = self; }",
                with: ""),
            ["delegate-missing"]),
        Case(
            "nothing keeps the object of a weak property",
            swift: handing(
                "weak var handler: Handler?", "init() {\nlet handler = Handler()\ndelegate.handler = handler\n}"),
            ["delegate-missing"],
            [
                "error delegate-missing: func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {",
                "warning delegate-missing: delegate.handler",
            ]),
        Case(
            "a property keeps it",
            swift: handing(
                "weak var handler: Handler?", "let handler = Handler()\ninit() { delegate.handler = handler }"
            )
            .replacing(
                "@main",
                with: started
            ),
            ["delegate-missing"]),
        Case(
            "no code sets the property",
            swift: handing("var handler: Handler?", "").replacing(
                "@main",
                with: started
            ),
            ["delegate-missing"], ["warning delegate-missing: handler: Handler?"]),
        Case(
            "the system sets the window",
            swift: handing("var window: UIWindow?", "").replacing("handler?", with: "window?").replacing(
                "@main",
                with: started
            ),
            ["delegate-missing"]),
        Case(
            "another file sets the property",
            [
                "App/App.swift": handing("var handler: Handler?", "").replacing(
                    "@main",
                    with: started
                ),
                "App/Scene.swift": "func connect(_ app: AppDelegate) { app.handler = Handler() }",
            ], ["delegate-missing"]),
        Case(
            "a look-up for a log shows nothing",
            swift: viewing("guard let event = events.find(id) else { print(\"none\"); return }\nprint(event)"),
            ["action-unhandled"],
            ["warning action-unhandled: \"VIEW\""]),
        Case(
            "also if it waits and throws",
            swift: viewing(
                "Task { do { guard let event = try await events.fetchEvent(id) else { return }\nlogger.info(event) } catch { logger.error(error) } }"
            ), ["action-unhandled"],
            ["warning action-unhandled: \"VIEW\""]),
        Case(
            "what is found is shown",
            swift: viewing(
                "guard let event = events.find(id) else { print(\"none\"); return }\nrouter.show(event)"),
            ["action-unhandled"]),
        Case(
            "a name that promises more than a look-up",
            swift: viewing("guard let event = events.findAndShow(id) else { return }\nprint(event)"),
            ["action-unhandled"]),
        Case(
            "nothing calls the method that handles the response", swift: helping(""), ["delegate-method-misnamed"],
            [
                "warning delegate-method-misnamed: static func openTarget(_ response: UNNotificationResponse) { UIApplication.shared.open(url(of: response)) }"
            ]),
        Case("the delegate calls it", swift: helping("Helper.openTarget(response)"), ["delegate-method-misnamed"]),
        Case(
            "another method handles the response", swift: helping("UIApplication.shared.open(url(of: response))"),
            ["delegate-method-misnamed"]),
    ]
}
