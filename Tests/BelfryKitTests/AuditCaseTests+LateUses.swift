extension AuditCaseTests {
    // MARK: Objects that make themselves the delegate, and that only later code uses

    private static let center = """
        final class Center: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Center()
            override init() { super.init(); UNUserNotificationCenter.current().delegate = self }
            func notify(_ text: String) { post(text) }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) { open(response); done() }
        }

        """

    private static func using(_ code: String, watch: String = "") -> [String: String] {
        [
            "App/Center.swift": center, "App/Link.swift": code,
            "App/Demo.swift":
                "@main struct Demo: App { let link = Link.shared\n var body: some Scene { WindowGroup { Text(\"\") } } }",
            "Demo Watch App/Demo.swift": watch,
        ]
    }

    private static func link(_ members: String) -> String {
        "final class Link: NSObject { static let shared = Link()\n \(members) }"
    }

    private static let late = "warning delegate-missing: self"

    static let lateUses = [
        Case(
            "methods that the system calls for an object",
            using(
                link(
                    """
                    func session(_ session: WCSession, didReceiveMessage message: [String: Any]) { Center.shared.notify("a") }
                        func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { Center.shared.notify("b") }
                    """)), ["delegate-missing"], [late]),
        Case(
            "a method that the system calls as soon as the object exists",
            using(
                link(
                    "func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { Center.shared.notify(\"a\") }"
                )), ["delegate-missing"]),
        Case(
            "a subscription that waits, and a private function without a caller",
            using(
                link(
                    """
                    override init() {
                            super.init()
                            near.debounce(.seconds(5)).subscribe(onNext: { [unowned self] near in
                                Center.shared.notify("near")
                            }).disposed(by: bag)
                        }
                        private func leave() { Center.shared.notify("left") }
                    """)), ["delegate-missing"], [late]),
        Case(
            "a subscription that may get a value at once",
            using(
                link(
                    """
                    override init() {
                            super.init()
                            near.subscribe(onNext: { [unowned self] near in
                                Center.shared.notify("near")
                            }).disposed(by: bag)
                        }
                    """)), ["delegate-missing"]),
        Case(
            "functions that a view hands to another one for an event, beside the app of a watch",
            using(
                """
                struct Link: View { static let shared = Link()
                    var body: some View { Editor(onSave: save) }
                    private func save(_ text: String) { Store.shared.keep(text) }
                }
                struct Store { static let shared = Store()
                    func keep(_ text: String) { Center.shared.notify(text) }
                }
                """, watch: "@main struct Watch: App { init() { Center.shared.notify(\"start\") } }"),
            ["delegate-missing"], [late]),
        Case(
            "functions that a view hands to another one for its content",
            using(
                """
                struct Link: View { static let shared = Link()
                    var body: some View { Editor(content: save) }
                    private func save(_ text: String) { Store.shared.keep(text) }
                }
                struct Store { static let shared = Store()
                    func keep(_ text: String) { Center.shared.notify(text) }
                }
                """), ["delegate-missing"]),
    ]

    // MARK: Late delegates beside empty branches

    private static func asking(_ handler: String) -> String {
        """
        final class Center: NSObject, UNUserNotificationCenterDelegate {
            func ask() {
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
                    if granted { UNUserNotificationCenter.current().delegate = self }
                }
            }
            func register() {
                let done = UNNotificationAction(identifier: "DONE", title: "Complete", options: [])
                let task = UNNotificationCategory(identifier: "TASK", actions: [done], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([task])
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                \(handler)
                done()
            }
        }
        """
    }

    static let lateBesideEmpty = [
        Case(
            "a late delegate whose branch for an action is empty",
            swift: asking("if response.actionIdentifier == \"DONE\" { print(\"done\") }"),
            ["delegate-missing", "action-unhandled"],
            ["warning delegate-missing: self", "warning action-unhandled: \"DONE\""]),
        Case("a late delegate that only logs", swift: asking("print(response)"), ["delegate-missing"]),
    ]

    // MARK: Properties that get the center later

    private static func loading(_ code: String, _ more: String = "") -> String {
        """
        @interface Home : UIViewController <UNUserNotificationCenterDelegate>
        @property (strong, nonatomic) UNUserNotificationCenter *center;
        @end
        @implementation Home
        - (void)viewDidLoad {
            [super viewDidLoad];
            \(code)
        }
        \(more)
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done { [self open:response]; done(); }
        @end
        """
    }

    private static let set = "self.center.delegate = self;"
    private static let get = "self.center = [UNUserNotificationCenter currentNotificationCenter];"

    static let lateCenters = [
        Case(
            "a delegate of a property that is set below", objectiveC: loading("\(set)\n \(get)\n \(get)"),
            ["delegate-missing"], ["error delegate-missing: self"]),
        Case(
            "the same in Swift",
            swift: """
                final class Home: UIViewController, UNUserNotificationCenterDelegate {
                    var center: UNUserNotificationCenter?
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        center?.delegate = self
                        center = UNUserNotificationCenter.current()
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) { open(response); done() }
                }
                """, ["delegate-missing"], ["error delegate-missing: self"]),
        Case(
            "one that is set above",
            objectiveC: loading("\(get)\n \(set)"), ["delegate-missing"], ["warning delegate-missing: self"]),
        Case(
            "one that other code sets", objectiveC: loading("\(set)\n \(get)", "- (void)prepare { \(get) }"),
            ["delegate-missing"]),
        Case(
            "one with a getter",
            objectiveC: loading(
                "\(set)\n \(get)",
                "- (UNUserNotificationCenter *)center { return [UNUserNotificationCenter currentNotificationCenter]; }"),
            ["delegate-missing"], ["warning delegate-missing: self"]),
    ]

    // MARK: Two objects that make themselves the delegate

    private static func manager(_ name: String, _ action: String, _ title: String) -> String {
        """
        final class \(name): NSObject, UNUserNotificationCenterDelegate {
            static let shared = \(name)()
            override init() { super.init(); UNUserNotificationCenter.current().delegate = self }
            let action = UNNotificationAction(identifier: "\(action)", title: "\(title)", options: [])
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                if response.actionIdentifier == "\(action)" { run("\(action)") }
                done()
            }
        }
        """
    }

    private static func start(_ names: String...) -> String {
        "@main struct Demo: App { init() { \(names.map { "\($0).shared.start()" }.joined(separator: "; ")) }\n var body: some Scene { WindowGroup { Text(\"\") } } }"
    }

    static let rivals = [
        Case(
            "two objects, each with code for its own action",
            [
                "App/Mail.swift": manager("Mail", "REPLY", "Archive"),
                "App/News.swift": manager("News", "SAVE", "Save"), "App/Demo.swift": start("Mail", "News"),
            ], ["delegate-missing"], ["warning delegate-missing: self"]),
        Case(
            "two objects with the same code",
            [
                "App/Mail.swift": manager("Mail", "SAVE", "Save"),
                "App/News.swift": manager("News", "SAVE", "Save"), "App/Demo.swift": start("Mail", "News"),
            ], ["delegate-missing"]),
        Case(
            "an object that nothing creates, beside a delegate that does nothing",
            [
                "App/Mail.swift": manager("Mail", "REPLY", "Archive"),
                "App/News.swift": """
                final class News: NSObject, UNUserNotificationCenterDelegate {
                    static let shared = News()
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) { done() }
                }
                @main struct Demo: App { init() { UNUserNotificationCenter.current().delegate = News.shared }; var body: some Scene { WindowGroup { Text("") } } }
                """,
            ], ["delegate-missing"],
            [
                "error delegate-missing: func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {"
            ]),
    ]
}
