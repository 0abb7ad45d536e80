extension AuditCaseTests {
    // MARK: What isn't known, and what only some systems or categories reach

    /// An app whose service registers a category through another object.
    private static func registering(_ service: String, _ others: String = "") -> String {
        """
        protocol Registering { func set(categories: Set<UNNotificationCategory>) }
        final class Real: Registering {
            func set(categories: Set<UNNotificationCategory>) { UNUserNotificationCenter.current().setNotificationCategories(categories) }
        }
        struct Empty: Registering { func set(categories: Set<UNNotificationCategory>) {} }
        final class Service {
            \(service)
            func prepare() {
                let near = UNNotificationCategory(identifier: "near", actions: [], intentIdentifiers: [])
                registrar.set(categories: [near])
            }
            func post() {
                let content = UNMutableNotificationContent()
                content.categoryIdentifier = "near"
                let other = UNMutableNotificationContent()
                other.categoryIdentifier = "far"
            }
        }
        \(others)
        """
    }

    /// An app delegate that registers two categories with an action, and a handler.
    private static func categories(_ handler: String, _ others: String = "") -> String {
        """
        class AppDelegate: NSObject, UNUserNotificationCenterDelegate {
            func start() {
                let open = UNNotificationAction(identifier: "open", title: "Install Update", options: [])
                UNUserNotificationCenter.current().setNotificationCategories([
                    UNNotificationCategory(identifier: "normal", actions: [open], intentIdentifiers: []),
                    UNNotificationCategory(identifier: "critical", actions: [open], intentIdentifiers: []),
                ])
                UNUserNotificationCenter.current().delegate = self
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                \(handler)
                done()
            }
            func handle(_ response: UNNotificationResponse) {
                if response.actionIdentifier == "open" { install() }
            }
        }
        \(others)
        """
    }

    private static let category = "response.notification.request.content.categoryIdentifier"

    /// An app whose delegate of the center is set in a method that something else calls.
    private static func late(_ caller: String, launch: String = "") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(launch)
                return true
            }
        }
        class PushCenter: NSObject, UNUserNotificationCenterDelegate {
            static let shared = PushCenter()
            func prepare() { register() }
            func register() { UNUserNotificationCenter.current().delegate = self }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open() }
        }
        \(caller)
        """
    }

    /// Code that can't be understood completely, about which the rules say nothing.
    static let unknowns =
        [
            "let registrar: Registering\n init() { if isTest { registrar = Empty() } else { registrar = Real() } }",
            "let registrar: Registering = isTest ? Empty() : Real()",
            "let registrar: Registering\n init(registrar: Registering) { self.registrar = registrar }",
            "let registrar: Registering\n init(_ own: Registering? = nil) { registrar = own ?? Real() }",
            "var registrar: Real!",
        ].map { service in
            Case(
                "a set that an object registers of which it isn't known what it is: \(service.prefix(60))",
                swift: registering(service), ["category-unregistered"])
        }
        + [
            "var waits: [String: Double] = [:]",
            "var waits = [\"day\": 86400]\n func add(_ id: String) { waits[id] = 60 }",
            "var waits = [\"day\": 86400]\n func read() { waits = load() }",
        ].map { table in
            Case(
                "a look into a dictionary that other code fills: \(table.suffix(20))", swift: lookup(table),
                ["action-unhandled"])
        }
        + [
            "switch \(category) { case \"normal\", \"critical\": handle(response)\n default: break }",
            "handle(response)\n if \(category) == \"normal\" { showList() }",
            "switch \(category) { case \"normal\": showList()\n default: handle(response) }",
            "if \(category) != \"normal\" { handle(response) }",
            "if \(category) == \"normal\" || isRunning { handle(response) }",
        ].map { handler in
            Case(
                "a handler that may reach all categories: \(handler)", swift: categories(handler), ["action-unhandled"])
        }

    /// What is known, beside it.
    static let reached =
        [
            Case(
                "a set that the only object registers, which is known",
                swift: registering("let registrar: Registering = Real()"), ["category-unregistered"],
                ["warning category-unregistered: \"far\""]),
            Case(
                "a set that an object registers which only the launch knows",
                swift: registering(
                    "let registrar: Registering\n init() { registrar = Real() }",
                    """
                    class AppDelegate: NSObject, UIApplicationDelegate {
                        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                            Service().prepare()
                            return true
                        }
                    }
                    """), ["category-unregistered"], ["warning category-unregistered: \"far\""]),
            Case(
                "a look into a dictionary that nothing changes",
                swift: lookup("let waits = [\"day\": 86400]"), ["action-unhandled"],
                ["error action-unhandled: \"never\""]),
            Case(
                "a category that 'switch' leaves out",
                swift: categories("switch \(category) { case \"normal\": handle(response)\n default: break }"),
                ["action-unhandled"], ["warning action-unhandled: \"critical\""]),
            Case(
                "a category that 'guard' leaves out",
                swift: categories("guard \(category) == \"normal\" else { return done() }\n handle(response)"),
                ["action-unhandled"], ["warning action-unhandled: \"critical\""]),
            Case(
                "a category that a chain of 'if' leaves out",
                swift: categories(
                    """
                    let category = \(category)
                    if category == "normal" { handle(response) } else if category == "old" { handle(response) }
                    """), ["action-unhandled"], ["warning action-unhandled: \"critical\""]),
            Case(
                "a category that an enum names, and its case leaves out",
                swift: categories(
                    """
                    guard let kind = Kind(rawValue: \(category)) else { return done() }
                    switch kind {
                    case .normal: handle(response)
                    case .critical: break
                    }
                    """, "enum Kind: String { case normal, critical }"), ["action-unhandled"],
                ["warning action-unhandled: \"critical\""]),
            Case(
                "a level without its entitlement, in an app without remote notifications",
                [
                    "App/App.swift":
                        "func near() { let content = UNMutableNotificationContent(); content.interruptionLevel = .timeSensitive }",
                    "App/App.entitlements":
                        "<plist><dict><key>com.apple.security.app-sandbox</key><true/></dict></plist>",
                ], ["requirement-missing"], ["warning requirement-missing: .timeSensitive"]),
            Case(
                "a level in code whose entitlements aren't in the repository",
                swift:
                    "func near() { let content = UNMutableNotificationContent(); content.interruptionLevel = .timeSensitive }",
                ["requirement-missing"]),
            Case(
                "a delegate that only a view controller sets, after the login and in two steps",
                swift: late(
                    """
                    class Root: UIViewController {
                        override func viewDidAppear(_ animated: Bool) { login { self.showList() } }
                        func showList() { PushCenter.shared.prepare() }
                    }
                    """), ["delegate-missing"], ["warning delegate-missing: self"]),
            Case(
                "a delegate that the launch sets, also through a view controller or another object",
                swift: late(
                    """
                    class Root: UIViewController {
                        override func viewDidAppear(_ animated: Bool) { showList() }
                        func showList() { PushCenter.shared.prepare() }
                    }
                    """, launch: "Root().showList()"), ["delegate-missing"]),
            Case(
                "a delegate that code sets of which it isn't known who calls it",
                swift: late("class Coordinator { let start = { PushCenter.shared.prepare() } }"), ["delegate-missing"]),
            Case(
                "the method of iOS 8 looks at the action, and that of iOS 10 doesn't",
                swift: legacyHandler(
                    "func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { handle(\"took\") }"
                ), ["action-unhandled"], ["warning action-unhandled: \"took\""]),
            Case(
                "only the method of iOS 8 gets responses",
                swift: legacyHandler(""), ["action-unhandled"]),
            Case(
                "API of iOS 8 for systems that have no other",
                ["App/App.swift": fallback, "project.yml": "options:\n  deploymentTarget:\n    iOS: \"9.0\"\n"],
                ["legacy-notification-api"]),
            Case(
                "API of iOS 8 for systems that the app doesn't support: one finding for all places",
                ["App/App.swift": fallback, "project.yml": "options:\n  deploymentTarget:\n    iOS: \"12.0\"\n"],
                ["legacy-notification-api"], ["warning legacy-notification-api: UIUserNotificationSettings"]),
        ]

    private static func lookup(_ table: String) -> String {
        """
        class Center: NSObject, UNUserNotificationCenterDelegate {
            \(table)
            func register() {
                let day = UNNotificationAction(identifier: "day", title: "Tomorrow", options: [])
                let never = UNNotificationAction(identifier: "never", title: "Stop Reminders", options: [])
                let later = UNNotificationCategory(identifier: "later", actions: [day, never], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([later])
                UNUserNotificationCenter.current().delegate = self
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                guard let wait = waits[response.actionIdentifier] else { return }
                remind(after: wait)
            }
        }
        """
    }

    private static func legacyHandler(_ method: String) -> String {
        """
        class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func start() {
                let took = UNNotificationAction(identifier: "took", title: "Mark as Taken", options: [])
                let later = UNNotificationAction(identifier: "later", title: "Remind Me Later", options: [])
                UNUserNotificationCenter.current().setNotificationCategories([
                    UNNotificationCategory(identifier: "pill", actions: [took, later], intentIdentifiers: [])
                ])
            }
            \(method)
            func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, completionHandler: @escaping () -> Void) {
                handle(identifier)
                completionHandler()
            }
            private func handle(_ identifier: String?) {
                if identifier == "took" { note() } else if identifier == "later" { wait() }
            }
        }
        """
    }

    private static let fallback = """
        class Asker {
            func ask() {
                if #available(iOS 10.0, *) {
                    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                } else {
                    register(UIUserNotificationSettings(types: [.alert], categories: nil))
                    askAsBefore()
                }
            }
            func askInOrder() {
                if #available(iOS 10.0, *) {
                    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                    return
                }
                register(UIUserNotificationSettings(types: [.sound], categories: nil))
            }
            private func askAsBefore() { register(UIUserNotificationSettings(types: [.badge], categories: nil)) }
        }
        """
}
